<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Cassure {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation type="unfinished">Close</translation>
    </message>
    <message>
        <source>Police {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>À propos de Cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fiches de personnage et table de jeu, hors ligne. Licence MIT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composants et licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt et PySide6 sont employés sous la licence LGPL&#xa0;: vous pouvez remplacer leurs bibliothèques par les vôtres.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AddPanel</name>
    <message>
        <source>Chercher un personnage</source>
        <extracomment>Character, side. Name, number of copies, side, character whose sheet is copied (&quot;&quot; for an empty sheet).</extracomment>
        <translation>Search for a character</translation>
    </message>
    <message>
        <source>Personnages de la bibliothèque</source>
        <translation>Characters of the library</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Milicien</source>
        <translation>Milicien</translation>
    </message>
    <message>
        <source>Nom des PNJ, précédé de leur nombre</source>
        <translation>Name of the NPCs, after their number</translation>
    </message>
    <message>
        <source>Nombre de PNJ</source>
        <translation>Number of NPCs</translation>
    </message>
    <message>
        <source>Fiche copiée</source>
        <translation>Sheet to copy</translation>
    </message>
    <message>
        <source>Ajouter les PNJ</source>
        <translation>Add NPCs</translation>
    </message>
    <message>
        <source>fiche vierge</source>
        <translation>empty sheet</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>camp {side}</source>
        <translation>side {side}</translation>
    </message>
    <message>
        <source>PNJ</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>d’après</source>
        <translation>based on</translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message>
        <source>Montrer mon choix</source>
        <extracomment>The answer is whole and confirmed; the ask&apos;s id. The card was used with the mouse; the ask&apos;s id. Something that was typed or clicked leads nowhere; why.</extracomment>
        <translation>Show my choice</translation>
    </message>
    <message>
        <source>Il manque encore une réponse.</source>
        <translation>One answer is still missing.</translation>
    </message>
    <message>
        <source>Ce choix n’est pas possible&#xa0;: la raison est indiquée.</source>
        <translation>This choice is not possible: the reason is given below it.</translation>
    </message>
    <message>
        <source>Cette touche ne correspond à aucun choix.</source>
        <translation>This key stands for no choice.</translation>
    </message>
    <message>
        <source>Entrée confirme, Retour arrière revient au champ précédent.</source>
        <translation>Enter confirms, Backspace goes back to the previous field.</translation>
    </message>
</context>
<context>
    <name>AskFieldRow</name>
    <message>
        <source>rempli</source>
        <extracomment>More numbers than these are not worth a button each. Place of the field, value. The field itself was clicked; its place. A key of the field&apos;s own keypad was clicked.</extracomment>
        <translation>filled in</translation>
    </message>
    <message>
        <source>à remplir</source>
        <translation>to fill in</translation>
    </message>
    <message>
        <source>{field}&#xa0;: {state}</source>
        <translation>{field}: {state}</translation>
    </message>
    <message>
        <source>{field}&#xa0;: {offers}</source>
        <translation>{field}: {offers}</translation>
    </message>
    <message>
        <source>{keys}&#xa0;: {reason}</source>
        <translation>{keys}: {reason}</translation>
    </message>
</context>
<context>
    <name>AskPanel</name>
    <message>
        <source>Verrouiller ⏎</source>
        <extracomment>An ask is answered: its id. The values are in `values`. A key or a click leads nowhere; why.</extracomment>
        <translation>Lock ⏎</translation>
    </message>
    <message>
        <source>Valider ⌫</source>
        <translation>Confirm ⌫</translation>
    </message>
    <message>
        <source>Valider ⏎</source>
        <translation>Confirm ⏎</translation>
    </message>
</context>
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
    <name>BranchPage</name>
    <message>
        <source>Branche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le métier. Sans style choisi, la branche apporte le sien.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{style}. Spécialités&#xa0;: {specialties}</source>
        <translation type="unfinished"></translation>
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
    <name>CassurePage</name>
    <message>
        <source>Cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qui a brisé le personnage&#xa0;: un avantage et un inconvénient, ensemble.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Récit de la cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qui s’est passé, en une ligne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{situation}
Avantage&#xa0;: {advantage}
Inconvénient&#xa0;: {drawback}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>Continuer</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Le combat est terminé. Ctrl+Z le rouvre.</source>
        <translation>The fight is over. Ctrl+Z opens it again.</translation>
    </message>
    <message>
        <source>{name}&#xa0;: choix verrouillé.</source>
        <translation>{name}: choice locked.</translation>
    </message>
    <message>
        <source>{name} est hors de combat.</source>
        <translation>{name} is out of the fight.</translation>
    </message>
</context>
<context>
    <name>CharacteristicsPage</name>
    <message>
        <source>Caractéristiques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points à répartir, de {least} à {most} dans chacune (valeurs de Cassure, que le MJ peut changer). Flèches&#xa0;: plus ou moins un.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points à répartir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points en trop (valeur de Cassure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points restants (valeur de Cassure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points restants</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckStrip</name>
    <message>
        <source>Points d’Héroïsme dépensés sur le seuil</source>
        <extracomment>Escape or the cross: the strip is closed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mordant&#xa0;: ignorer les blessures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action physique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par quel moyen vil ou égoïste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jet&#xa0;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caractéristique de la valeur par défaut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qu’il faut ouvrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un jeton de Crasse améliore la qualité du jet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer le jet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer (Échap)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>complet</source>
        <extracomment>An entry is highlighted in the open list (&quot;&quot; when the list closes). A person chose an entry.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} sur {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceLine</name>
    <message>
        <source>{title} {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CombatActions</name>
    <message>
        <source>&amp;Combat</source>
        <translation>&amp;Fight</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Ajouter des participants</source>
        <translation>Add participants</translation>
    </message>
    <message>
        <source>Ouvrir la fiche</source>
        <translation>Open the sheet</translation>
    </message>
    <message>
        <source>Blesser (W)</source>
        <translation>Wound (W)</translation>
    </message>
    <message>
        <source>Bibliothèque</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Fermer la fenêtre</source>
        <translation>Close the window</translation>
    </message>
    <message>
        <source>É&amp;dition</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Filtrer le journal</source>
        <translation>Filter the journal</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Exporter en texte…</source>
        <translation>Export as text…</translation>
    </message>
    <message>
        <source>Exporter en Markdown…</source>
        <translation>Export as Markdown…</translation>
    </message>
    <message>
        <source>&amp;Fin</source>
        <translation>E&amp;nd</translation>
    </message>
    <message>
        <source>Retirer du combat</source>
        <translation>Take out of the fight</translation>
    </message>
    <message>
        <source>Terminer le combat</source>
        <translation>End the fight</translation>
    </message>
</context>
<context>
    <name>CombatWindow</name>
    <message>
        <source>tour {round} — {phase}</source>
        <translation>round {round} — {phase}</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>{act} ▸</source>
        <translation>{act} ▸</translation>
    </message>
    <message>
        <source>Ordre</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Annuler la dernière action (Ctrl+Z)</source>
        <translation>Undo the last action (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Rétablir l’action annulée (Ctrl+Y)</source>
        <translation>Redo the undone action (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Passer à la suite (Espace)</source>
        <translation>Go on (Space)</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>Le personnage est mort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mourant&#xa0;: le MJ choisit entre la mort et un sursis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sursis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KO&#xa0;: le personnage est inconscient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plus aucune case d’Endurance&#xa0;: au MJ de dire ce que devient la blessure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rester conscient coûte {price} PH (il en reste {left}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perdre conscience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dépenser {price} PH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{full}&#xa0;: plus de case libre. {line}&#xa0;: une case cochée.</source>
        <translation type="unfinished"></translation>
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
    <name>DicePanel</name>
    <message>
        <source>Dés</source>
        <extracomment>The program is asked to roll these dice (a tuple of `DieSpec`). Go on with the dice as they are. Fighter, and whether the program rolls for it unless somebody types. What was typed is no face; why.</extracomment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>{act} ⏎</source>
        <translation>{act} ⏎</translation>
    </message>
    <message>
        <source>{name} — {roll}</source>
        <translation>{name} — {roll}</translation>
    </message>
</context>
<context>
    <name>DieField</name>
    <message>
        <source>{name}, dé à {sides} faces</source>
        <extracomment>A face from 1 to `sides` was typed and confirmed by Enter or by leaving the field. Enter was pressed on a field that holds a face or nothing. A face that was given is taken back: the field was emptied. The program is asked to roll; the owner rolls and calls `set_value`. What was typed is no face of this die; the message says why.</extracomment>
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
    <name>DieLine</name>
    <message>
        <source>par le programme</source>
        <extracomment>Spec, face. Spec whose field was emptied. Enter in the field, once its text is taken; the spec. Spec.</extracomment>
        <translation>by the program</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: lancé par le programme sauf si l’on tape</source>
        <translation>{roll}: rolled by the program unless typed</translation>
    </message>
    <message>
        <source>Lancé par le programme, sauf si un dé est tapé</source>
        <translation>Rolled by the program, unless a die is typed</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Difficulté</source>
        <extracomment>Another modifier was chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modificateur de difficulté</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EquipmentPage</name>
    <message>
        <source>Bouclier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection portée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mains nues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitalité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter une arme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Famille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allonge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dommages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter une armure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contondant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perdus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prix neuf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réparation %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter un objet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter un contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milieu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter une réputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autre…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle arme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle armure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvel objet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouveau contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle réputation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrée ou un clic achète. Les prix sont en couronnes (valeurs de Cassure) et se paient sur le capital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher dans les listes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À acheter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possédé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payé {paid}, reste {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>payé {paid}, dépassé de {over}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à mains nues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arme · {family} · allonge {allonge}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armure · protection {cut}, contondant {blunt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Échanges</source>
        <extracomment>As many exchanges show all their chains at once.</extracomment>
        <translation>Exchanges</translation>
    </message>
</context>
<context>
    <name>FighterPanel</name>
    <message>
        <source>Fiche</source>
        <extracomment>Pools larger than this are a number, not pips. Track, row from 0, and whether the box is to be ticked. Pool, the value wanted. The sheet of this character is wanted. Fighter, and whether the program rolls for it.</extracomment>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Ouvrir la fiche de ce personnage</source>
        <translation>Open this character’s sheet</translation>
    </message>
    <message>
        <source>Dés par le programme</source>
        <translation>Dice by the program</translation>
    </message>
    <message>
        <source>Le programme lance les dés de ce combattant, sauf si l’on tape un résultat</source>
        <translation>The program rolls this fighter’s dice, unless a result is typed</translation>
    </message>
    <message>
        <source>motif</source>
        <translation>reason</translation>
    </message>
    <message>
        <source>Le motif que le journal garde de chaque correction</source>
        <translation>The reason that the journal keeps of each correction</translation>
    </message>
    <message>
        <source>Motif des corrections</source>
        <translation>Reason of corrections</translation>
    </message>
    <message>
        <source>correction du MJ</source>
        <translation>GM’s correction</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>* principale   ° secondaire</source>
        <extracomment>An edit command. A skill key, or a characteristic&apos;s id, is to be rolled.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{legend}   † corrigé à la main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secondaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>principale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrigée à la main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compétences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Créer un personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas à pas, du style aux affaires qu’il porte sur lui.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir la bande d’exemple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Des personnages tout prêts, pour jouer ou pour regarder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importer un fichier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un personnage reçu en fichier .cassure. On peut aussi le glisser ici.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FreeEntry</name>
    <message>
        <source>Nature de l’entrée libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arme&#xa0;: {family}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom de l’entrée libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entrée libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection de l’armure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prix en couronnes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation type="unfinished">Add</translation>
    </message>
    <message>
        <source>Ajouter l’entrée libre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>{name} a quitté le combat.</source>
        <translation>{name} has left the fight.</translation>
    </message>
    <message>
        <source>Le combat est terminé.</source>
        <translation>The fight is over.</translation>
    </message>
    <message>
        <source>Annuler (Ctrl+Z)</source>
        <translation>Undo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Ce choix n’est pas permis&#xa0;; il n’est pas verrouillé.</source>
        <translation>This choice is not allowed; it is not locked.</translation>
    </message>
    <message>
        <source>Montrer la raison</source>
        <translation>Show the reason</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Nom</source>
        <extracomment>An edit command.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom du personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Couronnes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jetons de Crasse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points d’Héroïsme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Héroïsme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ni style ni spécialité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Héroïsme maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mourant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inconscient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tient debout au prix de l’Héroïsme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hémorragies&#xa0;: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crasse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Inconscient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mourant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hémorragies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases en italique de la Vitalité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases en pointillé de la Vitalité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle séquelle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noter une séquelle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>États</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases que le MJ ouvre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Séquelles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Historique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qui a changé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revenir à cet état</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rien n’est effacé&#xa0;: revenir en arrière est une étape de plus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>état présent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>autre branche</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IdentityPicks</name>
    <message>
        <source>Style</source>
        <extracomment>An edit command.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branche</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spécialité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caractéristique secondaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naissance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peuple ou pays d’origine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture de la mère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milieu social</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cassure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalList</name>
    <message>
        <source>Journal, du plus récent au plus ancien</source>
        <translation>Journal, newest first</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>tour {round}, {text}</source>
        <translation>round {round}, {text}</translation>
    </message>
    <message>
        <source>t.{round}</source>
        <translation>r.{round}</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Filtrer (Ctrl+F)</source>
        <translation>Filter (Ctrl+F)</translation>
    </message>
    <message>
        <source>Filtrer le journal</source>
        <translation>Filter the journal</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>En texte…</source>
        <translation>As text…</translation>
    </message>
    <message>
        <source>En Markdown…</source>
        <translation>As Markdown…</translation>
    </message>
    <message>
        <source>Texte (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>fight</translation>
    </message>
    <message>
        <source>Exporter le journal</source>
        <translation>Export the journal</translation>
    </message>
    <message>
        <source>Tour {round}</source>
        <translation>Round {round}</translation>
    </message>
</context>
<context>
    <name>LibraryForm</name>
    <message>
        <source>Campagne, rencontres et créations en cours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher un personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personnages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fichier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Édition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personnages retirés</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Aide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouveau personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créer un personnage (Ctrl+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nouvelle rencontre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Préparer une rencontre (Ctrl+Maj+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lire un fichier .cassure (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir la feuille (Entrée)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation type="unfinished">Export…</translation>
    </message>
    <message>
        <source>Écrire le personnage dans un fichier .cassure (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrire la feuille en PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Préférences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
    <message>
        <source>Dupliquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copier le personnage sous un autre nom (Ctrl+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer de la bibliothèque&#xa0;; rien n’est perdu (Suppr)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À propos de Cassure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Bibliothèque</source>
        <extracomment>How many characters that were put away the menu offers.</extracomment>
        <translation type="unfinished">Library</translation>
    </message>
    <message numerus="yes">
        <source>{shown} sur %n personnage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personnage(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Aucun personnage pour l’instant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun personnage ne correspond à «&#xa0;{words}&#xa0;».</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler le retrait de «&#xa0;{name}&#xa0;»</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
    <message>
        <source>Rencontre {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aucun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation type="unfinished">Continue</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Récit de la cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce qui s’est passé…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points de Mémoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Âge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mise à prix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Séjours en prison à tirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter un trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} PM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avantage&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inconvénient&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({pm} PM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identité et origines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À choisir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits de mémoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solde</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Aperçu de la feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nouveau&#xa0;: {label} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>perdu&#xa0;: {label} {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}&#xa0;: {before} devient {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Joueur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom du joueur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession apparente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
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
    <name>OpenSkillLine</name>
    <message>
        <source>Ouvrir une compétence</source>
        <extracomment>The skill of this key is to be opened.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom de la spécialisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laquelle ?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compétence personnelle…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>choisi</source>
        <extracomment>This option is being considered (&quot;&quot; for none). This option was chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible&#xa0;: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Ordre des combattants</source>
        <extracomment>Another fighter is selected; &quot;&quot; when there is none.</extracomment>
        <translation>Order of the fighters</translation>
    </message>
</context>
<context>
    <name>OrderModel</name>
    <message>
        <source>verrouillé</source>
        <extracomment>The role under which the model gives a whole `FighterView`.</extracomment>
        <translation>locked</translation>
    </message>
    <message>
        <source>camp {side}</source>
        <translation>side {side}</translation>
    </message>
    <message>
        <source>initiative {score}</source>
        <translation>initiative {score}</translation>
    </message>
    <message>
        <source>hors de combat</source>
        <translation>out of the fight</translation>
    </message>
    <message>
        <source>malus {penalty}</source>
        <translation>penalty {penalty}</translation>
    </message>
    <message>
        <source>{track}&#xa0;: {ticked} cochées sur {usable}</source>
        <translation>{track}: {ticked} of {usable} ticked</translation>
    </message>
</context>
<context>
    <name>OriginsPage</name>
    <message>
        <source>Origines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race, naissance et milieu social donnent des traits et des compétences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naissance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milieu social</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peuple d’adoption ou pays d’origine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peuple de la mère</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imposée par la race&#xa0;: {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outbox</name>
    <message>
        <source>Écrire la feuille en PDF</source>
        <extracomment>Far above any portrait, far below what would stop the window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter le personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personnage Cassure (*.cassure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choisir un portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;» ne peut pas être lu. Le portrait n’a pas changé.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;» n’est pas une image lisible. Le portrait n’a pas changé&#xa0;: choisissez un fichier PNG, JPEG, WebP ou GIF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation type="unfinished"></translation>
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
<context>
    <name>Portrait</name>
    <message>
        <source>Portrait. Entrée&#xa0;: le changer, Suppr&#xa0;: le retirer</source>
        <extracomment>A file was dropped on it. Delete was pressed: the portrait should go.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pas de portrait. Entrée&#xa0;: choisir une image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cliquez ou déposez une image ici.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L’image enregistrée est illisible. Cliquez pour en choisir une autre.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Comme le système</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sombre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation type="unfinished">Close</translation>
    </message>
</context>
<context>
    <name>PreferencesForm</name>
    <message>
        <source>Préférences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apparence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Langue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La langue change au prochain démarrage de Cassure.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Rien à redire&#xa0;: tout est en règle.</source>
        <extracomment>A person wants to mend a problem of this step.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>{word}&#xa0;: {text}</source>
        <extracomment>The row needs more or less room.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Y aller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rétablir la règle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passer outre…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règle levée par le MJ ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À compléter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contre les règles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À vérifier</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Remarques sur les règles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ Contraire aux règles&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Conseil&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Admis par le MJ&#xa0;: {text} ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Cassure ne peut pas s’ouvrir</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Relations</name>
    <message>
        <source>Contact…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputation positive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputation négative…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter un contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter une Réputation positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter une Réputation négative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation type="unfinished">Add</translation>
    </message>
    <message>
        <source>Contact à nommer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputation à préciser</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection de l’armure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucun trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À mains nues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucune cassure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avantage&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inconvénient&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allonge {reach}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brisée</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Removals</name>
    <message>
        <source>Sans nom</source>
        <extracomment>There is, or is no longer, something to take back; its name or &quot;&quot;. A character is in the library again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;» a été retiré.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
</context>
<context>
    <name>RemoveButton</name>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <extracomment>Another value was picked. The value that was chosen. The id of the entry.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Qualité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>qualité {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&#xa0;: {consequence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dé {die} contre seuil {threshold}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réussite ({name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réussite critique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Échec critique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réussite automatique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Échec automatique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réussite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Échec</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rollable</name>
    <message>
        <source>Valeur&#xa0;: {name}</source>
        <extracomment>What a person may write over a value, far beyond anything the rules give. The number of this key is to be rolled. Another value was written: key and value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancer le dé…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changer la valeur (F2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expliquer (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterModel</name>
    <message>
        <source>La bande</source>
        <extracomment>The role that gives a row&apos;s `Entry`.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNJ</source>
        <translation type="unfinished">NPCs</translation>
    </message>
    <message>
        <source>au combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pool} {value} sur {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{track}&#xa0;: {ticked} sur {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>malus {penalty}</source>
        <translation type="unfinished">penalty {penalty}</translation>
    </message>
    <message>
        <source>blessures de Vitalité</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blessures d’Endurance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetNightProwler</name>
    <message>
        <source>Pages de la feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation type="unfinished">Redo</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrire la feuille en PDF (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation type="unfinished">Export…</translation>
    </message>
    <message>
        <source>Écrire le personnage dans un fichier .cassure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Sans nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} — Night Prowler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autres actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mémoire et traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Santé</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Historique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation type="unfinished">Redo</translation>
    </message>
    <message>
        <source>Annuler&#xa0;: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rétablir&#xa0;: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ce personnage est dans la rencontre «&#xa0;{name}&#xa0;»&#xa0;: ses blessures et ses points y changent aussi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir la rencontre</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n remarque(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remarques sur les règles&#xa0;: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Campagnes</source>
        <extracomment>The campaign of this id was given this name. The context menu of the current draft is wanted at this place of the screen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ma campagne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2 pour changer le nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rencontres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aucune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Créations en cours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, création en cours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● {name} (t. {round})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en cours, tour {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>○ {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en préparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminée</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>par défaut</source>
        <extracomment>The sign of a number that somebody corrected by hand. Between a value and its level, with room for the sign of a correction. The skill of this key is to be opened, or closed again.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spoken}, corrigée à la main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer la compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir la compétence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillTable</name>
    <message>
        <source>Compétences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>État</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkillsPage</name>
    <message>
        <source>Compétences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points&#xa0;: {opening} pour ouvrir, {raising} par point d’augmentation (valeurs de Cassure). Entrée ouvre ou ferme, + et − augmentent ou diminuent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher une compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points de compétence restants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points restants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points en trop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points de compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diminuer la compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valeur voulue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augmenter la compétence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compétence à spécialisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compétence maison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spécialisation ou nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir cette spécialisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par défaut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ouverte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trousse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valeur voulue&#xa0;: {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation type="unfinished">Close</translation>
    </message>
    <message>
        <source>Fermer&#xa0;: {skill}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvrir&#xa0;: {skill}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecialtyPage</name>
    <message>
        <source>Spécialité criminelle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elle fixe la caractéristique secondaire et donne la Trousse professionnelle (valeurs de Cassure).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caractéristique secondaire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— à choisir —</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>au choix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secondaire&#xa0;: {secondary}. {skills}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(au choix)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>fait</source>
        <extracomment>A step was opened, by its place from 0.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à vérifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>à compléter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contre les règles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StylePage</name>
    <message>
        <source>Style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La manière d’être malfrat&#xa0;: elle fixe la caractéristique principale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Principale&#xa0;: {main}. Branches&#xa0;: {branches}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Récapitulatif</source>
        <extracomment>A person wants to mend a problem of this step. A person ends creation.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Un nom, un dernier regard, et la feuille s’ouvre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom du personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom du joueur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>À revoir</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terminer et ouvrir la feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Règles enfreintes ou étapes manquantes&#xa0;: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aucune règle enfreinte&#xa0;: le personnage peut vivre.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>Vitalité</source>
        <extracomment>A box of this track and line, from 0, is to be ticked, or cleared.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malus de blessure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Malus en cours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraitLine</name>
    <message>
        <source>Précision de {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cause, personne, école…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraitsPage</name>
    <message>
        <source>Traits de mémoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Les fardeaux donnent des points de Mémoire (+), les faveurs en coûtent (−). Le solde ne descend pas sous zéro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rechercher un trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solde de points de Mémoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solde</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traits pris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points de Mémoire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{balance} PM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Le solde tomberait à {balance} PM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} PM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Importer un personnage</source>
        <extracomment>Characters were taken in, all from one act.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fichiers Cassure (*.cassure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporter le personnage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrire la feuille en PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WizardWindow</name>
    <message>
        <source>Étapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation type="unfinished">Cancel</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation type="unfinished">Redo</translation>
    </message>
    <message>
        <source>Étape suivante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Étape précédente</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Création — {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>personnage sans nom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annuler&#xa0;: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rétablir&#xa0;: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rien</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Création</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprenez-moi&#xa0;: cette étape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprenez-moi&#xa0;: tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Précédent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Étape précédente (Alt+←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation type="unfinished">Next</translation>
    </message>
    <message>
        <source>Étape suivante (Alt+→)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WoundStrip</name>
    <message>
        <source>La touche d’une ligne coche une case&#xa0;; Échap ferme.</source>
        <extracomment>Fighter, track, row from 0. The strip was closed.</extracomment>
        <translation>The key of a line ticks a box; Escape closes.</translation>
    </message>
    <message>
        <source>Blessure de {name}</source>
        <translation>Wound of {name}</translation>
    </message>
</context>
<context>
    <name>_Contact</name>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Owned</name>
    <message>
        <source>Rien encore.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_OwnedRow</name>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Page</name>
    <message>
        <source>Sans nom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_People</name>
    <message>
        <source>— à choisir —</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Pick</name>
    <message>
        <source>{title}, choix {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}&#xa0;: spécialisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nommer la spécialisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— à choisir —</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Prison</name>
    <message>
        <source>Jet de séjour en prison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Séjours en prison&#xa0;: {done} sur {due} (table de Cassure)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Reason</name>
    <message>
        <source>Raison du MJ, notée sur la feuille</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raison du MJ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever la règle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Reputation</name>
    <message>
        <source>Réputation positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Réputation négative</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Stay</name>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer le séjour&#xa0;: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_TakenRow</name>
    <message>
        <source>{amount} PM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trait}&#xa0;: {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>précision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prendre encore&#xa0;: {trait}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {trait}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Value</name>
    <message>
        <source>Laquelle&#xa0;?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
