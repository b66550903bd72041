<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="fr_FR">
<context>
    <name>Banner</name>
    <message>
        <source>Copier les détails</source>
        <extracomment>Where in the strip the actions begin: after the sign and the text. An action&apos;s button was pressed, by its place from 0; the banner stays until it is hidden. The person closed the banner.</extracomment>
        <translation>Copy the details</translation>
    </message>
    <message>
        <source>Fermer ce message</source>
        <translation>Close this message</translation>
    </message>
    <message>
        <source>{severity} : {text}</source>
        <translation>{severity}: {text}</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Avertissement</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>Erreur</source>
        <translation>Error</translation>
    </message>
</context>
<context>
    <name>BoxLine</name>
    <message>
        <source>{label} : {ticked} sur {usable}</source>
        <extracomment>What the keys 1 to 9 of a French keyboard type without Shift. Line and box, from 0. Line, and -1 for up or 1 for down. A digit from 1 to 9. Line.</extracomment>
        <translation>{label}: {ticked} of {usable}</translation>
    </message>
    <message>
        <source>{line}, malus {penalty} en cours</source>
        <translation>{line}, penalty {penalty} in force</translation>
    </message>
    <message>
        <source>{line}, malus {penalty}</source>
        <translation>{line}, penalty {penalty}</translation>
    </message>
    <message>
        <source>case inutilisable</source>
        <translation>unusable box</translation>
    </message>
    <message>
        <source>cochée</source>
        <translation>ticked</translation>
    </message>
    <message>
        <source>libre</source>
        <translation>free</translation>
    </message>
    <message>
        <source>case {number} sur {count} : {state}</source>
        <translation>box {number} of {count}: {state}</translation>
    </message>
</context>
<context>
    <name>BreakdownPanel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Erreur inattendue</source>
        <translation>Unexpected error</translation>
    </message>
    <message>
        <source>Cassure a rencontré une erreur inattendue. Ce qui était enregistré l’est toujours, et le programme continue. Les détails aideront à corriger la faute.</source>
        <translation>Cassure met an unexpected error. What was saved still is, and the program goes on. The details will help to mend the fault.</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Copier les détails</source>
        <translation>Copy the details</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>DieField</name>
    <message>
        <source>{name}, dé à {sides} faces</source>
        <extracomment>A face from 1 to `sides` was typed and confirmed by Enter or by leaving the field. The program is asked to roll; the owner rolls and calls `set_value`. What was typed is no face of this die; the message says why.</extracomment>
        <translation>{name}, {sides}-sided die</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>d{sides}</translation>
    </message>
    <message>
        <source>Laisser le programme lancer ce dé</source>
        <translation>Let the program roll this die</translation>
    </message>
    <message>
        <source>Lancer : {name}</source>
        <translation>Roll: {name}</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un nombre : de 1 à {sides}.</source>
        <translation>“{text}” is not a number: from 1 to {sides}.</translation>
    </message>
    <message>
        <source>Un dé à {sides} faces donne de 1 à {sides}, pas {text}.</source>
        <translation>A {sides}-sided die gives 1 to {sides}, not {text}.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{value} est hors limites : de {minimum} à {maximum}.</source>
        <extracomment>A new value was committed. Something typed began, or ceased, to wait for being committed. What was typed cannot be committed; the message says why.</extracomment>
        <translation>{value} is out of range: from {minimum} to {maximum}.</translation>
    </message>
    <message>
        <source>Un nombre entier est attendu.</source>
        <translation>A whole number is expected.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un nombre entier.</source>
        <translation>“{text}” is not a whole number.</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>{name} : {value} sur {maximum}</source>
        <extracomment>How many points should be left: a full pip asks for one less, an empty one for itself.</extracomment>
        <translation>{name}: {value} of {maximum}</translation>
    </message>
</context>
</TS>
