"""The rule systems that tests share: they are pure, and reading their tables anew takes long."""

from pathlib import Path

from desktop import paths
from desktop.rules.registry import MODULES, Registry

#: What the program offers.
SHIPPED = Registry(paths.tables_root())
#: The toy system beside it.
WITH_TOY = Registry(paths.tables_root(), modules={**MODULES, "toy": "tests.toy.system"})
#: The toy system alone, which needs no tables.
TOY = Registry(Path(), modules={"toy": "tests.toy.system"})
#: One system alone, where nobody is asked which.
NIGHTPROWLER = Registry(
    paths.tables_root(), modules={"nightprowler": "desktop.rules.nightprowler.build"}
)
#: The other one alone.
WARHAMMER = Registry(paths.tables_root(), modules={"warhammer": "desktop.rules.warhammer.build"})
#: PV négatifs alone.
PV_NEGATIFS = Registry(
    paths.tables_root(), modules={"pv_negatifs": "desktop.rules.pv_negatifs.build"}
)
#: HARP | TdM alone.
HARP = Registry(paths.tables_root(), modules={"harp": "desktop.rules.harp.build"})
