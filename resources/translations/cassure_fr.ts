<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="fr_FR">
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>{shown} sur %n personnage(s)</source>
        <translation>
            <numerusform>{shown} sur %n personnage</numerusform>
            <numerusform>{shown} sur %n personnages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personnage(s)</source>
        <translation>
            <numerusform>%n personnage</numerusform>
            <numerusform>%n personnages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message numerus="yes">
        <source>%n remarque(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
</context>
</TS>
