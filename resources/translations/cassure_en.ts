<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="fr_FR">
<context>
    <name>Abilities</name>
    <message>
        <source>À présent</source>
        <extracomment>An edit command. The ability of this id is to be rolled.</extracomment>
        <translation>Now</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Centièmes</source>
        <translation>Hundredths</translation>
    </message>
    <message>
        <source>Aide aux sauvegardes</source>
        <translation>Help to saves</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>{name}, score</source>
        <translation>{name}, score</translation>
    </message>
    <message>
        <source>0&#xa0;: pas encore saisi.</source>
        <translation>0: not entered yet.</translation>
    </message>
    <message>
        <source>{name}, centièmes</source>
        <translation>{name}, hundredths</translation>
    </message>
    <message>
        <source>{name}, aide aux sauvegardes</source>
        <translation>{name}, help to saves</translation>
    </message>
</context>
<context>
    <name>AbilitiesPage</name>
    <message>
        <source>Caractéristiques</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>3d6 pour chacune, tapés ou lancés&#xa0;; ou la valeur elle-même, si la race ou le MJ en décide autrement. 0 efface.</source>
        <translation>3d6 for each, typed or rolled; or the value itself, where the race or the GM decides otherwise. 0 clears.</translation>
    </message>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>3d6</source>
        <translation>3d6</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Centièmes</source>
        <translation>Hundredths</translation>
    </message>
    <message>
        <source>System Shock</source>
        <translation>System Shock</translation>
    </message>
    <message>
        <source>System Shock, en pour cent</source>
        <translation>System Shock, in percent</translation>
    </message>
    <message>
        <source>Ce qui en découle</source>
        <translation>What follows</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>Cassure {version}</source>
        <translation>Cassure {version}</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Police {name}</source>
        <translation>{name} font</translation>
    </message>
    <message>
        <source>Composant</source>
        <translation>Component</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>À propos de Cassure</source>
        <translation>About Cassure</translation>
    </message>
    <message>
        <source>Fiches de personnage et table de jeu, hors ligne. Licence MIT.</source>
        <translation>Character sheets and a game table, offline. MIT licence.</translation>
    </message>
    <message>
        <source>Composants et licences</source>
        <translation>Components and licences</translation>
    </message>
    <message>
        <source>Qt et PySide6 sont employés sous la licence LGPL&#xa0;: vous pouvez remplacer leurs bibliothèques par les vôtres.</source>
        <translation>Qt and PySide6 are used under the LGPL licence: you may replace their libraries with your own.</translation>
    </message>
</context>
<context>
    <name>AbsentStrip</name>
    <message>
        <source>{reason} Personne n’en viendra au combat.</source>
        <extracomment>Somebody is back, or out of the encounter.</extracomment>
        <translation>{reason} Nobody of it will come to the fight.</translation>
    </message>
    <message>
        <source>Remettre dans la bibliothèque</source>
        <translation>Put back into the library</translation>
    </message>
    <message>
        <source>Retirer de la rencontre</source>
        <translation>Take out of the encounter</translation>
    </message>
</context>
<context>
    <name>Activities</name>
    <message>
        <source>Nouvelle poursuite</source>
        <translation>New chase</translation>
    </message>
    <message>
        <source>Nouveau contrat</source>
        <translation>New contract</translation>
    </message>
    <message>
        <source>Rencontre {number}</source>
        <translation>Encounter {number}</translation>
    </message>
    <message>
        <source>Poursuite {number}</source>
        <translation>Chase {number}</translation>
    </message>
    <message>
        <source>Contrat {number}</source>
        <translation>Contract {number}</translation>
    </message>
</context>
<context>
    <name>ActsButton</name>
    <message>
        <source>Actes ▾</source>
        <extracomment>The id of the act&apos;s ask.</extracomment>
        <translation>Acts ▾</translation>
    </message>
    <message>
        <source>Ce que ce combattant peut faire d’autre, et vos corrections (A)</source>
        <translation>What else this fighter can do, and your corrections (A)</translation>
    </message>
    <message>
        <source>Autres actes</source>
        <translation>Other acts</translation>
    </message>
</context>
<context>
    <name>AddPanel</name>
    <message>
        <source>Chercher un personnage</source>
        <extracomment>Character, side. Who (a tuple of `Copies`), side.</extracomment>
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
        <source>Ajouter les PNJ</source>
        <translation>Add NPCs</translation>
    </message>
    <message>
        <source>PNJ&#xa0;: nombres et noms</source>
        <translation>NPCs: numbers and names</translation>
    </message>
    <message>
        <source>{letter} {side}</source>
        <translation>{letter} {side}</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>PNJ</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>fiche</source>
        <translation>sheet</translation>
    </message>
</context>
<context>
    <name>AdjustPanel</name>
    <message>
        <source>Modifier un maillon</source>
        <extracomment>The changes are others than before. The form is put away; the keyboard may go on elsewhere.</extracomment>
        <translation>Change a link</translation>
    </message>
    <message>
        <source>Maillon</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Points à ajouter ou à ôter</source>
        <translation>Points to add or take off</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>motif</source>
        <translation>reason</translation>
    </message>
    <message>
        <source>Modifier ⏎</source>
        <translation>Change ⏎</translation>
    </message>
    <message>
        <source>{name} — {link}</source>
        <translation>{name} — {link}</translation>
    </message>
    <message>
        <source>{name} — {link} (contre {foe})</source>
        <translation>{name} — {link} (against {foe})</translation>
    </message>
</context>
<context>
    <name>AfterRoll</name>
    <message>
        <source>Points d’Héroïsme dépensés après le jet</source>
        <extracomment>The roll has become another: its `CheckResult`.</extracomment>
        <translation>Points d’Héroïsme spent after the roll</translation>
    </message>
    <message>
        <source>Relever le seuil</source>
        <translation>Raise the threshold</translation>
    </message>
    <message>
        <source>PH après le jet</source>
        <translation>PH after the roll</translation>
    </message>
</context>
<context>
    <name>AilmentCard</name>
    <message>
        <source>Malus</source>
        <extracomment>An edit command. A command that asks for dice, and what it is called.</extracomment>
        <translation>Malus</translation>
    </message>
    <message>
        <source>Niveau atteint</source>
        <translation>Level reached</translation>
    </message>
    <message>
        <source>substance présente</source>
        <translation>substance there</translation>
    </message>
    <message>
        <source>couché au chaud</source>
        <translation>lying warm</translation>
    </message>
    <message>
        <source>dans le coma</source>
        <translation>in a coma</translation>
    </message>
    <message>
        <source>ôté au bonus plutôt qu’au score</source>
        <translation>off the bonus rather than the score</translation>
    </message>
    <message>
        <source>Substance</source>
        <translation>Substance</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Une heure passe…</source>
        <translation>An hour passes…</translation>
    </message>
    <message>
        <source>Un jour passe…</source>
        <translation>A day passes…</translation>
    </message>
    <message>
        <source>jours</source>
        <translation>days</translation>
    </message>
    <message>
        <source>fièvre (heures)</source>
        <translation>fever (hours)</translation>
    </message>
    <message>
        <source>surdité (heures)</source>
        <translation>deafness (hours)</translation>
    </message>
    <message>
        <source>coma dans (jours)</source>
        <translation>coma in (days)</translation>
    </message>
    <message>
        <source>coma encore (jours)</source>
        <translation>coma for (days)</translation>
    </message>
    <message>
        <source>mort dans (rounds)</source>
        <translation>dead in (rounds)</translation>
    </message>
    <message>
        <source>NC de survie</source>
        <translation>NC of survival</translation>
    </message>
    <message>
        <source>membres immobilisés</source>
        <translation>limbs immobilised</translation>
    </message>
    <message>
        <source>dents perdues</source>
        <translation>teeth lost</translation>
    </message>
    <message>
        <source>orteils, gauche</source>
        <translation>toes, left</translation>
    </message>
    <message>
        <source>orteils, droite</source>
        <translation>toes, right</translation>
    </message>
    <message>
        <source>doigts, gauche</source>
        <translation>fingers, left</translation>
    </message>
    <message>
        <source>doigts, droite</source>
        <translation>fingers, right</translation>
    </message>
    <message>
        <source>{name}&#xa0;: une heure</source>
        <translation>{name}: an hour</translation>
    </message>
    <message>
        <source>{name}&#xa0;: un jour</source>
        <translation>{name}: a day</translation>
    </message>
</context>
<context>
    <name>AilmentsSection</name>
    <message>
        <source>Maladies et poisons</source>
        <extracomment>An edit command.</extracomment>
        <translation>Diseases and poisons</translation>
    </message>
    <message>
        <source>Maladie ou poison</source>
        <translation>Disease or poison</translation>
    </message>
    <message>
        <source>Autre mal…</source>
        <translation>Another ailment…</translation>
    </message>
    <message>
        <source>Nom du mal</source>
        <translation>Name of the ailment</translation>
    </message>
    <message>
        <source>Nombre Cible du sort</source>
        <translation>Nombre Cible of the spell</translation>
    </message>
    <message>
        <source>0&#xa0;: celui de la cascade.</source>
        <translation>0: that of the cascade.</translation>
    </message>
    <message>
        <source>Jet de Résistance…</source>
        <translation>Jet de Résistance…</translation>
    </message>
    <message>
        <source>Noter sans jet</source>
        <translation>Note without a roll</translation>
    </message>
    <message>
        <source>NC</source>
        <translation>NC</translation>
    </message>
</context>
<context>
    <name>AlternativesControl</name>
    <message>
        <source>{words} (Cassure)</source>
        <translation>{words} (Cassure)</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>AmputationPanel</name>
    <message>
        <source>Seuil de Soins du chirurgien</source>
        <translation>Soins target of the surgeon</translation>
    </message>
    <message>
        <source>Test de Soins</source>
        <translation>Test of Soins</translation>
    </message>
    <message>
        <source>Seuil d’E</source>
        <translation>Target of E</translation>
    </message>
    <message>
        <source>Test d’E</source>
        <translation>Test of E</translation>
    </message>
    <message>
        <source>Le membre est perdu&#xa0;; le test d’E dit si la gangrène l’est aussi.</source>
        <translation>The limb is lost; the test of E says whether the gangrene is, too.</translation>
    </message>
    <message>
        <source>Soins du chirurgien, seuil</source>
        <translation>Soins of the surgeon, target</translation>
    </message>
    <message>
        <source>dé, s’il y en a un</source>
        <translation>die, if there is one</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Amputation&#xa0;: {wound}</source>
        <translation>Amputation: {wound}</translation>
    </message>
</context>
<context>
    <name>Area</name>
    <message>
        <source>Ici, rien ne peut frapper plusieurs personnes à la fois.</source>
        <translation>Nothing here can strike several people at once.</translation>
    </message>
    <message>
        <source>Personne n’est encore choisi.</source>
        <translation>Nobody is chosen yet.</translation>
    </message>
    <message>
        <source>Des dés en décideront&#xa0;; Entrée les demande.</source>
        <translation>Dice will decide; Enter asks for them.</translation>
    </message>
    <message>
        <source>{line} {was} → {now}</source>
        <translation>{line} {was} → {now}</translation>
    </message>
    <message>
        <source>hors de combat</source>
        <translation>out of the fight</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message>
        <source>Dégâts de zone</source>
        <extracomment>Something that is asked for was changed. Enter. The panel was closed.</extracomment>
        <translation>Area damage</translation>
    </message>
    <message>
        <source>Frapper ⏎</source>
        <translation>Strike ⏎</translation>
    </message>
    <message>
        <source>Espace ou clic frappe, avec Maj moitié&#xa0;; Entrée applique à tous.</source>
        <translation>Space or a click strikes, with Shift by half; Enter applies it to all.</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>Camp {side}</source>
        <translation>Side {side}</translation>
    </message>
</context>
<context>
    <name>ArmGame</name>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>complète</source>
        <translation>full</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>simple</translation>
    </message>
    <message>
        <source>Jouer le round</source>
        <translation>Play the round</translation>
    </message>
    <message>
        <source>Les deux échouent&#xa0;: relancez.</source>
        <translation>Both fail: roll again.</translation>
    </message>
    <message>
        <source>avance du round d’avant</source>
        <translation>surplus of the round before</translation>
    </message>
    <message>
        <source>tricherie</source>
        <translation>cheat</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {score} sur {goal}</source>
        <translation>{name}: {score} of {goal}</translation>
    </message>
</context>
<context>
    <name>ArmourSection</name>
    <message>
        <source>Tête</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Bras</source>
        <translation>Arms</translation>
    </message>
    <message>
        <source>Corps</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Jambes</source>
        <translation>Legs</translation>
    </message>
    <message>
        <source>Agilité</source>
        <translation>Agilité</translation>
    </message>
    <message>
        <source>CC</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>CT</source>
        <translation>CT</translation>
    </message>
    <message>
        <source>Ouïe</source>
        <translation>Hearing</translation>
    </message>
    <message>
        <source>aucun malus</source>
        <translation>no penalty</translation>
    </message>
    <message>
        <source>Malus de l’armure&#xa0;:</source>
        <translation>Penalties of the armour:</translation>
    </message>
    <message>
        <source>Armure par zone</source>
        <translation>Armour by zone</translation>
    </message>
    <message numerus="yes">
        <source>Se porte %n heure(s) par jour au plus.</source>
        <translation>
            <numerusform>Worn %n hour a day at most.</numerusform>
            <numerusform>Worn %n hours a day at most.</numerusform>
        </translation>
    </message>
    <message>
        <source>Classe d’armure</source>
        <extracomment>An edit command.</extracomment>
        <translation>Armour class</translation>
    </message>
    <message>
        <source>Armure portée</source>
        <translation>Armour worn</translation>
    </message>
    <message>
        <source>Dextérité</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>Bouclier</source>
        <translation>Shield</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>CA</source>
        <translation>AC</translation>
    </message>
    <message>
        <source>contre les tirs</source>
        <translation>against missiles</translation>
    </message>
    <message>
        <source>de dos</source>
        <translation>from behind</translation>
    </message>
</context>
<context>
    <name>ArrivalDialog</name>
    <message>
        <source>Importer une campagne</source>
        <extracomment>It is to be taken in: as a new campaign of that name, or into the open one (&quot;&quot;).</extracomment>
        <translation>Import a campaign</translation>
    </message>
    <message>
        <source>Nouvelle campagne</source>
        <translation>New campaign</translation>
    </message>
    <message>
        <source>Nom de la nouvelle campagne</source>
        <translation>Name of the new campaign</translation>
    </message>
    <message>
        <source>Ajouter à «&#xa0;{campaign}&#xa0;»</source>
        <translation>Add to “{campaign}”</translation>
    </message>
    <message>
        <source>Les réglages du fichier remplaceront ceux de cette campagne&#xa0;; Annuler, dans la fenêtre des réglages, les rendra.</source>
        <translation>The settings of the file will replace those of this campaign; Undo, in the window of settings, brings them back.</translation>
    </message>
    <message>
        <source>Importer (Entrée)</source>
        <translation>Import (Enter)</translation>
    </message>
    <message>
        <source>Ne rien importer</source>
        <translation>Import nothing</translation>
    </message>
    <message>
        <source>Personnages</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>PNJ</source>
        <translation>NPCs</translation>
    </message>
    <message>
        <source>Bandes</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Rencontres</source>
        <translation>Encounters</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>{kind}&#xa0;: {count}</source>
        <translation>{kind}: {count}</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Ce qui arrive</source>
        <translation>What happens</translation>
    </message>
</context>
<context>
    <name>ArtsPage</name>
    <message>
        <source>Spécialisation qui aura un Art à elle</source>
        <extracomment>The Art of a skill key, &quot;&quot; for none of its own.</extracomment>
        <translation>Specialisation that will have an Art of its own</translation>
    </message>
    <message>
        <source>Lui donner un Art à elle</source>
        <translation>Give it an Art of its own</translation>
    </message>
    <message>
        <source>Remettre tous les Arts</source>
        <translation>Reset every Art</translation>
    </message>
    <message>
        <source>Chaque compétence appartient à un Art. Une spécialisation nommée ici passe avant sa compétence.</source>
        <translation>Each skill belongs to one Art. A specialisation named here goes before its skill.</translation>
    </message>
    <message>
        <source>Choisissez une compétence avec sa spécialisation.</source>
        <translation>Choose a skill with its specialisation.</translation>
    </message>
    <message>
        <source>Cette spécialisation a déjà un Art à elle.</source>
        <translation>This specialisation has an Art of its own already.</translation>
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
        <source>Les champs suivants, puis Entrée&#xa0;; Retour arrière revient en arrière.</source>
        <translation>The next fields, then Enter; Backspace goes back.</translation>
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
        <translation>filled in</translation>
    </message>
    <message>
        <source>à remplir</source>
        <extracomment>More numbers than these are not worth a button each. Place of the field, value. The field itself was clicked; its place. A key of the field&apos;s own keypad was clicked. Place of the field, text so far. Enter in the field&apos;s text.</extracomment>
        <translation>to fill in</translation>
    </message>
    <message>
        <source>par défaut</source>
        <translation>default</translation>
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
        <source>Déverrouiller ⌫</source>
        <translation>Unlock ⌫</translation>
    </message>
    <message>
        <source>Valider ⏎</source>
        <translation>Confirm ⏎</translation>
    </message>
</context>
<context>
    <name>AsphyxiaPanel</name>
    <message>
        <source>Asphyxie</source>
        <translation>Asphyxia</translation>
    </message>
    <message>
        <source>Ce que fait la victime</source>
        <translation>What the victim does</translation>
    </message>
    <message>
        <source>immobile</source>
        <translation>still</translation>
    </message>
    <message>
        <source>en mouvement ou paniquée</source>
        <translation>moving or panicking</translation>
    </message>
    <message>
        <source>Souffle en tours</source>
        <translation>Breath in turns</translation>
    </message>
    <message>
        <source>Tours déjà passés sans air</source>
        <translation>Turns already spent without air</translation>
    </message>
    <message>
        <source>Tours sans air</source>
        <translation>Turns without air</translation>
    </message>
    <message>
        <source>Résister à l’envie de respirer, seuil</source>
        <translation>Resist the urge to breathe, threshold</translation>
    </message>
    <message>
        <source>Caractère</source>
        <translation>Caractère</translation>
    </message>
    <message>
        <source>Appliquer l’asphyxie</source>
        <translation>Apply the asphyxia</translation>
    </message>
    <message>
        <source>Séquelle&#xa0;: ce que l’asphyxie a effacé</source>
        <translation>Séquelle: what the asphyxia wiped out</translation>
    </message>
    <message>
        <source>Noter la séquelle</source>
        <translation>Note the séquelle</translation>
    </message>
    <message>
        <source>Victime</source>
        <translation>Victim</translation>
    </message>
    <message>
        <source>Souffle (tours)</source>
        <translation>Breath (turns)</translation>
    </message>
    <message>
        <source>Déjà passés</source>
        <translation>Already spent</translation>
    </message>
    <message>
        <source>Tours de plus</source>
        <translation>More turns</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Survivant&#xa0;: une séquelle par Blessure mortelle d’asphyxie, qui coûte un point de Cervelle outre les PH.</source>
        <translation>Survivor: one séquelle for each Blessure mortelle by asphyxia, which costs a point of Cervelle besides the PH.</translation>
    </message>
    <message>
        <source>{turns} ({seconds} s)</source>
        <translation>{turns} ({seconds} s)</translation>
    </message>
    <message>
        <source>Souffle</source>
        <translation>Breath</translation>
    </message>
</context>
<context>
    <name>AwayPage</name>
    <message>
        <source>Allure</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>Adversaires au contact</source>
        <translation>Opponents in contact</translation>
    </message>
    <message>
        <source>Un demi-round</source>
        <translation>Half a round</translation>
    </message>
    <message>
        <source>Se désengager</source>
        <translation>Disengage</translation>
    </message>
    <message>
        <source>{metres} m.</source>
        <translation>{metres} m.</translation>
    </message>
    <message>
        <source>Attaques gratuites des adversaires&#xa0;: {count}.</source>
        <translation>Free attacks of the opponents: {count}.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Sauvegardes</source>
        <extracomment>The library is to be replaced: every window has to close.</extracomment>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Cassure fait une sauvegarde par jour, et une avant chaque changement de format. Revenir à l’une d’elles garde la bibliothèque d’aujourd’hui à côté.</source>
        <translation>Cassure makes one backup a day, and one before each change of format. Going back to one of them keeps today’s library beside it.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Faite</source>
        <translation>Made</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Revenir à celle-ci…</source>
        <translation>Go back to this one…</translation>
    </message>
    <message>
        <source>Sauvegarder maintenant</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>Ouvrir le dossier</source>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>chaque jour</source>
        <translation>each day</translation>
    </message>
    <message>
        <source>avant un changement de format</source>
        <translation>before a change of format</translation>
    </message>
    <message>
        <source>à la demande</source>
        <translation>on demand</translation>
    </message>
    <message>
        <source>avant un retour en arrière</source>
        <translation>before going back</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
    <message>
        <source>Revenir à une sauvegarde</source>
        <translation>Go back to a backup</translation>
    </message>
    <message>
        <source>Toute la bibliothèque redevient celle du {date}. Ce qui a été fait depuis n’y est pas, mais reste à côté dans une sauvegarde. Les fenêtres se ferment puis se rouvrent.</source>
        <translation>The whole library becomes that of {date} again. What was done since is not in it, but stays beside it in a backup. The windows close, then open again.</translation>
    </message>
    <message>
        <source>Revenir à cette sauvegarde</source>
        <translation>Go back to this backup</translation>
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
        <source>{severity}&#xa0;: {text}</source>
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
        <source>{label}&#xa0;: cliquer pour une de plus, même quand la ligne est pleine</source>
        <extracomment>What the keys 1 to 9 of a French keyboard type without Shift. Line and box, from 0. The name of this line was clicked: one more of it, also when its boxes are full. Line, and -1 for up or 1 for down. A digit from 1 to 9. Line.</extracomment>
        <translation>{label}: click for one more, even when the line is full</translation>
    </message>
    <message>
        <source>{label}&#xa0;: {ticked} sur {usable}</source>
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
        <source>case {number} sur {count}&#xa0;: {state}</source>
        <translation>box {number} of {count}: {state}</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>Branche</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Le métier. Sans style choisi, la branche apporte le sien.</source>
        <translation>The trade. With no style chosen, the branch brings its own.</translation>
    </message>
    <message>
        <source>{style}. Spécialités&#xa0;: {specialties}</source>
        <translation>{style}. Specialties: {specialties}</translation>
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
    <name>BurdenSection</name>
    <message>
        <source>Encombrement de l’armure</source>
        <translation>Burden of the armour</translation>
    </message>
    <message>
        <source>Aucune armure portée&#xa0;: rien ne gêne.</source>
        <translation>No armour worn: nothing hinders.</translation>
    </message>
    <message>
        <source>Armure</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Tête</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Bras</source>
        <translation>Arms</translation>
    </message>
    <message>
        <source>Corps</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Jambes</source>
        <translation>Legs</translation>
    </message>
    <message>
        <source>Port par jour</source>
        <translation>Worn per day</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>entier</source>
        <translation>whole</translation>
    </message>
    <message>
        <source>ouïe {cost}</source>
        <translation>hearing {cost}</translation>
    </message>
    <message>
        <source>CC et CT {cost}</source>
        <translation>CC and CT {cost}</translation>
    </message>
    <message>
        <source>Ag {cost}</source>
        <translation>Ag {cost}</translation>
    </message>
</context>
<context>
    <name>BuyingPage</name>
    <message>
        <source>Rayon</source>
        <translation>Shelf</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Everything</translation>
    </message>
    <message>
        <source>À acheter</source>
        <translation>To buy</translation>
    </message>
    <message>
        <source>Rechercher dans le catalogue</source>
        <translation>Search the catalogue</translation>
    </message>
    <message>
        <source>{name}, {kilometres} km</source>
        <translation>{name}, {kilometres} km</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Qualité</source>
        <translation>Quality</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>pour arbalètes (carreaux)</source>
        <translation>for crossbows (bolts)</translation>
    </message>
    <message>
        <source>Prix payé</source>
        <translation>Price paid</translation>
    </message>
    <message>
        <source>Acheter</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Prix du tableau&#xa0;: {price}</source>
        <translation>Price of the table: {price}</translation>
    </message>
    <message>
        <source>Kilomètres</source>
        <translation>Kilometres</translation>
    </message>
    <message>
        <source>Le tableau ne donne pas de prix&#xa0;: le MJ le fixe.</source>
        <translation>The table gives no price: the GM sets it.</translation>
    </message>
    <message>
        <source>Jusqu’à {most}.</source>
        <translation>Up to {most}.</translation>
    </message>
    <message>
        <source>Ce n’est pas le prix du tableau.</source>
        <translation>This is not the price of the table.</translation>
    </message>
    <message>
        <source>Il manque {amount}.</source>
        <translation>{amount} lacking.</translation>
    </message>
    <message>
        <source>Il restera {amount}.</source>
        <translation>{amount} will be left.</translation>
    </message>
    <message>
        <source>Un service&#xa0;: rien n’entre dans l’équipement.</source>
        <translation>A service: nothing enters the gear.</translation>
    </message>
</context>
<context>
    <name>CardGame</name>
    <message>
        <source>À qui de parler</source>
        <translation>Whose turn</translation>
    </message>
    <message>
        <source>Relance</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Suivre ou relancer</source>
        <translation>Follow or raise</translation>
    </message>
    <message>
        <source>Se coucher</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>Changer les cartes choisies</source>
        <translation>Change the chosen cards</translation>
    </message>
    <message>
        <source>Carte cachée</source>
        <translation>Hidden card</translation>
    </message>
    <message>
        <source>Cacher cette carte</source>
        <translation>Hide this card</translation>
    </message>
    <message>
        <source>des cartes cachées</source>
        <translation>hidden cards</translation>
    </message>
    <message>
        <source>Montrer les cartes</source>
        <translation>Show the cards</translation>
    </message>
    <message>
        <source>Donner</source>
        <translation>Give</translation>
    </message>
    <message>
        <source>Parle</source>
        <translation>Speaks</translation>
    </message>
    <message>
        <source>Chacun mise.</source>
        <translation>Everybody stakes.</translation>
    </message>
    <message>
        <source>Les mises ne sont pas égales&#xa0;: suivre, ou se coucher.</source>
        <translation>The stakes are not equal: follow, or fold.</translation>
    </message>
    <message>
        <source>{name} relance.</source>
        <translation>{name} raises.</translation>
    </message>
    <message>
        <source>{name} suit.</source>
        <translation>{name} follows.</translation>
    </message>
    <message>
        <source>{name} se couche.</source>
        <translation>{name} folds.</translation>
    </message>
    <message>
        <source>{name} change des cartes&#xa0;: {count}.</source>
        <translation>{name} changes cards: {count}.</translation>
    </message>
    <message>
        <source>Choisissez la carte à remplacer, avant de tricher.</source>
        <translation>Choose the card to replace, before cheating.</translation>
    </message>
    <message>
        <source>Une carte cachée est dans la main.</source>
        <translation>A hidden card is in the hand.</translation>
    </message>
    <message>
        <source>{player}&#xa0;: {card}</source>
        <translation>{player}: {card}</translation>
    </message>
    <message>
        <source>{told} Relances au pot&#xa0;: {pot}.</source>
        <translation>{told} Raises in the pot: {pot}.</translation>
    </message>
    <message>
        <source>De la plus faible à la plus forte&#xa0;: {names}.</source>
        <translation>From the weakest to the strongest: {names}.</translation>
    </message>
    <message>
        <source>Cachées&#xa0;: {cards} ({most} au plus par joueur)</source>
        <translation>Hidden: {cards} ({most} at most for a player)</translation>
    </message>
    <message>
        <source>V</source>
        <translation>J</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>R</source>
        <translation>K</translation>
    </message>
    <message>
        <source>As</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>CarePanel</name>
    <message>
        <source>Qui soigne</source>
        <translation>Who cares</translation>
    </message>
    <message>
        <source>Sa valeur de Soin</source>
        <translation>Their Soin value</translation>
    </message>
    <message>
        <source>Matériel</source>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>Hygiène acceptable</source>
        <translation>Acceptable hygiene</translation>
    </message>
    <message>
        <source>Points d’Héroïsme du soigneur</source>
        <translation>The carer’s points d’Héroïsme</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Jet de Soin</source>
        <translation>Soin roll</translation>
    </message>
    <message>
        <source>Soin</source>
        <translation>Soin</translation>
    </message>
    <message>
        <source>PH</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>approprié</source>
        <translation>proper</translation>
    </message>
    <message>
        <source>improvisé</source>
        <translation>improvised</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Soigneur</source>
        <translation>Carer</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Soin&#xa0;: {line}</source>
        <translation>Soin: {line}</translation>
    </message>
    <message>
        <source>Premiers soins</source>
        <translation>First aid</translation>
    </message>
    <message>
        <source>lui-même (Soin {value})</source>
        <translation>themself (Soin {value})</translation>
    </message>
    <message>
        <source>quelqu’un d’autre…</source>
        <translation>somebody else…</translation>
    </message>
    <message>
        <source>Chirurgie&#xa0;: permise (valeur {value}).</source>
        <translation>Surgery: allowed (value {value}).</translation>
    </message>
</context>
<context>
    <name>CareSection</name>
    <message>
        <source>Soins et temps</source>
        <extracomment>An edit command.</extracomment>
        <translation>Care and time</translation>
    </message>
    <message>
        <source>Soins de qui essaie</source>
        <translation>Healing skill of who tries</translation>
    </message>
    <message>
        <source>trousse de soins</source>
        <translation>healer’s kit</translation>
    </message>
    <message>
        <source>Seuil du d20</source>
        <translation>Target of the d20</translation>
    </message>
    <message>
        <source>Stabiliser…</source>
        <translation>Stabilise…</translation>
    </message>
    <message>
        <source>Temps de décompte qui passe</source>
        <translation>Countdown time that passes</translation>
    </message>
    <message>
        <source>Laisser passer ces heures</source>
        <translation>Let these hours pass</translation>
    </message>
    <message>
        <source>Laisser passer ces minutes</source>
        <translation>Let these minutes pass</translation>
    </message>
    <message>
        <source>Suivi du jour…</source>
        <translation>Checks of the day…</translation>
    </message>
    <message>
        <source>Repos du jour</source>
        <translation>Rest of the day</translation>
    </message>
    <message>
        <source>Passer un jour de repos…</source>
        <translation>Rest for a day…</translation>
    </message>
    <message>
        <source>Heures de repos</source>
        <translation>Hours of rest</translation>
    </message>
    <message>
        <source>Se reposer</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Chance que le dieu réponde (%)</source>
        <translation>Chance that the god answers (%)</translation>
    </message>
    <message>
        <source>Ce que sa réponse apporte</source>
        <translation>What the answer brings</translation>
    </message>
    <message>
        <source>En appeler à son dieu…</source>
        <translation>Call upon one’s god…</translation>
    </message>
    <message>
        <source>Soins</source>
        <translation>Healing</translation>
    </message>
    <message>
        <source>Il passe</source>
        <translation>There pass</translation>
    </message>
    <message>
        <source>Chance (%)</source>
        <translation>Chance (%)</translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>Stabilise</translation>
    </message>
    <message>
        <source>Le temps passe</source>
        <translation>Time passes</translation>
    </message>
    <message>
        <source>Suivi du jour</source>
        <translation>Checks of the day</translation>
    </message>
    <message>
        <source>Jour de repos</source>
        <translation>Day of rest</translation>
    </message>
    <message>
        <source>Appel à son dieu</source>
        <translation>Call upon one’s god</translation>
    </message>
</context>
<context>
    <name>CareerPage</name>
    <message>
        <source>Carrière</source>
        <translation>Career</translation>
    </message>
    <message>
        <source>N’importe laquelle, en toutes lettres. Celles de la liste gagnent quelque chose aux règles rénovées.</source>
        <translation>Any, in words. Those of the list gain something by the renovated rules.</translation>
    </message>
    <message>
        <source>Carrières passées</source>
        <translation>Past careers</translation>
    </message>
    <message>
        <source>Carrières changées</source>
        <translation>Changed careers</translation>
    </message>
    <message>
        <source>Rechercher une carrière</source>
        <translation>Search a career</translation>
    </message>
    <message>
        <source>Aux règles rénovées&#xa0;: {added}</source>
        <translation>By the renovated rules: {added}</translation>
    </message>
    <message>
        <source>ajoute {added}</source>
        <translation>adds {added}</translation>
    </message>
</context>
<context>
    <name>CassurePage</name>
    <message>
        <source>Cassure</source>
        <translation>Cassure</translation>
    </message>
    <message>
        <source>Ce qui a brisé le personnage&#xa0;: un avantage et un inconvénient, ensemble.</source>
        <translation>What broke the character: an advantage and a drawback, together.</translation>
    </message>
    <message>
        <source>Récit de la cassure</source>
        <translation>Story of the cassure</translation>
    </message>
    <message>
        <source>Ce qui s’est passé, en une ligne</source>
        <translation>What happened, in one line</translation>
    </message>
    <message>
        <source>{situation}
Avantage&#xa0;: {advantage}
Inconvénient&#xa0;: {drawback}</source>
        <translation>{situation}
Advantage: {advantage}
Drawback: {drawback}</translation>
    </message>
</context>
<context>
    <name>Catching</name>
    <message>
        <source>Lancer ces dés</source>
        <extracomment>It was stored; the words that history keeps.</extracomment>
        <translation>Roll these dice</translation>
    </message>
</context>
<context>
    <name>CauseChoice</name>
    <message>
        <source>physique</source>
        <translation>physical</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>noyade</source>
        <translation>drowning</translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message>
        <source>{act} (Ctrl+E)</source>
        <translation>{act} (Ctrl+E)</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Appliquer</source>
        <translation>Apply</translation>
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
    <name>ChainField</name>
    <message>
        <source>{name}, relance {place}</source>
        <extracomment>The program is to throw the dice at this place. A throw was given or taken back.</extracomment>
        <translation>{name}, rethrow {place}</translation>
    </message>
</context>
<context>
    <name>CharacteristicPage</name>
    <message>
        <source>Jet sur Caractéristique</source>
        <translation>Characteristic roll</translation>
    </message>
</context>
<context>
    <name>Characteristics</name>
    <message>
        <source>Bonus</source>
        <extracomment>An edit command. The characteristic of this id is to be rolled.</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>À présent</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>De race</source>
        <translation>Of race</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>{name}, bonus</source>
        <translation>{name}, bonus</translation>
    </message>
    <message>
        <source>Celui du score tant que rien n’est écrit.</source>
        <translation>That of the score as long as nothing is written.</translation>
    </message>
    <message>
        <source>{name}, bonus écrit à la main</source>
        <translation>{name}, bonus written by hand</translation>
    </message>
    <message>
        <source>{name}, score</source>
        <translation>{name}, score</translation>
    </message>
    <message>
        <source>0&#xa0;: pas encore saisi.</source>
        <translation>0: not entered yet.</translation>
    </message>
    <message>
        <source>{name}, bonus de race</source>
        <translation>{name}, bonus of race</translation>
    </message>
</context>
<context>
    <name>CharacteristicsPage</name>
    <message>
        <source>Caractéristiques</source>
        <translation>Characteristics</translation>
    </message>
    <message>
        <source>{points} points à répartir, de {least} à {most} dans chacune (valeurs de Cassure, que le MJ peut changer). Flèches&#xa0;: plus ou moins un.</source>
        <translation>{points} points to share, {least} to {most} in each (valeurs de Cassure, which the GM may change). Arrows: one more or less.</translation>
    </message>
    <message>
        <source>Points à répartir</source>
        <translation>Points to share</translation>
    </message>
    <message>
        <source>Un score de 1 à 105, tapé, payé en points ou lancé au d100&#xa0;; 0 efface. La race s’ajoute au bonus.</source>
        <translation>A score from 1 to 105, typed, paid in points or rolled on a d100; 0 erases. The race is added to the bonus.</translation>
    </message>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>1d100</source>
        <translation>1d100</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points&#xa0;: {spent} sur {points}</source>
        <translation>Points: {spent} of {points}</translation>
    </message>
    <message>
        <source>Points&#xa0;: {spent}, que personne ne compte</source>
        <translation>Points: {spent}, which nobody counts</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Points en trop (valeur de Cassure)</source>
        <translation>Points over (Cassure’s value)</translation>
    </message>
    <message>
        <source>Points restants (valeur de Cassure)</source>
        <translation>Points left (Cassure’s value)</translation>
    </message>
    <message>
        <source>Points restants</source>
        <translation>Points left</translation>
    </message>
</context>
<context>
    <name>Cheating</name>
    <message>
        <source>Quelqu’un triche</source>
        <extracomment>It works: who cheats.</extracomment>
        <translation>Somebody cheats</translation>
    </message>
    <message>
        <source>Qui triche</source>
        <translation>Who cheats</translation>
    </message>
    <message>
        <source>Le tricheur</source>
        <translation>The cheat</translation>
    </message>
    <message>
        <source>Qui regarde, {number}</source>
        <translation>Who watches, {number}</translation>
    </message>
    <message>
        <source>Tenter de tricher</source>
        <translation>Try to cheat</translation>
    </message>
    <message>
        <source>Personne ne l’emporte&#xa0;: relancez.</source>
        <translation>Nobody wins: roll again.</translation>
    </message>
    <message>
        <source>La tricherie passe.</source>
        <translation>The cheat works.</translation>
    </message>
    <message>
        <source>Démasqué&#xa0;!</source>
        <translation>Found out!</translation>
    </message>
    <message>
        <source>Il faut avoir appris Jeu pour tricher ainsi.</source>
        <translation>Jeu must have been learnt to cheat like this.</translation>
    </message>
    <message>
        <source>Il faut de quoi tricher.</source>
        <translation>Something to cheat with is needed.</translation>
    </message>
</context>
<context>
    <name>CheckStrip</name>
    <message>
        <source>Points d’Héroïsme dépensés sur le seuil</source>
        <translation>Points d’Héroïsme spent on the threshold</translation>
    </message>
    <message>
        <source>Mordant&#xa0;: ignorer les blessures</source>
        <translation>Mordant: ignore wounds</translation>
    </message>
    <message>
        <source>Action physique</source>
        <translation>Physical action</translation>
    </message>
    <message>
        <source>Crasse</source>
        <translation>Crasse</translation>
    </message>
    <message>
        <source>Par quel moyen vil ou égoïste</source>
        <translation>By what vile or selfish means</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Jet&#xa0;: {name}</source>
        <translation>Roll: {name}</translation>
    </message>
    <message>
        <source>Caractéristique de la valeur par défaut</source>
        <translation>Characteristic of the default value</translation>
    </message>
    <message>
        <source>Ce qu’il faut ouvrir</source>
        <translation>What has to be opened</translation>
    </message>
    <message>
        <source>Autre</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Un jeton de Crasse améliore la qualité du jet.</source>
        <translation>One jeton de Crasse improves the quality of the roll.</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Seconde Caractéristique</source>
        <translation>Second Caractéristique</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Valeur de la difficulté</source>
        <translation>Value of the difficulty</translation>
    </message>
    <message>
        <source>Raison du modificateur</source>
        <translation>Reason of the modifier</translation>
    </message>
    <message>
        <source>au toucher</source>
        <translation>by touch</translation>
    </message>
    <message>
        <source>en mouvement</source>
        <translation>moving</translation>
    </message>
    <message>
        <source>Résolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>Aide la Compétence</source>
        <translation>Helps the Compétence</translation>
    </message>
    <message>
        <source>Tâche longue</source>
        <translation>Long task</translation>
    </message>
    <message>
        <source>Nombre Cible</source>
        <translation>Nombre Cible</translation>
    </message>
    <message>
        <source>0&#xa0;: aucun, le total est seulement lu.</source>
        <translation>0: none, the total is only read.</translation>
    </message>
    <message>
        <source>valeur</source>
        <translation>value</translation>
    </message>
    <message>
        <source>aide</source>
        <translation>helps</translation>
    </message>
    <message>
        <source>Tâche</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>NC</source>
        <translation>NC</translation>
    </message>
    <message>
        <source>Rien n’a été lancé</source>
        <translation>Nothing was rolled</translation>
    </message>
    <message>
        <source>{throws}&#xa0;: les dés sont relancés</source>
        <translation>{throws}: the dice are thrown again</translation>
    </message>
    <message>
        <source>situation</source>
        <translation>situation</translation>
    </message>
    <message>
        <source>tirage {throws}, {bonus}&#xa0;: total {total}</source>
        <translation>throw {throws}, {bonus}: total {total}</translation>
    </message>
    <message>
        <source>Résiste</source>
        <translation>Resists</translation>
    </message>
    <message>
        <source>Subit l’effet</source>
        <translation>Suffers the effect</translation>
    </message>
    <message>
        <source>seule</source>
        <translation>alone</translation>
    </message>
    <message>
        <source>d’usage ({name})</source>
        <translation>usual ({name})</translation>
    </message>
    <message>
        <source>aucune autre</source>
        <translation>no other</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>PH</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Relancer (1 point de Fortune)</source>
        <translation>Roll again (1 point of Fortune)</translation>
    </message>
    <message>
        <source>{roll} contre {target}</source>
        <translation>{roll} against {target}</translation>
    </message>
    <message>
        <source>{detail} · atténué&#xa0;: {name}</source>
        <translation>{detail} · softened: {name}</translation>
    </message>
    <message>
        <source>contre un sort de dégâts</source>
        <translation>against a spell of damage</translation>
    </message>
    <message>
        <source>en full défense, contre une zone</source>
        <translation>on full defence, against an area</translation>
    </message>
    <message>
        <source>Son état ne laisse aucun jet.</source>
        <translation>This state allows no roll.</translation>
    </message>
    <message>
        <source>Réussi</source>
        <translation>Made</translation>
    </message>
    <message>
        <source>Raté</source>
        <translation>Failed</translation>
    </message>
    <message>
        <source>{roll} pour {target} ou plus</source>
        <translation>{roll} for {target} or more</translation>
    </message>
    <message>
        <source>{roll} sous {target}</source>
        <translation>{roll} under {target}</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>complet</source>
        <translation>complete</translation>
    </message>
    <message>
        <source>{done} sur {count}</source>
        <translation>{done} of {count}</translation>
    </message>
</context>
<context>
    <name>ChoiceLine</name>
    <message>
        <source>{title} {number}</source>
        <translation>{title} {number}</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Classe et niveau</source>
        <translation>Class and level</translation>
    </message>
    <message>
        <source>Le groupe donne dé de vie, THAC0 et sauvegardes&#xa0;; tout se corrige ensuite.</source>
        <translation>The group gives hit die, THAC0 and saves; everything can be corrected afterwards.</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Infiltrateur</source>
        <translation>Infiltrator</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>dé de vie&#xa0;: 1d{sides}</source>
        <translation>hit die: 1d{sides}</translation>
    </message>
</context>
<context>
    <name>ClockList</name>
    <message>
        <source>Horloges</source>
        <extracomment>A clock is to be edited, or stopped; its id. A new one is wanted.</extracomment>
        <translation>Clocks</translation>
    </message>
    <message>
        <source>+ Horloge</source>
        <translation>+ Clock</translation>
    </message>
    <message>
        <source>Poser une horloge (H)</source>
        <translation>Set a clock (H)</translation>
    </message>
    <message>
        <source>{label} ({name})</source>
        <translation>{label} ({name})</translation>
    </message>
    <message>
        <source>{label}&#xa0;: échu</source>
        <translation>{label}: due</translation>
    </message>
    <message>
        <source>au début du tour de {name}</source>
        <translation>at the start of {name}’s turn</translation>
    </message>
    <message>
        <source>à la fin du tour de {name}</source>
        <translation>at the end of {name}’s turn</translation>
    </message>
    <message>
        <source>au début</source>
        <translation>at the start</translation>
    </message>
    <message>
        <source>{label}&#xa0;: {when}</source>
        <translation>{label}: {when}</translation>
    </message>
</context>
<context>
    <name>ClockStrip</name>
    <message>
        <source>poison, torche, renforts…</source>
        <extracomment>A `Start` or `Change` is wanted. The strip was closed.</extracomment>
        <translation>poison, torch, reinforcements…</translation>
    </message>
    <message>
        <source>à la fin</source>
        <translation>at the end</translation>
    </message>
    <message>
        <source>au début</source>
        <translation>at the start</translation>
    </message>
    <message>
        <source>jamais</source>
        <translation>never</translation>
    </message>
    <message>
        <source>Horloge</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Échéance</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Du tour de</source>
        <translation>Of the turn of</translation>
    </message>
    <message>
        <source>Concerne</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Puis tous les</source>
        <translation>Then every</translation>
    </message>
    <message>
        <source>Nouvelle horloge</source>
        <translation>New clock</translation>
    </message>
    <message>
        <source>Changer l’horloge</source>
        <translation>Change the clock</translation>
    </message>
    <message>
        <source>Poser ⏎</source>
        <translation>Set ⏎</translation>
    </message>
    <message>
        <source>Changer ⏎</source>
        <translation>Change ⏎</translation>
    </message>
    <message>
        <source>tous (le {round})</source>
        <translation>all (the {round})</translation>
    </message>
    <message>
        <source>personne</source>
        <translation>nobody</translation>
    </message>
</context>
<context>
    <name>ClosingDialog</name>
    <message>
        <source>Terminer</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Garder comme PNJ</source>
        <translation>Keep as an NPC</translation>
    </message>
    <message>
        <source>Garder {name} comme PNJ</source>
        <translation>Keep {name} as an NPC</translation>
    </message>
    <message>
        <source>Exporter le récit en Markdown…</source>
        <translation>Export the story as Markdown…</translation>
    </message>
    <message>
        <source>Terminer (Entrée)</source>
        <translation>End (Enter)</translation>
    </message>
    <message>
        <source>Ne pas terminer</source>
        <translation>Do not end</translation>
    </message>
    <message>
        <source>Ce qui est décoché n’arrive pas sur la feuille. Ctrl+Z rouvre le combat.</source>
        <translation>What is unticked does not reach the sheet. Ctrl+Z opens the fight again.</translation>
    </message>
    <message>
        <source>Sa feuille prend l’état où le combat le laisse.</source>
        <translation>The sheet takes the state in which the fight leaves it.</translation>
    </message>
    <message>
        <source>{name}, {field}</source>
        <translation>{name}, {field}</translation>
    </message>
</context>
<context>
    <name>CoinsField</name>
    <message>
        <source>{name}, en {coin}</source>
        <extracomment>Another amount was committed, in sous.</extracomment>
        <translation>{name}, in {coin}</translation>
    </message>
    <message>
        <source>couronnes</source>
        <translation>couronnes</translation>
    </message>
    <message>
        <source>pistoles</source>
        <translation>pistoles</translation>
    </message>
    <message>
        <source>sous</source>
        <translation>sous</translation>
    </message>
</context>
<context>
    <name>CombatActions</name>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Commande</source>
        <translation>Command</translation>
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
        <source>Engager la suite</source>
        <translation>Begin what follows</translation>
    </message>
    <message>
        <source>Blesser (W)</source>
        <translation>Wound (W)</translation>
    </message>
    <message>
        <source>Dégâts de zone</source>
        <translation>Area damage</translation>
    </message>
    <message>
        <source>Autres actes (A)</source>
        <translation>Other acts (A)</translation>
    </message>
    <message>
        <source>Lancer les dés qui manquent</source>
        <translation>Roll the missing dice</translation>
    </message>
    <message>
        <source>Chances du duel</source>
        <translation>Chances of the duel</translation>
    </message>
    <message>
        <source>Simuler le combat…</source>
        <translation>Simulate the fight…</translation>
    </message>
    <message>
        <source>Modifier un maillon</source>
        <translation>Change a link</translation>
    </message>
    <message>
        <source>Appliquer les réglages de la campagne</source>
        <translation>Apply the campaign’s settings</translation>
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
        <source>Afficher le journal</source>
        <translation>Show the journal</translation>
    </message>
    <message>
        <source>Corriger le dernier jet</source>
        <translation>Correct the last roll</translation>
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
        <source>Exporter à lire à voix haute…</source>
        <translation>Export to read aloud…</translation>
    </message>
    <message>
        <source>&amp;Fin</source>
        <translation>E&amp;nd</translation>
    </message>
    <message>
        <source>Retirer le participant</source>
        <translation>Remove the participant</translation>
    </message>
    <message>
        <source>Terminer</source>
        <translation>End</translation>
    </message>
</context>
<context>
    <name>CombatWindow</name>
    <message>
        <source>{round} {number} — {phase}</source>
        <translation>{round} {number} — {phase}</translation>
    </message>
    <message>
        <source>Rien n’est attendu dans le passé.</source>
        <translation>Nothing is expected in the past.</translation>
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
        <source>Continuer dans une copie</source>
        <translation>Go on in a copy</translation>
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
        <source>Commande</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Écrire ce qu’il faut faire (Ctrl+K)</source>
        <translation>Write what is to be done (Ctrl+K)</translation>
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
    <name>CommandBar</name>
    <message>
        <source>Commande</source>
        <extracomment>Tab (1) or Shift+Tab (-1). Down (1) or Up (-1). F1. Escape. A line that is understood is to be done. The bar was closed. The line as it was typed before Tab completed it, and which completion stands there.</extracomment>
        <translation>Command</translation>
    </message>
    <message>
        <source>mil3 -2 vitalité</source>
        <translation>mil3 -2 vitalité</translation>
    </message>
    <message>
        <source>Aide (F1)</source>
        <translation>Help (F1)</translation>
    </message>
    <message>
        <source>Suite possible</source>
        <translation>What may follow</translation>
    </message>
    <message>
        <source>Tab complète, ↑ ↓ rappellent les lignes d’avant, F1 donne les formes.</source>
        <translation>Tab completes, ↑ ↓ bring earlier lines back, F1 lists the forms.</translation>
    </message>
    <message>
        <source>et {count} autres</source>
        <translation>and {count} others</translation>
    </message>
    <message>
        <source>Entrée&#xa0;: {deeds}</source>
        <translation>Enter: {deeds}</translation>
    </message>
</context>
<context>
    <name>CommandHelp</name>
    <message>
        <source>Formes de commandes</source>
        <extracomment>An example was chosen.</extracomment>
        <translation>Forms of commands</translation>
    </message>
</context>
<context>
    <name>Consequences</name>
    <message>
        <source>Le personnage est mort.</source>
        <translation>The character is dead.</translation>
    </message>
    <message>
        <source>Mourant&#xa0;: le MJ choisit entre la mort et un sursis.</source>
        <translation>Dying: the GM chooses between death and a reprieve.</translation>
    </message>
    <message>
        <source>Sursis</source>
        <translation>Reprieve</translation>
    </message>
    <message>
        <source>Mort</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>KO&#xa0;: le personnage est inconscient.</source>
        <translation>KO: the character is unconscious.</translation>
    </message>
    <message>
        <source>Plus aucune case d’Endurance&#xa0;: au MJ de dire ce que devient la blessure.</source>
        <translation>No Endurance box left: the GM says what becomes of the wound.</translation>
    </message>
    <message>
        <source>Rester conscient coûte {price} PH (il en reste {left}).</source>
        <translation>Staying conscious costs {price} PH ({left} left).</translation>
    </message>
    <message>
        <source>Perdre conscience</source>
        <translation>Lose consciousness</translation>
    </message>
    <message>
        <source>Dépenser {price} PH</source>
        <translation>Spend {price} PH</translation>
    </message>
    <message>
        <source>{full}&#xa0;: plus de case libre. {line}&#xa0;: une case cochée.</source>
        <translation>{full}: no free box. {line}: one box ticked.</translation>
    </message>
</context>
<context>
    <name>ContactLine</name>
    <message>
        <source>{count} × {rank} — {milieu} ({skill})</source>
        <translation>{count} × {rank} — {milieu} ({skill})</translation>
    </message>
    <message>
        <source>Convertir un contact {rank}&#xa0;: {skill}</source>
        <translation>Convert a {rank} contact: {skill}</translation>
    </message>
    <message>
        <source>Convertir</source>
        <translation>Convert</translation>
    </message>
</context>
<context>
    <name>ContactsSection</name>
    <message>
        <source>Contacts des compétences</source>
        <translation>Contacts of the skills</translation>
    </message>
    <message>
        <source>Aucune compétence n’en apporte encore.</source>
        <translation>No skill brings any yet.</translation>
    </message>
    <message>
        <source>Converti&#xa0;: un contact {rank} ({skill})</source>
        <translation>Converted: a {rank} contact ({skill})</translation>
    </message>
</context>
<context>
    <name>CrashOffer</name>
    <message>
        <source>Rapport d’erreur</source>
        <translation>Error report</translation>
    </message>
    <message>
        <source>Cassure s’est heurté à une erreur la dernière fois. Ce qui était enregistré l’est toujours. Un rapport aidera à la corriger&#xa0;: il contient les versions, la trace et la sorte des derniers actes joués, aucun nom de personnage.

{path}</source>
        <translation>Cassure ran into an error last time. What was stored still is. A report will help to mend it: it holds the versions, the trace and the kinds of the last acts played, no name of a character.

{path}</translation>
    </message>
    <message>
        <source>Ouvrir le rapport</source>
        <translation>Open the report</translation>
    </message>
    <message>
        <source>Aucun programme n’ouvre ce rapport&#xa0;: {path}</source>
        <translation>No program opens this report: {path}</translation>
    </message>
</context>
<context>
    <name>CrasseSection</name>
    <message>
        <source>Crasse et vols</source>
        <translation>Crasse and thefts</translation>
    </message>
    <message>
        <source>Emploi du jeton de Crasse</source>
        <translation>Use of the jeton de Crasse</translation>
    </message>
    <message>
        <source>Par quel moyen vil ou égoïste</source>
        <translation>By what vile or selfish means</translation>
    </message>
    <message>
        <source>Son joueur est d’accord</source>
        <translation>Their player agrees</translation>
    </message>
    <message>
        <source>Dépenser</source>
        <translation>Spend</translation>
    </message>
    <message>
        <source>Dépenser un jeton de Crasse</source>
        <translation>Spend a jeton de Crasse</translation>
    </message>
    <message>
        <source>Emploi du MJ</source>
        <translation>The GM’s use</translation>
    </message>
    <message>
        <source>Ce qui arrive</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>Le MJ dépense</source>
        <translation>The GM spends</translation>
    </message>
    <message>
        <source>Le MJ dépense un jeton de Crasse</source>
        <translation>The GM spends a jeton de Crasse</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Reprendre le dernier emploi du MJ</source>
        <translation>Take back the GM’s last use</translation>
    </message>
    <message>
        <source>Qui vole qui</source>
        <translation>Who steals from whom</translation>
    </message>
    <message>
        <source>L’autre personnage</source>
        <translation>The other character</translation>
    </message>
    <message>
        <source>Ce qui est volé</source>
        <translation>What is stolen</translation>
    </message>
    <message>
        <source>Combien</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>Voler</source>
        <translation>Steal</translation>
    </message>
    <message>
        <source>Faire le vol</source>
        <translation>Do the theft</translation>
    </message>
    <message>
        <source>vole à</source>
        <translation>steals from</translation>
    </message>
    <message>
        <source>est volé par</source>
        <translation>is robbed by</translation>
    </message>
    <message>
        <source>jetons</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>jetons de Crasse</source>
        <translation>jetons de Crasse</translation>
    </message>
    <message>
        <source>Joueur&#xa0;: {count}</source>
        <translation>Player: {count}</translation>
    </message>
    <message>
        <source>MJ&#xa0;: {count}</source>
        <translation>GM: {count}</translation>
    </message>
</context>
<context>
    <name>DangersSection</name>
    <message>
        <source>Dangers</source>
        <translation>Dangers</translation>
    </message>
    <message>
        <source>Chute…</source>
        <translation>Fall…</translation>
    </message>
    <message>
        <source>Feu…</source>
        <translation>Fire…</translation>
    </message>
    <message>
        <source>Asphyxie…</source>
        <translation>Asphyxia…</translation>
    </message>
</context>
<context>
    <name>DeepSection</name>
    <message>
        <source>Blessures profondes</source>
        <extracomment>An edit command.</extracomment>
        <translation>Deep wounds</translation>
    </message>
    <message>
        <source>Ajouter une blessure profonde</source>
        <translation>Add a deep wound</translation>
    </message>
    <message>
        <source>Blessure</source>
        <translation>Wound</translation>
    </message>
    <message>
        <source>Se soigne d’un seul soin de</source>
        <translation>Cured by one single heal of</translation>
    </message>
    <message>
        <source>Blessure profonde</source>
        <translation>Deep wound</translation>
    </message>
    <message>
        <source>Aucune</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Rien d’autre ne se soigne tant que l’une d’elles reste ouverte.</source>
        <translation>Nothing else heals while one of them is open.</translation>
    </message>
    <message>
        <source>Le total d’à présent fait foi&#xa0;: {points} en une fois.</source>
        <translation>The present total counts: {points} in one go.</translation>
    </message>
    <message>
        <source>Suivi du jour {day}&#xa0;: malus {malus}.</source>
        <translation>Checks of day {day}: penalty {malus}.</translation>
    </message>
    <message>
        <source>L’unique tentative de stabilisation est passée.</source>
        <translation>The only attempt to stabilise has been made.</translation>
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
    <name>DiceGame</name>
    <message>
        <source>Relancer les dés cochés</source>
        <translation>Roll the ticked dice again</translation>
    </message>
    <message>
        <source>Relance de la mise</source>
        <translation>Raise of the stake</translation>
    </message>
    <message>
        <source>Le premier relance la mise</source>
        <translation>The first raises the stake</translation>
    </message>
    <message>
        <source>Les dés pipés n’appellent pas de test&#xa0;: le d20 doit faire au plus le nombre de dés pipés lancés. Les autres ne les lancent jamais.</source>
        <translation>Loaded dice need no test: the d20 must be at most the number of loaded dice rolled. The others never roll them.</translation>
    </message>
    <message>
        <source>Lancer ce qui manque</source>
        <translation>Roll what is missing</translation>
    </message>
    <message>
        <source>Comparer</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Il manque des dés.</source>
        <translation>Dice are missing.</translation>
    </message>
    <message>
        <source>Égalité&#xa0;: la manche se rejoue.</source>
        <translation>A tie: the manche is played again.</translation>
    </message>
    <message>
        <source>Manches&#xa0;: {counts}&#xa0;; il en faut {goal}.</source>
        <translation>Manches: {counts}; {goal} are needed.</translation>
    </message>
    <message>
        <source>Mise relancée, suivie par {names}.</source>
        <translation>Stake raised, followed by {names}.</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Dés</source>
        <extracomment>The program is asked to roll these dice (a tuple of `DieSpec`). Go on with the dice as they are. Fighter, and whether the program rolls for it unless somebody types. What was typed is no face; why. A die is given, taken back, or being typed.</extracomment>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Tout lancer (Ctrl+T)</source>
        <translation>Roll all (Ctrl+T)</translation>
    </message>
    <message>
        <source>À la suite aussi&#xa0;: 12 5 18</source>
        <translation>One after another too: 12 5 18</translation>
    </message>
    <message>
        <source>{act} ⏎</source>
        <translation>{act} ⏎</translation>
    </message>
    <message>
        <source>{name} — {roll}</source>
        <translation>{name} — {roll}</translation>
    </message>
    <message>
        <source>Lancer tous les dés</source>
        <extracomment>The program is to roll the die at this place. What the command came to, in words.</extracomment>
        <translation>Roll all dice</translation>
    </message>
    <message>
        <source>Dés déjà lancés&#xa0;: {faces}</source>
        <translation>Dice rolled so far: {faces}</translation>
    </message>
</context>
<context>
    <name>DiceRow</name>
    <message>
        <source>Joueur {number}</source>
        <extracomment>The trick with loaded dice worked, or did not.</extracomment>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>{player}, dé {number}</source>
        <translation>{player}, die {number}</translation>
    </message>
    <message>
        <source>{player}&#xa0;: dés pipés</source>
        <translation>{player}: loaded dice</translation>
    </message>
    <message>
        <source>{player}&#xa0;: d20 des dés pipés</source>
        <translation>{player}: d20 of the loaded dice</translation>
    </message>
    <message>
        <source>Changer un dé coché en 6</source>
        <translation>Turn a ticked die into a 6</translation>
    </message>
    <message>
        <source>suit la relance</source>
        <translation>follows the raise</translation>
    </message>
    <message>
        <source>{player}&#xa0;: suit la relance</source>
        <translation>{player}: follows the raise</translation>
    </message>
    <message>
        <source>relancer</source>
        <translation>again</translation>
    </message>
    <message>
        <source>{player}&#xa0;: relancer le dé {number}</source>
        <translation>{player}: roll die {number} again</translation>
    </message>
    <message>
        <source>Dés pipés</source>
        <translation>Loaded dice</translation>
    </message>
    <message>
        <source>Cochez un dé, et donnez le d20.</source>
        <translation>Tick a die, and give the d20.</translation>
    </message>
    <message>
        <source>Le dé pipé tombe juste.</source>
        <translation>The loaded die falls right.</translation>
    </message>
    <message>
        <source>Les dés pipés ne donnent rien.</source>
        <translation>The loaded dice do nothing.</translation>
    </message>
</context>
<context>
    <name>DiceRows</name>
    <message>
        <source>{name} — {roll}</source>
        <extracomment>Enter after the last die. What was typed is no face; why. The program is asked to roll this die; its `DieSpec`.</extracomment>
        <translation>{name} — {roll}</translation>
    </message>
</context>
<context>
    <name>DieField</name>
    <message>
        <source>{name}, dé à {sides} faces</source>
        <extracomment>A face from 1 to `sides` was typed and confirmed by Enter or by leaving the field. Enter was pressed on a field that holds a face or nothing. A face that was given is taken back: the field was emptied. What is typed is another text; `tentative` tells what it stands for. The program is asked to roll; the owner rolls and calls `set_value`. What was typed is no face of this die; the message says why.</extracomment>
        <translation>{name}, {sides}-sided die</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>d{sides}</translation>
    </message>
    <message>
        <source>{name}, {count} dés à {sides} faces</source>
        <translation>{name}, {count} dice of {sides} sides</translation>
    </message>
    <message>
        <source>Laisser le programme lancer ce dé</source>
        <translation>Let the program roll this die</translation>
    </message>
    <message>
        <source>Lancer&#xa0;: {name}</source>
        <translation>Roll: {name}</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;» n’est pas un nombre&#xa0;: de {least} à {most}.</source>
        <translation>“{text}” is no number: from {least} to {most}.</translation>
    </message>
    <message>
        <source>{count} dés à {sides} faces donnent de {count} à {most}, pas {text}.</source>
        <translation>{count} dice of {sides} sides give {count} to {most}, not {text}.</translation>
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
        <extracomment>Spec, face. Spec whose field was emptied. Enter in the field, once its text is taken; the spec. Spec. What is typed is another text.</extracomment>
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
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Normale</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Modificateur de difficulté</source>
        <translation>Difficulty modifier</translation>
    </message>
</context>
<context>
    <name>DrinkGame</name>
    <message>
        <source>Vider un verre</source>
        <translation>Empty a glass</translation>
    </message>
    <message>
        <source>{name}&#xa0;: sous la table</source>
        <translation>{name}: under the table</translation>
    </message>
    <message>
        <source>{name}&#xa0;: échecs {failures} sur {most}</source>
        <translation>{name}: failures {failures} of {most}</translation>
    </message>
    <message>
        <source>Tournée {round}. {counts}</source>
        <translation>Round {round}. {counts}</translation>
    </message>
</context>
<context>
    <name>DuePanel</name>
    <message>
        <source>Ce qui va se produire</source>
        <extracomment>Something was ticked or unticked.</extracomment>
        <translation>What is going to happen</translation>
    </message>
    <message>
        <source>Une ligne décochée n’a pas lieu&#xa0;; le journal le dit.</source>
        <translation>An unticked line does not happen; the journal says so.</translation>
    </message>
</context>
<context>
    <name>EarningPage</name>
    <message>
        <source>Niveaux de revenu</source>
        <translation>Levels of income</translation>
    </message>
    <message>
        <source>Rechercher un métier</source>
        <translation>Search a trade</translation>
    </message>
    <message>
        <source>Durée</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Gagné</source>
        <translation>Earned</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Take in</translation>
    </message>
    <message>
        <source>revenu, {level}</source>
        <translation>income, {level}</translation>
    </message>
    <message>
        <source>{least} ou plus</source>
        <translation>{least} or more</translation>
    </message>
    <message>
        <source>{least} à {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>{period}&#xa0;: {span}</source>
        <translation>{period}: {span}</translation>
    </message>
</context>
<context>
    <name>EncounterTable</name>
    <message>
        <source>Participants</source>
        <extracomment>A line was edited (a `Line`). A line is to be taken out, by its id. A cell cannot read like that; why.</extracomment>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Arrivée</source>
        <translation>Arrival</translation>
    </message>
    <message>
        <source>Dés par le programme</source>
        <translation>Dice by the program</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;»&#xa0;: un {round} de 1 à {most}, ou rien.</source>
        <translation>“{text}”: a {round} from 1 to {most}, or nothing.</translation>
    </message>
    <message>
        <source>bande</source>
        <translation>party</translation>
    </message>
    <message>
        <source>dès le début</source>
        <translation>from the start</translation>
    </message>
    <message>
        <source>Le programme lance leurs dés, sauf ceux qu’on tape.</source>
        <translation>The program throws their dice, except those that are typed.</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;»&#xa0;: un nombre de 1 à {most}.</source>
        <translation>“{text}”: a number from 1 to {most}.</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;» n’est pas un camp&#xa0;: A ou B.</source>
        <translation>“{text}” is no side: A or B.</translation>
    </message>
</context>
<context>
    <name>EncounterWindow</name>
    <message>
        <source>Nom de la rencontre</source>
        <translation>Name of the encounter</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Simuler…</source>
        <translation>Simulate…</translation>
    </message>
    <message>
        <source>Ajouter des participants</source>
        <translation>Add participants</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Notes du MJ</source>
        <translation>The GM’s notes</translation>
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
        <source>{act}&#xa0;: {what}</source>
        <translation>{act}: {what}</translation>
    </message>
    <message>
        <source>&amp;Rencontre</source>
        <translation>&amp;Encounter</translation>
    </message>
    <message>
        <source>Simuler le combat…</source>
        <translation>Simulate the fight…</translation>
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
        <source>Lancer (Ctrl+Entrée)</source>
        <translation>Start (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Jouer ce combat de nombreuses fois (Maj+F7)</source>
        <translation>Play this fight many times (Shift+F7)</translation>
    </message>
    <message>
        <source>3 miliciens, 1 sergent — ou {round} 3&#xa0;: 2 miliciens</source>
        <translation>3 miliciens, 1 sergent — or {round} 3: 2 miliciens</translation>
    </message>
    <message>
        <source>Adversaires prêts&#xa0;: {names}</source>
        <translation>Ready adversaries: {names}</translation>
    </message>
    <message>
        <source>Personne encore. Tapez un nombre et un nom, puis Entrée&#xa0;: un adversaire prêt, un PNJ ou un personnage de la campagne, ou toute une bande.</source>
        <translation>Nobody yet. Type a number and a name, then Enter: a ready adversary, an NPC or a character of the campaign, or a whole party.</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>EntryTable</name>
    <message>
        <source>Nouvelle ligne</source>
        <translation>New row</translation>
    </message>
</context>
<context>
    <name>EquipmentPage</name>
    <message>
        <source>Bouclier</source>
        <translation>Shield</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protection</translation>
    </message>
    <message>
        <source>Aucun</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Protection portée</source>
        <translation>Worn protection</translation>
    </message>
    <message>
        <source>Mains nues</source>
        <translation>Bare hands</translation>
    </message>
    <message>
        <source>Vitalité</source>
        <translation>Vitalité</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Armes</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>Ajouter une arme</source>
        <translation>Add a weapon</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Famille</source>
        <translation>Family</translation>
    </message>
    <message>
        <source>Allonge</source>
        <translation>Allonge</translation>
    </message>
    <message>
        <source>Dommages</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Contond.</source>
        <translation>Blunt</translation>
    </message>
    <message>
        <source>Mains</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Price</translation>
    </message>
    <message>
        <source>Brisée</source>
        <translation>Broken</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Armures</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Ajouter une armure</source>
        <translation>Add an armour</translation>
    </message>
    <message>
        <source>Contondant</source>
        <translation>Blunt</translation>
    </message>
    <message>
        <source>Perdus</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Prix neuf</source>
        <translation>New price</translation>
    </message>
    <message>
        <source>Réparation %</source>
        <translation>Repair %</translation>
    </message>
    <message>
        <source>Portée</source>
        <translation>Worn</translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation>Gear</translation>
    </message>
    <message>
        <source>Ajouter un objet</source>
        <translation>Add an item</translation>
    </message>
    <message>
        <source>Quantité</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Contacts</translation>
    </message>
    <message>
        <source>Ajouter un contact</source>
        <translation>Add a contact</translation>
    </message>
    <message>
        <source>Milieu</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Réputations</source>
        <translation>Réputations</translation>
    </message>
    <message>
        <source>Ajouter une réputation</source>
        <translation>Add a Réputation</translation>
    </message>
    <message>
        <source>Réputation</source>
        <translation>Réputation</translation>
    </message>
    <message>
        <source>Positive</source>
        <translation>Positive</translation>
    </message>
    <message>
        <source>Autre…</source>
        <translation>Other…</translation>
    </message>
    <message>
        <source>Nouvelle arme</source>
        <translation>New weapon</translation>
    </message>
    <message>
        <source>Nouvelle armure</source>
        <translation>New armour</translation>
    </message>
    <message>
        <source>Nouvel objet</source>
        <translation>New item</translation>
    </message>
    <message>
        <source>Nouveau contact</source>
        <translation>New contact</translation>
    </message>
    <message>
        <source>Nouvelle réputation</source>
        <translation>New Réputation</translation>
    </message>
    <message>
        <source>Entrée ou un clic achète. Les prix sont en couronnes (valeurs de Cassure) et se paient sur le capital.</source>
        <translation>Enter or a click buys. Prices are in couronnes (valeurs de Cassure) and are paid from the capital.</translation>
    </message>
    <message>
        <source>Rechercher dans les listes</source>
        <translation>Search the lists</translation>
    </message>
    <message>
        <source>À acheter</source>
        <translation>To buy</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Capital</translation>
    </message>
    <message>
        <source>Possédé</source>
        <translation>Owned</translation>
    </message>
    <message>
        <source>payé {paid}, reste {left}</source>
        <translation>paid {paid}, left {left}</translation>
    </message>
    <message>
        <source>payé {paid}, dépassé de {over}</source>
        <translation>paid {paid}, over by {over}</translation>
    </message>
    <message>
        <source>à mains nues</source>
        <translation>bare-handed</translation>
    </message>
    <message>
        <source>Arme · {family} · allonge {allonge}</source>
        <translation>Weapon · {family} · allonge {allonge}</translation>
    </message>
    <message>
        <source>Armure · protection {cut}, contondant {blunt}</source>
        <translation>Armour · protection {cut}, blunt {blunt}</translation>
    </message>
    <message>
        <source>Objet</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>2d10 pistoles pour commencer. Entrée ou un clic achète et paie&#xa0;; rendre rembourse le prix du tableau.</source>
        <translation>2d10 pistoles to begin with. Enter or a click buys and pays; giving back refunds the price of the table.</translation>
    </message>
    <message>
        <source>Rechercher dans le catalogue</source>
        <translation>Search the catalogue</translation>
    </message>
    <message>
        <source>Argent de départ en pistoles</source>
        <translation>Starting money in pistoles</translation>
    </message>
    <message>
        <source>Départ</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Bourse</source>
        <translation>Purse</translation>
    </message>
    <message>
        <source>Un nom et Ajouter&#xa0;; dégâts, taille et quantité se corrigent ensuite.</source>
        <translation>A name and Add; damage, size and quantity are corrected afterwards.</translation>
    </message>
    <message>
        <source>Un nom et Ajouter&#xa0;; bonus, taille, Maladresse et quantité ensuite.</source>
        <translation>A name and Add; bonus, size, fumble and quantity afterwards.</translation>
    </message>
    <message>
        <source>Nom d’une arme</source>
        <translation>Name of a weapon</translation>
    </message>
    <message>
        <source>Nom d’un objet</source>
        <translation>Name of an item</translation>
    </message>
    <message>
        <source>Objets</source>
        <translation>Items</translation>
    </message>
</context>
<context>
    <name>EssencePage</name>
    <message>
        <source>Épreuve</source>
        <translation>Hardship</translation>
    </message>
    <message>
        <source>Degré du jet d’essence</source>
        <translation>Grade of the essence roll</translation>
    </message>
    <message>
        <source>Nombre de jets</source>
        <translation>Number of rolls</translation>
    </message>
    <message>
        <source>Points perdus par échec</source>
        <translation>Points lost per failure</translation>
    </message>
    <message>
        <source>Pour quoi</source>
        <translation>For what</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Seuil du d20</source>
        <translation>Target of the d20</translation>
    </message>
    <message>
        <source>Jet d’essence…</source>
        <translation>Essence roll…</translation>
    </message>
    <message>
        <source>degré</source>
        <translation>grade</translation>
    </message>
    <message>
        <source>jets</source>
        <translation>rolls</translation>
    </message>
    <message>
        <source>Points par échec</source>
        <translation>Points per failure</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Essence&#xa0;: {points}</source>
        <translation>Essence: {points}</translation>
    </message>
    <message>
        <source>épreuve libre</source>
        <translation>any hardship</translation>
    </message>
    <message>
        <source>Rien encore</source>
        <translation>Nothing yet</translation>
    </message>
    <message>
        <source>Jet d’essence</source>
        <translation>Essence roll</translation>
    </message>
</context>
<context>
    <name>EssenceSection</name>
    <message>
        <source>Essence</source>
        <extracomment>An edit command.</extracomment>
        <translation>Essence</translation>
    </message>
    <message>
        <source>Sagesse</source>
        <translation>Wisdom</translation>
    </message>
    <message>
        <source>Charisme</source>
        <translation>Charisma</translation>
    </message>
    <message>
        <source>Sauvegardes</source>
        <translation>Saves</translation>
    </message>
    <message>
        <source>Expérience</source>
        <translation>Experience</translation>
    </message>
    <message>
        <source>Marge d’intelligence (%)</source>
        <translation>Margin of intelligence (%)</translation>
    </message>
    <message>
        <source>marge écrite à la main</source>
        <translation>margin written by hand</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Cause de la perte</source>
        <translation>Cause of the loss</translation>
    </message>
    <message>
        <source>En quels mots</source>
        <translation>In which words</translation>
    </message>
    <message>
        <source>Points perdus&#xa0;; 0&#xa0;: selon la cause</source>
        <translation>Points lost; 0: by the cause</translation>
    </message>
    <message>
        <source>Perdre</source>
        <translation>Lose</translation>
    </message>
    <message>
        <source>Épreuve</source>
        <translation>Hardship</translation>
    </message>
    <message>
        <source>Degré du jet d’essence</source>
        <translation>Grade of the essence roll</translation>
    </message>
    <message>
        <source>Nombre de jets</source>
        <translation>Number of rolls</translation>
    </message>
    <message>
        <source>Jet d’essence…</source>
        <translation>Essence roll…</translation>
    </message>
    <message>
        <source>Points regagnés</source>
        <translation>Points regained</translation>
    </message>
    <message>
        <source>Effet secondaire de la drogue</source>
        <translation>Side effect of the drug</translation>
    </message>
    <message>
        <source>Regagner</source>
        <translation>Regain</translation>
    </message>
    <message>
        <source>Points rendus par l’Oubli</source>
        <translation>Points given back by the Oubli</translation>
    </message>
    <message>
        <source>Expérience payée pour l’Oubli</source>
        <translation>Experience paid for the Oubli</translation>
    </message>
    <message>
        <source>Oubli</source>
        <translation>Oubli</translation>
    </message>
    <message>
        <source>Oubli en cours</source>
        <translation>Oubli that holds</translation>
    </message>
    <message>
        <source>Points perdus en plus</source>
        <translation>Further points lost</translation>
    </message>
    <message>
        <source>Dissiper l’Oubli</source>
        <translation>Dispel the Oubli</translation>
    </message>
    <message>
        <source>Rounds de dégâts subis de son plein gré</source>
        <translation>Rounds of damage willingly taken</translation>
    </message>
    <message>
        <source>Ce qu’ils coûtent…</source>
        <translation>What they cost…</translation>
    </message>
    <message>
        <source>Points rendus par la mort définitive</source>
        <translation>Points given back by a definitive death</translation>
    </message>
    <message>
        <source>Rendre</source>
        <translation>Give back</translation>
    </message>
    <message>
        <source>autre</source>
        <translation>other</translation>
    </message>
    <message>
        <source>épreuve libre</source>
        <translation>any hardship</translation>
    </message>
    <message numerus="yes">
        <source>Oubli de %n point(s)</source>
        <translation>
            <numerusform>Oubli of %n point</numerusform>
            <numerusform>Oubli of %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Rien encore</source>
        <translation>Nothing yet</translation>
    </message>
    <message>
        <source>Sagesse {wisdom}&#xa0;%, Charisme {charisma}&#xa0;%, {fear} contre la peur&#xa0;; on peut travailler et apprendre {divisor} fois moins longtemps.</source>
        <translation>Wisdom {wisdom} %, Charisma {charisma} %, {fear} against fear; work and learning can last {divisor} times less long.</translation>
    </message>
    <message>
        <source>Plus rien ne reste&#xa0;: le personnage quitte le jeu.</source>
        <translation>Nothing is left: the character leaves play.</translation>
    </message>
    <message>
        <source>points en plus</source>
        <translation>further points</translation>
    </message>
    <message>
        <source>Dégâts de son plein gré, rounds</source>
        <translation>Damage willingly taken, rounds</translation>
    </message>
    <message>
        <source>Points rendus</source>
        <translation>Points given back</translation>
    </message>
    <message>
        <source>degré</source>
        <translation>grade</translation>
    </message>
    <message>
        <source>jets</source>
        <translation>rolls</translation>
    </message>
    <message>
        <source>Date des changements</source>
        <translation>Date of the changes</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Points oubliés</source>
        <translation>Points forgotten</translation>
    </message>
    <message>
        <source>expérience payée</source>
        <translation>experience paid</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Jet d’essence</source>
        <translation>Essence roll</translation>
    </message>
    <message>
        <source>Dégâts de son plein gré</source>
        <translation>Damage willingly taken</translation>
    </message>
</context>
<context>
    <name>ExchangeCard</name>
    <message>
        <source>Modifier un maillon…</source>
        <extracomment>The act that the card offers is wanted; the id of its ask. A link is to be changed; left, right.</extracomment>
        <translation>Change a link…</translation>
    </message>
    <message>
        <source>Modifier un maillon&#xa0;: {exchange}</source>
        <translation>Change a link: {exchange}</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Échanges</source>
        <extracomment>The columns of each side&apos;s labels and values, and the one between the sides. As many exchanges show all their chains at once. An act about an exchange is wanted; the id of its ask. The dice that were rolled last are to be typed anew. A link of an exchange is to be changed; the ids of its left and right side.</extracomment>
        <translation>Exchanges</translation>
    </message>
    <message>
        <source>Corriger les dés (Ctrl+R)</source>
        <translation>Correct the dice (Ctrl+R)</translation>
    </message>
    <message>
        <source>Échanges — aperçu</source>
        <translation>Exchanges — preview</translation>
    </message>
</context>
<context>
    <name>Exchanges</name>
    <message>
        <source>Importer un dossier…</source>
        <translation>Import a folder…</translation>
    </message>
    <message>
        <source>Exporter la bande…</source>
        <translation>Export the gang…</translation>
    </message>
    <message>
        <source>Exporter la campagne…</source>
        <translation>Export the campaign…</translation>
    </message>
</context>
<context>
    <name>ExtendedPage</name>
    <message>
        <source>Tests permis</source>
        <translation>Tests allowed</translation>
    </message>
    <message>
        <source>Réussites nécessaires</source>
        <translation>Successes needed</translation>
    </message>
    <message>
        <source>Test étendu</source>
        <translation>Extended test</translation>
    </message>
    <message>
        <source>Lancer le test suivant</source>
        <translation>Roll the next test</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Tests&#xa0;: {made} sur {most}. Lignes apprises&#xa0;: {passed}. Temps&#xa0;: {time}.</source>
        <translation>Tests: {made} of {most}. Lines learnt: {passed}. Time: {time}.</translation>
    </message>
    <message>
        <source>Réussi au test {made}. Temps&#xa0;: {time}.</source>
        <translation>Done at test {made}. Time: {time}.</translation>
    </message>
    <message>
        <source>Échoué au test {made}&#xa0;: il ne reste plus assez de tests.</source>
        <translation>Failed at test {made}: too few tests are left.</translation>
    </message>
    <message>
        <source>Tests&#xa0;: {made} sur {most}. Réussites&#xa0;: {passed} sur {needed}. Temps&#xa0;: {time}.</source>
        <translation>Tests: {made} of {most}. Successes: {passed} of {needed}. Time: {time}.</translation>
    </message>
    <message>
        <source>Les tests étendus conviennent surtout à&#xa0;: {names}.</source>
        <translation>Extended tests suit above all: {names}.</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {use}&#xa0;; un test prend {time}.</source>
        <translation>{name}: {use}; a test takes {time}.</translation>
    </message>
</context>
<context>
    <name>Facing</name>
    <message>
        <source>Nombre Cible</source>
        <translation>Nombre Cible</translation>
    </message>
    <message>
        <source>Lancer ce qui manque</source>
        <translation>Roll what is missing</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Maladresse&#xa0;: l’action échoue, personne n’a à résister.</source>
        <translation>Fumble: the action fails, nobody has to resist.</translation>
    </message>
    <message>
        <source>{name} résiste.</source>
        <translation>{name} resists.</translation>
    </message>
    <message>
        <source>{name} subit l’effet.</source>
        <translation>{name} suffers the effect.</translation>
    </message>
    <message>
        <source>colonne JR&#xa0;: {total} donne {target}</source>
        <translation>column JR: {total} gives {target}</translation>
    </message>
    <message>
        <source>Nombre Cible du MJ</source>
        <translation>the GM’s target number</translation>
    </message>
</context>
<context>
    <name>FallPage</name>
    <message>
        <source>Hauteur en mètres</source>
        <translation>Height in metres</translation>
    </message>
    <message>
        <source>Décimètres en plus</source>
        <translation>Decimetres more</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>peut se recevoir (jets de Dextérité)</source>
        <translation>can soften it (Dextérité rolls)</translation>
    </message>
    <message>
        <source>Hauteur (m)</source>
        <translation>Height (m)</translation>
    </message>
    <message>
        <source>et (dm)</source>
        <translation>and (dm)</translation>
    </message>
    <message numerus="yes">
        <source>Natation&#xa0;: %n jet(s) raté(s) à relancer.</source>
        <translation>
            <numerusform>Natation: %n failed roll again.</numerusform>
            <numerusform>Natation: %n failed rolls again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FallPanel</name>
    <message>
        <source>Chute</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Hauteur en mètres</source>
        <translation>Height in metres</translation>
    </message>
    <message>
        <source>Sol</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>Amortir par Acrobatie</source>
        <translation>Break the fall with Acrobatie</translation>
    </message>
    <message>
        <source>Points d’Héroïsme sur le seuil</source>
        <translation>Points d’Héroïsme on the threshold</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Acrobatie</source>
        <translation>Acrobatie</translation>
    </message>
    <message>
        <source>Choix du MJ</source>
        <translation>The GM’s choice</translation>
    </message>
    <message>
        <source>Lignes de dommages dans chaque table</source>
        <translation>Lines of damage in each table</translation>
    </message>
    <message>
        <source>Appliquer la chute</source>
        <translation>Apply the fall</translation>
    </message>
    <message>
        <source>une Blessure critique</source>
        <translation>one Blessure critique</translation>
    </message>
    <message>
        <source>une Blessure mortelle</source>
        <translation>one Blessure mortelle</translation>
    </message>
    <message>
        <source>la mort</source>
        <translation>death</translation>
    </message>
    <message>
        <source>Hauteur (m)</source>
        <translation>Height (m)</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>PH</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Le MJ choisit</source>
        <translation>The GM chooses</translation>
    </message>
    <message>
        <source>Dépenser {points} PH plutôt que subir les lignes</source>
        <translation>Spend {points} PH rather than suffer the lines</translation>
    </message>
    <message>
        <source>Il faut une réussite de qualité {quality}.</source>
        <translation>A success of quality {quality} is needed.</translation>
    </message>
    <message>
        <source>Une simple réussite suffit.</source>
        <translation>A plain success is enough.</translation>
    </message>
    <message>
        <source>Sans jet, un dé donne la qualité de l’échec.</source>
        <translation>Without a roll, a die gives the quality of the failure.</translation>
    </message>
    <message>
        <source>Le jet coûte {points} PH.</source>
        <translation>The roll costs {points} PH.</translation>
    </message>
</context>
<context>
    <name>FateSection</name>
    <message>
        <source>Fortune</source>
        <extracomment>An edit command.</extracomment>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Élément de décor admis par le MJ</source>
        <translation>Scenery that the GM admits</translation>
    </message>
    <message>
        <source>Le payer d’un point</source>
        <translation>Pay for it with a point</translation>
    </message>
    <message>
        <source>Dépenser un point</source>
        <translation>Spend a point</translation>
    </message>
    <message>
        <source>Nouveau jour&#xa0;: tous rendus</source>
        <translation>New day: all given back</translation>
    </message>
    <message>
        <source>Par exemple&#xa0;: {names}.</source>
        <translation>For example: {names}.</translation>
    </message>
</context>
<context>
    <name>FighterPanel</name>
    <message>
        <source>Fiche</source>
        <extracomment>Pools larger than this are a number, not pips. Track, row from 0, and whether the box is to be ticked. Pool, the value wanted. The sheet of this character is wanted. Fighter, and whether the program rolls for it. An act that nobody expects is wanted; the id of its ask.</extracomment>
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
        <source>Dés auto</source>
        <translation>Auto dice</translation>
    </message>
    <message>
        <source>correction du MJ</source>
        <translation>GM’s correction</translation>
    </message>
</context>
<context>
    <name>FilledWindow</name>
    <message>
        <source>Nouveau personnage</source>
        <extracomment>Letters that a tooltip can hold on a screen.</extracomment>
        <translation>New character</translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>Champ</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Sur la feuille</source>
        <translation>On the sheet</translation>
    </message>
    <message>
        <source>Dans le PDF</source>
        <translation>In the PDF</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>Feuille remplie&#xa0;: {file}</source>
        <translation>Filled sheet: {file}</translation>
    </message>
    <message>
        <source>«&#xa0;{file}&#xa0;» ne contient rien que la feuille n’ait déjà.</source>
        <translation>“{file}” holds nothing that the sheet has not already.</translation>
    </message>
    <message numerus="yes">
        <source>«&#xa0;{file}&#xa0;» crée un personnage&#xa0;; %n champ(s) sont remplis.</source>
        <translation>
            <numerusform>“{file}” makes a character; %n field is filled.</numerusform>
            <numerusform>“{file}” makes a character; %n fields are filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>«&#xa0;{file}&#xa0;» change %n champ(s).</source>
        <translation>
            <numerusform>“{file}” changes %n field.</numerusform>
            <numerusform>“{file}” changes %n fields.</numerusform>
        </translation>
    </message>
    <message>
        <source>La feuille a changé depuis que ce PDF a été écrit.</source>
        <translation>The sheet has changed since this PDF was written.</translation>
    </message>
    <message>
        <source>&amp;Créer le personnage</source>
        <translation>&amp;Create the character</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Reprendre %n champ(s)</source>
        <translation>
            <numerusform>&amp;Take %n field</numerusform>
            <numerusform>&amp;Take %n fields</numerusform>
        </translation>
    </message>
    <message>
        <source>A changé aussi sur la feuille depuis</source>
        <translation>Has changed on the sheet too since then</translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s) remarque(s)</source>
        <translation>
            <numerusform>and %n other remark</numerusform>
            <numerusform>and %n other remarks</numerusform>
        </translation>
    </message>
    <message>
        <source>Repris ainsi, le personnage n’est plus dans les règles&#xa0;:</source>
        <translation>Taken like this, the character breaks the rules:</translation>
    </message>
    <message>
        <source>La feuille vient de changer&#xa0;: fermez cette fenêtre et reprenez le fichier.</source>
        <translation>The sheet has just changed: close this window and take the file again.</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>rien</source>
        <extracomment>A section was opened. A finding was opened: its section and its place.</extracomment>
        <translation>nothing</translation>
    </message>
</context>
<context>
    <name>FirePanel</name>
    <message>
        <source>Feu</source>
        <translation>Fire</translation>
    </message>
    <message>
        <source>Intensité du feu</source>
        <translation>Intensity of the fire</translation>
    </message>
    <message>
        <source>Tours dans le feu</source>
        <translation>Turns in the fire</translation>
    </message>
    <message>
        <source>Appliquer le feu</source>
        <translation>Apply the fire</translation>
    </message>
    <message>
        <source>Intensité</source>
        <translation>Intensity</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>La fumée est souvent le vrai danger&#xa0;: voyez l’asphyxie.</source>
        <translation>Smoke is often the real danger: see asphyxia.</translation>
    </message>
</context>
<context>
    <name>FirstPage</name>
    <message>
        <source>* principale   ° secondaire</source>
        <extracomment>An edit command. A skill key, or a characteristic&apos;s id, is to be rolled.</extracomment>
        <translation>* main   ° secondary</translation>
    </message>
    <message>
        <source>{legend}   † corrigé à la main</source>
        <translation>{legend}   † corrected by hand</translation>
    </message>
    <message>
        <source>secondaire</source>
        <translation>secondary</translation>
    </message>
    <message>
        <source>principale</source>
        <translation>main</translation>
    </message>
    <message>
        <source>corrigée à la main</source>
        <translation>corrected by hand</translation>
    </message>
    <message>
        <source>Compétences</source>
        <translation>Skills</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Créer un personnage</source>
        <translation>Create a character</translation>
    </message>
    <message>
        <source>Pas à pas, du style aux affaires qu’il porte sur lui.</source>
        <translation>Step by step, from the style to what is carried.</translation>
    </message>
    <message>
        <source>Ouvrir la bande d’exemple</source>
        <translation>Open the example gang</translation>
    </message>
    <message>
        <source>Des personnages tout prêts, pour jouer ou pour regarder.</source>
        <translation>Ready-made characters, to play or to look at.</translation>
    </message>
    <message>
        <source>Importer un fichier</source>
        <translation>Import a file</translation>
    </message>
    <message>
        <source>Un personnage reçu en fichier .cassure. On peut aussi le glisser ici.</source>
        <translation>A character received as a .cassure file. It can also be dropped here.</translation>
    </message>
</context>
<context>
    <name>FlagsControl</name>
    <message>
        <source>{name}&#xa0;: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>FoldRow</name>
    <message>
        <source>{lowest} à {highest}</source>
        <extracomment>Between a value and its level, with room for the sign of a correction. The specialisations of this group are to be shown, or hidden again.</extracomment>
        <translation>{lowest} to {highest}</translation>
    </message>
    <message>
        <source>({count} spécialisations)</source>
        <translation>({count} specialisations)</translation>
    </message>
    <message>
        <source>Replier</source>
        <translation>Fold</translation>
    </message>
    <message>
        <source>{skill}&#xa0;: {count} spécialisations par défaut, {value}&#xa0;; replier</source>
        <translation>{skill}: {count} default specialisations, {value}; fold</translation>
    </message>
    <message>
        <source>{skill}&#xa0;: {count} spécialisations par défaut, {value}&#xa0;; déplier</source>
        <translation>{skill}: {count} default specialisations, {value}; unfold</translation>
    </message>
    <message>
        <source>par défaut</source>
        <translation>default</translation>
    </message>
</context>
<context>
    <name>FolderRun</name>
    <message>
        <source>Importer un dossier</source>
        <extracomment>How many refusals are read in the banner; all of them are in what it copies. Files that take less than this in all need no window of progress. The characters that were taken in; none when every file was refused.</extracomment>
        <translation>Import a folder</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message numerus="yes">
        <source>%n personnage(s) importé(s).</source>
        <translation>
            <numerusform>%n character imported.</numerusform>
            <numerusform>%n characters imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arrêté&#xa0;: %n fichier(s) n’ont pas été lus.</source>
        <translation>
            <numerusform>Stopped: %n file was not read.</numerusform>
            <numerusform>Stopped: %n files were not read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fichier(s) refusé(s)&#xa0;:</source>
        <translation>
            <numerusform>%n file refused:</numerusform>
            <numerusform>%n files refused:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… et %n autre(s).</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FootStrip</name>
    <message>
        <source>Fermer le jet</source>
        <translation>Close the roll</translation>
    </message>
    <message>
        <source>Fermer (Échap)</source>
        <translation>Close (Esc)</translation>
    </message>
</context>
<context>
    <name>Frame</name>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>sans nom</source>
        <translation>unnamed</translation>
    </message>
    <message>
        <source>{scene} — {name}</source>
        <translation>{scene} — {name}</translation>
    </message>
</context>
<context>
    <name>FreeEntry</name>
    <message>
        <source>Nature de l’entrée libre</source>
        <translation>Kind of the free entry</translation>
    </message>
    <message>
        <source>Arme&#xa0;: {family}</source>
        <translation>Weapon: {family}</translation>
    </message>
    <message>
        <source>Objet</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Armure</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Nom de l’entrée libre</source>
        <translation>Name of the free entry</translation>
    </message>
    <message>
        <source>Entrée libre</source>
        <translation>Free entry</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Protection</translation>
    </message>
    <message>
        <source>Protection de l’armure</source>
        <translation>Protection of the armour</translation>
    </message>
    <message>
        <source>Prix en couronnes</source>
        <translation>Price in couronnes</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Ajouter l’entrée libre</source>
        <translation>Add the free entry</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Price</translation>
    </message>
</context>
<context>
    <name>FreeName</name>
    <message>
        <source>Ajouter</source>
        <extracomment>This was named.</extracomment>
        <translation>Add</translation>
    </message>
    <message>
        <source>Ajouter&#xa0;: {name}</source>
        <translation>Add: {name}</translation>
    </message>
</context>
<context>
    <name>FumbleRows</name>
    <message>
        <source>Retirer la table</source>
        <translation>Remove the table</translation>
    </message>
    <message>
        <source>Retirer la table&#xa0;: {name}</source>
        <translation>Remove the table: {name}</translation>
    </message>
</context>
<context>
    <name>FumbleSection</name>
    <message>
        <source>Table de Maladresses</source>
        <translation>Table of fumbles</translation>
    </message>
    <message>
        <source>Modificateur d’un talent ou d’un objet</source>
        <translation>Modifier of a talent or an item</translation>
    </message>
    <message>
        <source>Situation critique</source>
        <translation>Critical situation</translation>
    </message>
    <message>
        <source>Tirage de Maladresse</source>
        <translation>Fumble roll</translation>
    </message>
    <message>
        <source>La campagne n’a pas de Table de Maladresses&#xa0;: décrivez ce qui arrive, ou saisissez une table dans ses réglages.</source>
        <translation>The campaign has no table of fumbles: say what happens, or enter a table in its settings.</translation>
    </message>
    <message>
        <source>Mortel dans une situation qui n’est pas critique&#xa0;: le MJ adoucit.</source>
        <translation>Deadly in a situation that is not critical: the GM softens it.</translation>
    </message>
    <message>
        <source>Ce qui arrive</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Modificateur</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Maladresse</source>
        <translation>Fumble</translation>
    </message>
</context>
<context>
    <name>FumblesPage</name>
    <message>
        <source>Ajouter une table</source>
        <translation>Add a table</translation>
    </message>
    <message>
        <source>Le document n’en donne aucune&#xa0;: sans table, le MJ décrit la Maladresse. Une table couvre chaque tirage de 1 à 100&#xa0;; diviser une ligne en fait deux.</source>
        <translation>The document gives none: without a table the GM describes the fumble. A table covers every roll from 1 to 100; dividing a row makes two of it.</translation>
    </message>
    <message>
        <source>Maladresses</source>
        <translation>Fumbles</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>Jouer</source>
        <extracomment>The game is over, or begins anew.</extracomment>
        <translation>Play</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Personne ne gagne.</source>
        <translation>Nobody wins.</translation>
    </message>
    <message>
        <source>{name} gagne.</source>
        <translation>{name} wins.</translation>
    </message>
    <message>
        <source>Se partagent le pot&#xa0;: {names}.</source>
        <translation>The pot is shared by {names}.</translation>
    </message>
</context>
<context>
    <name>GearPage</name>
    <message>
        <source>Catalogue&#xa0;: acheter, vendre, gagner…</source>
        <translation>Catalogue: buy, sell, earn…</translation>
    </message>
    <message>
        <source>ordinaire</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>trousse de soins</source>
        <translation>healer’s kit</translation>
    </message>
    <message>
        <source>vêtements</source>
        <translation>clothes</translation>
    </message>
    <message>
        <source>parachute</source>
        <translation>parachute</translation>
    </message>
    <message>
        <source>parachute ventral</source>
        <translation>reserve parachute</translation>
    </message>
    <message>
        <source>limiteur de résistance</source>
        <translation>resistance limiter</translation>
    </message>
    <message>
        <source>Possessions</source>
        <translation>Belongings</translation>
    </message>
    <message>
        <source>Armes</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>Ajouter une arme</source>
        <translation>Add a weapon</translation>
    </message>
    <message>
        <source>Arme</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>BO</source>
        <translation>BO</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Maladresse jusqu’à</source>
        <translation>Maladresse up to</translation>
    </message>
    <message>
        <source>Critiques</source>
        <translation>Criticals</translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation>Gear</translation>
    </message>
    <message>
        <source>Ajouter un objet</source>
        <translation>Add an item</translation>
    </message>
    <message>
        <source>Objet</source>
        <translation>Item</translation>
    </message>
    <message>
        <source>Tâches longues</source>
        <translation>Long tasks</translation>
    </message>
    <message>
        <source>Entreprendre une tâche</source>
        <translation>Take up a task</translation>
    </message>
    <message>
        <source>Tâche</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Un jet par</source>
        <translation>One roll each</translation>
    </message>
    <message>
        <source>Fait (%)</source>
        <translation>Done (%)</translation>
    </message>
    <message>
        <source>Jets</source>
        <translation>Rolls</translation>
    </message>
    <message>
        <source>Ingrédients</source>
        <translation>Ingredients</translation>
    </message>
    <message>
        <source>Perdus</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Nouvelle arme</source>
        <translation>New weapon</translation>
    </message>
    <message>
        <source>Nouvelle tâche</source>
        <translation>New task</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>Genre</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Poids (pièces)</source>
        <translation>Weight (coins)</translation>
    </message>
    <message>
        <source>Prix (po)</source>
        <translation>Price (gp)</translation>
    </message>
    <message>
        <source>Porté</source>
        <translation>Worn</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Munitions</source>
        <translation>Ammunition</translation>
    </message>
    <message>
        <source>Ajouter des munitions</source>
        <translation>Add ammunition</translation>
    </message>
    <message>
        <source>Projectile</source>
        <translation>Missile</translation>
    </message>
    <message>
        <source>Carreaux</source>
        <translation>Bolts</translation>
    </message>
    <message>
        <source>Qualité</source>
        <translation>Quality</translation>
    </message>
    <message>
        <source>Nouvel objet</source>
        <translation>New item</translation>
    </message>
</context>
<context>
    <name>GearRow</name>
    <message>
        <source>Nom&#xa0;: {name}</source>
        <translation>Name: {name}</translation>
    </message>
</context>
<context>
    <name>GroundPage</name>
    <message>
        <source>Terrain</source>
        <translation>Ground</translation>
    </message>
    <message>
        <source>Caractéristique</source>
        <translation>Ability</translation>
    </message>
    <message>
        <source>par</source>
        <translation>by</translation>
    </message>
    <message>
        <source>attaque ce round</source>
        <translation>attacks this round</translation>
    </message>
    <message>
        <source>Déplacement</source>
        <translation>Movement</translation>
    </message>
</context>
<context>
    <name>GroupsPage</name>
    <message>
        <source>Ajouter au premier camp</source>
        <translation>Add to the first side</translation>
    </message>
    <message>
        <source>Ajouter au second camp</source>
        <translation>Add to the second side</translation>
    </message>
    <message>
        <source>Retirer le dernier du premier camp</source>
        <translation>Remove the last of the first side</translation>
    </message>
    <message>
        <source>Retirer le dernier du second camp</source>
        <translation>Remove the last of the second side</translation>
    </message>
    <message>
        <source>Lancer et compter</source>
        <translation>Roll and count</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Participant {number}</source>
        <translation>Participant {number}</translation>
    </message>
    <message>
        <source>Chacun lance&#xa0;: le programme lance ce qui manque.</source>
        <translation>Everybody rolls: the program rolls what is missing.</translation>
    </message>
    <message>
        <source>Tous échouent&#xa0;: tous relancent.</source>
        <translation>All fail: all roll again.</translation>
    </message>
    <message>
        <source>{name} l’emporte, avec {roll}.</source>
        <translation>{name} wins, with {roll}.</translation>
    </message>
    <message>
        <source>C’est décidé.</source>
        <translation>It is decided.</translation>
    </message>
    <message>
        <source>Relancent contre l’autre camp&#xa0;: {names}.</source>
        <translation>Roll again against the other side: {names}.</translation>
    </message>
    <message>
        <source>Premier camp</source>
        <translation>First side</translation>
    </message>
    <message>
        <source>Second camp</source>
        <translation>Second side</translation>
    </message>
</context>
<context>
    <name>GuardSection</name>
    <message>
        <source>Défense</source>
        <extracomment>An edit command.</extracomment>
        <translation>Defence</translation>
    </message>
    <message>
        <source>La somme tant que rien n’est écrit.</source>
        <translation>The sum as long as nothing is written.</translation>
    </message>
    <message>
        <source>{name}, total à la main</source>
        <translation>{name}, total by hand</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Fermer&#xa0;: {title}</source>
        <extracomment>The panel was closed.</extracomment>
        <translation>Close: {title}</translation>
    </message>
    <message>
        <source>Fermer (Échap)</source>
        <translation>Close (Esc)</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>{name} ne peut pas être blessé maintenant.</source>
        <extracomment>The dialog of the end while it is open.</extracomment>
        <translation>{name} cannot be wounded now.</translation>
    </message>
    <message>
        <source>Aucun dé n’a encore été lancé.</source>
        <translation>No die has been rolled yet.</translation>
    </message>
    <message>
        <source>Rien ne peut être modifié maintenant.</source>
        <translation>Nothing can be changed now.</translation>
    </message>
    <message>
        <source>{name} s’en va.</source>
        <translation>{name} leaves.</translation>
    </message>
    <message>
        <source>C’est terminé.</source>
        <translation>It is over.</translation>
    </message>
    <message>
        <source>C’est terminé. Gardé dans la bibliothèque&#xa0;: {names}.</source>
        <translation>It is over. Kept in the library: {names}.</translation>
    </message>
    <message>
        <source>{name}&#xa0;: suite</source>
        <translation>{name}: sequel</translation>
    </message>
    <message>
        <source>{name}&#xa0;: reprise</source>
        <translation>{name}: resumed</translation>
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
    <name>Head</name>
    <message>
        <source>Nom</source>
        <extracomment>Another name was written.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nom du personnage</source>
        <translation>Name of the character</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Jetons</source>
        <extracomment>An edit command.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Couronnes</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Jetons de Crasse</source>
        <translation>Jetons de Crasse</translation>
    </message>
    <message>
        <source>Points d’Héroïsme</source>
        <translation>Points d’Héroïsme</translation>
    </message>
    <message>
        <source>Héroïsme</source>
        <translation>Héroïsme</translation>
    </message>
    <message>
        <source>Trépas sous</source>
        <extracomment>An edit command.</extracomment>
        <translation>Dying below</translation>
    </message>
    <message>
        <source>BD</source>
        <translation>BD</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Malus</source>
        <translation>Malus</translation>
    </message>
    <message>
        <source>PdV</source>
        <translation>PdV</translation>
    </message>
    <message>
        <source>Ni race ni profession</source>
        <translation>Neither race nor profession</translation>
    </message>
    <message>
        <source>Ni style ni spécialité</source>
        <translation>Neither style nor specialty</translation>
    </message>
    <message>
        <source>Héroïsme maximum</source>
        <translation>Most Héroïsme</translation>
    </message>
    <message>
        <source>Mort</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>Mourant</source>
        <translation>Dying</translation>
    </message>
    <message>
        <source>Inconscient</source>
        <translation>Unconscious</translation>
    </message>
    <message>
        <source>Tient debout au prix de l’Héroïsme</source>
        <translation>Standing at the price of Héroïsme</translation>
    </message>
    <message>
        <source>Hémorragies&#xa0;: {count}</source>
        <translation>Bleedings: {count}</translation>
    </message>
    <message>
        <source>Crasse</source>
        <translation>Crasse</translation>
    </message>
    <message>
        <source>Points de Fortune</source>
        <extracomment>An edit command.</extracomment>
        <translation>Points of Fortune</translation>
    </message>
    <message>
        <source>Un point plein se dépense&#xa0;; un point vide les rend tous, un jour neuf.</source>
        <translation>A full point is spent; an empty one gives all back, on a new day.</translation>
    </message>
    <message>
        <source>Points de Destin</source>
        <translation>Points of Destin</translation>
    </message>
    <message>
        <source>Un point plein sauve de la mort ou de la paralysie.</source>
        <translation>A full point saves from death or paralysis.</translation>
    </message>
    <message>
        <source>Destin</source>
        <translation>Destin</translation>
    </message>
    <message>
        <source>Fièvre</source>
        <translation>Fever</translation>
    </message>
    <message>
        <source>Ni race ni carrière</source>
        <translation>Neither race nor career</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Bourse</source>
        <translation>Purse</translation>
    </message>
    <message>
        <source>Classe d’armure</source>
        <extracomment>An edit command.</extracomment>
        <translation>Armour class</translation>
    </message>
    <message>
        <source>PV</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>CA</source>
        <translation>AC</translation>
    </message>
    <message>
        <source>Essence</source>
        <translation>Essence</translation>
    </message>
    <message>
        <source>Ni race ni classe</source>
        <translation>Neither race nor class</translation>
    </message>
</context>
<context>
    <name>HealingSection</name>
    <message>
        <source>Guérison naturelle</source>
        <extracomment>An edit command.</extracomment>
        <translation>Natural healing</translation>
    </message>
    <message>
        <source>Heures de repos complet</source>
        <translation>Hours of full rest</translation>
    </message>
    <message>
        <source>PdV par repos de 8 heures</source>
        <translation>PdV for 8 hours of rest</translation>
    </message>
    <message>
        <source>Se reposer</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Jours de repos</source>
        <translation>Days of rest</translation>
    </message>
    <message>
        <source>Laisser passer ces jours</source>
        <translation>Let these days go by</translation>
    </message>
    <message>
        <source>Aide d’un soigneur</source>
        <translation>Help of a carer</translation>
    </message>
    <message>
        <source>ajouté</source>
        <translation>added</translation>
    </message>
    <message>
        <source>Jours selon le MJ</source>
        <translation>Days as the GM says</translation>
    </message>
    <message>
        <source>0&#xa0;: ceux de la table de la campagne.</source>
        <translation>0: those of the campaign’s table.</translation>
    </message>
    <message>
        <source>Tirage de Guérison…</source>
        <translation>Healing roll…</translation>
    </message>
    <message>
        <source>Soigneur</source>
        <translation>Carer</translation>
    </message>
    <message>
        <source>jours du MJ</source>
        <translation>the GM’s days</translation>
    </message>
    <message>
        <source>Heures de repos</source>
        <translation>Hours of rest</translation>
    </message>
    <message>
        <source>Le sang coule&#xa0;: rien ne guérit avant d’être soigné.</source>
        <translation>Blood flows: nothing heals before it is treated.</translation>
    </message>
    <message>
        <source>La campagne n’a pas de table des temps de guérison&#xa0;: le MJ dit les jours.</source>
        <translation>The campaign has no table of healing times: the GM says the days.</translation>
    </message>
    <message>
        <source>Tirage de Guérison</source>
        <translation>Healing roll</translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Inconscient</source>
        <translation>Unconscious</translation>
    </message>
    <message>
        <source>Mourant</source>
        <translation>Dying</translation>
    </message>
    <message>
        <source>Mort</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>Hémorragies</source>
        <translation>Bleedings</translation>
    </message>
    <message>
        <source>Cases en italique de la Vitalité</source>
        <translation>Italic boxes of Vitalité</translation>
    </message>
    <message>
        <source>Cases en pointillé de la Vitalité</source>
        <translation>Dashed boxes of Vitalité</translation>
    </message>
    <message>
        <source>Nouvelle séquelle</source>
        <translation>New séquelle</translation>
    </message>
    <message>
        <source>Noter une séquelle…</source>
        <translation>Note a séquelle…</translation>
    </message>
    <message>
        <source>États</source>
        <translation>States</translation>
    </message>
    <message>
        <source>Cases que le MJ ouvre</source>
        <translation>Boxes that the GM opens</translation>
    </message>
    <message>
        <source>S’il survit&#xa0;: une séquelle par Blessure mortelle, {points} PH perdus.</source>
        <translation>If they survive: one séquelle for each Blessure mortelle, {points} PH lost.</translation>
    </message>
    <message>
        <source>{text} (asphyxie&#xa0;: un point de Cervelle)</source>
        <translation>{text} (asphyxia: one point of Cervelle)</translation>
    </message>
    <message>
        <source>Séquelles</source>
        <translation>Séquelles</translation>
    </message>
    <message>
        <source>Jours qui passent</source>
        <translation>Days that pass</translation>
    </message>
    <message>
        <source>Laisser passer</source>
        <translation>Let them pass</translation>
    </message>
    <message>
        <source>Laisser passer ces jours</source>
        <translation>Let these days go by</translation>
    </message>
    <message>
        <source>Rounds qui passent</source>
        <translation>Rounds that go by</translation>
    </message>
    <message>
        <source>Laisser passer ces rounds</source>
        <translation>Let these rounds go by</translation>
    </message>
    <message>
        <source>Fièvre, à tous les jets</source>
        <translation>Fever, to every roll</translation>
    </message>
    <message>
        <source>Temps qui passe</source>
        <translation>Time that goes by</translation>
    </message>
    <message>
        <source>Rounds, hors d’un combat</source>
        <translation>Rounds, outside a fight</translation>
    </message>
    <message>
        <source>Jours</source>
        <translation>Days</translation>
    </message>
    <message>
        <source>Les comptes à rebours et les infections avancent, la Fortune revient, ce qui se compte en rounds est fini.</source>
        <translation>Countdowns and infections go on, Fortune comes back, what is counted in rounds is over.</translation>
    </message>
    <message>
        <source>Aucune séquelle</source>
        <translation>No sequela</translation>
    </message>
</context>
<context>
    <name>HerbLine</name>
    <message>
        <source>Une heure passe</source>
        <extracomment>An edit command.</extracomment>
        <translation>An hour goes by</translation>
    </message>
    <message>
        <source>Agit maintenant</source>
        <translation>Works now</translation>
    </message>
    <message>
        <source>{herb}&#xa0;: une heure passe</source>
        <translation>{herb}: an hour goes by</translation>
    </message>
    <message>
        <source>{herb}&#xa0;: agit maintenant</source>
        <translation>{herb}: works now</translation>
    </message>
</context>
<context>
    <name>HeroismSection</name>
    <message>
        <source>Héroïsme</source>
        <translation>Héroïsme</translation>
    </message>
    <message>
        <source>Scène ou action</source>
        <translation>Scene or action</translation>
    </message>
    <message>
        <source>Fin de scène</source>
        <translation>End of scene</translation>
    </message>
    <message>
        <source>pour toute la bande</source>
        <translation>for the whole gang</translation>
    </message>
    <message>
        <source>PH donnés par le MJ</source>
        <translation>PH given by the GM</translation>
    </message>
    <message>
        <source>Acte héroïque</source>
        <translation>Heroic act</translation>
    </message>
    <message>
        <source>Défier l’autorité</source>
        <translation>Defy authority</translation>
    </message>
    <message>
        <source>Minutes sous la pluie</source>
        <translation>Minutes in the rain</translation>
    </message>
    <message>
        <source>Sortir sous la pluie</source>
        <translation>Go out in the rain</translation>
    </message>
    <message>
        <source>Jours sans voir sa communauté</source>
        <translation>Days without seeing their community</translation>
    </message>
    <message>
        <source>Jours sans approcher l’eau</source>
        <translation>Days away from water</translation>
    </message>
    <message>
        <source>Une semaine passe</source>
        <translation>A week passes</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Communauté vue il y a (jours)</source>
        <translation>Community seen (days ago)</translation>
    </message>
    <message>
        <source>eau il y a (jours)</source>
        <translation>water (days ago)</translation>
    </message>
    <message>
        <source>PH</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>{left} sur {most}</source>
        <translation>{left} of {most}</translation>
    </message>
</context>
<context>
    <name>HiddenPage</name>
    <message>
        <source>Test caché</source>
        <translation>Hidden test</translation>
    </message>
    <message>
        <source>Lancer en secret</source>
        <translation>Roll in secret</translation>
    </message>
    <message>
        <source>Regarder</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Toujours cachés&#xa0;: {always}.
Au gré du MJ&#xa0;: {perhaps}.</source>
        <translation>Always hidden: {always}.
As the GM wishes: {perhaps}.</translation>
    </message>
    <message>
        <source>Tests cachés</source>
        <translation>Hidden tests</translation>
    </message>
    <message>
        <source>Cacher</source>
        <translation>Hide</translation>
    </message>
    <message>
        <source>Rien n’est lancé.</source>
        <translation>Nothing is rolled.</translation>
    </message>
    <message>
        <source>Dé {roll} sous {target}&#xa0;: {what}</source>
        <translation>Die {roll} under {target}: {what}</translation>
    </message>
    <message>
        <source>Lancé, pour le MJ seul.</source>
        <translation>Rolled, for the GM alone.</translation>
    </message>
    <message>
        <source>Ce test n’est pas de ceux que l’on cache d’ordinaire.</source>
        <translation>This is not one of the tests that are hidden as a rule.</translation>
    </message>
    <message>
        <source>Ce test se fait toujours caché.</source>
        <translation>This test is always hidden.</translation>
    </message>
    <message>
        <source>Ce test se fait caché au gré du MJ.</source>
        <translation>This test is hidden as the GM wishes.</translation>
    </message>
</context>
<context>
    <name>HighPage</name>
    <message>
        <source>Hauteur en décimètres</source>
        <translation>Height in decimetres</translation>
    </message>
    <message>
        <source>Pour attaquer (vaut une charge)</source>
        <translation>To attack (counts as a charge)</translation>
    </message>
    <message>
        <source>Hauteur (dm)</source>
        <translation>Height (dm)</translation>
    </message>
    <message>
        <source>hauteur</source>
        <translation>height</translation>
    </message>
    <message>
        <source>Test d’Ag à {difficulty}&#xa0;; {damage} dégâts en cas d’échec.</source>
        <translation>Test of Ag at {difficulty}; {damage} damage on a failure.</translation>
    </message>
    <message>
        <source>Réussite automatique.</source>
        <translation>Automatic success.</translation>
    </message>
    <message>
        <source>Échec automatique&#xa0;: au moins {damage} dégâts, le MJ peut en dire plus.</source>
        <translation>Automatic failure: at least {damage} damage, the GM may say more.</translation>
    </message>
    <message>
        <source>Lancez le test.</source>
        <translation>Roll the test.</translation>
    </message>
    <message>
        <source>Réception réussie&#xa0;: charge (+10 CC, BF + 1, toutes les A).</source>
        <translation>Landed: a charge (+10 CC, BF + 1, all A).</translation>
    </message>
    <message>
        <source>Réception réussie.</source>
        <translation>Landed.</translation>
    </message>
    <message>
        <source>Chute, et pas d’attaque&#xa0;: dégâts</source>
        <translation>A fall, and no attack: damage</translation>
    </message>
    <message>
        <source>Chute&#xa0;: dégâts</source>
        <translation>A fall: damage</translation>
    </message>
    <message>
        <source>Dégâts de la chute</source>
        <translation>Damage of the fall</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Historique</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Quand</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Ce qui a changé</source>
        <translation>What changed</translation>
    </message>
    <message>
        <source>Tel qu’il était le</source>
        <translation>As it was on</translation>
    </message>
    <message>
        <source>Revenir à cet état</source>
        <translation>Return to this state</translation>
    </message>
    <message>
        <source>Différences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>Où</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Alors</source>
        <translation>Then</translation>
    </message>
    <message>
        <source>Aujourd’hui</source>
        <translation>Today</translation>
    </message>
    <message>
        <source>Revenir en arrière est une étape de plus. Après 30 jours, seules sont retirées des versions qu’Annuler ne peut plus rendre&#xa0;; une par jour reste.</source>
        <translation>Going back is one more step. After 30 days only versions that Undo can no longer bring back are removed; one a day stays.</translation>
    </message>
    <message>
        <source>Choisissez un état pour voir ce qui en diffère.</source>
        <translation>Choose a state to see what differs from it.</translation>
    </message>
    <message numerus="yes">
        <source>%n ligne(s) de la feuille diffèrent aujourd’hui.</source>
        <translation>
            <numerusform>%n line of the sheet differs today.</numerusform>
            <numerusform>%n lines of the sheet differ today.</numerusform>
        </translation>
    </message>
    <message>
        <source>La feuille est la même aujourd’hui.</source>
        <translation>The sheet is the same today.</translation>
    </message>
    <message>
        <source>état présent</source>
        <translation>present state</translation>
    </message>
    <message>
        <source>autre branche</source>
        <translation>other branch</translation>
    </message>
</context>
<context>
    <name>Identity</name>
    <message>
        <source>Peuple des tables</source>
        <translation>People of the tables</translation>
    </message>
    <message>
        <source>Race</source>
        <extracomment>An edit command.</extracomment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>PdV au maximum</source>
        <translation>PdV at most</translation>
    </message>
    <message>
        <source>selon Endurance</source>
        <translation>by Endurance</translation>
    </message>
    <message>
        <source>à préciser</source>
        <extracomment>An edit command.</extracomment>
        <translation>to be said</translation>
    </message>
    <message>
        <source>Classe</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Résistance à la magie venue de</source>
        <translation>Magic resistance from</translation>
    </message>
    <message>
        <source>race, sort, objet…</source>
        <translation>race, spell, object…</translation>
    </message>
    <message>
        <source>Groupe de classes</source>
        <translation>Group of classes</translation>
    </message>
    <message>
        <source>Infiltrateur</source>
        <translation>Infiltrator</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Genre de créature</source>
        <translation>Kind of creature</translation>
    </message>
    <message>
        <source>Carrière</source>
        <translation>Career</translation>
    </message>
    <message>
        <source>Carrières rénovées</source>
        <translation>Renovated careers</translation>
    </message>
    <message>
        <source>Carrières passées</source>
        <translation>Past careers</translation>
    </message>
    <message>
        <source>Sexe</source>
        <translation>Sex</translation>
    </message>
    <message>
        <source>Âge</source>
        <translation>Age</translation>
    </message>
    <message>
        <source>personnage</source>
        <translation>character</translation>
    </message>
    <message>
        <source>monstre</source>
        <translation>monster</translation>
    </message>
    <message>
        <source>{career}&#xa0;: apprendre {name}</source>
        <translation>{career}: learn {name}</translation>
    </message>
</context>
<context>
    <name>IdentityPicks</name>
    <message>
        <source>Style</source>
        <extracomment>An edit command.</extracomment>
        <translation>Style</translation>
    </message>
    <message>
        <source>Branche</source>
        <translation>Branch</translation>
    </message>
    <message>
        <source>Spécialité</source>
        <translation>Specialty</translation>
    </message>
    <message>
        <source>Caractéristique secondaire</source>
        <translation>Secondary characteristic</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Naissance</source>
        <translation>Birth</translation>
    </message>
    <message>
        <source>Peuple ou pays d’origine</source>
        <translation>People or country of origin</translation>
    </message>
    <message>
        <source>Culture de la mère</source>
        <translation>The mother’s culture</translation>
    </message>
    <message>
        <source>Milieu social</source>
        <translation>Milieu social</translation>
    </message>
    <message>
        <source>Cassure</source>
        <translation>Cassure</translation>
    </message>
</context>
<context>
    <name>InfectionPanel</name>
    <message>
        <source>plaie lavée</source>
        <translation>wound washed</translation>
    </message>
    <message>
        <source>Suture</source>
        <translation>Stitches</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>test de Soins réussi</source>
        <translation>test of Soins passed</translation>
    </message>
    <message>
        <source>test de Soins raté</source>
        <translation>test of Soins failed</translation>
    </message>
    <message>
        <source>onguent</source>
        <translation>ointment</translation>
    </message>
    <message>
        <source>mauvaise hygiène</source>
        <translation>poor hygiene</translation>
    </message>
    <message>
        <source>Environnement infect</source>
        <translation>Foul surroundings</translation>
    </message>
    <message>
        <source>alité si elle s’infecte</source>
        <translation>in bed if it festers</translation>
    </message>
    <message>
        <source>Seuil d’E</source>
        <translation>Target of E</translation>
    </message>
    <message>
        <source>Test d’E</source>
        <translation>Test of E</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Test d’infection&#xa0;: {wound}</source>
        <translation>Infection test: {wound}</translation>
    </message>
    <message>
        <source>Au choix du MJ&#xa0;: rien ne l’impose ici.</source>
        <translation>At the GM’s choice: nothing calls for it here.</translation>
    </message>
    <message>
        <source>{roll} contre {target}&#xa0;: la plaie reste saine.</source>
        <translation>{roll} against {target}: the wound stays clean.</translation>
    </message>
    <message>
        <source>{roll} contre {target}&#xa0;: la plaie s’infecte.</source>
        <translation>{roll} against {target}: the wound festers.</translation>
    </message>
</context>
<context>
    <name>ItemRow</name>
    <message>
        <source>objet</source>
        <translation>item</translation>
    </message>
    <message>
        <source>trousse de soins</source>
        <translation>healer’s kit</translation>
    </message>
    <message>
        <source>parachute</source>
        <translation>parachute</translation>
    </message>
    <message>
        <source>parachute ventral</source>
        <translation>reserve parachute</translation>
    </message>
    <message>
        <source>limiteur</source>
        <translation>limiter</translation>
    </message>
    <message>
        <source>vêtements</source>
        <translation>clothes</translation>
    </message>
    <message>
        <source>{name}&#xa0;: genre</source>
        <translation>{name}: kind</translation>
    </message>
    <message>
        <source>{name}&#xa0;: quantité</source>
        <translation>{name}: quantity</translation>
    </message>
    <message>
        <source>{name}&#xa0;: note</source>
        <translation>{name}: note</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>porté</source>
        <translation>worn</translation>
    </message>
    <message>
        <source>{name}&#xa0;: porté</source>
        <translation>{name}: worn</translation>
    </message>
</context>
<context>
    <name>JetonsSection</name>
    <message>
        <source>Jetons&#xa0;: statut dans la guilde</source>
        <extracomment>The MJ&apos;s own notes were written.</extracomment>
        <translation>Jetons: standing in the guild</translation>
    </message>
    <message>
        <source>Jetons donnés, ou repris</source>
        <translation>Jetons given, or taken back</translation>
    </message>
    <message>
        <source>Scène ou mini-scénario</source>
        <translation>Scene or mini-scenario</translation>
    </message>
    <message>
        <source>En pleine scène</source>
        <translation>In mid-scene</translation>
    </message>
    <message>
        <source>Les jetons se donnent en fin de scène&#xa0;: cette ligne sera marquée.</source>
        <translation>Jetons are given at the end of a scene: this line will be marked.</translation>
    </message>
    <message>
        <source>Donner</source>
        <translation>Give</translation>
    </message>
    <message>
        <source>Donner ces jetons</source>
        <translation>Give these jetons</translation>
    </message>
    <message>
        <source>Notes du MJ</source>
        <translation>The GM’s notes</translation>
    </message>
    <message>
        <source>Influence cachée, pour le MJ seul…</source>
        <translation>Hidden influence, for the GM alone…</translation>
    </message>
    <message>
        <source>{count} en main</source>
        <translation>{count} in hand</translation>
    </message>
</context>
<context>
    <name>JournalList</name>
    <message>
        <source>Journal, du plus récent au plus ancien</source>
        <extracomment>A line was chosen; the id of its entry.</extracomment>
        <translation>Journal, newest first</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message>
        <source>{round} {number}, {text}</source>
        <extracomment>Somebody scrolled to the last line that was given; `show_lines` may give older ones now.</extracomment>
        <translation>{round} {number}, {text}</translation>
    </message>
    <message>
        <source>annulé&#xa0;: {line}</source>
        <translation>undone: {line}</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Lignes du journal sur un participant</source>
        <extracomment>A line was chosen; the id of its entry. Whether what was undone is wanted too.</extracomment>
        <translation>Journal lines about one participant</translation>
    </message>
    <message>
        <source>Tous</source>
        <translation>Everybody</translation>
    </message>
    <message>
        <source>Annulés</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>Montrer aussi ce qui a été annulé</source>
        <translation>Show what was undone too</translation>
    </message>
    <message>
        <source>Montrer aussi ce qui a été annulé, barré</source>
        <translation>Show what was undone too, struck through</translation>
    </message>
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
        <source>À lire à voix haute…</source>
        <translation>To read aloud…</translation>
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
        <source> à lire.txt</source>
        <translation> to read.txt</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>fight</translation>
    </message>
    <message>
        <source>Exporter le journal</source>
        <translation>Export the journal</translation>
    </message>
</context>
<context>
    <name>JumpPage</name>
    <message>
        <source>Longueur en cases</source>
        <translation>Length in cells</translation>
    </message>
    <message>
        <source>Élan en cases</source>
        <translation>Run-up in cells</translation>
    </message>
    <message>
        <source>Prise</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Se rattraper par</source>
        <translation>Catch hold by</translation>
    </message>
    <message>
        <source>Déplacement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>Seuil du saut</source>
        <translation>Target of the jump</translation>
    </message>
    <message>
        <source>Jouer la chute…</source>
        <translation>Play the fall…</translation>
    </message>
    <message>
        <source>Longueur (cases)</source>
        <translation>Length (cells)</translation>
    </message>
    <message>
        <source>Élan (cases)</source>
        <translation>Run-up (cells)</translation>
    </message>
    <message>
        <source>Franchi.</source>
        <translation>Over.</translation>
    </message>
    <message>
        <source>Manqué, mais rattrapé et remonté.</source>
        <translation>Missed, but caught and climbed up.</translation>
    </message>
    <message>
        <source>Manqué et rattrapé&#xa0;: impossible de remonter sans aide.</source>
        <translation>Missed and caught: no way up without help.</translation>
    </message>
    <message>
        <source>Manqué&#xa0;: c’est la chute.</source>
        <translation>Missed: a fall.</translation>
    </message>
    <message numerus="yes">
        <source>Saut ordinaire&#xa0;: %n case(s).</source>
        <translation>
            <numerusform>Plain jump: %n cell.</numerusform>
            <numerusform>Plain jump: %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) de plus.</source>
        <translation>
            <numerusform>%n cell more.</numerusform>
            <numerusform>%n cells more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepStrip</name>
    <message>
        <source>Il entre dans la bibliothèque comme il est maintenant et reste dans ce combat. Entrée garde, Échap ferme.</source>
        <extracomment>Fighter, and the name that is typed. The strip was closed.</extracomment>
        <translation>He enters the library as he is now, and stays in this fight. Enter keeps, Escape closes.</translation>
    </message>
    <message>
        <source>Nom du PNJ gardé</source>
        <translation>Name of the kept NPC</translation>
    </message>
    <message>
        <source>Garder</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Garder {name} comme PNJ</source>
        <translation>Keep {name} as an NPC</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>{name} est maintenant un PNJ de la campagne.</source>
        <translation>{name} is now an NPC of the campaign.</translation>
    </message>
    <message>
        <source>{names}&#xa0;: plus gardé comme PNJ&#xa0;; Ctrl+Y le rend.</source>
        <translation>{names}: no longer kept as an NPC; Ctrl+Y brings him back.</translation>
    </message>
    <message>
        <source>{names}&#xa0;: reste dans la bibliothèque, où sa fiche a changé depuis.</source>
        <translation>{names}: stays in the library, where his sheet has changed since.</translation>
    </message>
    <message>
        <source>Porter sur la fiche</source>
        <extracomment>It was stored; the words that history keeps.</extracomment>
        <translation>Put on the sheet</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
</context>
<context>
    <name>KitRow</name>
    <message>
        <source>Compétence {number}</source>
        <translation>Skill {number}</translation>
    </message>
</context>
<context>
    <name>KitsPage</name>
    <message>
        <source>Ajouter une compétence</source>
        <translation>Add a skill</translation>
    </message>
    <message>
        <source>Ajouter un choix</source>
        <translation>Add a choice</translation>
    </message>
    <message>
        <source>Langue natale</source>
        <translation>Native language</translation>
    </message>
    <message>
        <source>Un personnage garde la trousse qu’il a reçue&#xa0;: ces changements ne valent que pour ceux qui la recevront.</source>
        <translation>A character keeps the kit received: these changes are for those who will receive it.</translation>
    </message>
    <message>
        <source>Et une de celles-ci, au choix&#xa0;:</source>
        <translation>And one of these, to choose:</translation>
    </message>
    <message>
        <source>Langue natale (vide&#xa0;: selon la culture choisie)</source>
        <translation>Native language (empty: by the chosen culture)</translation>
    </message>
    <message>
        <source>la trousse telle qu’elle est fournie</source>
        <translation>the kit as shipped</translation>
    </message>
</context>
<context>
    <name>KnifeGame</name>
    <message>
        <source>Réussi&#xa0;: la marge en points. Raté&#xa0;: 1d10 points. Trois lancers chacun.</source>
        <translation>Hit: the margin in points. Missed: 1d10 points. Three throws each.</translation>
    </message>
    <message>
        <source>Lancer les couteaux</source>
        <translation>Throw the knives</translation>
    </message>
    <message>
        <source>sans Maîtrise (de jet)&#xa0;: moitié</source>
        <translation>without Maîtrise (de jet): half</translation>
    </message>
    <message>
        <source>Lancer {number} sur {most}. {counts}</source>
        <translation>Throw {number} of {most}. {counts}</translation>
    </message>
</context>
<context>
    <name>Landing</name>
    <message>
        <source>Hauteur comptée</source>
        <extracomment>The damage is on the sheet.</extracomment>
        <translation>Height that counts</translation>
    </message>
    <message>
        <source>Dégâts</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Take in</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) de dégâts</source>
        <translation>
            <numerusform>%n point of damage</numerusform>
            <numerusform>%n points of damage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnSection</name>
    <message>
        <source>Apprendre</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Compétence à augmenter</source>
        <translation>Skill to raise</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Prix en jetons</source>
        <translation>Price in jetons</translation>
    </message>
    <message>
        <source>Augmenter</source>
        <translation>Raise</translation>
    </message>
    <message>
        <source>Augmenter la compétence</source>
        <translation>Raise the skill</translation>
    </message>
    <message>
        <source>Prix d’une ouverture en jetons</source>
        <translation>Price of an opening in jetons</translation>
    </message>
    <message>
        <source>Caractéristique à augmenter</source>
        <translation>Characteristic to raise</translation>
    </message>
    <message>
        <source>Prix d’un point en jetons</source>
        <translation>Price of a point in jetons</translation>
    </message>
    <message>
        <source>Augmenter d’un point</source>
        <translation>Raise by one point</translation>
    </message>
    <message>
        <source>Augmenter la caractéristique d’un point</source>
        <translation>Raise the characteristic by one point</translation>
    </message>
    <message>
        <source>Prix d’un PH initial en jetons</source>
        <translation>Price of an initial PH in jetons</translation>
    </message>
    <message>
        <source>Un PH de plus</source>
        <translation>One more PH</translation>
    </message>
    <message>
        <source>Prix d’un point de chirurgie en jetons</source>
        <translation>Price of a surgery point in jetons</translation>
    </message>
    <message>
        <source>Augmenter la chirurgie</source>
        <translation>Raise surgery</translation>
    </message>
    <message>
        <source>Compétence</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Chirurgie {value}</source>
        <translation>Surgery {value}</translation>
    </message>
</context>
<context>
    <name>LearntRow</name>
    <message>
        <source>{name}&#xa0;: {wanted}</source>
        <extracomment>Other words: the id and the words. Another level: the id of the row and that of the level. A row is to go.</extracomment>
        <translation>{name}: {wanted}</translation>
    </message>
    <message>
        <source>{name}&#xa0;: niveau</source>
        <translation>{name}: level</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation>Remove: {name}</translation>
    </message>
</context>
<context>
    <name>LedgerSection</name>
    <message>
        <source>Registre</source>
        <translation>Ledger</translation>
    </message>
    <message>
        <source>Ligne</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Jetons</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Crasse</source>
        <translation>Crasse</translation>
    </message>
    <message>
        <source>PH</source>
        <translation>PH</translation>
    </message>
    <message>
        <source>Couronnes</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Reprendre la ligne</source>
        <translation>Take the line back</translation>
    </message>
    <message>
        <source>Reprendre la ligne choisie</source>
        <translation>Take the chosen line back</translation>
    </message>
    <message>
        <source>Rien encore.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message>
        <source>Tomberaient aussi&#xa0;: {lines}</source>
        <translation>Would fall too: {lines}</translation>
    </message>
    <message>
        <source>Rien d’autre ne tomberait avec elle.</source>
        <translation>Nothing else would fall with it.</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
</context>
<context>
    <name>LevelButton</name>
    <message>
        <source>jamais apprise</source>
        <extracomment>The level that is wanted, 0 to forget the skill.</extracomment>
        <translation>never learnt</translation>
    </message>
    <message>
        <source>acquise</source>
        <translation>learnt</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {level}. Changer le niveau</source>
        <translation>{name}: {level}. Change the level</translation>
    </message>
</context>
<context>
    <name>LibraryForm</name>
    <message>
        <source>Rechercher un personnage</source>
        <translation>Search a character</translation>
    </message>
    <message>
        <source>Rechercher…</source>
        <translation>Search…</translation>
    </message>
    <message>
        <source>Personnages</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>&amp;Fichier</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Édition</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>Personnages retirés</source>
        <translation>Removed characters</translation>
    </message>
    <message>
        <source>&amp;Aide</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Nouveau personnage</source>
        <translation>New character</translation>
    </message>
    <message>
        <source>Créer un personnage (Ctrl+N)</source>
        <translation>Create a character (Ctrl+N)</translation>
    </message>
    <message>
        <source>Nouvelle rencontre</source>
        <translation>New encounter</translation>
    </message>
    <message>
        <source>Préparer une rencontre (Ctrl+Maj+N)</source>
        <translation>Prepare an encounter (Ctrl+Shift+N)</translation>
    </message>
    <message>
        <source>Importer…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Lire un fichier .cassure (Ctrl+O)</source>
        <translation>Read a .cassure file (Ctrl+O)</translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Ouvrir la feuille (Entrée)</source>
        <translation>Open the sheet (Enter)</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Écrire le personnage dans un fichier .cassure (Ctrl+E)</source>
        <translation>Write the character to a .cassure file (Ctrl+E)</translation>
    </message>
    <message>
        <source>Plusieurs feuilles…</source>
        <translation>Several sheets…</translation>
    </message>
    <message>
        <source>Les feuilles ou les cartes de plusieurs personnages en un PDF</source>
        <translation>The sheets or cards of several characters as one PDF</translation>
    </message>
    <message>
        <source>Fiche vierge…</source>
        <translation>Blank sheet…</translation>
    </message>
    <message>
        <source>Une feuille à remplir à la main ou à l’écran</source>
        <translation>A sheet to fill by hand or on screen</translation>
    </message>
    <message>
        <source>Importer un PDF rempli…</source>
        <translation>Import a filled PDF…</translation>
    </message>
    <message>
        <source>Reprendre une feuille remplie, champ par champ</source>
        <translation>Take a filled sheet back, field by field</translation>
    </message>
    <message>
        <source>Sur papier…</source>
        <translation>On paper…</translation>
    </message>
    <message>
        <source>Imprimer la feuille ou l’écrire en PDF (Ctrl+P)</source>
        <translation>Print the sheet or write it as PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Réglages de campagne…</source>
        <translation>Campaign settings…</translation>
    </message>
    <message>
        <source>Valeurs de départ, lectures des règles, trousses, prix (Ctrl+R)</source>
        <translation>Starting values, readings of the rules, kits, prices (Ctrl+R)</translation>
    </message>
    <message>
        <source>Sauvegardes…</source>
        <translation>Backups…</translation>
    </message>
    <message>
        <source>Préférences…</source>
        <translation>Preferences…</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Dupliquer</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Copier le personnage sous un autre nom (Ctrl+D)</source>
        <translation>Copy the character under another name (Ctrl+D)</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer de la bibliothèque&#xa0;; rien n’est perdu (Suppr)</source>
        <translation>Remove from the library; nothing is lost (Del)</translation>
    </message>
    <message>
        <source>Rechercher</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>À propos de Cassure</source>
        <translation>About Cassure</translation>
    </message>
</context>
<context>
    <name>LibraryFront</name>
    <message>
        <source>Bibliothèque</source>
        <extracomment>What else can be begun beside a fight.</extracomment>
        <translation>Library</translation>
    </message>
    <message>
        <source>Annuler le retrait de «&#xa0;{name}&#xa0;»</source>
        <translation>Undo the removal of “{name}”</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message numerus="yes">
        <source>{party}&#xa0;: {shown} sur %n personnage(s)</source>
        <translation>
            <numerusform>{party}: {shown} of %n character</numerusform>
            <numerusform>{party}: {shown} of %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>Aucun personnage ne correspond à «&#xa0;{words}&#xa0;».</source>
        <translation>No character matches “{words}”.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} sur %n personnage(s)</source>
        <translation>
            <numerusform>{shown} of %n character</numerusform>
            <numerusform>{shown} of %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n personnage(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>Aucun personnage pour l’instant.</source>
        <translation>No character yet.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Sans nom</source>
        <extracomment>How many characters that were put away the menu offers. A window that nobody sees is never painted: it settles after so many milliseconds. The lists are on screen and all that can be done with them is there.</extracomment>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>LifeSection</name>
    <message>
        <source>Vie et mort</source>
        <extracomment>An edit command.</extracomment>
        <translation>Life and death</translation>
    </message>
    <message>
        <source>Rounds qui passent</source>
        <translation>Rounds that go by</translation>
    </message>
    <message>
        <source>Sang perdu par round</source>
        <translation>Blood lost each round</translation>
    </message>
    <message>
        <source>Laisser passer ces rounds</source>
        <translation>Let these rounds go by</translation>
    </message>
    <message>
        <source>Rounds avant la mort</source>
        <translation>Rounds before death</translation>
    </message>
    <message>
        <source>sur</source>
        <translation>of</translation>
    </message>
    <message>
        <source>stabilisé</source>
        <translation>stabilised</translation>
    </message>
    <message>
        <source>Un sort retient son âme</source>
        <translation>A spell holds the soul</translation>
    </message>
    <message>
        <source>Soins de qui essaie</source>
        <translation>Healing skill of who tries</translation>
    </message>
    <message>
        <source>Difficulté de la stabilisation</source>
        <translation>Difficulty of stabilising</translation>
    </message>
    <message>
        <source>Stabiliser…</source>
        <translation>Stabilise…</translation>
    </message>
    <message>
        <source>Cause de la mort</source>
        <translation>Cause of death</translation>
    </message>
    <message>
        <source>Il meurt</source>
        <translation>He dies</translation>
    </message>
    <message>
        <source>Minutes qui passent</source>
        <translation>Minutes that pass</translation>
    </message>
    <message>
        <source>Laisser passer ces minutes…</source>
        <translation>Let these minutes pass…</translation>
    </message>
    <message>
        <source>Points de Vie au retour</source>
        <translation>Points de Vie on return</translation>
    </message>
    <message>
        <source>Ramener à la vie</source>
        <translation>Bring back to life</translation>
    </message>
    <message>
        <source>Il passe</source>
        <translation>There pass</translation>
    </message>
    <message>
        <source>Mort dans (rounds)</source>
        <translation>Dies in (rounds)</translation>
    </message>
    <message>
        <source>Soins</source>
        <translation>Healing</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Cause</translation>
    </message>
    <message>
        <source>revient avec (PdV)</source>
        <translation>returns with (PdV)</translation>
    </message>
    <message numerus="yes">
        <source>Mort depuis %n minute(s).</source>
        <translation>
            <numerusform>Dead for %n minute.</numerusform>
            <numerusform>Dead for %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stabiliser</source>
        <translation>Stabilise</translation>
    </message>
    <message>
        <source>Détérioration du corps</source>
        <translation>Decay of the body</translation>
    </message>
</context>
<context>
    <name>Light</name>
    <message>
        <source>Malus de visibilité</source>
        <extracomment>Another malus, or another darkness.</extracomment>
        <translation>Visibility penalty</translation>
    </message>
    <message>
        <source>Obscurité totale</source>
        <translation>Total darkness</translation>
    </message>
    <message>
        <source>Visibilité</source>
        <translation>Visibility</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remettre…</source>
        <translation>Restore…</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation>Remove: {name}</translation>
    </message>
    <message>
        <source>Remettre une entrée retirée</source>
        <translation>Restore a removed entry</translation>
    </message>
</context>
<context>
    <name>LongPage</name>
    <message>
        <source>Élan en mètres</source>
        <translation>Run-up in metres</translation>
    </message>
    <message>
        <source>Distance à franchir en décimètres</source>
        <translation>Gap in decimetres</translation>
    </message>
    <message>
        <source>Élan (m)</source>
        <translation>Run-up (m)</translation>
    </message>
    <message>
        <source>À franchir (dm)</source>
        <translation>Gap (dm)</translation>
    </message>
    <message>
        <source>L’élan compte de {least} à {most} m&#xa0;; plus court, le saut est réduit de moitié. Un round avec élan, un demi sans.</source>
        <translation>A run-up counts from {least} to {most} m; with a shorter one the jump is halved. A round with run-up, half a round without.</translation>
    </message>
    <message>
        <source>Lancez le test.</source>
        <translation>Roll the test.</translation>
    </message>
    <message>
        <source>Le saut porte à</source>
        <translation>The jump goes</translation>
    </message>
    <message>
        <source>Franchi&#xa0;: le saut porte à</source>
        <translation>Across: the jump goes</translation>
    </message>
    <message>
        <source>Trop court&#xa0;: le saut porte à</source>
        <translation>Too short: the jump goes</translation>
    </message>
    <message>
        <source>Saut en longueur (cm)</source>
        <translation>Long jump (cm)</translation>
    </message>
</context>
<context>
    <name>LookStrip</name>
    <message>
        <source>Ce que voient les joueurs&#xa0;; Entrée valide le nom, Échap ferme.</source>
        <extracomment>Fighter, and the `Look` that he is to have. Fighter for whom a picture of this fight is wanted. The strip was closed.</extracomment>
        <translation>What the players see; Enter confirms the name, Esc closes.</translation>
    </message>
    <message>
        <source>Nom que voient les joueurs</source>
        <translation>Name that the players see</translation>
    </message>
    <message>
        <source>Le nom que voient les joueurs, vide pour le sien</source>
        <translation>The name that the players see, empty for their own</translation>
    </message>
    <message>
        <source>Montré</source>
        <translation>Shown</translation>
    </message>
    <message>
        <source>Cases et points</source>
        <translation>Boxes and points</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>Image…</source>
        <translation>Picture…</translation>
    </message>
    <message>
        <source>Une image pour ce combat, à la place du portrait</source>
        <translation>A picture for this fight, in place of the portrait</translation>
    </message>
    <message>
        <source>Sans image</source>
        <translation>No picture</translation>
    </message>
    <message>
        <source>Retirer l’image de ce combat</source>
        <translation>Take the picture of this fight away</translation>
    </message>
    <message>
        <source>{name} aux yeux des joueurs</source>
        <translation>{name} in the players’ eyes</translation>
    </message>
</context>
<context>
    <name>MemberRow</name>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation>Remove: {name}</translation>
    </message>
</context>
<context>
    <name>MembersPage</name>
    <message>
        <source>{name}, impossible</source>
        <translation>{name}, impossible</translation>
    </message>
    <message>
        <source>{name}, modifié</source>
        <translation>{name}, changed</translation>
    </message>
    <message>
        <source>{name}, ajouté</source>
        <translation>{name}, added</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Récit de la cassure</source>
        <translation>Story of the cassure</translation>
    </message>
    <message>
        <source>Ce qui s’est passé…</source>
        <translation>What happened…</translation>
    </message>
    <message>
        <source>Points de Mémoire</source>
        <translation>Points de Mémoire</translation>
    </message>
    <message>
        <source>Âge</source>
        <translation>Age</translation>
    </message>
    <message>
        <source>Mise à prix</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>Dette</source>
        <translation>Debt</translation>
    </message>
    <message>
        <source>Séjours en prison à tirer</source>
        <translation>Prison stays to roll</translation>
    </message>
    <message>
        <source>Ajouter un trait</source>
        <translation>Add a trait</translation>
    </message>
    <message>
        <source>{value} PM</source>
        <translation>{value} PM</translation>
    </message>
    <message>
        <source>Avantage&#xa0;: {text}</source>
        <translation>Advantage: {text}</translation>
    </message>
    <message>
        <source>Inconvénient&#xa0;: {text}</source>
        <translation>Drawback: {text}</translation>
    </message>
    <message>
        <source>{name} ({pm} PM)</source>
        <translation>{name} ({pm} PM)</translation>
    </message>
    <message>
        <source>Identité et origines</source>
        <translation>Identity and origins</translation>
    </message>
    <message>
        <source>À choisir</source>
        <translation>To choose</translation>
    </message>
    <message>
        <source>Traits de mémoire</source>
        <translation>Memory traits</translation>
    </message>
    <message>
        <source>Solde</source>
        <translation>Balance</translation>
    </message>
</context>
<context>
    <name>MendingRow</name>
    <message>
        <source>Temps de récupération&#xa0;: {line}</source>
        <translation>Recovery time: {line}</translation>
    </message>
    <message>
        <source>Soigner…</source>
        <translation>Care…</translation>
    </message>
    <message>
        <source>Soigner&#xa0;: {line}</source>
        <translation>Care: {line}</translation>
    </message>
    <message>
        <source>1 PH</source>
        <translation>1 PH</translation>
    </message>
    <message>
        <source>Dépenser 1 PH&#xa0;: {line}</source>
        <translation>Spend 1 PH: {line}</translation>
    </message>
    <message>
        <source>Remède…</source>
        <translation>Remedy…</translation>
    </message>
    <message>
        <source>Remède&#xa0;: {line}</source>
        <translation>Remedy: {line}</translation>
    </message>
    <message>
        <source>encore {left} h</source>
        <translation>{left} h left</translation>
    </message>
    <message>
        <source>{points} PH donnés</source>
        <translation>{points} PH given</translation>
    </message>
    <message>
        <source>{name} valant {points} PH</source>
        <translation>{name} worth {points} PH</translation>
    </message>
    <message>
        <source>sans soin, état stationnaire</source>
        <translation>without care, stationary</translation>
    </message>
    <message>
        <source>risque d’infection</source>
        <translation>risk of infection</translation>
    </message>
    <message>
        <source>attend un nouveau jet de Soin</source>
        <translation>awaits another Soin roll</translation>
    </message>
    <message>
        <source>Soin réussi</source>
        <translation>Soin succeeded</translation>
    </message>
    <message>
        <source>Soin raté</source>
        <translation>Soin failed</translation>
    </message>
    <message>
        <source>pas encore soignée</source>
        <translation>not cared for yet</translation>
    </message>
</context>
<context>
    <name>MendingSection</name>
    <message>
        <source>Récupération</source>
        <extracomment>A Soin roll, or a remedy, is wanted for the line of this id. First aid is wanted.</extracomment>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>Premiers soins…</source>
        <translation>First aid…</translation>
    </message>
    <message>
        <source>Aucune ligne de Vitalité n’est cochée.</source>
        <translation>No Vitalité line is ticked.</translation>
    </message>
    <message>
        <source>Endurance&#xa0;: {hours} h de repos la rendent entière.</source>
        <translation>Endurance: {hours} h of rest make it whole.</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Aperçu de la feuille</source>
        <translation>Preview of the sheet</translation>
    </message>
    <message>
        <source>nouveau&#xa0;: {label} {value}</source>
        <translation>new: {label} {value}</translation>
    </message>
    <message>
        <source>perdu&#xa0;: {label} {value}</source>
        <translation>lost: {label} {value}</translation>
    </message>
    <message>
        <source>{label}&#xa0;: {before} devient {value}</source>
        <translation>{label}: {before} becomes {value}</translation>
    </message>
</context>
<context>
    <name>MoneySection</name>
    <message>
        <source>Argent et faveurs</source>
        <extracomment>A wanted notice is to be written.</extracomment>
        <translation>Money and favours</translation>
    </message>
    <message>
        <source>Couronnes</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Pour quoi</source>
        <translation>For what</translation>
    </message>
    <message>
        <source>Gagner</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Gagner ces couronnes</source>
        <translation>Gain these couronnes</translation>
    </message>
    <message>
        <source>Dépenser</source>
        <translation>Spend</translation>
    </message>
    <message>
        <source>Dépenser ces couronnes</source>
        <translation>Spend these couronnes</translation>
    </message>
    <message>
        <source>Semaines de dépendance</source>
        <translation>Weeks of addiction</translation>
    </message>
    <message>
        <source>Payer la dépendance</source>
        <translation>Pay for the addiction</translation>
    </message>
    <message>
        <source>Dette</source>
        <translation>Debt</translation>
    </message>
    <message>
        <source>Mois sans rembourser</source>
        <translation>Months without paying back</translation>
    </message>
    <message>
        <source>Laisser courir</source>
        <translation>Let it run</translation>
    </message>
    <message>
        <source>Laisser courir la dette</source>
        <translation>Let the debt run</translation>
    </message>
    <message>
        <source>Couronnes à rembourser</source>
        <translation>Couronnes to pay back</translation>
    </message>
    <message>
        <source>Rembourser</source>
        <translation>Pay back</translation>
    </message>
    <message>
        <source>Rembourser la dette</source>
        <translation>Pay the debt back</translation>
    </message>
    <message>
        <source>Le service rendu</source>
        <translation>The service rendered</translation>
    </message>
    <message>
        <source>Faveur rendue</source>
        <translation>Favour rendered</translation>
    </message>
    <message>
        <source>Mise à prix</source>
        <translation>Bounty</translation>
    </message>
    <message>
        <source>Avis de recherche…</source>
        <translation>Wanted notice…</translation>
    </message>
    <message>
        <source>Écrire un avis de recherche</source>
        <translation>Write a wanted notice</translation>
    </message>
    <message>
        <source>Semaines</source>
        <translation>Weeks</translation>
    </message>
    <message>
        <source>Mois</source>
        <translation>Months</translation>
    </message>
    <message>
        <source>à rappeler face à la milice&#xa0;; aucun modificateur</source>
        <translation>to be recalled before the milice; no modifier</translation>
    </message>
    <message>
        <source>{count} couronnes</source>
        <translation>{count} couronnes</translation>
    </message>
    <message>
        <source>Faveurs&#xa0;: {left} à demander, {done} rendues</source>
        <translation>Favours: {left} to ask, {done} rendered</translation>
    </message>
    <message>
        <source>Compromission&#xa0;: d’un gain, {kept} pour lui, {owed} pour le parrain.</source>
        <translation>Compromission: of a gain, {kept} for them, {owed} for the parrain.</translation>
    </message>
    <message>
        <source>{price} couronnes</source>
        <translation>{price} couronnes</translation>
    </message>
</context>
<context>
    <name>MortalCard</name>
    <message>
        <source>Rounds avant la mort</source>
        <extracomment>An edit command. The roll against the wound is wanted: its id, and the way.</extracomment>
        <translation>Rounds before death</translation>
    </message>
    <message>
        <source>Mort dans (rounds)</source>
        <translation>Dies in (rounds)</translation>
    </message>
    <message>
        <source>jet à faire</source>
        <translation>roll to be made</translation>
    </message>
    <message>
        <source>guérie</source>
        <translation>healed</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Jet sous la Sagesse…</source>
        <translation>Roll under Wisdom…</translation>
    </message>
    <message>
        <source>Jet héroïque…</source>
        <translation>Heroic roll…</translation>
    </message>
    <message>
        <source>Non crédible</source>
        <translation>Not credible</translation>
    </message>
    <message>
        <source>Régénération</source>
        <translation>Regeneration</translation>
    </message>
</context>
<context>
    <name>MortalSection</name>
    <message>
        <source>Marquer une blessure mortelle</source>
        <extracomment>An edit command.</extracomment>
        <translation>Mark a mortal wound</translation>
    </message>
    <message>
        <source>Quelle blessure&#xa0;?</source>
        <translation>Which wound?</translation>
    </message>
    <message>
        <source>Autre blessure…</source>
        <translation>Other wound…</translation>
    </message>
    <message>
        <source>Aucune</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Blessures mortelles</source>
        <translation>Mortal wounds</translation>
    </message>
    <message>
        <source>tirée à {total} PV</source>
        <translation>drawn at {total} HP</translation>
    </message>
</context>
<context>
    <name>NewerSettings</name>
    <message>
        <source>Les réglages de la campagne ont changé&#xa0;; ce combat garde ceux avec lesquels il a commencé.</source>
        <extracomment>Whether the fight could take other settings over. The fight is played by the campaign&apos;s settings of now.</extracomment>
        <translation>The campaign’s settings have changed; this fight keeps those that it began with.</translation>
    </message>
    <message>
        <source>Appliquer à ce combat</source>
        <translation>Apply to this fight</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Profession apparente</source>
        <translation>Apparent profession</translation>
    </message>
    <message>
        <source>Personnalité</source>
        <translation>Personality</translation>
    </message>
</context>
<context>
    <name>NotesRow</name>
    <message>
        <source>Note</source>
        <extracomment>Fighter, the note wanted. Fighter, condition, for so many rounds (0: without end). Fighter, the condition to take away.</extracomment>
        <translation>Note</translation>
    </message>
    <message>
        <source>note (N)</source>
        <translation>note (N)</translation>
    </message>
    <message>
        <source>Nouvel état</source>
        <translation>New condition</translation>
    </message>
    <message>
        <source>état (E)</source>
        <translation>condition (E)</translation>
    </message>
    <message>
        <source>sans fin</source>
        <translation>no end</translation>
    </message>
    <message>
        <source>Durée de l’état, en {rounds}</source>
        <translation>How long the condition lasts, in {rounds}</translation>
    </message>
    <message>
        <source>Donner</source>
        <translation>Give</translation>
    </message>
    <message>
        <source>Donner cet état</source>
        <translation>Give this condition</translation>
    </message>
</context>
<context>
    <name>NoticeFile</name>
    <message>
        <source>{name} - avis de recherche.pdf</source>
        <translation>{name} - wanted notice.pdf</translation>
    </message>
    <message>
        <source>Écrire un avis de recherche en PDF</source>
        <translation>Write a wanted notice as PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{value} est hors limites&#xa0;: de {minimum} à {maximum}.</source>
        <extracomment>A new value was committed. Something typed began, or ceased, to wait for being committed. What was typed cannot be committed; the message says why.</extracomment>
        <translation>{value} is out of range: {minimum} to {maximum}.</translation>
    </message>
    <message>
        <source>Un nombre entier est attendu.</source>
        <translation>A whole number is expected.</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;» n’est pas un nombre entier.</source>
        <translation>“{text}” is not a whole number.</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>Nombres</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Les Points de Vie viennent de l’Endurance et du peuple, ou se tapent&#xa0;; chaque total s’explique au survol ou par F1.</source>
        <translation>Hit points come from Endurance and the people, or are typed; every total explains itself when pointed at or by F1.</translation>
    </message>
    <message>
        <source>PdV selon l’Endurance et le peuple</source>
        <translation>Hit points by Endurance and people</translation>
    </message>
    <message>
        <source>Prendre</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Prendre les PdV de l’Endurance et du peuple</source>
        <translation>Take the hit points of Endurance and people</translation>
    </message>
    <message>
        <source>Endurance et peuple</source>
        <translation>Endurance and people</translation>
    </message>
    <message>
        <source>Défense</source>
        <translation>Defence</translation>
    </message>
    <message>
        <source>BD</source>
        <translation>BD</translation>
    </message>
    <message>
        <source>Armure</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Bouclier</source>
        <translation>Shield</translation>
    </message>
    <message>
        <source>Autres bonus</source>
        <translation>Other bonuses</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Vue</source>
        <translation>Sight</translation>
    </message>
    <message>
        <source>Portée en mètres</source>
        <translation>Range in metres</translation>
    </message>
    <message>
        <source>Résistances</source>
        <translation>Resistances</translation>
    </message>
    <message>
        <source>Rangs</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Autres</source>
        <translation>Others</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{name}&#xa0;: rangs</source>
        <translation>{name}: ranks</translation>
    </message>
    <message>
        <source>{name}&#xa0;: autres</source>
        <translation>{name}: others</translation>
    </message>
    <message>
        <source>PdV</source>
        <translation>PdV</translation>
    </message>
    <message>
        <source>Points de vie lancés ou tapés&#xa0;; THAC0 et sauvegardes suivent la classe tant que rien d’autre n’est tapé.</source>
        <translation>Hit points rolled or typed; THAC0 and saves follow the class as long as nothing else is typed.</translation>
    </message>
    <message>
        <source>Lancer</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Lancer les points de vie</source>
        <translation>Roll the hit points</translation>
    </message>
    <message>
        <source>Essence au départ</source>
        <translation>Essence at the start</translation>
    </message>
    <message>
        <source>Classe d’armure</source>
        <translation>Armour class</translation>
    </message>
    <message>
        <source>Classe d’armure&#xa0;: {part}</source>
        <translation>Armour class: {part}</translation>
    </message>
    <message>
        <source>THAC0 et sauvegardes</source>
        <translation>THAC0 and saves</translation>
    </message>
    <message>
        <source>Remettre la valeur de la classe&#xa0;: {name}</source>
        <translation>Back to the value of the class: {name}</translation>
    </message>
</context>
<context>
    <name>NumbersSection</name>
    <message>
        <source>Déplacement à présent</source>
        <extracomment>An edit command.</extracomment>
        <translation>Movement now</translation>
    </message>
    <message>
        <source>Expérience à présent</source>
        <translation>Experience now</translation>
    </message>
    <message>
        <source>System Shock (%)</source>
        <translation>System Shock (%)</translation>
    </message>
    <message>
        <source>Ajouté aux sauvegardes</source>
        <translation>Added to saves</translation>
    </message>
    <message>
        <source>Contre les sorts de dégâts</source>
        <translation>Against damage spells</translation>
    </message>
    <message>
        <source>THAC0</source>
        <translation>THAC0</translation>
    </message>
    <message>
        <source>Celui du groupe de classes tant que rien n’est écrit.</source>
        <translation>That of the group of classes while nothing is written.</translation>
    </message>
    <message>
        <source>THAC0 écrit à la main</source>
        <translation>THAC0 written by hand</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>Les chances n’ont pas pu être comptées.</source>
        <translation>The chances could not be counted.</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Adversaire dont on compte les chances</source>
        <extracomment>Another adversary was chosen (his id).</extracomment>
        <translation>Adversary whose chances are counted</translation>
    </message>
    <message>
        <source>Dans chaque case&#xa0;: chance de toucher / d’être touché.</source>
        <translation>In each cell: chance to hit / to be hit.</translation>
    </message>
    <message>
        <source>Les chances se comptent pour le participant choisi, pendant les choix, ou des choix révélés jusqu’aux dés.</source>
        <translation>Chances are counted for the chosen participant while choices are made, or from the reveal to the dice.</translation>
    </message>
    <message>
        <source>CHANCES de {name} contre</source>
        <translation>CHANCES of {name} against</translation>
    </message>
    <message>
        <source>CHANCES</source>
        <translation>CHANCES</translation>
    </message>
    <message>
        <source>en moyenne</source>
        <translation>on average</translation>
    </message>
    <message>
        <source>{title} {foe}&#xa0;: chance de toucher, puis d’être touché</source>
        <translation>{title} {foe}: chance to hit, then to be hit</translation>
    </message>
    <message>
        <source>{chances}
meilleur</source>
        <translation>{chances}
best</translation>
    </message>
    <message>
        <source>Meilleur choix. {said}</source>
        <translation>Best choice. {said}</translation>
    </message>
    <message>
        <source>toute réponse</source>
        <translation>any answer</translation>
    </message>
    <message>
        <source>calcul&#xa0;: {done} sur {total}</source>
        <translation>counting: {done} of {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) par tirage, à {margin} près</source>
        <translation>
            <numerusform>%n cell drawn, within {margin}</numerusform>
            <numerusform>%n cells drawn, within {margin}</numerusform>
        </translation>
    </message>
    <message>
        <source>exact&#xa0;: chaque face comptée</source>
        <translation>exact: every face counted</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>{left} contre {right}&#xa0;: {why}</source>
        <translation>{left} against {right}: {why}</translation>
    </message>
    <message>
        <source>{left} contre {right}</source>
        <translation>{left} against {right}</translation>
    </message>
    <message>
        <source>Par tirage&#xa0;: chaque chance à {margin} près, 19 fois sur 20.</source>
        <translation>Drawn: each chance within {margin}, 19 times of 20.</translation>
    </message>
    <message>
        <source>{name} touche {hit}</source>
        <translation>{name} hits {hit}</translation>
    </message>
    <message>
        <source>gravité attendue {wound}</source>
        <translation>expected severity {wound}</translation>
    </message>
    <message>
        <source>fait tomber {falls} (assommé {out}, mourant {dying}, mort {dead})</source>
        <translation>fells {falls} (knocked out {out}, dying {dying}, dead {dead})</translation>
    </message>
    <message>
        <source>subit un contre {share}</source>
        <translation>is countered {share}</translation>
    </message>
    <message>
        <source>&lt;&#xa0;1&#xa0;%</source>
        <translation>&lt;&#xa0;1&#xa0;%</translation>
    </message>
    <message>
        <source>&gt;&#xa0;99&#xa0;%</source>
        <translation>&gt;&#xa0;99&#xa0;%</translation>
    </message>
    <message>
        <source>{value}&#xa0;%</source>
        <translation>{value}%</translation>
    </message>
</context>
<context>
    <name>OpenSkillLine</name>
    <message>
        <source>Ouvrir une compétence</source>
        <extracomment>The skill of this key is to be opened.</extracomment>
        <translation>Open a skill</translation>
    </message>
    <message>
        <source>Nom de la spécialisation</source>
        <translation>Name of the specialisation</translation>
    </message>
    <message>
        <source>Laquelle&#xa0;?</source>
        <translation>Which one?</translation>
    </message>
    <message>
        <source>Compétence personnelle…</source>
        <translation>Skill of one’s own…</translation>
    </message>
</context>
<context>
    <name>OpposedPage</name>
    <message>
        <source>Premier camp</source>
        <translation>First side</translation>
    </message>
    <message>
        <source>Second camp</source>
        <translation>Second side</translation>
    </message>
    <message>
        <source>Un modificateur va au camp qu’il concerne&#xa0;: la boue gêne le voleur, elle n’aide pas le garde&#xa0;; un garde endormi a un malus, le voleur n’a pas de bonus.</source>
        <translation>A modifier goes to the side that it concerns: mud hinders the thief, it does not help the guard; a sleeping guard has a penalty, the thief has no bonus.</translation>
    </message>
    <message>
        <source>Lancer ce qui manque</source>
        <translation>Roll what is missing</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Celui qui agit</source>
        <translation>Who acts</translation>
    </message>
    <message>
        <source>Celui qui s’oppose</source>
        <translation>Who opposes</translation>
    </message>
    <message>
        <source>{name} tient tête à {foe}.</source>
        <translation>{name} holds out against {foe}.</translation>
    </message>
    <message>
        <source>{foe} l’emporte sur {name}.</source>
        <translation>{foe} gets the better of {name}.</translation>
    </message>
    <message>
        <source>{skill} contre {against}</source>
        <translation>{skill} against {against}</translation>
    </message>
    <message>
        <source>Oppositions usuelles&#xa0;: {pairs}.</source>
        <translation>Usual oppositions: {pairs}.</translation>
    </message>
</context>
<context>
    <name>Opposition</name>
    <message>
        <source>{name} l’emporte.</source>
        <translation>{name} wins.</translation>
    </message>
    <message>
        <source>Personne ne l’emporte&#xa0;: les deux relancent.</source>
        <translation>Nobody wins: both roll again.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>choisi</source>
        <extracomment>This option is being considered (&quot;&quot; for none). This option was chosen.</extracomment>
        <translation>chosen</translation>
    </message>
    <message>
        <source>impossible&#xa0;: {reason}</source>
        <translation>impossible: {reason}</translation>
    </message>
    <message>
        <source>Choisir…</source>
        <extracomment>The value of the option that was chosen.</extracomment>
        <translation>Choose…</translation>
    </message>
</context>
<context>
    <name>OptionalControl</name>
    <message>
        <source>un nombre de {least} à {most}, ou rien</source>
        <extracomment>Another value was committed. What was typed is no value of this kind; the message says why, or nothing any more.</extracomment>
        <translation>a number from {least} to {most}, or nothing</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Pages entières</source>
        <extracomment>Something else is chosen now.</extracomment>
        <translation>Whole pages</translation>
    </message>
    <message>
        <source>Une page</source>
        <translation>One page</translation>
    </message>
    <message>
        <source>Lettre US</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Couleurs</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Noir et blanc</source>
        <translation>Black and white</translation>
    </message>
</context>
<context>
    <name>OrderList</name>
    <message>
        <source>Ordre des combattants</source>
        <extracomment>The role under which the model gives a whole `Row`, and the words below its name. Whether players see nobody of a row. Another fighter is selected; &quot;&quot; when there is none. A row was dragged: its id, and the id of the row that it is to stand before (&quot;&quot;: last). The menu of the selected row is wanted here, in global coordinates. The eye of a row was clicked; its id.</extracomment>
        <translation>Order of the fighters</translation>
    </message>
</context>
<context>
    <name>OrderWords</name>
    <message>
        <source>groupe ouvert</source>
        <translation>open group</translation>
    </message>
    <message>
        <source>groupe fermé</source>
        <translation>closed group</translation>
    </message>
    <message>
        <source>hors de combat</source>
        <translation>out of the fight</translation>
    </message>
    <message>
        <source>mort</source>
        <translation>dead</translation>
    </message>
    <message>
        <source>caché aux joueurs</source>
        <translation>hidden from the players</translation>
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
        <source>action n° {turn}</source>
        <translation>action no. {turn}</translation>
    </message>
    <message>
        <source>à son tour</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>a agi</source>
        <translation>has acted</translation>
    </message>
    <message>
        <source>attend</source>
        <translation>holds</translation>
    </message>
    <message>
        <source>retarde</source>
        <translation>delays</translation>
    </message>
    <message>
        <source>parti</source>
        <translation>gone</translation>
    </message>
    <message>
        <source>✎ {note}</source>
        <translation>✎ {note}</translation>
    </message>
    <message>
        <source>vu «&#xa0;{alias}&#xa0;»</source>
        <translation>seen as “{alias}”</translation>
    </message>
    <message>
        <source>verrouillé</source>
        <translation>locked</translation>
    </message>
    <message>
        <source>{label}&#xa0;: échu</source>
        <translation>{label}: due</translation>
    </message>
    <message>
        <source>{label}&#xa0;: {left}</source>
        <translation>{label}: {left}</translation>
    </message>
    <message>
        <source>{able} sur {count} debout</source>
        <translation>{able} of {count} standing</translation>
    </message>
    <message>
        <source>au tour de&#xa0;: {name}</source>
        <translation>turn of: {name}</translation>
    </message>
    <message>
        <source>ont agi</source>
        <translation>have acted</translation>
    </message>
    <message>
        <source>{locked} sur {count} prêts</source>
        <translation>{locked} of {count} ready</translation>
    </message>
    <message>
        <source>malus {penalty}</source>
        <translation>penalty {penalty}</translation>
    </message>
    <message>
        <source>{track}&#xa0;: {ticked} cochées sur {usable}</source>
        <translation>{track}: {ticked} ticked of {usable}</translation>
    </message>
</context>
<context>
    <name>OriginsPage</name>
    <message>
        <source>Origines</source>
        <translation>Origins</translation>
    </message>
    <message>
        <source>Race, naissance et milieu social donnent des traits et des compétences.</source>
        <translation>Race, birth and milieu social give traits and skills.</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Naissance</source>
        <translation>Birth</translation>
    </message>
    <message>
        <source>Milieu social</source>
        <translation>Milieu social</translation>
    </message>
    <message>
        <source>Peuple d’adoption ou pays d’origine</source>
        <translation>Adoptive people or country of origin</translation>
    </message>
    <message>
        <source>Peuple de la mère</source>
        <translation>The mother’s people</translation>
    </message>
    <message>
        <source>Imposée par la race&#xa0;: {note}</source>
        <translation>Imposed by the race: {note}</translation>
    </message>
</context>
<context>
    <name>Others</name>
    <message>
        <source>Jet fait contre</source>
        <extracomment>Somebody else, or the MJ&apos;s mind, changed.</extracomment>
        <translation>Roll made against</translation>
    </message>
    <message>
        <source>Crasse du MJ&#xa0;: réussite automatique</source>
        <translation>The GM’s Crasse: automatic success</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>personne en particulier</source>
        <translation>nobody in particular</translation>
    </message>
</context>
<context>
    <name>Outbox</name>
    <message>
        <source>Exporter le personnage</source>
        <extracomment>Far above any portrait, far below what would stop the window.</extracomment>
        <translation>Export the character</translation>
    </message>
    <message>
        <source>Personnage Cassure (*.cassure)</source>
        <translation>Cassure character (*.cassure)</translation>
    </message>
    <message>
        <source>Choisir un portrait</source>
        <translation>Choose a portrait</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.gif)</translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;» ne peut pas être lu. Le portrait n’a pas changé.</source>
        <translation>“{name}” cannot be read. The portrait has not changed.</translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;»&#xa0;: {problem}</source>
        <translation>“{name}”: {problem}</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message>
        <source>Appliquer la correction ⏎</source>
        <extracomment>The step at which the replay stops is to be left out. Every step that is no longer allowed is to be left out. Nothing of what follows is to be played again. Dice for the step at which the replay stops (a tuple of `Rolled`).</extracomment>
        <translation>Apply the correction ⏎</translation>
    </message>
    <message>
        <source>Continuer avec ces dés ⏎</source>
        <translation>Go on with these dice ⏎</translation>
    </message>
    <message>
        <source>Retirer cette étape</source>
        <translation>Leave this step out</translation>
    </message>
    <message>
        <source>Retirer tout ce qui n’est plus permis</source>
        <translation>Leave out all that is no longer allowed</translation>
    </message>
    <message>
        <source>Reprendre le jeu juste avant</source>
        <translation>Play on from just before</translation>
    </message>
    <message>
        <source>Ne rien changer (Échap)</source>
        <translation>Change nothing (Esc)</translation>
    </message>
    <message>
        <source>Ce qui changerait</source>
        <translation>What would change</translation>
    </message>
    <message>
        <source>La suite s’arrête ici</source>
        <translation>What follows stops here</translation>
    </message>
    <message>
        <source>&#xa0;; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}&#xa0;: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Rien n’est différent à la fin.</source>
        <translation>Nothing is different in the end.</translation>
    </message>
    <message numerus="yes">
        <source>%n étape(s) rejouée(s).</source>
        <translation>
            <numerusform>%n step replayed.</numerusform>
            <numerusform>%n steps replayed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Aucune étape n’est rejouée.</source>
        <translation>No step is replayed.</translation>
    </message>
    <message>
        <source>Ce qui disparaît&#xa0;:</source>
        <translation>What disappears:</translation>
    </message>
    <message>
        <source>— t.{round} {line}</source>
        <translation>— r.{round} {line}</translation>
    </message>
    <message>
        <source>Il lui manque un dé&#xa0;: tapez-le, ou retirez l’étape.</source>
        <translation>It lacks a die: type it, or leave the step out.</translation>
    </message>
</context>
<context>
    <name>OwnLine</name>
    <message>
        <source>Remettre</source>
        <translation>Reset</translation>
    </message>
</context>
<context>
    <name>OwnPieceFields</name>
    <message>
        <source>Nom de la pièce</source>
        <translation>Name of the piece</translation>
    </message>
    <message>
        <source>Faite comme&#xa0;: {name}</source>
        <translation>Made like: {name}</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Faite comme</source>
        <translation>Made like</translation>
    </message>
    <message>
        <source>rien de connu</source>
        <translation>nothing known</translation>
    </message>
</context>
<context>
    <name>OwnWeaponFields</name>
    <message>
        <source>Dégâts propres&#xa0;: {name}</source>
        <translation>Its own damage: {name}</translation>
    </message>
    <message>
        <source>Attributs&#xa0;: {name}</source>
        <translation>Attributes: {name}</translation>
    </message>
    <message>
        <source>Attributs, séparés par des virgules</source>
        <translation>Attributes, separated by commas</translation>
    </message>
    <message>
        <source>Effets critiques&#xa0;: {name}</source>
        <translation>Critical effects: {name}</translation>
    </message>
    <message>
        <source>Tire ou se lance</source>
        <translation>Shoots or is thrown</translation>
    </message>
    <message>
        <source>Tire ou se lance&#xa0;: {name}</source>
        <translation>Shoots or is thrown: {name}</translation>
    </message>
    <message>
        <source>Force propre</source>
        <translation>Own strength</translation>
    </message>
    <message>
        <source>Force propre&#xa0;: {name}</source>
        <translation>Own strength: {name}</translation>
    </message>
    <message>
        <source>Les dégâts remplacent le BF, comme ceux d’un arc.</source>
        <translation>The damage stands in place of BF, as that of a bow.</translation>
    </message>
    <message>
        <source>Portée en mètres&#xa0;: {name}</source>
        <translation>Range in metres: {name}</translation>
    </message>
    <message>
        <source>Portée longue en mètres&#xa0;: {name}</source>
        <translation>Long range in metres: {name}</translation>
    </message>
    <message>
        <source>0&#xa0;: ne porte pas au-delà de la première portée.</source>
        <translation>0: does not reach beyond the first range.</translation>
    </message>
    <message>
        <source>Recharge en demi-rounds&#xa0;: {name}</source>
        <translation>Reload in half rounds: {name}</translation>
    </message>
    <message>
        <source>Coups au magasin&#xa0;: {name}</source>
        <translation>Shots in the magazine: {name}</translation>
    </message>
    <message>
        <source>Portée (m)</source>
        <translation>Range (m)</translation>
    </message>
    <message>
        <source>longue (m)</source>
        <translation>long (m)</translation>
    </message>
    <message>
        <source>Recharge (½ rounds)</source>
        <translation>Reload (½ rounds)</translation>
    </message>
    <message>
        <source>Magasin</source>
        <translation>Magazine</translation>
    </message>
    <message>
        <source>Dégâts</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Effets</source>
        <translation>Effects</translation>
    </message>
    <message>
        <source>Attributs</source>
        <translation>Attributes</translation>
    </message>
    <message>
        <source>contondants</source>
        <translation>blunt</translation>
    </message>
    <message>
        <source>projectiles</source>
        <translation>missiles</translation>
    </message>
    <message>
        <source>tranchants</source>
        <translation>cutting</translation>
    </message>
    <message>
        <source>pugilat</source>
        <translation>fists</translation>
    </message>
</context>
<context>
    <name>OwnedRow</name>
    <message>
        <source>{count} × {name}</source>
        <extracomment>It is to be used so: its id and the use. It is given back: its ware and its id.</extracomment>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>rangée</source>
        <translation>put away</translation>
    </message>
    <message>
        <source>main droite</source>
        <translation>right hand</translation>
    </message>
    <message>
        <source>main gauche</source>
        <translation>left hand</translation>
    </message>
    <message>
        <source>deux mains</source>
        <translation>both hands</translation>
    </message>
    <message>
        <source>portée</source>
        <translation>worn</translation>
    </message>
    <message>
        <source>{name}&#xa0;: tenue</source>
        <translation>{name}: how it is carried</translation>
    </message>
    <message>
        <source>Rendre</source>
        <translation>Give back</translation>
    </message>
    <message>
        <source>Rendre&#xa0;: {name}</source>
        <translation>Give back: {name}</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Aperçu</source>
        <extracomment>Wider than this, in logical pixels at 100 %, a page is no easier to read.</extracomment>
        <translation>Preview</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperFilledForm</name>
    <message>
        <source>Feuille remplie</source>
        <translation>Filled sheet</translation>
    </message>
    <message>
        <source>Champs qui diffèrent</source>
        <translation>Fields that differ</translation>
    </message>
    <message>
        <source>&amp;Tout cocher</source>
        <translation>&amp;Tick all</translation>
    </message>
    <message>
        <source>Tout &amp;décocher</source>
        <translation>&amp;Untick all</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Reprendre</source>
        <translation>&amp;Take</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>Feuille sur papier</source>
        <translation>Sheet on paper</translation>
    </message>
    <message>
        <source>Écrire le P&amp;DF…</source>
        <translation>Write the P&amp;DF…</translation>
    </message>
    <message>
        <source>PDF à &amp;remplir…</source>
        <translation>PDF to &amp;fill…</translation>
    </message>
    <message>
        <source>La même feuille avec des champs&#xa0;: elle se remplit sans Cassure et se reprend ici</source>
        <translation>The same sheet with fields: it is filled without Cassure and taken back here</translation>
    </message>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>PaperOptionsForm</name>
    <message>
        <source>&amp;Disposition</source>
        <translation>&amp;Layout</translation>
    </message>
    <message>
        <source>Disposition</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Pa&amp;pier</source>
        <translation>Pa&amp;per</translation>
    </message>
    <message>
        <source>Papier</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>&amp;Encre</source>
        <translation>&amp;Ink</translation>
    </message>
    <message>
        <source>Encre</source>
        <translation>Ink</translation>
    </message>
    <message>
        <source>&amp;Blessures actuelles</source>
        <translation>&amp;Present wounds</translation>
    </message>
    <message>
        <source>Décoché&#xa0;: toutes les cases libres, à cocher à la main</source>
        <translation>Unticked: every box free, to tick by hand</translation>
    </message>
    <message>
        <source>Décoché&#xa0;: la place des nombres calculés reste libre, pour le crayon</source>
        <translation>Unticked: the place of derived numbers stays free, for the pencil</translation>
    </message>
    <message>
        <source>&amp;Nombres</source>
        <translation>&amp;Numbers</translation>
    </message>
    <message>
        <source>Détail des &amp;calculs</source>
        <translation>&amp;Sums in full</translation>
    </message>
    <message>
        <source>Ajoute des pages où chaque nombre est détaillé, terme par terme</source>
        <translation>Adds pages where each number is told term by term</translation>
    </message>
</context>
<context>
    <name>PaperPartyForm</name>
    <message>
        <source>Plusieurs feuilles</source>
        <translation>Several sheets</translation>
    </message>
    <message>
        <source>Personnages</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>&amp;Tous</source>
        <translation>&amp;All</translation>
    </message>
    <message>
        <source>A&amp;ucun</source>
        <translation>N&amp;one</translation>
    </message>
    <message>
        <source>Feuilles e&amp;ntières</source>
        <translation>&amp;Whole sheets</translation>
    </message>
    <message>
        <source>Cartes, plusieurs par pa&amp;ge</source>
        <translation>Cards, several a pa&amp;ge</translation>
    </message>
    <message>
        <source>Avancement</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Écrire le P&amp;DF…</source>
        <translation>Write the P&amp;DF…</translation>
    </message>
</context>
<context>
    <name>PaperWindow</name>
    <message>
        <source>Fiche vierge</source>
        <translation>Blank sheet</translation>
    </message>
    <message>
        <source>{name} sur papier</source>
        <translation>{name} on paper</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Écrire la feuille en PDF</source>
        <translation>Write the sheet as PDF</translation>
    </message>
    <message>
        <source>Écrire un PDF à remplir</source>
        <translation>Write a PDF to fill</translation>
    </message>
    <message>
        <source>à remplir</source>
        <translation>to fill</translation>
    </message>
    <message>
        <source>Documents PDF (*.pdf)</source>
        <translation>PDF documents (*.pdf)</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
    <message>
        <source>L’imprimante n’a pas accepté la feuille. Rien n’a été imprimé&#xa0;: vérifiez qu’elle est prête, ou écrivez un PDF.</source>
        <translation>The printer did not take the sheet. Nothing was printed: check that it is ready, or write a PDF.</translation>
    </message>
    <message>
        <source>Envoyé à l’imprimante.</source>
        <translation>Sent to the printer.</translation>
    </message>
</context>
<context>
    <name>ParachutePage</name>
    <message>
        <source>Altitude en mètres</source>
        <translation>Altitude in metres</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>ouverture à la main</source>
        <translation>opened by hand</translation>
    </message>
    <message>
        <source>Points d’Équitation de créature volante</source>
        <translation>Points of Équitation de créature volante</translation>
    </message>
    <message>
        <source>Points de surprise</source>
        <translation>Points of surprise</translation>
    </message>
    <message>
        <source>Points d’initiative manqués, malus compris</source>
        <translation>Points of initiative missed, penalty included</translation>
    </message>
    <message>
        <source>Équitation volante</source>
        <translation>Flying mounts</translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Initiative manquée de</source>
        <translation>Initiative missed by</translation>
    </message>
    <message>
        <source>Altitude (m)</source>
        <translation>Altitude (m)</translation>
    </message>
    <message numerus="yes">
        <source>%n essai(s) d’ouverture.</source>
        <translation>
            <numerusform>%n attempt at opening.</numerusform>
            <numerusform>%n attempts at opening.</numerusform>
        </translation>
    </message>
    <message>
        <source>L’initiative a un malus de {penalty}.</source>
        <translation>Initiative has a penalty of {penalty}.</translation>
    </message>
    <message>
        <source>Parachute ventral&#xa0;: {percent}&#xa0;% par segment de faire échouer un sort.</source>
        <translation>Ventral parachute: {percent} % per segment to spoil a spell.</translation>
    </message>
    <message>
        <source>La fiche ne porte aucun parachute.</source>
        <translation>The sheet wears no parachute.</translation>
    </message>
    <message>
        <source>On arrive au sol sans mal.</source>
        <translation>Down unharmed.</translation>
    </message>
</context>
<context>
    <name>PartyWindow</name>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>{name} (PNJ)</source>
        <translation>{name} (NPC)</translation>
    </message>
    <message numerus="yes">
        <source>%n choisi(s)</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message>
        <source>Feuilles</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Cartes</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Écrire plusieurs feuilles en PDF</source>
        <translation>Write several sheets as PDF</translation>
    </message>
    <message>
        <source>Documents PDF (*.pdf)</source>
        <translation>PDF documents (*.pdf)</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
    <message>
        <source>Arrêté&#xa0;: rien n’a été écrit.</source>
        <translation>Stopped: nothing was written.</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>◂ Avant</source>
        <translation>◂ Before</translation>
    </message>
    <message>
        <source>L’étape d’avant (flèche gauche)</source>
        <translation>The step before (left arrow)</translation>
    </message>
    <message>
        <source>Après ▸</source>
        <translation>After ▸</translation>
    </message>
    <message>
        <source>L’étape d’après (flèche droite)</source>
        <translation>The step after (right arrow)</translation>
    </message>
    <message>
        <source>Revenir au présent (Échap)</source>
        <translation>Back to the present (Esc)</translation>
    </message>
    <message>
        <source>Vous regardez le {round} {number}, après «&#xa0;{line}&#xa0;»</source>
        <translation>You are looking at {round} {number}, after “{line}”</translation>
    </message>
    <message>
        <source>Vous regardez l’avant-combat, après «&#xa0;{line}&#xa0;»</source>
        <translation>You are looking at the time before the fight, after “{line}”</translation>
    </message>
</context>
<context>
    <name>PendingPanel</name>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Test à venir</source>
        <translation>Test to come</translation>
    </message>
    <message>
        <source>Jambe paralysée</source>
        <translation>Paralysed leg</translation>
    </message>
    <message>
        <source>raté&#xa0;: quelle jambe</source>
        <translation>failed: which leg</translation>
    </message>
    <message>
        <source>Dé</source>
        <translation>Die</translation>
    </message>
    <message>
        <source>Test à venir&#xa0;: {wound}</source>
        <translation>Test to come: {wound}</translation>
    </message>
    <message>
        <source>Raté&#xa0;: un d10 dit quelle jambe est paralysée.</source>
        <translation>Failed: a d10 says which leg is paralysed.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Peuple et profession</source>
        <translation>People and profession</translation>
    </message>
    <message>
        <source>Un peuple donne bonus, résistances et part d’Endurance&#xa0;; un autre se tape, et tout se corrige ensuite.</source>
        <translation>A people gives bonuses, resistances and its part of Endurance; another one is typed, and all can be corrected afterwards.</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Peuple</source>
        <translation>People</translation>
    </message>
    <message>
        <source>{points} points à répartir, {most} au plus par Caractéristique</source>
        <translation>{points} points to share out, {most} per characteristic at most</translation>
    </message>
    <message>
        <source>Endurance {points}</source>
        <translation>Endurance {points}</translation>
    </message>
    <message>
        <source>résistances {numbers}</source>
        <translation>resistances {numbers}</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>changée par blessures ou équipement</source>
        <extracomment>A characteristic&apos;s id, or the key of a skill, is to be rolled.</extracomment>
        <translation>changed by wounds or gear</translation>
    </message>
    <message>
        <source>Compétences</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Nombres</source>
        <extracomment>What is rolled: an ability, a save or a skill, by its kind and id.</extracomment>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Résistances</source>
        <extracomment>What is to be rolled: &quot;skill&quot;, &quot;characteristic&quot; or &quot;resistance&quot;, and its id.</extracomment>
        <translation>Resistances</translation>
    </message>
    <message>
        <source>Identité</source>
        <translation>Identity</translation>
    </message>
    <message>
        <source>Vue</source>
        <translation>Sight</translation>
    </message>
    <message>
        <source>Sauvegardes</source>
        <translation>Saves</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talents</translation>
    </message>
    <message>
        <source>Profil</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>° avec blessures et équipement</source>
        <translation>° with wounds and gear</translation>
    </message>
</context>
<context>
    <name>PieceLine</name>
    <message>
        <source>Portée&#xa0;: {name}</source>
        <extracomment>An edit command.</extracomment>
        <translation>Worn: {name}</translation>
    </message>
    <message>
        <source>Portée</source>
        <translation>Worn</translation>
    </message>
    <message>
        <source>Qualité&#xa0;: {name}</source>
        <translation>Quality: {name}</translation>
    </message>
    <message>
        <source>Réparer</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>Réparer&#xa0;: {name}</source>
        <translation>Repair: {name}</translation>
    </message>
    <message>
        <source>{zone}, PV perdus</source>
        <translation>{zone}, PV lost</translation>
    </message>
    <message>
        <source>PV perdus, {zone}&#xa0;: {name}</source>
        <translation>PV lost, {zone}: {name}</translation>
    </message>
    <message>
        <source>PA perdus</source>
        <translation>PA lost</translation>
    </message>
    <message>
        <source>PA perdus, {zone}&#xa0;: {name}</source>
        <translation>PA lost, {zone}: {name}</translation>
    </message>
</context>
<context>
    <name>PiecesSection</name>
    <message>
        <source>tête</source>
        <extracomment>An edit command.</extracomment>
        <translation>head</translation>
    </message>
    <message>
        <source>bras</source>
        <translation>arms</translation>
    </message>
    <message>
        <source>corps</source>
        <translation>body</translation>
    </message>
    <message>
        <source>jambes</source>
        <translation>legs</translation>
    </message>
    <message>
        <source>Ajouter une pièce</source>
        <translation>Add a piece</translation>
    </message>
    <message>
        <source>Quelle pièce&#xa0;?</source>
        <translation>Which piece?</translation>
    </message>
    <message>
        <source>Pièce maison…</source>
        <translation>Homebrew piece…</translation>
    </message>
    <message>
        <source>Aucune armure</source>
        <translation>No armour</translation>
    </message>
    <message>
        <source>Pièces d’armure</source>
        <translation>Pieces of armour</translation>
    </message>
    <message>
        <source>Pièce maison, hors automatisme&#xa0;: dites ce qu’elle couvre.</source>
        <translation>Homebrew piece, out of automation: say what it covers.</translation>
    </message>
    <message>
        <source>{first} et {second} ne vont pas ensemble ({zone})</source>
        <translation>{first} and {second} do not go together ({zone})</translation>
    </message>
    <message>
        <source>{armour}&#xa0;: {name} ({covers})</source>
        <translation>{armour}: {name} ({covers})</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>{name}&#xa0;: {value} sur {maximum}</source>
        <extracomment>How many points should be left: a full pip asks for one less, an empty one for itself.</extracomment>
        <translation>{name}: {value} of {maximum}</translation>
    </message>
</context>
<context>
    <name>PlainPage</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Échec gradué (test dangereux ou simple)</source>
        <translation>Graded failure (dangerous or simple test)</translation>
    </message>
    <message>
        <source>Échec gradué&#xa0;: {what}.</source>
        <translation>Graded failure: {what}.</translation>
    </message>
    <message>
        <source>Ce test se fait toujours caché&#xa0;: onglet «&#xa0;Test caché&#xa0;».</source>
        <translation>This test is always made unseen: tab “Hidden test”.</translation>
    </message>
    <message>
        <source>Ce test peut se faire caché&#xa0;: onglet «&#xa0;Test caché&#xa0;».</source>
        <translation>This test may be made unseen: tab “Hidden test”.</translation>
    </message>
</context>
<context>
    <name>PlayerChoice</name>
    <message>
        <source>{player}&#xa0;: nom</source>
        <translation>{player}: name</translation>
    </message>
    <message>
        <source>{player}&#xa0;: valeur</source>
        <translation>{player}: value</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>{player}&#xa0;: a appris Jeu</source>
        <translation>{player}: has learnt Jeu</translation>
    </message>
    <message>
        <source>Maîtrise (de jet)</source>
        <translation>Maîtrise (de jet)</translation>
    </message>
    <message>
        <source>{player}&#xa0;: a la Maîtrise (de jet)</source>
        <translation>{player}: has Maîtrise (de jet)</translation>
    </message>
    <message>
        <source>Quelqu’un</source>
        <translation>Somebody</translation>
    </message>
</context>
<context>
    <name>PlayerStage</name>
    <message>
        <source>Vue des joueurs</source>
        <translation>Players’ view</translation>
    </message>
</context>
<context>
    <name>PlayerWindow</name>
    <message>
        <source>Vue des joueurs</source>
        <translation>Players’ view</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>C’est terminé.</source>
        <translation>It is over.</translation>
    </message>
    <message>
        <source>Bientôt…</source>
        <translation>Soon…</translation>
    </message>
    <message>
        <source>prêt</source>
        <translation>ready</translation>
    </message>
    <message>
        <source>à son tour</source>
        <translation>on turn</translation>
    </message>
    <message>
        <source>{title} {value}/{most}</source>
        <translation>{title} {value}/{most}</translation>
    </message>
    <message>
        <source>{track}&#xa0;: {ticked} cochées sur {usable}</source>
        <translation>{track}: {ticked} ticked of {usable}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Les prochains combats commenceront ainsi.</source>
        <translation>The next fights will begin like this.</translation>
    </message>
    <message>
        <source>Choisir une image</source>
        <translation>Choose a picture</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.gif)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.gif)</translation>
    </message>
</context>
<context>
    <name>PlayersCorner</name>
    <message>
        <source>Joueurs (F11)</source>
        <translation>Players (F11)</translation>
    </message>
    <message>
        <source>Ouvrir ou fermer la vue des joueurs (F11)</source>
        <translation>Open or close the players’ view (F11)</translation>
    </message>
</context>
<context>
    <name>PlayersMenu</name>
    <message>
        <source>&amp;Joueurs</source>
        <extracomment>What the fight shows is to be this `Showing`.</extracomment>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>Vue des joueurs</source>
        <translation>Players’ view</translation>
    </message>
    <message>
        <source>Vignette de la vue des joueurs</source>
        <translation>Thumbnail of the players’ view</translation>
    </message>
    <message>
        <source>Vue claire</source>
        <translation>Light view</translation>
    </message>
    <message>
        <source>Montrer ou cacher le participant (V)</source>
        <translation>Show or hide the participant (V)</translation>
    </message>
    <message>
        <source>Nom et image du participant (Maj+V)…</source>
        <translation>Name and picture of the participant (Shift+V)…</translation>
    </message>
    <message>
        <source>Montrer tout le monde</source>
        <translation>Show everybody</translation>
    </message>
    <message>
        <source>Cacher tous les PNJ</source>
        <translation>Hide all NPCs</translation>
    </message>
    <message>
        <source>PNJ cachés jusqu’à leur premier acte</source>
        <translation>NPCs hidden until their first act</translation>
    </message>
    <message>
        <source>Qui agit à découvert se montre</source>
        <translation>Whoever acts in the open appears</translation>
    </message>
    <message>
        <source>Ordre</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Blessures en mots</source>
        <translation>Wounds in words</translation>
    </message>
    <message>
        <source>Cases et points des personnages-joueurs</source>
        <translation>Boxes and points of player characters</translation>
    </message>
    <message>
        <source>États</source>
        <translation>States</translation>
    </message>
    <message>
        <source>Prendre ces choix pour les prochains combats</source>
        <translation>Use these choices for the next fights</translation>
    </message>
</context>
<context>
    <name>PointsSection</name>
    <message>
        <source>Points de vie</source>
        <extracomment>An edit command.</extracomment>
        <translation>Hit points</translation>
    </message>
    <message>
        <source>Points de vie à présent</source>
        <translation>Hit points now</translation>
    </message>
    <message>
        <source>Dont dégâts non létaux</source>
        <translation>Non-lethal damage among those lost</translation>
    </message>
    <message>
        <source>Plancher</source>
        <translation>Floor</translation>
    </message>
    <message>
        <source>Blessure mortelle à chaque coup (%)</source>
        <translation>Mortal wound at each hit (%)</translation>
    </message>
    <message>
        <source>Jet héroïque (%)</source>
        <translation>Heroic roll (%)</translation>
    </message>
    <message>
        <source>Jet héroïque…</source>
        <translation>Heroic roll…</translation>
    </message>
    <message>
        <source>Dégâts</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Cause des dégâts</source>
        <translation>Cause of the damage</translation>
    </message>
    <message>
        <source>non létaux</source>
        <translation>non-lethal</translation>
    </message>
    <message>
        <source>de son plein gré</source>
        <translation>willingly taken</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Take in</translation>
    </message>
    <message>
        <source>Points soignés en une fois</source>
        <translation>Points healed in one go</translation>
    </message>
    <message>
        <source>Source du soin</source>
        <translation>Source of the heal</translation>
    </message>
    <message>
        <source>Niveau de l’effet</source>
        <translation>Level of the effect</translation>
    </message>
    <message>
        <source>résistance à la magie voulue</source>
        <translation>magic resistance wanted</translation>
    </message>
    <message>
        <source>Blessure profonde visée</source>
        <translation>Deep wound to cure</translation>
    </message>
    <message>
        <source>contre</source>
        <translation>against</translation>
    </message>
    <message>
        <source>Soigner</source>
        <translation>Care</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) par case&#xa0;; un clic sur une case libre inflige, sur une case cochée rend.</source>
        <translation>
            <numerusform>%n point a box; a click on a free box strikes, on a ticked box mends.</numerusform>
            <numerusform>%n points a box; a click on a free box strikes, on a ticked box mends.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points de Vie</source>
        <extracomment>An edit command.</extracomment>
        <translation>Points de Vie</translation>
    </message>
    <message>
        <source>Points de Vie à présent</source>
        <translation>Points de Vie now</translation>
    </message>
    <message>
        <source>Trépas sous</source>
        <translation>Dying below</translation>
    </message>
    <message>
        <source>Points perdus d’un coup</source>
        <translation>Points lost at once</translation>
    </message>
    <message>
        <source>Perdre</source>
        <translation>Lose</translation>
    </message>
    <message>
        <source>Points rendus</source>
        <translation>Points given back</translation>
    </message>
    <message>
        <source>Remède</source>
        <translation>Remedy</translation>
    </message>
    <message>
        <source>Nom de la plante</source>
        <translation>Name of the herb</translation>
    </message>
    <message>
        <source>Durée avant l’effet</source>
        <translation>Time before it works</translation>
    </message>
    <message>
        <source>Unité de la durée</source>
        <translation>Unit of time</translation>
    </message>
    <message>
        <source>heures</source>
        <translation>hours</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>jours</source>
        <translation>days</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rounds</translation>
    </message>
    <message>
        <source>agit après</source>
        <translation>works after</translation>
    </message>
    <message>
        <source>Prendre</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Rendre</source>
        <translation>Give back</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>spell</translation>
    </message>
    <message>
        <source>potion</source>
        <translation>potion</translation>
    </message>
    <message>
        <source>plante</source>
        <translation>herb</translation>
    </message>
    <message>
        <source>Coup, chute, choc</source>
        <translation>Blow, fall, shock</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) par case&#xa0;; un clic sur une case libre en ôte, sur une case cochée en rend.</source>
        <translation>
            <numerusform>%n point a box; a click on a free box takes it, on a ticked one gives it back.</numerusform>
            <numerusform>%n points a box; a click on a free box takes them, on a ticked one gives them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>agit en %n round(s)</source>
        <translation>
            <numerusform>works in %n round</numerusform>
            <numerusform>works in %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>autre</source>
        <translation>other</translation>
    </message>
    <message>
        <source>À présent</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>dont non létaux</source>
        <translation>non-lethal among them</translation>
    </message>
    <message>
        <source>Soin en une fois</source>
        <translation>Heal in one go</translation>
    </message>
    <message>
        <source>niveau</source>
        <translation>level</translation>
    </message>
    <message>
        <source>Jet héroïque</source>
        <translation>Heroic roll</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) de dégâts</source>
        <translation>
            <numerusform>%n point of damage</numerusform>
            <numerusform>%n points of damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soin de %n point(s)</source>
        <translation>
            <numerusform>Heal of %n point</numerusform>
            <numerusform>Heal of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Portrait. Entrée&#xa0;: le changer, Suppr&#xa0;: le retirer</source>
        <extracomment>A file was dropped on it. Delete was pressed: the portrait should go.</extracomment>
        <translation>Portrait. Enter: change it, Del: remove it</translation>
    </message>
    <message>
        <source>Pas de portrait. Entrée&#xa0;: choisir une image</source>
        <translation>No portrait. Enter: choose an image</translation>
    </message>
    <message>
        <source>Cliquez ou déposez une image ici.</source>
        <translation>Click or drop an image here.</translation>
    </message>
    <message>
        <source>L’image enregistrée est illisible. Cliquez pour en choisir une autre.</source>
        <translation>The stored image cannot be read. Click to choose another one.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Comme le système</source>
        <translation>Like the system</translation>
    </message>
    <message>
        <source>Claire</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Sombre</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Ce choix n’a pas pu être gardé&#xa0;: rien ne peut être écrit dans la bibliothèque.</source>
        <translation>This choice could not be kept: nothing can be written to the library.</translation>
    </message>
</context>
<context>
    <name>PreferencesForm</name>
    <message>
        <source>Préférences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;Apparence</source>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>La langue change au prochain démarrage de Cassure.</source>
        <translation>The language changes at the next start of Cassure.</translation>
    </message>
</context>
<context>
    <name>PreparedSection</name>
    <message>
        <source>Préparé pour le prochain jet</source>
        <extracomment>An edit command.</extracomment>
        <translation>Prepared for the next roll</translation>
    </message>
</context>
<context>
    <name>PreparingMenu</name>
    <message>
        <source>&amp;Préparer</source>
        <extracomment>It is on the screen, for the first time. What PreparingMenu fills; it owns the words too.</extracomment>
        <translation>&amp;Prepare</translation>
    </message>
    <message>
        <source>Préparer une rencontre</source>
        <extracomment>How many that were put away the menu offers, of each kind.</extracomment>
        <translation>Prepare an encounter</translation>
    </message>
    <message>
        <source>Nouvelle bande</source>
        <translation>New party</translation>
    </message>
    <message>
        <source>Nouveau PNJ d’après</source>
        <translation>New NPC from</translation>
    </message>
    <message>
        <source>Copier le personnage comme PNJ</source>
        <translation>Copy the character as an NPC</translation>
    </message>
    <message>
        <source>Bandes du personnage</source>
        <translation>Parties of the character</translation>
    </message>
    <message>
        <source>Déplacer vers</source>
        <translation>Move to</translation>
    </message>
    <message>
        <source>Nouvelle campagne</source>
        <translation>New campaign</translation>
    </message>
    <message>
        <source>Campagnes, rencontres et bandes retirées</source>
        <translation>Campaigns, encounters and parties put away</translation>
    </message>
    <message>
        <source>Bande</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Rencontre</source>
        <translation>Encounter</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Ma campagne</source>
        <translation>My campaign</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>Rien à redire&#xa0;: tout est en règle.</source>
        <extracomment>A person wants to mend a problem of this step.</extracomment>
        <translation>Nothing to say: all is in order.</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>{word}&#xa0;: {text}</source>
        <extracomment>The row needs more or less room.</extracomment>
        <translation>{word}: {text}</translation>
    </message>
    <message>
        <source>Y aller</source>
        <translation>Go there</translation>
    </message>
    <message>
        <source>Rétablir la règle</source>
        <translation>Restore the rule</translation>
    </message>
    <message>
        <source>Passer outre…</source>
        <translation>Override…</translation>
    </message>
    <message>
        <source>Règle levée par le MJ ({reason})</source>
        <translation>Rule waived by the GM ({reason})</translation>
    </message>
    <message>
        <source>À compléter</source>
        <translation>To complete</translation>
    </message>
    <message>
        <source>Contre les règles</source>
        <translation>Against the rules</translation>
    </message>
    <message>
        <source>À vérifier</source>
        <translation>To check</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Remarques sur les règles</source>
        <translation>Remarks on the rules</translation>
    </message>
</context>
<context>
    <name>Proficiencies</name>
    <message>
        <source>Compétences</source>
        <extracomment>The skill of this id is to be rolled.</extracomment>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Ajouter une compétence</source>
        <translation>Add a skill</translation>
    </message>
    <message>
        <source>Compétence</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Autre compétence</source>
        <translation>Other skill</translation>
    </message>
    <message>
        <source>Nouvelle compétence</source>
        <translation>New skill</translation>
    </message>
</context>
<context>
    <name>ProficienciesPage</name>
    <message>
        <source>Compétences</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>La valeur à ne pas dépasser au d20&#xa0;; 0 pour une compétence non apprise.</source>
        <translation>The value not to exceed on the d20; 0 for a proficiency not learnt.</translation>
    </message>
    <message>
        <source>Une autre compétence</source>
        <translation>Another proficiency</translation>
    </message>
    <message>
        <source>Autres</source>
        <translation>Others</translation>
    </message>
</context>
<context>
    <name>ProfilePage</name>
    <message>
        <source>Profil</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>2d10 pour chaque caractéristique, tapés ou lancés. Deux à quatre valeurs peuvent être interverties.</source>
        <translation>2d10 for each characteristic, typed or rolled. Two to four values may be swapped.</translation>
    </message>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>Défaire les échanges</source>
        <translation>Undo the swaps</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>2d10</source>
        <translation>2d10</translation>
    </message>
    <message>
        <source>Valeur de</source>
        <translation>Value of</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ProfileTable</name>
    <message>
        <source>2d10&#xa0;: {name}</source>
        <extracomment>An edit command.</extracomment>
        <translation>2d10: {name}</translation>
    </message>
    <message>
        <source>La somme de 2d10&#xa0;; 0&#xa0;: pas encore lancée.</source>
        <translation>The sum of 2d10; 0: not rolled yet.</translation>
    </message>
    <message>
        <source>{name} prend la valeur de</source>
        <translation>{name} takes the value of</translation>
    </message>
    <message>
        <source>Progression&#xa0;: {name}</source>
        <translation>Advances: {name}</translation>
    </message>
    <message>
        <source>{name}, naturel</source>
        <translation>{name}, natural</translation>
    </message>
    <message>
        <source>{name}, avec blessures</source>
        <translation>{name}, with wounds</translation>
    </message>
    <message>
        <source>{name}, actuel</source>
        <translation>{name}, now</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>2d10</source>
        <translation>2d10</translation>
    </message>
    <message>
        <source>Prend la valeur de</source>
        <translation>Takes the value of</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Naturel</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Avec blessures</source>
        <translation>With wounds</translation>
    </message>
    <message>
        <source>Actuel</source>
        <translation>Now</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Faire venir (Entrée)</source>
        <translation>Bring in (Enter)</translation>
    </message>
    <message>
        <source>Renvoyer</source>
        <translation>Send away</translation>
    </message>
    <message>
        <source>Vu (Entrée)</source>
        <translation>Seen (Enter)</translation>
    </message>
    <message>
        <source>Reprendre</source>
        <translation>Take back</translation>
    </message>
</context>
<context>
    <name>PurposeSection</name>
    <message>
        <source>Résolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>Tâche</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Nom de la tâche</source>
        <translation>Name of the task</translation>
    </message>
    <message>
        <source>Période (round, jour…)</source>
        <translation>Period (round, day…)</translation>
    </message>
    <message>
        <source>Avec des ingrédients</source>
        <translation>With ingredients</translation>
    </message>
    <message>
        <source>Commencer la tâche</source>
        <translation>Begin the task</translation>
    </message>
    <message>
        <source>Prix de base, en marchandant</source>
        <translation>Base price, when haggling</translation>
    </message>
    <message>
        <source>Qui est aidé</source>
        <translation>Who is helped</translation>
    </message>
    <message>
        <source>Second jet</source>
        <translation>Second roll</translation>
    </message>
    <message>
        <source>Prix de base</source>
        <translation>Base price</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>selon la Compétence</source>
        <translation>by the skill</translation>
    </message>
    <message>
        <source>selon la Compétence&#xa0;: {way}</source>
        <translation>by the skill: {way}</translation>
    </message>
    <message>
        <source>sans suivi</source>
        <translation>not kept</translation>
    </message>
    <message>
        <source>nouvelle tâche…</source>
        <translation>new task…</translation>
    </message>
    <message>
        <source>{name} (sans rang)</source>
        <translation>{name} (no rank)</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {done}&#xa0;% (jets&#xa0;: {rolls}).</source>
        <translation>{name}: {done}% (rolls: {rolls}).</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {done}&#xa0;% (jets&#xa0;: {rolls}, un par {period}).</source>
        <translation>{name}: {done}% (rolls: {rolls}, one each {period}).</translation>
    </message>
    <message>
        <source>Les ingrédients sont perdus.</source>
        <translation>The ingredients are lost.</translation>
    </message>
</context>
<context>
    <name>PurseSection</name>
    <message>
        <source>Bourse</source>
        <extracomment>An edit command.</extracomment>
        <translation>Purse</translation>
    </message>
    <message>
        <source>Couronnes</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Pistoles</source>
        <translation>Pistoles</translation>
    </message>
    <message>
        <source>Sous</source>
        <translation>Sous</translation>
    </message>
    <message>
        <source>Liards</source>
        <translation>Liards</translation>
    </message>
    <message>
        <source>Couronnes à payer ou à encaisser</source>
        <translation>Couronnes to pay or take in</translation>
    </message>
    <message>
        <source>Pistoles à payer ou à encaisser</source>
        <translation>Pistoles to pay or take in</translation>
    </message>
    <message>
        <source>Sous à payer ou à encaisser</source>
        <translation>Sous to pay or take in</translation>
    </message>
    <message>
        <source>Pour quoi</source>
        <translation>For what</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Encaisser</source>
        <translation>Take in</translation>
    </message>
    <message>
        <source>co</source>
        <translation>co</translation>
    </message>
    <message>
        <source>pa</source>
        <translation>pa</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>En tout {sous} sous&#xa0;; 1 couronne vaut {pa} pistoles, 1 pistole {s} sous.</source>
        <translation>{sous} sous in all; 1 couronne is worth {pa} pistoles, 1 pistole {s} sous.</translation>
    </message>
    <message>
        <source>Les liards n’ont pas de cours tant que le MJ n’en dit pas.</source>
        <translation>Liards have no rate until the GM names one.</translation>
    </message>
    <message>
        <source>{rate} liards valent un sou.</source>
        <translation>{rate} liards are worth one sou.</translation>
    </message>
</context>
<context>
    <name>QuickLine</name>
    <message>
        <source>3 miliciens, 1 sergent</source>
        <translation>3 miliciens, 1 sergent</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count} × {name}</translation>
    </message>
    <message>
        <source>Entrée ajoute {groups}</source>
        <translation>Enter adds {groups}</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Race</source>
        <translation>Race</translation>
    </message>
    <message>
        <source>Elle donne ce à quoi s’ajoutent les 2d10, le Mouvement et le Destin.</source>
        <translation>It gives what 2d10 are added to, Mouvement and Destin.</translation>
    </message>
    <message>
        <source>{bases} · M {move} · Destin {low}, {middle} ou {high}</source>
        <translation>{bases} · M {move} · Destin {low}, {middle} or {high}</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Cassure ne peut pas s’ouvrir</source>
        <translation>Cassure cannot open</translation>
    </message>
</context>
<context>
    <name>Relations</name>
    <message>
        <source>Contact…</source>
        <translation>Contact…</translation>
    </message>
    <message>
        <source>Réputation positive…</source>
        <translation>Positive Réputation…</translation>
    </message>
    <message>
        <source>Réputation négative…</source>
        <translation>Negative Réputation…</translation>
    </message>
    <message>
        <source>Ajouter un contact</source>
        <translation>Add a contact</translation>
    </message>
    <message>
        <source>Ajouter une Réputation positive</source>
        <translation>Add a positive Réputation</translation>
    </message>
    <message>
        <source>Ajouter une Réputation négative</source>
        <translation>Add a negative Réputation</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Contact à nommer</source>
        <translation>Contact to be named</translation>
    </message>
    <message>
        <source>Réputation à préciser</source>
        <translation>Réputation to be told</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Protection</source>
        <translation>Protection</translation>
    </message>
    <message>
        <source>Cassure</source>
        <translation>Cassure</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>Armes</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>Protection de l’armure</source>
        <translation>Protection of the armour</translation>
    </message>
    <message>
        <source>Aucun trait</source>
        <translation>No trait</translation>
    </message>
    <message>
        <source>À mains nues</source>
        <translation>Bare-handed</translation>
    </message>
    <message>
        <source>Aucune cassure</source>
        <translation>No cassure</translation>
    </message>
    <message>
        <source>Avantage&#xa0;: {text}</source>
        <translation>Advantage: {text}</translation>
    </message>
    <message>
        <source>Inconvénient&#xa0;: {text}</source>
        <translation>Drawback: {text}</translation>
    </message>
    <message>
        <source>allonge {reach}</source>
        <translation>allonge {reach}</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>brisée</source>
        <translation>broken</translation>
    </message>
</context>
<context>
    <name>RemedyPanel</name>
    <message>
        <source>Remède</source>
        <translation>Remedy</translation>
    </message>
    <message>
        <source>Ce qu’il vaut</source>
        <translation>What it is worth</translation>
    </message>
    <message>
        <source>Effet secondaire</source>
        <translation>Side effect</translation>
    </message>
    <message>
        <source>Donner</source>
        <translation>Give</translation>
    </message>
    <message>
        <source>Donner ce remède</source>
        <translation>Give this remedy</translation>
    </message>
    <message>
        <source>vaut</source>
        <translation>worth</translation>
    </message>
    <message>
        <source>Remède&#xa0;: {line}</source>
        <translation>Remedy: {line}</translation>
    </message>
    <message>
        <source>{points} PH</source>
        <translation>{points} PH</translation>
    </message>
    <message>
        <source>toute la ligne</source>
        <translation>the whole line</translation>
    </message>
</context>
<context>
    <name>ReminderPanel</name>
    <message>
        <source>Rappels</source>
        <extracomment>A reminder is to be added (a `Reminder` without id). A reminder is to be taken out, by its id.</extracomment>
        <translation>Reminders</translation>
    </message>
    <message>
        <source>Ce que le rappel doit dire</source>
        <translation>What the reminder should say</translation>
    </message>
    <message>
        <source>la milice ferme la porte</source>
        <translation>the militia shuts the gate</translation>
    </message>
    <message>
        <source>Quand</source>
        <translation>When</translation>
    </message>
    <message>
        <source>à la moitié de sa santé</source>
        <translation>at half health</translation>
    </message>
    <message>
        <source>quand il tombe</source>
        <translation>when he falls</translation>
    </message>
    <message>
        <source>au début du {round}</source>
        <translation>at the beginning of {round}</translation>
    </message>
    <message>
        <source>Le {round} du rappel</source>
        <translation>The {round} of the reminder</translation>
    </message>
    <message>
        <source>De qui</source>
        <translation>About whom</translation>
    </message>
    <message>
        <source>Ajouter</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Ajouter le rappel</source>
        <translation>Add the reminder</translation>
    </message>
    <message>
        <source>{name} à la moitié</source>
        <translation>{name} at half</translation>
    </message>
    <message>
        <source>{name} tombe</source>
        <translation>{name} falls</translation>
    </message>
    <message>
        <source>{when}&#xa0;: {text}</source>
        <translation>{when}: {text}</translation>
    </message>
</context>
<context>
    <name>Removals</name>
    <message>
        <source>Sans nom</source>
        <extracomment>There is, or is no longer, something to take back; its name or &quot;&quot;. A character is in the library again.</extracomment>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>«&#xa0;{name}&#xa0;» a été retiré.</source>
        <translation>“{name}” has been removed.</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>RemoveButton</name>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <extracomment>Another value was picked. An edit command. The value that was chosen. The id of the entry.</extracomment>
        <translation>Remove: {name}</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
</context>
<context>
    <name>RepairRow</name>
    <message>
        <source>Points de protection&#xa0;: {name}</source>
        <translation>Points of protection: {name}</translation>
    </message>
    <message>
        <source>Réparer</source>
        <translation>Repair</translation>
    </message>
    <message>
        <source>Réparer&#xa0;: {name}</source>
        <translation>Repair: {name}</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {lost} perdus</source>
        <translation>{name}: {lost} lost</translation>
    </message>
    <message>
        <source>{price} couronnes</source>
        <translation>{price} couronnes</translation>
    </message>
</context>
<context>
    <name>RescueBox</name>
    <message>
        <source>Bibliothèque abîmée</source>
        <translation>Damaged library</translation>
    </message>
    <message>
        <source>Reprendre la sauvegarde du {date}</source>
        <translation>Take the backup of {date}</translation>
    </message>
    <message>
        <source>La sauvegarde {name} prend sa place&#xa0;; ce qui a été fait depuis n’y est pas.</source>
        <translation>The backup {name} takes its place; what was done since is not in it.</translation>
    </message>
    <message>
        <source>Aucune bonne sauvegarde n’est à côté de ce fichier. Une bibliothèque neuve peut prendre sa place.</source>
        <translation>No good backup is beside this file. A new library can take its place.</translation>
    </message>
    <message>
        <source>Le fichier abîmé est renommé et gardé à côté.</source>
        <translation>The damaged file is renamed and kept beside it.</translation>
    </message>
    <message>
        <source>Commencer une bibliothèque neuve</source>
        <translation>Begin a new library</translation>
    </message>
    <message>
        <source>Quitter sans rien changer</source>
        <translation>Quit and change nothing</translation>
    </message>
</context>
<context>
    <name>ResistPage</name>
    <message>
        <source>Attaque</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Défense</source>
        <translation>Defence</translation>
    </message>
    <message>
        <source>Jet de Résistance</source>
        <translation>Resistance Roll</translation>
    </message>
    <message>
        <source>variable&#xa0;: l’attaque fixe le Nombre Cible</source>
        <translation>variable: the attack sets the target number</translation>
    </message>
    <message>
        <source>statique&#xa0;: le Nombre Cible est donné</source>
        <translation>static: the target number is given</translation>
    </message>
    <message>
        <source>Contre quoi</source>
        <translation>Against what</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>Cascade</translation>
    </message>
    <message>
        <source>Notation, comme JR Esprit (80)</source>
        <translation>Notation, such as JR Esprit (80)</translation>
    </message>
    <message>
        <source>Cascade écrite, un niveau par ligne</source>
        <translation>Written cascade, one level a line</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {level}.</source>
        <translation>{name}: {level}.</translation>
    </message>
    <message>
        <source>aucune&#xa0;: résiste ou subit</source>
        <translation>none: resists or suffers</translation>
    </message>
    <message>
        <source>écrite ici…</source>
        <translation>written here…</translation>
    </message>
    <message>
        <source>{notation}&#xa0;: {level}</source>
        <translation>{notation}: {level}</translation>
    </message>
    <message>
        <source>«&#xa0;{text}&#xa0;» n’est pas une notation.</source>
        <translation>“{text}” is not a notation.</translation>
    </message>
</context>
<context>
    <name>ResistancePage</name>
    <message>
        <source>Origine de l’effet</source>
        <translation>Origin of the effect</translation>
    </message>
    <message>
        <source>Niveau de qui lance l’effet</source>
        <translation>Level of the caster</translation>
    </message>
    <message>
        <source>Niveau de qui a fait l’objet</source>
        <translation>Level of who made the item</translation>
    </message>
    <message>
        <source>Niveau requis pour le faire</source>
        <translation>Level required to make it</translation>
    </message>
    <message>
        <source>0&#xa0;: inconnu, ou pas d’objet.</source>
        <translation>0: unknown, or no item.</translation>
    </message>
    <message>
        <source>résiste</source>
        <translation>resists</translation>
    </message>
    <message>
        <source>Résistance (%)</source>
        <translation>Resistance (%)</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>Niveau du lanceur</source>
        <translation>Caster’s level</translation>
    </message>
    <message>
        <source>du créateur de l’objet</source>
        <translation>of the item’s maker</translation>
    </message>
    <message>
        <source>requis pour le créer</source>
        <translation>required to make it</translation>
    </message>
    <message>
        <source>Le joueur choisit de résister ou non.</source>
        <translation>The player chooses whether to resist.</translation>
    </message>
    <message>
        <source>La résistance doit être activée exprès, jamais pour longtemps.</source>
        <translation>Resistance must be activated on purpose, never for long.</translation>
    </message>
    <message>
        <source>La résistance joue toujours, que l’effet aide ou nuise.</source>
        <translation>Resistance always applies, helpful or not.</translation>
    </message>
    <message>
        <source>La résistance ne joue jamais.</source>
        <translation>Resistance never applies.</translation>
    </message>
    <message>
        <source>L’effet est neutralisé.</source>
        <translation>The effect is neutralised.</translation>
    </message>
    <message>
        <source>La magie passe.</source>
        <translation>The magic goes through.</translation>
    </message>
    <message>
        <source>Aucun jet&#xa0;: l’effet agit.</source>
        <translation>No roll: the effect works.</translation>
    </message>
    <message>
        <source>Le limiteur porté laisse agir ce qui est bu.</source>
        <translation>The limiter that is worn lets what is drunk work.</translation>
    </message>
    <message>
        <source>La fiche n’a aucune résistance à la magie.</source>
        <translation>The sheet has no magic resistance.</translation>
    </message>
    <message>
        <source>Une créature morte n’en a plus.</source>
        <translation>A dead creature has none left.</translation>
    </message>
</context>
<context>
    <name>Resistances</name>
    <message>
        <source>Rangs</source>
        <extracomment>An edit command. The resistance of this id is to be rolled.</extracomment>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Autres</source>
        <translation>Others</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{name}, rangs</source>
        <translation>{name}, ranks</translation>
    </message>
    <message>
        <source>{name}, race et équipement</source>
        <translation>{name}, race and gear</translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation>{name}, total</translation>
    </message>
    <message>
        <source>La somme tant que rien n’est écrit.</source>
        <translation>The sum as long as nothing is written.</translation>
    </message>
    <message>
        <source>{name}, total écrit à la main</source>
        <translation>{name}, total written by hand</translation>
    </message>
</context>
<context>
    <name>RestSection</name>
    <message>
        <source>Repos et temps</source>
        <extracomment>Hours passed; the words say what they did.</extracomment>
        <translation>Rest and time</translation>
    </message>
    <message>
        <source>Au repos</source>
        <translation>At rest</translation>
    </message>
    <message>
        <source>Le repos rend aussi l’Endurance, et de l’Héroïsme s’il est assez long.</source>
        <translation>Rest restores Endurance too, and Héroïsme when it is long enough.</translation>
    </message>
    <message>
        <source>{hours} heures passent</source>
        <translation>{hours} hours pass</translation>
    </message>
    <message>
        <source>Heures qui passent</source>
        <translation>Hours that pass</translation>
    </message>
    <message>
        <source>Laisser passer</source>
        <translation>Let pass</translation>
    </message>
    <message>
        <source>Laisser passer ces heures</source>
        <translation>Let these hours pass</translation>
    </message>
    <message>
        <source>Infection</source>
        <translation>Infection</translation>
    </message>
    <message>
        <source>heures</source>
        <translation>hours</translation>
    </message>
    <message>
        <source>{days} j {hours} h écoulés en tout</source>
        <translation>{days} d {hours} h gone by in all</translation>
    </message>
    <message>
        <source>Effet secondaire&#xa0;: {text}</source>
        <translation>Side effect: {text}</translation>
    </message>
</context>
<context>
    <name>ResultLine</name>
    <message>
        <source>Qualité</source>
        <translation>Quality</translation>
    </message>
    <message>
        <source>qualité {value}</source>
        <translation>quality {value}</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {consequence}</source>
        <translation>{name}: {consequence}</translation>
    </message>
    <message>
        <source>dé {die} contre seuil {threshold}</source>
        <translation>die {die} against threshold {threshold}</translation>
    </message>
    <message>
        <source>Réussite ({name})</source>
        <translation>Success ({name})</translation>
    </message>
    <message>
        <source>Réussite critique</source>
        <translation>Critical success</translation>
    </message>
    <message>
        <source>Échec critique</source>
        <translation>Critical failure</translation>
    </message>
    <message>
        <source>Réussite automatique</source>
        <translation>Automatic success</translation>
    </message>
    <message>
        <source>Échec automatique</source>
        <translation>Automatic failure</translation>
    </message>
    <message>
        <source>Réussite</source>
        <translation>Success</translation>
    </message>
    <message>
        <source>Échec</source>
        <translation>Failure</translation>
    </message>
</context>
<context>
    <name>RewritePanel</name>
    <message>
        <source>Ce qui a été joué</source>
        <extracomment>More lines of one entry than these are told by the journal beside. The correction is the present now. Something that was typed leads nowhere; why.</extracomment>
        <translation>What was played</translation>
    </message>
    <message>
        <source>Rejouer la suite ainsi (Ctrl+⏎)</source>
        <translation>Replay what follows (Ctrl+⏎)</translation>
    </message>
    <message>
        <source>Retirer cette étape</source>
        <translation>Leave this step out</translation>
    </message>
</context>
<context>
    <name>RollButton</name>
    <message>
        <source>Jet&#xa0;: {name}</source>
        <extracomment>The number of this key is to be rolled.</extracomment>
        <translation>Roll: {name}</translation>
    </message>
</context>
<context>
    <name>RollStrip</name>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Modificateur de difficulté</source>
        <translation>Difficulty modifier</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Modificateur</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>d{sides}</source>
        <translation>d{sides}</translation>
    </message>
    <message>
        <source>Jet&#xa0;: {name}</source>
        <translation>Roll: {name}</translation>
    </message>
    <message>
        <source>Encore un dé&#xa0;: {faces}</source>
        <translation>One more die: {faces}</translation>
    </message>
</context>
<context>
    <name>Rollable</name>
    <message>
        <source>Lancer le dé…</source>
        <extracomment>What a person may write over a value, far beyond anything the rules give. The number of this key is to be rolled.</extracomment>
        <translation>Roll the die…</translation>
    </message>
    <message>
        <source>Expliquer (F1)</source>
        <translation>Explain (F1)</translation>
    </message>
</context>
<context>
    <name>Roller</name>
    <message>
        <source>{roll}&#xa0;: qui</source>
        <extracomment>Who, what, how hard, or a throw.</extracomment>
        <translation>{roll}: who</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: nom</source>
        <translation>{roll}: name</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: quoi</source>
        <translation>{roll}: what</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: seconde Caractéristique</source>
        <translation>{roll}: second characteristic</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: bonus</source>
        <translation>{roll}: bonus</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: difficulté</source>
        <translation>{roll}: difficulty</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: valeur de la difficulté</source>
        <translation>{roll}: value of the difficulty</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: total</source>
        <translation>{roll}: total</translation>
    </message>
    <message>
        <source>Quoi</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{name} (sans rang)</source>
        <translation>{name} (no rank)</translation>
    </message>
    <message>
        <source>une seule Caractéristique</source>
        <translation>one characteristic alone</translation>
    </message>
    <message>
        <source>Pas de jet d’ordinaire&#xa0;: le MJ peut faire jeter quand même.</source>
        <translation>Usually no roll: the GM may ask for one all the same.</translation>
    </message>
    <message>
        <source>Par exemple&#xa0;: {acts}.</source>
        <translation>For instance: {acts}.</translation>
    </message>
    <message>
        <source>Bonus de {name}</source>
        <translation>Bonus of {name}</translation>
    </message>
    <message>
        <source>Total de {name}</source>
        <translation>Total of {name}</translation>
    </message>
    <message>
        <source>dés {value}</source>
        <translation>dice {value}</translation>
    </message>
</context>
<context>
    <name>RosterModel</name>
    <message>
        <source>La bande</source>
        <extracomment>The role that gives a row&apos;s `Entry`. So many rows are told of one by one, more as a whole. What a row is made from when somebody looks at it: a character, or the text of a heading.</extracomment>
        <translation>The gang</translation>
    </message>
    <message>
        <source>PNJ</source>
        <translation>NPC</translation>
    </message>
    <message>
        <source>en jeu</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>{pool} {value} sur {most}</source>
        <translation>{pool} {value} of {most}</translation>
    </message>
    <message>
        <source>{track}&#xa0;: {ticked} sur {boxes}</source>
        <translation>{track}: {ticked} of {boxes}</translation>
    </message>
    <message>
        <source>malus {penalty}</source>
        <translation>penalty {penalty}</translation>
    </message>
    <message>
        <source>blessures de Vitalité</source>
        <translation>Vitalité wounds</translation>
    </message>
    <message>
        <source>blessures d’Endurance</source>
        <translation>Endurance wounds</translation>
    </message>
</context>
<context>
    <name>RowTable</name>
    <message>
        <source>Ajouter une ligne</source>
        <translation>Add a row</translation>
    </message>
    <message>
        <source>Ajouter une ligne&#xa0;: {name}</source>
        <translation>Add a row: {name}</translation>
    </message>
</context>
<context>
    <name>SavesSection</name>
    <message>
        <source>{name} écrite à la main</source>
        <extracomment>An edit command. The save of this id is to be rolled.</extracomment>
        <translation>{name} written by hand</translation>
    </message>
    <message>
        <source>à saisir</source>
        <translation>to be entered</translation>
    </message>
    <message>
        <source>du groupe</source>
        <translation>of the group</translation>
    </message>
</context>
<context>
    <name>SceneButton</name>
    <message>
        <source>Scènes</source>
        <translation>Scenes</translation>
    </message>
    <message>
        <source>Catalogue, tests et scènes</source>
        <translation>Catalogue, tests and scenes</translation>
    </message>
</context>
<context>
    <name>SceneWindow</name>
    <message>
        <source>Acheter</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Vendre</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>Revenus</source>
        <translation>Incomes</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>{amount}, {liards} liards</source>
        <translation>{amount}, {liards} liards</translation>
    </message>
    <message>
        <source>Bourse&#xa0;: {held}</source>
        <translation>Purse: {held}</translation>
    </message>
    <message>
        <source>Sujet réticent</source>
        <translation>Reluctant subject</translation>
    </message>
    <message>
        <source>Dans la conversation (Charisme, sans Torture)</source>
        <translation>In a talk (Charisme, no Torture)</translation>
    </message>
    <message>
        <source>Exemple</source>
        <translation>Sample</translation>
    </message>
    <message>
        <source>{number}&#xa0;: {name}</source>
        <translation>{number}: {name}</translation>
    </message>
    <message>
        <source>Ligne {name}</source>
        <translation>Line {name}</translation>
    </message>
    <message>
        <source>Qui interroge</source>
        <translation>Who asks</translation>
    </message>
    <message>
        <source>Le sujet</source>
        <translation>The subject</translation>
    </message>
    <message>
        <source>Interroger</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Torture</source>
        <translation>Torture</translation>
    </message>
    <message>
        <source>Ajouter la Torture</source>
        <translation>Add the Torture</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Les tests ne remplacent ni la scène ni le dialogue. Ils se font toujours hors de la vue des joueurs.</source>
        <translation>The tests replace neither the scene nor the dialogue. They are always made out of the players’ sight.</translation>
    </message>
    <message>
        <source>Interrogatoire</source>
        <translation>Interrogation</translation>
    </message>
    <message>
        <source>un fait par ligne</source>
        <translation>a fact to a line</translation>
    </message>
    <message>
        <source>Ce qu’il sait</source>
        <translation>What he knows</translation>
    </message>
    <message>
        <source>Ce qui sort</source>
        <translation>What comes out</translation>
    </message>
    <message>
        <source>Les deux échouent&#xa0;: relancez.</source>
        <translation>Both fail: roll again.</translation>
    </message>
    <message>
        <source>Rien ne sort.</source>
        <translation>Nothing comes out.</translation>
    </message>
    <message>
        <source>Rien n’est demandé.</source>
        <translation>Nothing is asked.</translation>
    </message>
    <message>
        <source>Lignes 0 à {last} ({degrees} °R).</source>
        <translation>Lines 0 to {last} ({degrees} °R).</translation>
    </message>
    <message>
        <source>Une silhouette au moulin, le soir du crime.</source>
        <translation>A shape at the mill, the night of the crime.</translation>
    </message>
    <message>
        <source>Elle traînait la jambe.</source>
        <translation>It dragged a leg.</translation>
    </message>
    <message>
        <source>Même allure que quelqu’un d’ici.</source>
        <translation>The same gait as somebody from here.</translation>
    </message>
    <message>
        <source>C’est le boucher, et c’est un ami.</source>
        <translation>It is the butcher, and he is a friend.</translation>
    </message>
    <message>
        <source>En longueur</source>
        <translation>Long</translation>
    </message>
    <message>
        <source>En hauteur</source>
        <translation>High</translation>
    </message>
    <message>
        <source>Se déplacer</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Sauts</source>
        <translation>Jumps</translation>
    </message>
    <message>
        <source>Test simple</source>
        <translation>Plain test</translation>
    </message>
    <message>
        <source>Test opposé</source>
        <translation>Opposed test</translation>
    </message>
    <message>
        <source>Groupes</source>
        <translation>Groups</translation>
    </message>
    <message>
        <source>Test étendu</source>
        <translation>Extended test</translation>
    </message>
    <message>
        <source>Test caché</source>
        <translation>Hidden test</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Ajouter un joueur</source>
        <translation>Add a player</translation>
    </message>
    <message>
        <source>Retirer le dernier joueur</source>
        <translation>Remove the last player</translation>
    </message>
    <message>
        <source>des cartes cachées</source>
        <translation>hidden cards</translation>
    </message>
    <message>
        <source>des dés pipés</source>
        <translation>loaded dice</translation>
    </message>
    <message>
        <source>Bras de fer</source>
        <translation>Arm wrestling</translation>
    </message>
    <message>
        <source>Cartes, simple</source>
        <translation>Cards, simple</translation>
    </message>
    <message>
        <source>Cartes</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Dés, simple</source>
        <translation>Dice, simple</translation>
    </message>
    <message>
        <source>Dés</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Boisson</source>
        <translation>Drinking</translation>
    </message>
    <message>
        <source>Couteaux</source>
        <translation>Knives</translation>
    </message>
    <message>
        <source>Mise</source>
        <translation>Stake</translation>
    </message>
    <message>
        <source>Régler la mise</source>
        <translation>Settle the stake</translation>
    </message>
    <message>
        <source>Mise de chacun</source>
        <translation>Stake of each</translation>
    </message>
    <message>
        <source>Jeux de taverne</source>
        <translation>Tavern games</translation>
    </message>
    <message>
        <source>Joueur {number}</source>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>À ce jeu, {most} joueurs au plus&#xa0;: jouent {names}.</source>
        <translation>At this game, {most} players at most: {names} play.</translation>
    </message>
    <message>
        <source>{name} reçoit {amount}</source>
        <translation>{name} receives {amount}</translation>
    </message>
    <message>
        <source>{name} perd {amount}</source>
        <translation>{name} loses {amount}</translation>
    </message>
    <message>
        <source>Réglé&#xa0;: {told}.</source>
        <translation>Settled: {told}.</translation>
    </message>
    <message>
        <source>Manœuvre</source>
        <translation>Manoeuvre</translation>
    </message>
    <message>
        <source>Caractéristiques</source>
        <translation>Abilities</translation>
    </message>
    <message>
        <source>Résistance</source>
        <translation>Resistance</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>Manœuvres</source>
        <translation>Manoeuvres</translation>
    </message>
    <message>
        <source>Lumière et vision</source>
        <translation>Light and vision</translation>
    </message>
    <message>
        <source>Tâches à plusieurs</source>
        <translation>Shared tasks</translation>
    </message>
    <message>
        <source>Jets d’essence</source>
        <translation>Essence rolls</translation>
    </message>
    <message>
        <source>Chute</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Terrain difficile</source>
        <translation>Hard ground</translation>
    </message>
    <message>
        <source>Saut en longueur</source>
        <translation>Long jump</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Parachute</translation>
    </message>
    <message>
        <source>Résistance à la magie</source>
        <translation>Magic resistance</translation>
    </message>
</context>
<context>
    <name>ScoreGame</name>
    <message>
        <source>Égalité&#xa0;: {names} relancent.</source>
        <translation>A tie: {names} roll again.</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>Joueur {number}</source>
        <extracomment>Another die, or none.</extracomment>
        <translation>Player {number}</translation>
    </message>
    <message>
        <source>Score du joueur {number}</source>
        <translation>Score of player {number}</translation>
    </message>
    <message>
        <source>Score de {name}</source>
        <translation>Score of {name}</translation>
    </message>
</context>
<context>
    <name>SecondaryPage</name>
    <message>
        <source>Profil secondaire</source>
        <translation>Secondary profile</translation>
    </message>
    <message>
        <source>1d10 pour les points de Destin&#xa0;; le reste se corrige si la carrière ou le MJ l’accorde.</source>
        <translation>1d10 for the points of Destin; the rest is corrected where the career or the GM grants it.</translation>
    </message>
    <message>
        <source>Dé de destin</source>
        <translation>Destin die</translation>
    </message>
    <message>
        <source>Points de Destin</source>
        <translation>Points of Destin</translation>
    </message>
    <message>
        <source>Points de Fortune</source>
        <translation>Points of Fortune</translation>
    </message>
    <message>
        <source>Destin&#xa0;: 1d10</source>
        <translation>Destin: 1d10</translation>
    </message>
    <message>
        <source>Points de Destin en plus</source>
        <translation>More points of Destin</translation>
    </message>
    <message>
        <source>Attaques en plus</source>
        <translation>More Attaques</translation>
    </message>
    <message>
        <source>Mouvement en plus</source>
        <translation>More Mouvement</translation>
    </message>
    <message>
        <source>Magie</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Points de Folie</source>
        <translation>Points of Folie</translation>
    </message>
    <message>
        <source>Bonus de Force</source>
        <translation>Bonus of Force</translation>
    </message>
    <message>
        <source>Bonus d’Endurance</source>
        <translation>Bonus of Endurance</translation>
    </message>
    <message>
        <source>Bonus d’Agilité</source>
        <translation>Bonus of Agilité</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Fortune</translation>
    </message>
    <message>
        <source>Ce qui en découle</source>
        <translation>What follows</translation>
    </message>
</context>
<context>
    <name>SecondaryProfile</name>
    <message>
        <source>Attaques</source>
        <extracomment>What is written: numbers that stand for themselves, and what is added to the others. An edit command.</extracomment>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Bonus de force</source>
        <translation>Bonus of Force</translation>
    </message>
    <message>
        <source>Bonus d’endurance</source>
        <translation>Bonus of Endurance</translation>
    </message>
    <message>
        <source>Bonus d’agilité</source>
        <translation>Bonus of Agilité</translation>
    </message>
    <message>
        <source>Mouvement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Magie</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Folie</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Destin</source>
        <translation>Destin</translation>
    </message>
    <message>
        <source>d10 du Destin</source>
        <translation>d10 of Destin</translation>
    </message>
    <message>
        <source>Le d10 du Destin&#xa0;; 0&#xa0;: pas encore lancé.</source>
        <translation>The d10 of Destin; 0: not rolled yet.</translation>
    </message>
    <message>
        <source>En plus</source>
        <translation>Added</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>BF</source>
        <translation>BF</translation>
    </message>
    <message>
        <source>BE</source>
        <translation>BE</translation>
    </message>
    <message>
        <source>BA</source>
        <translation>BA</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Mag</source>
        <translation>Mag</translation>
    </message>
    <message>
        <source>PF</source>
        <translation>PF</translation>
    </message>
    <message>
        <source>{name}, en plus</source>
        <translation>{name}, added</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Table des Manœuvres</source>
        <translation>Manoeuvre table</translation>
    </message>
    <message>
        <source>Lectures des règles</source>
        <translation>Readings of the rules</translation>
    </message>
    <message>
        <source>Colonne Pourcentage</source>
        <translation>Percent column</translation>
    </message>
    <message>
        <source>Colonne Bonus</source>
        <translation>Bonus column</translation>
    </message>
    <message>
        <source>Colonne JR</source>
        <translation>JR column</translation>
    </message>
    <message>
        <source>Degrés de Difficulté</source>
        <translation>Degrees of difficulty</translation>
    </message>
    <message>
        <source>Bonus de Caractéristique</source>
        <translation>Bonus of characteristics</translation>
    </message>
    <message>
        <source>Bonus de rangs</source>
        <translation>Bonus of ranks</translation>
    </message>
    <message>
        <source>Temps de guérison</source>
        <translation>Times of healing</translation>
    </message>
    <message>
        <source>Maladresses</source>
        <translation>Fumbles</translation>
    </message>
    <message>
        <source>Nombres</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Tailles d’attaque</source>
        <translation>Sizes of attack</translation>
    </message>
    <message>
        <source>États</source>
        <translation>States</translation>
    </message>
    <message>
        <source>Situations d’attaque</source>
        <translation>Situations of attack</translation>
    </message>
    <message>
        <source>Options du document, et ce qu’il laisse à la campagne.</source>
        <translation>Options of the document, and what it leaves to the campaign.</translation>
    </message>
    <message>
        <source>Le document ne dit rien de la création&#xa0;: ce sont des valeurs publiques. Les dépasser est signalé, jamais interdit.</source>
        <translation>The document says nothing of creation: these are public values. Going beyond them is told, never forbidden.</translation>
    </message>
    <message>
        <source>Le document n’a pas cette table&#xa0;: sans ligne, le MJ donne lui-même les jours.</source>
        <translation>The document does not hold this table: without a row the GM says how many days.</translation>
    </message>
    <message>
        <source>Du plus facile au plus difficile. Sans modificateur, le MJ le dit à chaque jet, à partir de ce qui est proposé. À droite, d’où vient chaque ligne&#xa0;; ce que vous changez devient une valeur de campagne.</source>
        <translation>From the easiest to the hardest. Without a modifier the GM says it at each roll, from what is proposed. At the right, where each row comes from; what you change becomes a campaign’s value.</translation>
    </message>
    <message>
        <source>Le document n’a pas de chapitre du combat&#xa0;: tout est à vous. À droite, d’où vient chaque ligne&#xa0;; ce que vous changez devient une valeur de campagne.</source>
        <translation>The document has no chapter of combat: all of this is yours. At the right, where each row comes from; what you change becomes a campaign’s value.</translation>
    </message>
    <message>
        <source>Chaque ligne commence où finit la précédente&#xa0;; un pourcentage vide est un échec. À droite, d’où elle vient&#xa0;; ce que vous changez devient une valeur de campagne.</source>
        <translation>Each row begins where the one before ends; an empty percentage is a failure. At the right, where it comes from; what you change becomes a campaign’s value.</translation>
    </message>
    <message>
        <source>Chaque ligne commence où finit la précédente. À droite, d’où elle vient&#xa0;; ce que vous changez devient une valeur de campagne.</source>
        <translation>Each row begins where the one before ends. At the right, where it comes from; what you change becomes a campaign’s value.</translation>
    </message>
    <message>
        <source>Trousses</source>
        <translation>Kits</translation>
    </message>
    <message>
        <source>Équipement de départ</source>
        <translation>Starting gear</translation>
    </message>
    <message>
        <source>Valeurs de départ</source>
        <translation>Starting values</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Arts</source>
        <translation>Arts</translation>
    </message>
    <message>
        <source>Séjours en prison</source>
        <translation>Prison stays</translation>
    </message>
    <message>
        <source>Création</source>
        <translation>Creation</translation>
    </message>
    <message>
        <source>Jets</source>
        <translation>Rolls</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Fights</translation>
    </message>
    <message>
        <source>Santé</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Contrats et poursuites</source>
        <translation>Contracts and chases</translation>
    </message>
    <message>
        <source>Spécialités</source>
        <translation>Specialties</translation>
    </message>
    <message>
        <source>Naissances</source>
        <translation>Births</translation>
    </message>
    <message>
        <source>Milieux</source>
        <translation>Milieux</translation>
    </message>
    <message>
        <source>Elfique</source>
        <translation>Elven</translation>
    </message>
    <message>
        <source>Armes</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>Armures</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>Boucliers</source>
        <translation>Shields</translation>
    </message>
    <message>
        <source>Matériel</source>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>{heading}&#xa0;: {title}</source>
        <translation>{heading}: {title}</translation>
    </message>
    <message>
        <source>De quoi part un personnage, avant sa cassure et ses traits.</source>
        <translation>What a character starts from, before cassure and traits.</translation>
    </message>
    <message>
        <source>Prix en jetons de ce qui s’apprend après la création.</source>
        <translation>Prices in jetons of what is learnt after creation.</translation>
    </message>
    <message>
        <source>Où la règle se lit de plusieurs façons, celle de votre table.</source>
        <translation>Where the rule can be read in several ways, the way of your table.</translation>
    </message>
    <message>
        <source>Chaque face du dé a un séjour, et un seul&#xa0;: tant que ce n’est pas le cas, la table n’est pas enregistrée.</source>
        <translation>Each face of the die has one stay and only one: as long as that is not so, the table is not stored.</translation>
    </message>
    <message>
        <source>Nouveau séjour</source>
        <translation>New stay</translation>
    </message>
    <message>
        <source>Nouvelle arme</source>
        <translation>New weapon</translation>
    </message>
    <message>
        <source>Nouveau bouclier</source>
        <translation>New shield</translation>
    </message>
    <message>
        <source>Nouvel objet</source>
        <translation>New item</translation>
    </message>
    <message>
        <source>Règles en option</source>
        <translation>Optional rules</translation>
    </message>
    <message>
        <source>Poursuites</source>
        <translation>Chases</translation>
    </message>
    <message>
        <source>Ce que le MJ ajoute aux règles&#xa0;; rien n’est imposé au départ.</source>
        <translation>What the GM adds to the rules; nothing is imposed at first.</translation>
    </message>
    <message>
        <source>Les armes que les règles nomment sans les énumérer.</source>
        <translation>The weapons that the rules name without listing them.</translation>
    </message>
    <message>
        <source>Valeurs de la campagne</source>
        <translation>Campaign values</translation>
    </message>
    <message>
        <source>Pertes d’essence</source>
        <translation>Essence losses</translation>
    </message>
    <message>
        <source>Lignes ajoutées aux tables</source>
        <translation>Rows added to the tables</translation>
    </message>
    <message>
        <source>Blessures</source>
        <translation>Wounds</translation>
    </message>
    <message>
        <source>Personnage</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>Combats et chutes</source>
        <translation>Fights and falls</translation>
    </message>
    <message>
        <source>Règles supplémentaires</source>
        <translation>Additional rules</translation>
    </message>
    <message>
        <source>Des lignes en plus de celles des règles, ou à leur place.</source>
        <translation>Rows besides those of the rules, or in their place.</translation>
    </message>
    <message>
        <source>Ce que les règles laissent à la campagne.</source>
        <translation>What the rules leave to the campaign.</translation>
    </message>
    <message>
        <source>Les points que coûtent les causes sans chiffre dans les règles.</source>
        <translation>The points that causes without a figure in the rules cost.</translation>
    </message>
    <message>
        <source>Absentes de tous les écrans tant que le MJ ne les active pas.</source>
        <translation>Absent from every screen until the GM turns them on.</translation>
    </message>
</context>
<context>
    <name>SellingPage</name>
    <message>
        <source>À vendre</source>
        <translation>To sell</translation>
    </message>
    <message>
        <source>Rechercher parmi les possessions</source>
        <translation>Search among the belongings</translation>
    </message>
    <message>
        <source>Rien à vendre.</source>
        <translation>Nothing to sell.</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Prix reçu</source>
        <translation>Price received</translation>
    </message>
    <message>
        <source>Vendre</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>{count} en tout</source>
        <translation>{count} in all</translation>
    </message>
    <message>
        <source>Le tableau ne donne pas de prix.</source>
        <translation>The table gives no price.</translation>
    </message>
    <message>
        <source>C’est le prix du tableau&#xa0;: ce que donne l’acheteur est au MJ.</source>
        <translation>This is the price of the table: what the buyer gives is the GM’s.</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>oui</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>SettingsFrame</name>
    <message>
        <source>Valeurs non enregistrées</source>
        <translation>Values not stored</translation>
    </message>
    <message>
        <source>Des valeurs impossibles n’ont pas été enregistrées. Fermer la fenêtre les perd&#xa0;; ce qui était enregistré reste.</source>
        <translation>Impossible values were not stored. Closing the window loses them; what was stored stays.</translation>
    </message>
    <message>
        <source>Fermer sans elles</source>
        <translation>Close without them</translation>
    </message>
    <message>
        <source>Sections des réglages</source>
        <translation>Sections of the settings</translation>
    </message>
    <message>
        <source>Rechercher un réglage</source>
        <translation>Search a setting</translation>
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
        <source>Rechercher</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>{name}, non enregistré</source>
        <translation>{name}, not stored</translation>
    </message>
    <message>
        <source>{name}, modifié</source>
        <translation>{name}, changed</translation>
    </message>
    <message>
        <source>Annuler&#xa0;: {what}</source>
        <translation>Undo: {what}</translation>
    </message>
    <message>
        <source>Rétablir&#xa0;: {what}</source>
        <translation>Redo: {what}</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>ce qui n’est pas enregistré</source>
        <translation>what is not stored</translation>
    </message>
    <message numerus="yes">
        <source>Non enregistré&#xa0;: %n valeur(s) impossible(s).</source>
        <translation>
            <numerusform>Not stored: %n impossible value.</numerusform>
            <numerusform>Not stored: %n impossible values.</numerusform>
        </translation>
    </message>
    <message>
        <source>Y aller</source>
        <translation>Go there</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message numerus="yes">
        <source>%n rencontre(s) en cours, réglages inchangés</source>
        <translation>
            <numerusform>%n encounter running, settings unchanged</numerusform>
            <numerusform>%n encounters running, settings unchanged</numerusform>
        </translation>
    </message>
    <message>
        <source>{version} · {kept}</source>
        <translation>{version} · {kept}</translation>
    </message>
    <message>
        <source>Exporter les réglages</source>
        <translation>Export the settings</translation>
    </message>
    <message>
        <source>Fichiers Cassure (*.cassure)</source>
        <translation>Cassure files (*.cassure)</translation>
    </message>
    <message>
        <source>Réglages de campagne</source>
        <translation>Campaign settings</translation>
    </message>
    <message>
        <source>Importer des réglages</source>
        <translation>Import settings</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
    <message>
        <source>Réglages lus dans {path}. Annuler rend ceux d’avant.</source>
        <translation>Settings read from {path}. Undo brings the former ones back.</translation>
    </message>
</context>
<context>
    <name>SettingsNames</name>
    <message>
        <source>sans nom</source>
        <translation>unnamed</translation>
    </message>
    <message>
        <source>{name} · {price} c.</source>
        <translation>{name} · {price} c.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Réglages de campagne — Night Prowler</source>
        <translation>Campaign settings — Night Prowler</translation>
    </message>
    <message>
        <source>Rechercher… (Ctrl+F)</source>
        <translation>Search… (Ctrl+F)</translation>
    </message>
    <message>
        <source>Chaque changement est enregistré aussitôt et les feuilles sont recalculées. Les rencontres déjà commencées gardent les réglages avec lesquels elles ont commencé, jusqu’à ce que leur fenêtre leur applique ceux-ci.</source>
        <translation>Each change is stored at once and the sheets are worked out anew. Encounters that have begun keep the settings that they began with, until their window applies these to them.</translation>
    </message>
    <message>
        <source>Importer…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Pages de la feuille</source>
        <translation>Pages of the sheet</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
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
        <source>Sur papier…</source>
        <translation>On paper…</translation>
    </message>
    <message>
        <source>Imprimer la feuille ou l’écrire en PDF (Ctrl+P)</source>
        <translation>Print the sheet or write it as PDF (Ctrl+P)</translation>
    </message>
    <message>
        <source>Exporter…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Écrire le personnage dans un fichier .cassure</source>
        <translation>Write the character to a .cassure file</translation>
    </message>
</context>
<context>
    <name>SheetFrame</name>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>{name} — {system}</source>
        <translation>{name} — {system}</translation>
    </message>
    <message>
        <source>Autres actions</source>
        <translation>Other actions</translation>
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
        <source>Annuler&#xa0;: {step}</source>
        <translation>Undo: {step}</translation>
    </message>
    <message>
        <source>Rétablir&#xa0;: {step}</source>
        <translation>Redo: {step}</translation>
    </message>
    <message>
        <source>Ce personnage est dans la rencontre «&#xa0;{name}&#xa0;»&#xa0;: ses blessures et ses points y changent aussi.</source>
        <translation>This character is in the encounter “{name}”: its wounds and points change there too.</translation>
    </message>
    <message>
        <source>Ouvrir la rencontre</source>
        <translation>Open the encounter</translation>
    </message>
    <message numerus="yes">
        <source>%n remarque(s)</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
    <message>
        <source>Remarques sur les règles&#xa0;: {count}</source>
        <translation>Remarks on the rules: {count}</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Feuille</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Mémoire et traits</source>
        <translation>Memory and traits</translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation>Gear</translation>
    </message>
    <message>
        <source>Santé et repos</source>
        <translation>Health and rest</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Historique</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Personnage</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Santé</source>
        <translation>Health</translation>
    </message>
</context>
<context>
    <name>ShelfActs</name>
    <message>
        <source>Ouvrir</source>
        <extracomment>The list of characters is to be narrowed to another party, or widened again.</extracomment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Montrer seule, ou tout montrer</source>
        <translation>Show it alone, or show everybody</translation>
    </message>
    <message>
        <source>Rejouer</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Préparer à partir de ce combat</source>
        <translation>Prepare from this fight</translation>
    </message>
    <message>
        <source>Lancer (Ctrl+Entrée)</source>
        <translation>Start (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Dupliquer</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Continuer</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Renommer (F2)</source>
        <translation>Rename (F2)</translation>
    </message>
    <message>
        <source>Retirer (Suppr)</source>
        <translation>Remove (Del)</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>{side}&#xa0;: qui</source>
        <extracomment>Who, what, or how it is modified: a die that was given stands. A die was given: the test stands. A fortune point was spent: the last test is to be made again.</extracomment>
        <translation>{side}: who</translation>
    </message>
    <message>
        <source>{side}&#xa0;: nom</source>
        <translation>{side}: name</translation>
    </message>
    <message>
        <source>{side}&#xa0;: valeur</source>
        <translation>{side}: value</translation>
    </message>
    <message>
        <source>{side}&#xa0;: quoi</source>
        <translation>{side}: what</translation>
    </message>
    <message>
        <source>{side}&#xa0;: modificateur</source>
        <translation>{side}: modifier</translation>
    </message>
    <message>
        <source>{side}&#xa0;: raison du modificateur</source>
        <translation>{side}: reason of the modifier</translation>
    </message>
    <message>
        <source>raison</source>
        <translation>reason</translation>
    </message>
    <message>
        <source>{side}&#xa0;: seuil</source>
        <translation>{side}: target</translation>
    </message>
    <message>
        <source>Relancer (1 point de fortune)</source>
        <translation>Roll again (1 fortune point)</translation>
    </message>
    <message>
        <source>{side}&#xa0;: relancer avec un point de fortune</source>
        <translation>{side}: roll again with a fortune point</translation>
    </message>
    <message>
        <source>sans nom</source>
        <translation>unnamed</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Quoi</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Modificateur</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Seuil de {name}</source>
        <translation>Target of {name}</translation>
    </message>
</context>
<context>
    <name>SideButtons</name>
    <message>
        <source>camp {side}</source>
        <translation>side {side}</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Campagnes</source>
        <translation>Campaigns</translation>
    </message>
    <message>
        <source>Ma campagne</source>
        <translation>My campaign</translation>
    </message>
    <message>
        <source>F2 pour changer le nom</source>
        <translation>F2 to change the name</translation>
    </message>
    <message>
        <source>Rencontres</source>
        <translation>Encounters</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Créations en cours</source>
        <translation>Creations under way</translation>
    </message>
    <message>
        <source>Campagnes, bandes, rencontres et créations en cours</source>
        <extracomment>What can be given another name where it stands. A line was opened by Enter or a double click. A prepared encounter was started, by its id. A line was given this name. A line is to be taken out. The context menu of the current line is wanted at this place of the screen. The party that the list of characters is narrowed to, or &quot;&quot;.</extracomment>
        <translation>Campaigns, parties, encounters and characters in the making</translation>
    </message>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
    <message>
        <source>{name}, création en cours</source>
        <translation>{name}, creation under way</translation>
    </message>
    <message>
        <source>{name}, campagne ouverte</source>
        <translation>{name}, open campaign</translation>
    </message>
    <message>
        <source>Entrée pour ouvrir cette campagne, F2 pour changer le nom</source>
        <translation>Enter opens this campaign, F2 changes its name</translation>
    </message>
    <message>
        <source>Bandes</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message numerus="yes">
        <source>{name}, bande de %n personnage(s)</source>
        <translation>
            <numerusform>{name}, party of %n character</numerusform>
            <numerusform>{name}, party of %n characters</numerusform>
        </translation>
    </message>
    <message>
        <source>▸ {shown}</source>
        <translation>▸ {shown}</translation>
    </message>
    <message>
        <source>{spoken}, seule montrée</source>
        <translation>{spoken}, the only one shown</translation>
    </message>
    <message>
        <source>Poursuites</source>
        <translation>Chases</translation>
    </message>
    <message>
        <source>Contrats</source>
        <translation>Contracts</translation>
    </message>
    <message>
        <source>Rencontres préparées</source>
        <translation>Prepared encounters</translation>
    </message>
    <message numerus="yes">
        <source>{name}, rencontre préparée, %n participant(s)</source>
        <translation>
            <numerusform>{name}, prepared encounter, %n participant</numerusform>
            <numerusform>{name}, prepared encounter, %n participants</numerusform>
        </translation>
    </message>
    <message>
        <source>● {name} ({letter}. {round})</source>
        <translation>● {name} ({letter}. {round})</translation>
    </message>
    <message>
        <source>en cours, {word} {round}</source>
        <translation>running, {word} {round}</translation>
    </message>
    <message>
        <source>○ {name}</source>
        <translation>○ {name}</translation>
    </message>
    <message>
        <source>en préparation</source>
        <translation>being prepared</translation>
    </message>
    <message>
        <source>✓ {name}</source>
        <translation>✓ {name}</translation>
    </message>
    <message>
        <source>terminée</source>
        <translation>over</translation>
    </message>
    <message>
        <source>terminé</source>
        <translation>over</translation>
    </message>
    <message>
        <source>{name}, {state}</source>
        <translation>{name}, {state}</translation>
    </message>
</context>
<context>
    <name>SightPage</name>
    <message>
        <source>Lumière</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>plein jour</source>
        <translation>broad daylight</translation>
    </message>
    <message>
        <source>nuit étoilée</source>
        <translation>starry night</translation>
    </message>
    <message>
        <source>pleine lune</source>
        <translation>full moon</translation>
    </message>
    <message>
        <source>noir complet, intérieur sans lumière</source>
        <translation>total darkness, indoors without light</translation>
    </message>
    <message>
        <source>éclairage (torche, sort…)</source>
        <translation>lighting (torch, spell…)</translation>
    </message>
    <message>
        <source>Rayon de l’éclairage en mètres</source>
        <translation>Radius of the light in metres</translation>
    </message>
    <message>
        <source>Distance de ce qu’il y a à voir en mètres</source>
        <translation>Distance of what there is to see, in metres</translation>
    </message>
    <message>
        <source>Jet de Perception</source>
        <translation>Perception roll</translation>
    </message>
    <message>
        <source>Rayon (m)</source>
        <translation>Radius (m)</translation>
    </message>
    <message>
        <source>Distance (m)</source>
        <translation>Distance (m)</translation>
    </message>
    <message>
        <source>Sans fiche, le MJ dit ce qu’il voit.</source>
        <translation>Without a sheet, the GM says what is seen.</translation>
    </message>
    <message>
        <source>{vision}, {metres} m</source>
        <translation>{vision}, {metres} m</translation>
    </message>
    <message>
        <source>Trop loin&#xa0;: il ne voit rien.</source>
        <translation>Too far: nothing is seen.</translation>
    </message>
    <message>
        <source>Vu indistinctement&#xa0;: Perception à {malus}.</source>
        <translation>Seen dimly: Perception at {malus}.</translation>
    </message>
    <message>
        <source>Vu clairement.</source>
        <translation>Seen clearly.</translation>
    </message>
    <message>
        <source>vision indistincte</source>
        <translation>dim sight</translation>
    </message>
    <message>
        <source>Il voit sans limite.</source>
        <translation>Sees without limit.</translation>
    </message>
    <message>
        <source>Il voit clairement jusqu’à {clear}.</source>
        <translation>Sees clearly up to {clear}.</translation>
    </message>
    <message>
        <source>Il voit clairement jusqu’à {clear}, indistinctement jusqu’à {dim}.</source>
        <translation>Sees clearly up to {clear}, dimly up to {dim}.</translation>
    </message>
    <message>
        <source>{line} Sans les couleurs.</source>
        <translation>{line} No colours.</translation>
    </message>
</context>
<context>
    <name>SightSection</name>
    <message>
        <source>Genre de vue</source>
        <extracomment>An edit command.</extracomment>
        <translation>Kind of sight</translation>
    </message>
    <message>
        <source>Portée dans le noir (m)</source>
        <translation>Range in the dark (m)</translation>
    </message>
    <message>
        <source>Nuit étoilée (m)</source>
        <translation>Starry night (m)</translation>
    </message>
    <message>
        <source>Pleine lune (m)</source>
        <translation>Full moon (m)</translation>
    </message>
    <message>
        <source>{name} du MJ</source>
        <translation>{name} as the GM says</translation>
    </message>
    <message>
        <source>Lumière de rayon L&#xa0;: net jusqu’à {clear}, indistinct ({malus}) à {dim}.</source>
        <translation>Light of radius L: clear to {clear}, dim ({malus}) to {dim}.</translation>
    </message>
    <message>
        <source>Sans lumière, rien.</source>
        <translation>Without a light, nothing.</translation>
    </message>
    <message>
        <source>Sans lumière, {metres} m, sans couleurs.</source>
        <translation>Without a light, {metres} m, no colours.</translation>
    </message>
</context>
<context>
    <name>SimulationDialog</name>
    <message>
        <source>Simulation&#xa0;: {name}</source>
        <translation>Simulation: {name}</translation>
    </message>
    <message>
        <source>Nombre de combats</source>
        <translation>Number of fights</translation>
    </message>
    <message>
        <source>Avancement de la simulation</source>
        <translation>Progress of the simulation</translation>
    </message>
    <message>
        <source>%v sur %m</source>
        <translation>%v of %m</translation>
    </message>
    <message>
        <source>Camps</source>
        <translation>Sides</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Ce combat ne peut pas être simulé&#xa0;: il est terminé, ou son système de jeu ne dit pas comment chacun joue quand on le laisse faire.</source>
        <translation>This fight cannot be simulated: it is over, or its rule system does not say how people play who are left to themselves.</translation>
    </message>
    <message>
        <source>Un seul camp tient debout&#xa0;: personne n’a d’adversaire.</source>
        <translation>Only one side stands: nobody has an adversary.</translation>
    </message>
    <message>
        <source>La situation a changé&#xa0;: «&#xa0;Recommencer&#xa0;» simule celle de maintenant.</source>
        <translation>The situation has changed: “Start again” simulates the present one.</translation>
    </message>
    <message>
        <source>La simulation n’a pas pu aller jusqu’au bout.</source>
        <translation>The simulation could not be finished.</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>L’emporte</source>
        <translation>Wins</translation>
    </message>
    <message>
        <source>Tombent</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Tombe</source>
        <translation>Falls</translation>
    </message>
    <message>
        <source>Blessures</source>
        <translation>Wounds</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Premier combat…</source>
        <translation>First fight…</translation>
    </message>
    <message>
        <source>{side}&#xa0;: {names}</source>
        <translation>{side}: {names}</translation>
    </message>
    <message>
        <source>{spread} sur {count}</source>
        <translation>{spread} of {count}</translation>
    </message>
    <message>
        <source>Personne</source>
        <translation>Nobody</translation>
    </message>
    <message>
        <source>«&#xa0;de 3 à 7 (5)&#xa0;»&#xa0;: huit combats sur dix vont de 3 à 7, et la moitié ne dépasse pas 5.</source>
        <translation>“3 to 7 (5)”: eight fights of ten lie between 3 and 7, and half of them at 5 or below.</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Fights</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Ce que suppose la simulation</source>
        <translation>What the simulation takes for granted</translation>
    </message>
</context>
<context>
    <name>SimulationText</name>
    <message>
        <source>Camp {letter}</source>
        <translation>Side {letter}</translation>
    </message>
    <message>
        <source>Depuis le début du combat.</source>
        <translation>From the beginning of the fight.</translation>
    </message>
    <message>
        <source>Ne vient pas&#xa0;: {reason}</source>
        <translation>Does not come: {reason}</translation>
    </message>
    <message>
        <source>À partir de maintenant, {round} {number}.</source>
        <translation>From now on, {round} {number}.</translation>
    </message>
    <message>
        <source>Un combat s’arrête quand un seul camp tient debout&#xa0;; après {number} {rounds}, il compte comme indécis.</source>
        <translation>A fight ends when only one side stands; after {number} {rounds} it counts as undecided.</translation>
    </message>
    <message>
        <source>Les arrivées prévues ({round} {numbers}) viennent à leur tour, ou dès que plus personne n’a d’adversaire.</source>
        <translation>Planned arrivals ({round} {numbers}) come in their turn, or as soon as nobody has an opponent.</translation>
    </message>
    <message>
        <source>Durée&#xa0;: {number} {rounds}.</source>
        <translation>Duration: {number} {rounds}.</translation>
    </message>
    <message numerus="yes">
        <source>%n combat(s)&#xa0;; chaque part à {margin}&#xa0;% près, 19 fois sur 20.</source>
        <translation>
            <numerusform>%n fight; each share within {margin} %, 19 times of 20.</numerusform>
            <numerusform>%n fights; each share within {margin} %, 19 times of 20.</numerusform>
        </translation>
    </message>
    <message>
        <source>de {low} à {high} ({middle})</source>
        <translation>{low} to {high} ({middle})</translation>
    </message>
    <message>
        <source>&lt; 1&#xa0;%</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>&gt; 99&#xa0;%</source>
        <translation>&gt; 99 %</translation>
    </message>
    <message>
        <source>{value}&#xa0;%</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>assommé {share}</source>
        <translation>knocked out {share}</translation>
    </message>
    <message>
        <source>mourant {share}</source>
        <translation>dying {share}</translation>
    </message>
    <message>
        <source>mort {share}</source>
        <translation>dead {share}</translation>
    </message>
    <message>
        <source>{share}&#xa0;: {ways}</source>
        <translation>{share}: {ways}</translation>
    </message>
    <message>
        <source>{pool} dépensés</source>
        <translation>{pool} spent</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>La manœuvre demande le toucher</source>
        <translation>The manoeuvre involves touch</translation>
    </message>
    <message>
        <source>La manœuvre demande de se mouvoir</source>
        <translation>The manoeuvre involves movement</translation>
    </message>
    <message>
        <source>Un autre modificateur</source>
        <translation>Another modifier</translation>
    </message>
    <message>
        <source>bon jeu (bonus du MJ)</source>
        <translation>good play (GM’s bonus)</translation>
    </message>
    <message>
        <source>levé&#xa0;: {name}</source>
        <translation>waived: {name}</translation>
    </message>
</context>
<context>
    <name>SkillButton</name>
    <message>
        <source>Compétence maison, hors automatisme.</source>
        <translation>Homebrew skill, not automated.</translation>
    </message>
    <message>
        <source>maison</source>
        <extracomment>Between a skill and what it is about, in its key.</extracomment>
        <translation>homebrew</translation>
    </message>
</context>
<context>
    <name>SkillControl</name>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>SkillDetails</name>
    <message>
        <source>Nom de la Compétence</source>
        <translation>Name of the Compétence</translation>
    </message>
    <message>
        <source>Spécialité</source>
        <translation>Specialty</translation>
    </message>
    <message>
        <source>à préciser</source>
        <translation>to be said</translation>
    </message>
    <message>
        <source>Première Caractéristique</source>
        <translation>First Caractéristique</translation>
    </message>
    <message>
        <source>Seconde Caractéristique</source>
        <translation>Second Caractéristique</translation>
    </message>
    <message>
        <source>Résolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>tirage fermé</source>
        <translation>closed roll</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>SkillField</name>
    <message>
        <source>au choix</source>
        <translation>free choice</translation>
    </message>
</context>
<context>
    <name>SkillLine</name>
    <message>
        <source>Rangs</source>
        <extracomment>The skill of this id is to be rolled.</extracomment>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Équipement</source>
        <translation>Gear</translation>
    </message>
    <message>
        <source>Autres bonus</source>
        <translation>Other bonuses</translation>
    </message>
    <message>
        <source>Détails&#xa0;: {name}</source>
        <translation>Details: {name}</translation>
    </message>
</context>
<context>
    <name>SkillPage</name>
    <message>
        <source>Manœuvre</source>
        <translation>Manoeuvre</translation>
    </message>
</context>
<context>
    <name>SkillRow</name>
    <message>
        <source>par défaut</source>
        <extracomment>The sign of a number that somebody corrected by hand. The skill of this key is to be opened, or closed again.</extracomment>
        <translation>default</translation>
    </message>
    <message>
        <source>{spoken}, corrigée à la main</source>
        <translation>{spoken}, corrected by hand</translation>
    </message>
    <message>
        <source>Fermer la compétence</source>
        <translation>Close the skill</translation>
    </message>
    <message>
        <source>Ouvrir la compétence</source>
        <translation>Open the skill</translation>
    </message>
    <message>
        <source>{name}&#xa0;: spécialité</source>
        <translation>{name}: specialty</translation>
    </message>
    <message>
        <source>spécialité</source>
        <translation>specialty</translation>
    </message>
    <message>
        <source>{name}&#xa0;: rangs</source>
        <translation>{name}: ranks</translation>
    </message>
    <message>
        <source>{name}&#xa0;: équipement</source>
        <translation>{name}: gear</translation>
    </message>
    <message>
        <source>rangs</source>
        <translation>ranks</translation>
    </message>
    <message>
        <source>équip.</source>
        <translation>gear</translation>
    </message>
    <message>
        <source>{name}&#xa0;: première Caractéristique</source>
        <translation>{name}: first characteristic</translation>
    </message>
    <message>
        <source>{name}&#xa0;: seconde Caractéristique</source>
        <translation>{name}: second characteristic</translation>
    </message>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>liée à</source>
        <translation>tied to</translation>
    </message>
</context>
<context>
    <name>SkillTable</name>
    <message>
        <source>Compétences</source>
        <extracomment>Enter: open the skill, or close it again. So many points more, or less. The keyboard came or went.</extracomment>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Compétence</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Niveau</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
</context>
<context>
    <name>Skills</name>
    <message>
        <source>Apprendre une compétence</source>
        <extracomment>The skill of this key is to be rolled. Another level is wanted: key and level. An edit command. The skill of this key (&quot;langue:khazalid&quot;) is to be rolled.</extracomment>
        <translation>Learn a skill</translation>
    </message>
    <message>
        <source>Laquelle&#xa0;?</source>
        <translation>Which one?</translation>
    </message>
    <message>
        <source>Apprendre une Compétence</source>
        <extracomment>An edit command. The skill of this id is to be rolled.</extracomment>
        <translation>Learn a Compétence</translation>
    </message>
    <message>
        <source>Compétence sans entraînement</source>
        <translation>Untrained Compétence</translation>
    </message>
    <message>
        <source>Essayer…</source>
        <translation>Try…</translation>
    </message>
    <message>
        <source>Compétences</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Sans entraînement</source>
        <translation>Untrained</translation>
    </message>
    <message>
        <source>Autre Compétence…</source>
        <translation>Another Compétence…</translation>
    </message>
    <message>
        <source>d’usage ({name})</source>
        <translation>usual ({name})</translation>
    </message>
    <message>
        <source>Rangs</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Équip.</source>
        <translation>Gear</translation>
    </message>
    <message>
        <source>Autres</source>
        <translation>Others</translation>
    </message>
    <message>
        <source>Compétence maison…</source>
        <translation>Homebrew skill…</translation>
    </message>
</context>
<context>
    <name>SkillsPage</name>
    <message>
        <source>Compétences</source>
        <translation>Skills</translation>
    </message>
    <message>
        <source>Entrée ou un clic apprend ou oublie&#xa0;; les rangs se règlent en dessous. Sans rang, une Compétence se tente quand même, avec un malus.</source>
        <translation>Enter or a click learns or forgets; ranks are set below. Without a rank a skill can be tried all the same, with a penalty.</translation>
    </message>
    <message>
        <source>Une autre compétence</source>
        <translation>Another proficiency</translation>
    </message>
    <message>
        <source>une spécialité par apprentissage</source>
        <translation>one specialty each time it is learnt</translation>
    </message>
    <message>
        <source>{points} points&#xa0;: {opening} pour ouvrir, {raising} par point d’augmentation (valeurs de Cassure). Entrée ouvre ou ferme, + et − augmentent ou diminuent.</source>
        <translation>{points} points: {opening} to open, {raising} for each point raised (valeurs de Cassure). Enter opens or closes, + and − raise or lower.</translation>
    </message>
    <message>
        <source>Rechercher une compétence</source>
        <translation>Search a skill</translation>
    </message>
    <message>
        <source>Points de compétence restants</source>
        <translation>Skill points left</translation>
    </message>
    <message>
        <source>Points restants</source>
        <translation>Points left</translation>
    </message>
    <message>
        <source>Points en trop</source>
        <translation>Points over</translation>
    </message>
    <message>
        <source>Points de compétence</source>
        <translation>Skill points</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Diminuer la compétence</source>
        <translation>Lower the skill</translation>
    </message>
    <message>
        <source>Valeur voulue</source>
        <translation>Wanted value</translation>
    </message>
    <message>
        <source>Augmenter la compétence</source>
        <translation>Raise the skill</translation>
    </message>
    <message>
        <source>Ouvrir</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Compétence à spécialisation</source>
        <translation>Skill with a specialisation</translation>
    </message>
    <message>
        <source>Compétence maison</source>
        <translation>Skill of one’s own</translation>
    </message>
    <message>
        <source>Spécialisation ou nom</source>
        <translation>Specialisation or name</translation>
    </message>
    <message>
        <source>Ouvrir cette spécialisation</source>
        <translation>Open this specialisation</translation>
    </message>
    <message>
        <source>par défaut</source>
        <translation>default</translation>
    </message>
    <message>
        <source>ouverte</source>
        <translation>open</translation>
    </message>
    <message>
        <source>trousse</source>
        <translation>kit</translation>
    </message>
    <message>
        <source>Valeur voulue&#xa0;: {skill}</source>
        <translation>Wanted value: {skill}</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Fermer&#xa0;: {skill}</source>
        <translation>Close: {skill}</translation>
    </message>
    <message>
        <source>Ouvrir&#xa0;: {skill}</source>
        <translation>Open: {skill}</translation>
    </message>
    <message>
        <source>Compétences apprises</source>
        <translation>Skills learnt</translation>
    </message>
    <message>
        <source>Entrée ou un clic apprend ou oublie. Le nombre est ce sous quoi l’on lance 1d100.</source>
        <translation>Enter or a click learns or forgets. The number is what 1d100 is rolled under.</translation>
    </message>
    <message>
        <source>apprise</source>
        <translation>learnt</translation>
    </message>
    <message>
        <source>sujet</source>
        <translation>subject</translation>
    </message>
    <message>
        <source>ou {other}</source>
        <translation>or {other}</translation>
    </message>
    <message>
        <source>de base</source>
        <translation>basic</translation>
    </message>
    <message>
        <source>rénovée</source>
        <translation>renovated</translation>
    </message>
    <message>
        <source>un sujet par apprentissage</source>
        <translation>a subject each time it is learnt</translation>
    </message>
    <message>
        <source>ajoutée par la carrière</source>
        <translation>added by the career</translation>
    </message>
</context>
<context>
    <name>SourceBox</name>
    <message>
        <source>Fiche copiée</source>
        <extracomment>Another source is chosen (a `Source`, or None for that of the name).</extracomment>
        <translation>Copied sheet</translation>
    </message>
    <message>
        <source>fiche vierge</source>
        <translation>blank sheet</translation>
    </message>
    <message>
        <source>selon le nom</source>
        <translation>by its name</translation>
    </message>
</context>
<context>
    <name>SpecialtyPage</name>
    <message>
        <source>Spécialité criminelle</source>
        <translation>Criminal specialty</translation>
    </message>
    <message>
        <source>Elle fixe la caractéristique secondaire et donne la Trousse professionnelle (valeurs de Cassure).</source>
        <translation>It fixes the secondary characteristic and gives the Trousse professionnelle (valeurs de Cassure).</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Profession</translation>
    </message>
    <message>
        <source>Caractéristique secondaire</source>
        <translation>Secondary characteristic</translation>
    </message>
    <message>
        <source>— à choisir —</source>
        <translation>— to choose —</translation>
    </message>
    <message>
        <source>au choix</source>
        <translation>free choice</translation>
    </message>
    <message>
        <source>Secondaire&#xa0;: {secondary}. {skills}</source>
        <translation>Secondary: {secondary}. {skills}</translation>
    </message>
    <message>
        <source>(au choix)</source>
        <translation>(free choice)</translation>
    </message>
</context>
<context>
    <name>StandingMark</name>
    <message>
        <source>Remettre</source>
        <extracomment>Cassure&apos;s value is wanted back.</extracomment>
        <translation>Restore</translation>
    </message>
    <message>
        <source>! non enregistré</source>
        <translation>! not stored</translation>
    </message>
    <message>
        <source>valeur de Cassure</source>
        <translation>Cassure’s value</translation>
    </message>
    <message>
        <source>● modifié</source>
        <translation>● changed</translation>
    </message>
    <message>
        <source>+ ajouté</source>
        <translation>+ added</translation>
    </message>
    <message>
        <source>Remettre la valeur de Cassure&#xa0;: {name}</source>
        <translation>Restore Cassure’s value: {name}</translation>
    </message>
    <message>
        <source>Valeur de Cassure&#xa0;: {value}</source>
        <translation>Cassure’s value: {value}</translation>
    </message>
</context>
<context>
    <name>StateSection</name>
    <message>
        <source>État</source>
        <extracomment>An edit command.</extracomment>
        <translation>State</translation>
    </message>
    <message>
        <source>État du blessé</source>
        <translation>State of the wounded</translation>
    </message>
    <message>
        <source>stabilisé</source>
        <translation>stabilised</translation>
    </message>
    <message>
        <source>Marge d’échec contre la confusion</source>
        <translation>Margin of failure against confusion</translation>
    </message>
    <message>
        <source>Regarder le décompte (MJ)</source>
        <translation>Look at the countdown (GM)</translation>
    </message>
    <message>
        <source>Cacher le décompte (MJ)</source>
        <translation>Hide the countdown (GM)</translation>
    </message>
    <message>
        <source>Ce qui a mené dans les négatifs</source>
        <translation>What led below zero</translation>
    </message>
    <message>
        <source>à cause de</source>
        <translation>because of</translation>
    </message>
    <message>
        <source>perdus (%)</source>
        <translation>lost (%)</translation>
    </message>
    <message>
        <source>Jet pour les vêtements…</source>
        <translation>Roll for the clothes…</translation>
    </message>
    <message>
        <source>Racheter des vêtements</source>
        <translation>Buy new clothes</translation>
    </message>
    <message>
        <source>System Shock (%)</source>
        <translation>System Shock (%)</translation>
    </message>
    <message>
        <source>Points de vie au retour</source>
        <translation>Hit points on return</translation>
    </message>
    <message>
        <source>revient avec (PV)</source>
        <translation>comes back with (HP)</translation>
    </message>
    <message>
        <source>Ramener à la vie…</source>
        <translation>Bring back to life…</translation>
    </message>
    <message>
        <source>Le blessé est</source>
        <translation>The wounded is</translation>
    </message>
    <message>
        <source>Confus, marge d’échec</source>
        <translation>Confused, margin of failure</translation>
    </message>
    <message>
        <source>Le blessé pense avoir&#xa0;: {hint}.</source>
        <translation>The wounded thinks he has: {hint}.</translation>
    </message>
    <message>
        <source>Vêtements perdus</source>
        <translation>Clothes ruined</translation>
    </message>
    <message>
        <source>Vêtements saufs</source>
        <translation>Clothes whole</translation>
    </message>
    <message>
        <source>Vêtements</source>
        <translation>Clothes</translation>
    </message>
    <message>
        <source>Retour à la vie</source>
        <translation>Back to life</translation>
    </message>
    <message>
        <source>À terre</source>
        <translation>On the ground</translation>
    </message>
    <message>
        <source>Inconscient</source>
        <translation>Unconscious</translation>
    </message>
    <message>
        <source>Mort</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>Jambe droite paralysée</source>
        <translation>Right leg paralysed</translation>
    </message>
    <message>
        <source>Jambe gauche paralysée</source>
        <translation>Left leg paralysed</translation>
    </message>
    <message>
        <source>Un demi-round perdu</source>
        <translation>Half a round lost</translation>
    </message>
    <message>
        <source>Rounds étourdi</source>
        <translation>Rounds stunned</translation>
    </message>
    <message>
        <source>Rounds sans action</source>
        <translation>Rounds without actions</translation>
    </message>
    <message>
        <source>Rounds à agir en dernier</source>
        <translation>Rounds acting last</translation>
    </message>
    <message>
        <source>Point de Destin&#xa0;: la mort ou la paralysie s’écarte</source>
        <translation>Point of Destin: death or paralysis passes by</translation>
    </message>
    <message>
        <source>Étourdi, rounds</source>
        <translation>Stunned, rounds</translation>
    </message>
    <message>
        <source>Sans action, rounds</source>
        <translation>Without actions, rounds</translation>
    </message>
    <message>
        <source>Agit en dernier, rounds</source>
        <translation>Acts last, rounds</translation>
    </message>
    <message>
        <source>Mourant&#xa0;: le MJ dit quand vient la mort.</source>
        <translation>Dying: the GM says when death comes.</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>fait</source>
        <extracomment>A step was opened, by its place from 0.</extracomment>
        <translation>done</translation>
    </message>
    <message>
        <source>à vérifier</source>
        <translation>to check</translation>
    </message>
    <message>
        <source>à compléter</source>
        <translation>to complete</translation>
    </message>
    <message>
        <source>contre les règles</source>
        <translation>against the rules</translation>
    </message>
</context>
<context>
    <name>StoryPage</name>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Nom du joueur</source>
        <translation>Name of the player</translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Histoire</source>
        <translation>Story</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
</context>
<context>
    <name>StylePage</name>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>La manière d’être malfrat&#xa0;: elle fixe la caractéristique principale.</source>
        <translation>The manner of being a thief: it fixes the main characteristic.</translation>
    </message>
    <message>
        <source>Principale&#xa0;: {main}. Branches&#xa0;: {branches}</source>
        <translation>Main: {main}. Branches: {branches}</translation>
    </message>
</context>
<context>
    <name>SufferPanel</name>
    <message>
        <source>Une blessure</source>
        <translation>A wound</translation>
    </message>
    <message>
        <source>Où</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>Par quoi</source>
        <translation>By what</translation>
    </message>
    <message>
        <source>Valeur critique</source>
        <translation>Critical value</translation>
    </message>
    <message>
        <source>Dégâts encaissés</source>
        <translation>Damage taken</translation>
    </message>
    <message>
        <source>arme Précise</source>
        <translation>Précise weapon</translation>
    </message>
    <message>
        <source>Valeur lue</source>
        <translation>Value read</translation>
    </message>
    <message>
        <source>Tester FM au lieu d’E</source>
        <translation>Test FM instead of E</translation>
    </message>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>Infliger</source>
        <translation>Inflict</translation>
    </message>
    <message>
        <source>ou lue&#xa0;: dégâts</source>
        <translation>or read: damage</translation>
    </message>
    <message>
        <source>d100</source>
        <translation>d100</translation>
    </message>
    <message>
        <source>tête</source>
        <translation>head</translation>
    </message>
    <message>
        <source>bras</source>
        <translation>arms</translation>
    </message>
    <message>
        <source>corps</source>
        <translation>body</translation>
    </message>
    <message>
        <source>jambes</source>
        <translation>legs</translation>
    </message>
    <message>
        <source>arme tranchante</source>
        <translation>cutting weapon</translation>
    </message>
    <message>
        <source>arme contondante</source>
        <translation>blunt weapon</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>missile</translation>
    </message>
    <message>
        <source>pugilat</source>
        <translation>fists</translation>
    </message>
    <message numerus="yes">
        <source>%n dé(s) à lancer encore.</source>
        <translation>
            <numerusform>%n die still to roll.</numerusform>
            <numerusform>%n dice still to roll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Récapitulatif</source>
        <extracomment>A person wants to mend a problem of this step. A person ends creation.</extracomment>
        <translation>Summary</translation>
    </message>
    <message>
        <source>Un nom, un dernier regard, et la feuille s’ouvre.</source>
        <translation>A name, a last look, and the sheet opens.</translation>
    </message>
    <message>
        <source>Règles enfreintes ou étapes manquantes : {count}.</source>
        <translation>Rules broken or steps missing: {count}.</translation>
    </message>
    <message>
        <source>Aucune règle enfreinte : le personnage peut vivre.</source>
        <translation>No rule broken: the character may live.</translation>
    </message>
    <message>
        <source>À revoir</source>
        <translation>To review</translation>
    </message>
    <message>
        <source>Terminer et ouvrir la feuille</source>
        <translation>Finish and open the sheet</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Monter dans l’ordre</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Descendre dans l’ordre</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Reprendre l’ordre des scores</source>
        <translation>Back to the order of scores</translation>
    </message>
    <message>
        <source>Attendre</source>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Retarder</source>
        <translation>Delay</translation>
    </message>
    <message>
        <source>Agir maintenant</source>
        <translation>Act now</translation>
    </message>
    <message>
        <source>Écrire une note (N)</source>
        <translation>Write a note (N)</translation>
    </message>
    <message>
        <source>Donner un état (E)</source>
        <translation>Give a condition (E)</translation>
    </message>
    <message>
        <source>Poser une horloge (H)</source>
        <translation>Set a clock (H)</translation>
    </message>
    <message>
        <source>Garder comme PNJ…</source>
        <translation>Keep as an NPC…</translation>
    </message>
    <message>
        <source>Grouper les semblables</source>
        <translation>Group those alike</translation>
    </message>
    <message>
        <source>Sortir du groupe</source>
        <translation>Leave the group</translation>
    </message>
    <message>
        <source>Dissoudre le groupe</source>
        <translation>Disband the group</translation>
    </message>
    <message>
        <source>Ouvrir ou fermer le groupe (→ ←)</source>
        <translation>Open or close the group (→ ←)</translation>
    </message>
    <message>
        <source>Montrer morts et partis</source>
        <translation>Show the dead and the gone</translation>
    </message>
</context>
<context>
    <name>TableRow</name>
    <message>
        <source>Ligne {number}&#xa0;: {name}</source>
        <translation>Row {number}: {name}</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remettre</source>
        <extracomment>Another value: the place of the row, the column, the value. The row at this place is to go. It is to give a part of itself to a new row. It is to be as it was shipped.</extracomment>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Diviser</source>
        <translation>Divide</translation>
    </message>
    <message>
        <source>Remettre la ligne {number}&#xa0;: {value}</source>
        <translation>Put row {number} back: {value}</translation>
    </message>
    <message>
        <source>Diviser la ligne {number}</source>
        <translation>Divide row {number}</translation>
    </message>
    <message>
        <source>Retirer la ligne {number}</source>
        <translation>Remove row {number}</translation>
    </message>
</context>
<context>
    <name>Tabling</name>
    <message>
        <source>Personne d’autre ne s’appelle «&#xa0;{name}&#xa0;» et un numéro.</source>
        <translation>Nobody else is called “{name}” and a number.</translation>
    </message>
</context>
<context>
    <name>TalentLine</name>
    <message>
        <source>Précision&#xa0;: {name}</source>
        <extracomment>The talent of this id, with these words.</extracomment>
        <translation>Detail: {name}</translation>
    </message>
    <message>
        <source>Précision…</source>
        <translation>Detail…</translation>
    </message>
</context>
<context>
    <name>Talents</name>
    <message>
        <source>Ajouter un talent</source>
        <extracomment>An edit command.</extracomment>
        <translation>Add a talent</translation>
    </message>
    <message>
        <source>Lequel&#xa0;?</source>
        <translation>Which one?</translation>
    </message>
    <message>
        <source>Talent maison…</source>
        <translation>Homebrew talent…</translation>
    </message>
    <message>
        <source>Talent maison, hors automatisme.</source>
        <translation>Homebrew talent, not automated.</translation>
    </message>
</context>
<context>
    <name>TalentsPage</name>
    <message>
        <source>Rechercher un talent</source>
        <translation>Search a talent</translation>
    </message>
    <message>
        <source>Talents pris</source>
        <translation>Talents taken</translation>
    </message>
    <message>
        <source>Autre talent</source>
        <translation>Another talent</translation>
    </message>
    <message>
        <source>Talents</source>
        <translation>Talents</translation>
    </message>
    <message>
        <source>La liste a ceux que les règles rénovées connaissent&#xa0;; tout autre s’ajoute par son nom.</source>
        <translation>The list has those that the renovated rules know; any other is added by its name.</translation>
    </message>
    <message>
        <source>précision</source>
        <translation>details</translation>
    </message>
    <message>
        <source>{effect} · ajouté par la carrière</source>
        <translation>{effect} · added by the career</translation>
    </message>
</context>
<context>
    <name>TargetList</name>
    <message>
        <source>Cibles</source>
        <extracomment>Somebody is struck otherwise than before. Enter was pressed. A digit was typed: it belongs to the number.</extracomment>
        <translation>Targets</translation>
    </message>
    <message>
        <source>moitié</source>
        <translation>half</translation>
    </message>
</context>
<context>
    <name>TaskPage</name>
    <message>
        <source>Tâche</source>
        <translation>Task</translation>
    </message>
    <message>
        <source>Nom de la tâche</source>
        <translation>Name of the task</translation>
    </message>
    <message>
        <source>Période (round, jour…)</source>
        <translation>Period (round, day…)</translation>
    </message>
    <message>
        <source>Avec des ingrédients</source>
        <translation>With ingredients</translation>
    </message>
    <message>
        <source>Ensemble (les pourcentages s’ajoutent)</source>
        <translation>Together (percentages add up)</translation>
    </message>
    <message>
        <source>Commencer la tâche</source>
        <translation>Begin the task</translation>
    </message>
    <message>
        <source>Difficulté de la tâche</source>
        <translation>Difficulty of the task</translation>
    </message>
    <message>
        <source>Valeur de la difficulté</source>
        <translation>Value of the difficulty</translation>
    </message>
    <message>
        <source>Ajouter quelqu’un</source>
        <translation>Add somebody</translation>
    </message>
    <message>
        <source>Retirer le dernier</source>
        <translation>Remove the last</translation>
    </message>
    <message>
        <source>Lancer ce qui manque et compter</source>
        <translation>Roll what is missing and count</translation>
    </message>
    <message>
        <source>nouvelle tâche…</source>
        <translation>new task…</translation>
    </message>
    <message>
        <source>Chacun ne peut travailler qu’une fois par round.</source>
        <translation>Everybody can work but once a round.</translation>
    </message>
    <message>
        <source>La tâche est finie.</source>
        <translation>The task is done.</translation>
    </message>
    <message>
        <source>A fini&#xa0;: {names}.</source>
        <translation>Done: {names}.</translation>
    </message>
    <message>
        <source>Maladresse&#xa0;: la tâche est à recommencer.</source>
        <translation>Fumble: the task has to be begun again.</translation>
    </message>
    <message>
        <source>Le round est compté.</source>
        <translation>The round is counted.</translation>
    </message>
    <message>
        <source>dernier jet&#xa0;: {total}</source>
        <translation>last roll: {total}</translation>
    </message>
    <message>
        <source>dernier jet&#xa0;: {total}, Maladresse</source>
        <translation>last roll: {total}, fumble</translation>
    </message>
    <message>
        <source>{line}, ingrédients perdus</source>
        <translation>{line}, ingredients lost</translation>
    </message>
    <message>
        <source>Nommez la tâche pour la commencer.</source>
        <translation>Name the task to begin it.</translation>
    </message>
    <message>
        <source>{name}, ensemble&#xa0;: {total}&#xa0;%.</source>
        <translation>{name}, together: {total}%.</translation>
    </message>
    <message>
        <source>{name}, chacun pour soi.</source>
        <translation>{name}, each on their own.</translation>
    </message>
    <message>
        <source>Un jet par {period}.</source>
        <translation>One roll each {period}.</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
</context>
<context>
    <name>ThrowPage</name>
    <message>
        <source>Tout lancer</source>
        <translation>Roll all</translation>
    </message>
    <message>
        <source>Recommencer</source>
        <translation>Start again</translation>
    </message>
    <message>
        <source>Jets</source>
        <translation>Rolls</translation>
    </message>
</context>
<context>
    <name>Thrower</name>
    <message>
        <source>Lancer raté, joueur {number}</source>
        <translation>Missed throw, player {number}</translation>
    </message>
    <message>
        <source>Relancer (Jeu)</source>
        <translation>Throw again (Jeu)</translation>
    </message>
    <message>
        <source>Joueur {number}&#xa0;: relancer (Jeu)</source>
        <translation>Player {number}: roll again (Jeu)</translation>
    </message>
    <message>
        <source>Si raté</source>
        <translation>If missed</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>Ce que voient les joueurs&#xa0;; un clic l’ouvre en grand (F11)</source>
        <extracomment>The players&apos; view is wanted.</extracomment>
        <translation>What the players see; a click opens it large (F11)</translation>
    </message>
</context>
<context>
    <name>ToHit</name>
    <message>
        <source>Note&#xa0;: {name}</source>
        <extracomment>The weapon, noted otherwise.</extracomment>
        <translation>Note: {name}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Passer la visite</source>
        <translation>Skip the tour</translation>
    </message>
    <message>
        <source>{step} sur {all}</source>
        <translation>{step} of {all}</translation>
    </message>
    <message>
        <source>Terminer la visite</source>
        <translation>End the tour</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Vos personnages. Entrée ouvre une feuille&#xa0;; tout s’y modifie sur place, et chaque nombre dit d’où il vient (survol ou F1).</source>
        <translation>Your characters. Enter opens a sheet; everything is edited in place there, and each number says where it comes from (hover or F1).</translation>
    </message>
    <message>
        <source>Ctrl+F cherche un nom, un métier, un lieu, sans souci des accents.</source>
        <translation>Ctrl+F looks for a name, a trade, a place, whatever the accents.</translation>
    </message>
    <message>
        <source>Un combat s’ouvre ici, ou d’un clic depuis une rencontre préparée. Vos dés ou ceux du programme, comme vous voulez.</source>
        <translation>A fight opens here, or by one click from a prepared encounter. Your dice or the program’s, as you like.</translation>
    </message>
    <message>
        <source>Campagnes, rencontres, combats et bandes. Un combat interrompu reprend au même tour, même le mois prochain.</source>
        <translation>Campaigns, encounters, fights and parties. A fight that was left goes on at the same round, even next month.</translation>
    </message>
    <message>
        <source>Il n’y a rien à enregistrer&#xa0;: ce que vous voyez est gardé. Ctrl+Z reprend tout, ce qui est retiré revient, et une sauvegarde se fait chaque jour.</source>
        <translation>There is nothing to save: what you see is kept. Ctrl+Z takes anything back, what is put away comes back, and a backup is made every day.</translation>
    </message>
</context>
<context>
    <name>Tracks</name>
    <message>
        <source>Vitalité</source>
        <extracomment>A box of this track and line, from 0, is to be ticked, or cleared.</extracomment>
        <translation>Vitalité</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Malus de blessure</source>
        <translation>Wound penalty</translation>
    </message>
    <message>
        <source>Malus en cours</source>
        <translation>Present penalty</translation>
    </message>
</context>
<context>
    <name>TraitLine</name>
    <message>
        <source>Précision de {name}</source>
        <translation>Details of {name}</translation>
    </message>
    <message>
        <source>Cause, personne, école…</source>
        <translation>Cause, person, school…</translation>
    </message>
</context>
<context>
    <name>TraitsPage</name>
    <message>
        <source>Traits de mémoire</source>
        <translation>Memory traits</translation>
    </message>
    <message>
        <source>Les fardeaux donnent des points de Mémoire (+), les faveurs en coûtent (−). Le solde ne descend pas sous zéro.</source>
        <translation>Burdens give points de Mémoire (+), favours cost some (−). The balance does not go below zero.</translation>
    </message>
    <message>
        <source>Rechercher un trait</source>
        <translation>Search a trait</translation>
    </message>
    <message>
        <source>Solde de points de Mémoire</source>
        <translation>Balance of points de Mémoire</translation>
    </message>
    <message>
        <source>Solde</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>Traits pris</source>
        <translation>Traits taken</translation>
    </message>
    <message>
        <source>Points de Mémoire</source>
        <translation>Points de Mémoire</translation>
    </message>
    <message>
        <source>{balance} PM</source>
        <translation>{balance} PM</translation>
    </message>
    <message>
        <source>Le solde tomberait à {balance} PM.</source>
        <translation>The balance would fall to {balance} PM.</translation>
    </message>
    <message>
        <source>{amount} PM</source>
        <translation>{amount} PM</translation>
    </message>
</context>
<context>
    <name>Transfer</name>
    <message>
        <source>Importer un personnage</source>
        <extracomment>Characters were taken in, all from one act. The question about a campaign while it is open.</extracomment>
        <translation>Import a character</translation>
    </message>
    <message>
        <source>Fichiers Cassure (*.cassure)</source>
        <translation>Cassure files (*.cassure)</translation>
    </message>
    <message>
        <source>Tous les fichiers (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Importer un dossier</source>
        <translation>Import a folder</translation>
    </message>
    <message>
        <source>Importer</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>{file} a été importé.</source>
        <translation>{file} has been imported.</translation>
    </message>
    <message>
        <source>Ma campagne</source>
        <translation>My campaign</translation>
    </message>
    <message>
        <source>La campagne «&#xa0;{campaign}&#xa0;» est ouverte.</source>
        <translation>The campaign “{campaign}” is open.</translation>
    </message>
    <message>
        <source>Importer des réglages</source>
        <translation>Import settings</translation>
    </message>
    <message>
        <source>{file} remplacera les réglages de la campagne ouverte&#xa0;; Annuler, dans la fenêtre des réglages, les rendra.</source>
        <translation>{file} will replace the settings of the open campaign; Undo, in the window of settings, brings them back.</translation>
    </message>
    <message>
        <source>Exporter la bande</source>
        <translation>Export the gang</translation>
    </message>
    <message>
        <source>Bande</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Exporter la campagne</source>
        <translation>Export the campaign</translation>
    </message>
    <message>
        <source>Campagne</source>
        <translation>Campaign</translation>
    </message>
    <message>
        <source>Exporter le personnage</source>
        <translation>Export the character</translation>
    </message>
    <message>
        <source>Importer un PDF rempli</source>
        <translation>Import a filled PDF</translation>
    </message>
    <message>
        <source>Documents PDF (*.pdf)</source>
        <translation>PDF documents (*.pdf)</translation>
    </message>
    <message>
        <source>Écrit&#xa0;: {path}</source>
        <translation>Written: {path}</translation>
    </message>
</context>
<context>
    <name>TryPage</name>
    <message>
        <source>Lancer les dés</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>Nouveau jet</source>
        <translation>New roll</translation>
    </message>
    <message>
        <source>Résultat</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>aide de {name}</source>
        <translation>help of {name}</translation>
    </message>
    <message>
        <source>Raté de peu&#xa0;: un second essai, au round suivant, a {bonus}.</source>
        <translation>Near miss: a second try, next round, has {bonus}.</translation>
    </message>
    <message>
        <source>Prix obtenu&#xa0;: {got} sur {price}.</source>
        <translation>Price obtained: {got} of {price}.</translation>
    </message>
    <message>
        <source>Porté&#xa0;: {what}</source>
        <translation>Stored: {what}</translation>
    </message>
</context>
<context>
    <name>Unstored</name>
    <message>
        <source>Saisie non enregistrée</source>
        <extracomment>A window whose typing somebody has given up.</extracomment>
        <translation>Not stored</translation>
    </message>
    <message>
        <source>La bibliothèque n’a pas pris ce qui porte un point dans cette fenêtre. La fermer le perd&#xa0;; ce qui était enregistré reste.</source>
        <translation>The library did not take what bears a dot in this window. Closing loses it; what was stored stays.</translation>
    </message>
    <message>
        <source>Fermer et perdre la saisie</source>
        <translation>Close and lose it</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message numerus="yes">
        <source>%n version(s) de personnages ont été retirées&#xa0;: elles avaient plus de 30 jours et Annuler ne pouvait plus les rendre. Une par jour reste, et la sauvegarde {backup} les contient toutes.</source>
        <translation>
            <numerusform>%n version of a character was removed: it was over 30 days old and Undo could no longer bring it back. One a day stays, and the backup {backup} holds them all.</numerusform>
            <numerusform>%n versions of characters were removed: they were over 30 days old and Undo could no longer bring them back. One a day stays, and the backup {backup} holds them all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeaponLine</name>
    <message>
        <source>Nom de l’arme</source>
        <extracomment>Widths of the columns after the name, in logical pixels at 100 %. The weapon of this id is to be held so.</extracomment>
        <translation>Name of the weapon</translation>
    </message>
    <message>
        <source>En main&#xa0;: {name}</source>
        <translation>In hand: {name}</translation>
    </message>
    <message>
        <source>Qualité&#xa0;: {name}</source>
        <translation>Quality: {name}</translation>
    </message>
    <message>
        <source>Seuil&#xa0;: {name}</source>
        <translation>Target: {name}</translation>
    </message>
    <message>
        <source>Dégâts&#xa0;: {name}</source>
        <translation>Damage: {name}</translation>
    </message>
    <message>
        <source>Brisée</source>
        <translation>Broken</translation>
    </message>
    <message>
        <source>Brisée&#xa0;: {name}</source>
        <translation>Broken: {name}</translation>
    </message>
    <message>
        <source>Hors automatisme, attribut inconnu&#xa0;: {names}</source>
        <translation>Not automated, unknown attribute: {names}</translation>
    </message>
    <message>
        <source>Sans la Maîtrise&#xa0;: moitié.</source>
        <translation>Without the Maîtrise: half.</translation>
    </message>
    <message>
        <source>Munition&#xa0;: {name}</source>
        <translation>Ammunition: {name}</translation>
    </message>
    <message>
        <source>Chargée</source>
        <translation>Loaded</translation>
    </message>
    <message>
        <source>Chargée&#xa0;: {name}</source>
        <translation>Loaded: {name}</translation>
    </message>
    <message>
        <source>Reste au magasin&#xa0;: {name}</source>
        <translation>Left in the magazine: {name}</translation>
    </message>
    <message>
        <source>PV perdus&#xa0;: {name}</source>
        <translation>PV lost: {name}</translation>
    </message>
    <message>
        <source>Version&#xa0;: {name}</source>
        <translation>Version: {name}</translation>
    </message>
    <message>
        <source>Munition</source>
        <translation>Ammunition</translation>
    </message>
    <message>
        <source>Reste</source>
        <translation>Left</translation>
    </message>
    <message>
        <source>PV perdus</source>
        <translation>PV lost</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>main droite</source>
        <translation>right hand</translation>
    </message>
    <message>
        <source>main gauche</source>
        <translation>left hand</translation>
    </message>
    <message>
        <source>rangée</source>
        <translation>put away</translation>
    </message>
    <message>
        <source>deux mains</source>
        <translation>both hands</translation>
    </message>
</context>
<context>
    <name>WeaponRow</name>
    <message>
        <source>{name}&#xa0;: nombre de dés</source>
        <translation>{name}: number of dice</translation>
    </message>
    <message>
        <source>{name}&#xa0;: faces des dés</source>
        <translation>{name}: faces of the dice</translation>
    </message>
    <message>
        <source>{name}&#xa0;: bonus de dégâts</source>
        <translation>{name}: damage bonus</translation>
    </message>
    <message>
        <source>{name}&#xa0;: bonus au toucher</source>
        <translation>{name}: bonus to hit</translation>
    </message>
    <message>
        <source>{name}&#xa0;: BO</source>
        <translation>{name}: BO</translation>
    </message>
    <message>
        <source>{name}&#xa0;: taille</source>
        <translation>{name}: size</translation>
    </message>
    <message>
        <source>{name}&#xa0;: dernier tirage de Maladresse</source>
        <translation>{name}: last roll of its fumbles</translation>
    </message>
    <message>
        <source>{name}&#xa0;: table de critiques</source>
        <translation>{name}: table of criticals</translation>
    </message>
    <message>
        <source>critiques</source>
        <translation>criticals</translation>
    </message>
    <message>
        <source>BO</source>
        <translation>BO</translation>
    </message>
    <message>
        <source>Maladresse&#xa0;: 01 à</source>
        <translation>Fumble: 01 to</translation>
    </message>
    <message>
        <source>à distance</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>{name}&#xa0;: à distance</source>
        <translation>{name}: ranged</translation>
    </message>
    <message>
        <source>dégâts</source>
        <translation>damage</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>toucher</source>
        <translation>to hit</translation>
    </message>
</context>
<context>
    <name>WeaponsSection</name>
    <message>
        <source>Ajouter une arme</source>
        <extracomment>An edit command.</extracomment>
        <translation>Add a weapon</translation>
    </message>
    <message>
        <source>Arme</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>Dés</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Toucher</source>
        <translation>To hit</translation>
    </message>
    <message>
        <source>Magie</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>À distance</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Naturelle</source>
        <translation>Natural</translation>
    </message>
    <message>
        <source>Au loin</source>
        <translation>Away</translation>
    </message>
    <message>
        <source>{name} ({damage}), ajouté au d20</source>
        <translation>{name} ({damage}), added to the d20</translation>
    </message>
    <message>
        <source>Nouvelle arme</source>
        <translation>New weapon</translation>
    </message>
    <message>
        <source>Quelle arme&#xa0;?</source>
        <translation>Which weapon?</translation>
    </message>
    <message>
        <source>Arme maison…</source>
        <translation>Homebrew weapon…</translation>
    </message>
    <message>
        <source>Seuil&#xa0;: mains nues</source>
        <translation>Target: bare hands</translation>
    </message>
    <message>
        <source>Dégâts&#xa0;: mains nues</source>
        <translation>Damage: bare hands</translation>
    </message>
    <message>
        <source>Armes</source>
        <translation>Weapons</translation>
    </message>
    <message>
        <source>Seuil&#xa0;: {name}</source>
        <translation>Target: {name}</translation>
    </message>
    <message>
        <source>Dégâts&#xa0;: {name}</source>
        <translation>Damage: {name}</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>En main</source>
        <translation>In hand</translation>
    </message>
    <message>
        <source>Qualité</source>
        <translation>Quality</translation>
    </message>
    <message>
        <source>Seuil</source>
        <translation>Threshold</translation>
    </message>
    <message>
        <source>Dégâts</source>
        <translation>Damage</translation>
    </message>
    <message>
        <source>Mains nues</source>
        <translation>Bare hands</translation>
    </message>
</context>
<context>
    <name>Who</name>
    <message>
        <source>quelqu’un d’autre</source>
        <translation>somebody else</translation>
    </message>
    <message>
        <source>sans nom</source>
        <translation>nameless</translation>
    </message>
</context>
<context>
    <name>Windows</name>
    <message>
        <source>Le programme s’est arrêté la dernière fois pendant que ses fenêtres revenaient&#xa0;: elles restent fermées. Rien n’est perdu, ouvrez-les d’ici.</source>
        <translation>The program stopped last time while its windows were coming back: they stay closed. Nothing is lost, open them from here.</translation>
    </message>
    <message>
        <source>Une fenêtre est restée ouverte&#xa0;: la bibliothèque n’a pas été remplacée.</source>
        <translation>A window stayed open: the library was not replaced.</translation>
    </message>
</context>
<context>
    <name>Wizard</name>
    <message>
        <source>Étapes</source>
        <translation>Steps</translation>
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
        <source>Étape suivante</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Étape précédente</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Création — {name}</source>
        <translation>Creation — {name}</translation>
    </message>
    <message>
        <source>personnage sans nom</source>
        <translation>unnamed character</translation>
    </message>
    <message>
        <source>Annuler&#xa0;: {what}</source>
        <translation>Undo: {what}</translation>
    </message>
    <message>
        <source>Rétablir&#xa0;: {what}</source>
        <translation>Redo: {what}</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
</context>
<context>
    <name>WizardWindow</name>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Création</source>
        <translation>Creation</translation>
    </message>
    <message>
        <source>Surprenez-moi&#xa0;: cette étape</source>
        <translation>Surprise me: this step</translation>
    </message>
    <message>
        <source>Surprenez-moi&#xa0;: tout</source>
        <translation>Surprise me: everything</translation>
    </message>
    <message>
        <source>Précédent</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Étape précédente (Alt+←)</source>
        <translation>Previous step (Alt+←)</translation>
    </message>
    <message>
        <source>Suivant</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Étape suivante (Alt+→)</source>
        <translation>Next step (Alt+→)</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nom du personnage</source>
        <translation>Name of the character</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Nom du joueur</source>
        <translation>Name of the player</translation>
    </message>
    <message>
        <source>Apparence</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Histoire</source>
        <translation>Story</translation>
    </message>
    <message>
        <source>Personnalité</source>
        <translation>Personality</translation>
    </message>
</context>
<context>
    <name>Worker</name>
    <message>
        <source>Participant {number}</source>
        <extracomment>Who, what, or a throw.</extracomment>
        <translation>Participant {number}</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: qui</source>
        <translation>{roll}: who</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: nom</source>
        <translation>{roll}: name</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: quoi</source>
        <translation>{roll}: what</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: bonus</source>
        <translation>{roll}: bonus</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: modificateur</source>
        <translation>{roll}: modifier</translation>
    </message>
    <message>
        <source>{roll}&#xa0;: total</source>
        <translation>{roll}: total</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Modificateur</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Jet</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{done}&#xa0;%</source>
        <translation>{done}%</translation>
    </message>
    <message>
        <source>{name} (sans rang)</source>
        <translation>{name} (no rank)</translation>
    </message>
    <message>
        <source>Total de {name}</source>
        <translation>Total of {name}</translation>
    </message>
    <message>
        <source>dés {value}</source>
        <translation>dice {value}</translation>
    </message>
</context>
<context>
    <name>WoundCard</name>
    <message>
        <source>Compte à rebours&#xa0;: {name}</source>
        <extracomment>An edit command. The infection test, or the amputation, of the wound of this id is to be made. The test to come at this place of the wound of this id is to be made.</extracomment>
        <translation>Countdown: {name}</translation>
    </message>
    <message>
        <source>Blessure</source>
        <extracomment>An edit command.</extracomment>
        <translation>Wound</translation>
    </message>
    <message>
        <source>Saignement par round</source>
        <translation>Bleeding each round</translation>
    </message>
    <message>
        <source>Malus</source>
        <translation>Malus</translation>
    </message>
    <message>
        <source>Ce qui est atteint</source>
        <translation>What is hit</translation>
    </message>
    <message>
        <source>principale</source>
        <translation>main</translation>
    </message>
    <message>
        <source>Soigner</source>
        <translation>Care</translation>
    </message>
    <message>
        <source>Jours de guérison</source>
        <translation>Days of healing</translation>
    </message>
    <message>
        <source>0&#xa0;: le tirage de Guérison est à faire.</source>
        <translation>0: the healing roll is still to be made.</translation>
    </message>
    <message>
        <source>Jours de repos passés</source>
        <translation>Days of rest gone by</translation>
    </message>
    <message>
        <source>Saigne</source>
        <translation>Bleeds</translation>
    </message>
    <message>
        <source>Guérit en (jours)</source>
        <translation>Heals in (days)</translation>
    </message>
    <message>
        <source>passés</source>
        <translation>gone by</translation>
    </message>
    <message>
        <source>Soigner&#xa0;: {name}</source>
        <translation>Care: {name}</translation>
    </message>
    <message>
        <source>Extraire le projectile</source>
        <translation>Take the missile out</translation>
    </message>
    <message>
        <source>Extraire le projectile&#xa0;: {name}</source>
        <translation>Take the missile out: {name}</translation>
    </message>
    <message>
        <source>Test d’infection…</source>
        <translation>Infection test…</translation>
    </message>
    <message>
        <source>Test d’infection&#xa0;: {name}</source>
        <translation>Infection test: {name}</translation>
    </message>
    <message>
        <source>Amputer…</source>
        <translation>Amputate…</translation>
    </message>
    <message>
        <source>Amputer&#xa0;: {name}</source>
        <translation>Amputate: {name}</translation>
    </message>
    <message>
        <source>Point de Destin</source>
        <translation>Point of Destin</translation>
    </message>
    <message>
        <source>Point de Destin&#xa0;: {name}</source>
        <translation>Point of Destin: {name}</translation>
    </message>
    <message>
        <source>Guérie</source>
        <translation>Healed</translation>
    </message>
    <message>
        <source>Guérie&#xa0;: {name}</source>
        <translation>Healed: {name}</translation>
    </message>
    <message>
        <source>Arme qui a blessé&#xa0;: {name}</source>
        <translation>Weapon that wounded: {name}</translation>
    </message>
    <message>
        <source>Côté&#xa0;: {name}</source>
        <translation>Side: {name}</translation>
    </message>
    <message>
        <source>fragment d’arme</source>
        <translation>fragment of the weapon</translation>
    </message>
    <message>
        <source>barbelée</source>
        <translation>barbed</translation>
    </message>
    <message>
        <source>alité</source>
        <translation>in bed</translation>
    </message>
    <message>
        <source>{what}&#xa0;: {name}</source>
        <translation>{what}: {name}</translation>
    </message>
    <message>
        <source>Compte à rebours</source>
        <translation>Countdown</translation>
    </message>
    <message>
        <source>Arme</source>
        <translation>Weapon</translation>
    </message>
    <message>
        <source>Côté</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>à dire</source>
        <translation>to be said</translation>
    </message>
    <message>
        <source>à droite</source>
        <translation>right</translation>
    </message>
    <message>
        <source>à gauche</source>
        <translation>left</translation>
    </message>
    <message>
        <source>propre</source>
        <translation>clean</translation>
    </message>
    <message>
        <source>normale</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>sale ou rouillée</source>
        <translation>dirty or rusty</translation>
    </message>
    <message>
        <source>souillée</source>
        <translation>foul</translation>
    </message>
    <message numerus="yes">
        <source>%n jour(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message>
        <source>du jour</source>
        <translation>of today</translation>
    </message>
    <message>
        <source>soignée</source>
        <translation>cared for</translation>
    </message>
    <message>
        <source>guérie</source>
        <translation>healed</translation>
    </message>
    <message>
        <source>pas d’infection</source>
        <translation>no infection</translation>
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
    <name>WoundsSection</name>
    <message>
        <source>Ajouter une blessure…</source>
        <extracomment>An edit command.</extracomment>
        <translation>Add a wound…</translation>
    </message>
    <message>
        <source>Noter une blessure</source>
        <extracomment>An edit command.</extracomment>
        <translation>Note a wound</translation>
    </message>
    <message>
        <source>Blessure</source>
        <translation>Wound</translation>
    </message>
    <message>
        <source>Malus à toute manœuvre</source>
        <translation>Malus to every manoeuvre</translation>
    </message>
    <message>
        <source>Sang perdu par round</source>
        <translation>Blood lost each round</translation>
    </message>
    <message>
        <source>Indemne</source>
        <translation>Unharmed</translation>
    </message>
    <message>
        <source>rien de brisé</source>
        <translation>nothing broken</translation>
    </message>
    <message>
        <source>Malus à présent&#xa0;: {now}</source>
        <translation>Malus now: {now}</translation>
    </message>
    <message>
        <source>Blessures</source>
        <translation>Wounds</translation>
    </message>
    <message>
        <source>Test d’infection le lendemain.</source>
        <translation>Infection test on the day after.</translation>
    </message>
    <message>
        <source>{least} à {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>Guérit en {days} jours.</source>
        <translation>Heals in {days} days.</translation>
    </message>
    <message>
        <source>Fièvre</source>
        <translation>Fever</translation>
    </message>
    <message>
        <source>Infection grave</source>
        <translation>Grave infection</translation>
    </message>
    <message>
        <source>Gangrène</source>
        <translation>Gangrene</translation>
    </message>
    <message>
        <source>{name}&#xa0;: finie</source>
        <translation>{name}: over</translation>
    </message>
    <message>
        <source>{told} → mort sans amputation</source>
        <translation>{told} → death without amputation</translation>
    </message>
    <message>
        <source>{name}, jour {day}&#xa0;: {told}</source>
        <translation>{name}, day {day}: {told}</translation>
    </message>
    <message>
        <source>impotent</source>
        <translation>helpless</translation>
    </message>
    <message>
        <source>j. {days} {cost}</source>
        <translation>d. {days} {cost}</translation>
    </message>
</context>
<context>
    <name>Writable</name>
    <message>
        <source>Valeur&#xa0;: {name}</source>
        <extracomment>Another value was written: key and value.</extracomment>
        <translation>Value: {name}</translation>
    </message>
    <message>
        <source>Changer la valeur (F2)</source>
        <translation>Change the value (F2)</translation>
    </message>
</context>
<context>
    <name>ZoneLine</name>
    <message>
        <source>PA&#xa0;: {zone}</source>
        <translation>PA: {zone}</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>compte à un d100 ≤ {most}</source>
        <translation>counts at a d100 ≤ {most}</translation>
    </message>
    <message>
        <source>{lost} PV sur {points} perdus</source>
        <translation>{lost} PV of {points} lost</translation>
    </message>
    <message>
        <source>{count} PA perdus</source>
        <translation>{count} PA lost</translation>
    </message>
    <message>
        <source>{first} ne va pas avec {second}</source>
        <translation>{first} does not go with {second}</translation>
    </message>
    <message>
        <source>{name} se porte seule</source>
        <translation>{name} is worn alone</translation>
    </message>
    <message>
        <source>{name} va avec&#xa0;: {fits}</source>
        <translation>{name} goes with: {fits}</translation>
    </message>
</context>
<context>
    <name>_Amount</name>
    <message>
        <source>Un nombre entier, par exemple +2 ou −1.</source>
        <translation>A whole number, for example +2 or −1.</translation>
    </message>
</context>
<context>
    <name>_ConditionButton</name>
    <message>
        <source>{condition} ✕</source>
        <translation>{condition} ✕</translation>
    </message>
    <message>
        <source>Ôter l’état {condition}</source>
        <translation>Take away the condition {condition}</translation>
    </message>
    <message>
        <source>Ôter cet état</source>
        <translation>Take this condition away</translation>
    </message>
</context>
<context>
    <name>_Contact</name>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
</context>
<context>
    <name>_Decayed</name>
    <message>
        <source>Rendre un point</source>
        <translation>Give a point back</translation>
    </message>
    <message>
        <source>{name}&#xa0;: rendre un point</source>
        <translation>{name}: give a point back</translation>
    </message>
    <message>
        <source>{name}&#xa0;: {lost}</source>
        <translation>{name}: {lost}</translation>
    </message>
</context>
<context>
    <name>_EndurePanel</name>
    <message numerus="yes">
        <source>%n blessure(s) en tout.</source>
        <translation>
            <numerusform>%n wound in all.</numerusform>
            <numerusform>%n wounds in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>Au tour {turn}, un dé est dû.</source>
        <translation>At turn {turn}, a die is due.</translation>
    </message>
    <message>
        <source>Arrêt au tour {turn}&#xa0;: une question est à régler.</source>
        <translation>Stopped at turn {turn}: a question has to be settled.</translation>
    </message>
</context>
<context>
    <name>_Jump</name>
    <message>
        <source>Test d’Agilité</source>
        <translation>Test of Agilité</translation>
    </message>
    <message>
        <source>Résultat</source>
        <translation>Result</translation>
    </message>
</context>
<context>
    <name>_Line</name>
    <message>
        <source>{roll}&#xa0;: modificateur {place}</source>
        <translation>{roll}: modifier {place}</translation>
    </message>
    <message>
        <source>{name}&#xa0;: compte</source>
        <translation>{name}: counts</translation>
    </message>
    <message>
        <source>{name}&#xa0;: raison</source>
        <translation>{name}: reason</translation>
    </message>
    <message>
        <source>raison</source>
        <translation>reason</translation>
    </message>
</context>
<context>
    <name>_Made</name>
    <message>
        <source>Ôter</source>
        <extracomment>The link that it is about, an `Adjustment` without points.</extracomment>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Ôter&#xa0;: {change}</source>
        <translation>Remove: {change}</translation>
    </message>
</context>
<context>
    <name>_Owned</name>
    <message>
        <source>Rien encore.</source>
        <translation>Nothing yet.</translation>
    </message>
</context>
<context>
    <name>_OwnedRow</name>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation>Remove: {name}</translation>
    </message>
</context>
<context>
    <name>_Page</name>
    <message>
        <source>Sans nom</source>
        <translation>Unnamed</translation>
    </message>
</context>
<context>
    <name>_People</name>
    <message>
        <source>— à choisir —</source>
        <translation>— to choose —</translation>
    </message>
</context>
<context>
    <name>_Pick</name>
    <message>
        <source>{title}, choix {number}</source>
        <translation>{title}, choice {number}</translation>
    </message>
    <message>
        <source>{title}&#xa0;: spécialisation</source>
        <translation>{title}: specialisation</translation>
    </message>
    <message>
        <source>Nommer la spécialisation</source>
        <translation>Name the specialisation</translation>
    </message>
    <message>
        <source>— à choisir —</source>
        <translation>— to choose —</translation>
    </message>
</context>
<context>
    <name>_Prison</name>
    <message>
        <source>Jet de séjour en prison</source>
        <translation>Prison stay roll</translation>
    </message>
    <message>
        <source>Séjours en prison&#xa0;: {done} sur {due} (table de Cassure)</source>
        <translation>Prison stays: {done} of {due} (table of Cassure)</translation>
    </message>
</context>
<context>
    <name>_Reason</name>
    <message>
        <source>Raison du MJ, notée sur la feuille</source>
        <translation>The GM’s reason, noted on the sheet</translation>
    </message>
    <message>
        <source>Raison du MJ</source>
        <translation>The GM’s reason</translation>
    </message>
    <message>
        <source>Lever la règle</source>
        <translation>Waive the rule</translation>
    </message>
</context>
<context>
    <name>_Reputation</name>
    <message>
        <source>Réputation positive</source>
        <translation>Positive Réputation</translation>
    </message>
    <message>
        <source>Réputation négative</source>
        <translation>Negative Réputation</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {name}</source>
        <translation>Remove: {name}</translation>
    </message>
    <message>
        <source>{name}&#xa0;: prend la valeur de</source>
        <translation>{name}: takes the value of</translation>
    </message>
    <message>
        <source>{name}&#xa0;: progression</source>
        <translation>{name}: advances</translation>
    </message>
    <message>
        <source>{name}&#xa0;: valeur</source>
        <translation>{name}: value</translation>
    </message>
    <message>
        <source>{name}&#xa0;: centièmes</source>
        <translation>{name}: hundredths</translation>
    </message>
    <message>
        <source>{name}&#xa0;: score</source>
        <translation>{name}: score</translation>
    </message>
    <message>
        <source>{name}&#xa0;: bonus de race</source>
        <translation>{name}: bonus of race</translation>
    </message>
    <message>
        <source>{name}&#xa0;: bonus</source>
        <translation>{name}: bonus</translation>
    </message>
</context>
<context>
    <name>_Stay</name>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer le séjour&#xa0;: {text}</source>
        <translation>Remove the stay: {text}</translation>
    </message>
</context>
<context>
    <name>_TakenRow</name>
    <message>
        <source>{amount} PM</source>
        <translation>{amount} PM</translation>
    </message>
    <message>
        <source>{trait}&#xa0;: {wanted}</source>
        <translation>{trait}: {wanted}</translation>
    </message>
    <message>
        <source>précision</source>
        <translation>details</translation>
    </message>
    <message>
        <source>Encore</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Prendre encore&#xa0;: {trait}</source>
        <translation>Take again: {trait}</translation>
    </message>
    <message>
        <source>Retirer</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Retirer&#xa0;: {trait}</source>
        <translation>Remove: {trait}</translation>
    </message>
</context>
<context>
    <name>_Thread</name>
    <message>
        <source>Faire le test…</source>
        <extracomment>The test of this place is to be made.</extracomment>
        <translation>Make the test…</translation>
    </message>
    <message>
        <source>Faire&#xa0;: {test}</source>
        <translation>Make: {test}</translation>
    </message>
</context>
<context>
    <name>_Value</name>
    <message>
        <source>Laquelle&#xa0;?</source>
        <translation>Which one?</translation>
    </message>
</context>
<context>
    <name>_Zone</name>
    <message>
        <source>rien</source>
        <extracomment>Quarters and PA.</extracomment>
        <translation>nothing</translation>
    </message>
    <message>
        <source>entier</source>
        <translation>whole</translation>
    </message>
    <message>
        <source>{zone} couvert&#xa0;: {name}</source>
        <translation>{zone} covered: {name}</translation>
    </message>
    <message>
        <source>PA, {zone}&#xa0;: {name}</source>
        <translation>PA, {zone}: {name}</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>PA</translation>
    </message>
</context>
</TS>
