"""What the sheet shows of skills and traits, read from what the rules derived."""

from desktop.rules.nightprowler.character.derived import SkillView, TraitView
from desktop.ui.explain import explained
from desktop.ui.sheets.nightprowler.skills import SkillLine
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.figures import signed_text


def skill_lines(subject: Subject) -> tuple[SkillLine, ...]:
    """Every skill in reading order."""
    return tuple(_skill_line(subject, view) for view in subject.derived.skills)


def _skill_line(subject: Subject, view: SkillView) -> SkillLine:
    grouped = bool(view.specialisation) and view.skill in subject.tables.skills
    return SkillLine(
        key=view.key,
        name=view.specialisation if grouped else view.name,
        spoken=view.name,
        group=subject.tables.skill(view.skill).name if grouped else "",
        value=view.value.total,
        opened=view.opened,
        level=subject.texts.render(view.level),
        corrected=f"skill:{view.key}" in subject.character.adjustments,
        view=explained(subject.texts, view.name, view.value),
    )


def trait_title(view: TraitView) -> str:
    """A trait as listed: its name, and its signed price where it was bought."""
    return f"{view.name} {signed_text(view.pm)} PM" if view.pick else view.name
