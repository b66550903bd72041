<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="fr_FR">
<context>
    <name>ArmourSection</name>
    <message numerus="yes">
        <source>Se porte %n heure(s) par jour au plus.</source>
        <translation>
            <numerusform>Se porte %n heure par jour au plus.</numerusform>
            <numerusform>Se porte %n heures par jour au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EssenceSection</name>
    <message numerus="yes">
        <source>Oubli de %n point(s)</source>
        <translation>
            <numerusform>Oubli de %n point</numerusform>
            <numerusform>Oubli de %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FallPage</name>
    <message numerus="yes">
        <source>Natation&#xa0;: %n jet(s) raté(s) à relancer.</source>
        <translation>
            <numerusform>Natation : %n jet raté à relancer.</numerusform>
            <numerusform>Natation : %n jets ratés à relancer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilledWindow</name>
    <message numerus="yes">
        <source>«&#xa0;{file}&#xa0;» crée un personnage&#xa0;; %n champ(s) sont remplis.</source>
        <translation>
            <numerusform>«&#xa0;{file}&#xa0;» crée un personnage&#xa0;; %n champ est rempli.</numerusform>
            <numerusform>«&#xa0;{file}&#xa0;» crée un personnage&#xa0;; %n champs sont remplis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>«&#xa0;{file}&#xa0;» change %n champ(s).</source>
        <translation>
            <numerusform>«&#xa0;{file}&#xa0;» change %n champ.</numerusform>
            <numerusform>«&#xa0;{file}&#xa0;» change %n champs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Reprendre %n champ(s)</source>
        <translation>
            <numerusform>&amp;Reprendre %n champ</numerusform>
            <numerusform>&amp;Reprendre %n champs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>et %n autre(s) remarque(s)</source>
        <translation>
            <numerusform>et %n autre remarque</numerusform>
            <numerusform>et %n autres remarques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderRun</name>
    <message numerus="yes">
        <source>%n personnage(s) importé(s).</source>
        <translation>
            <numerusform>%n personnage importé.</numerusform>
            <numerusform>%n personnages importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Arrêté&#xa0;: %n fichier(s) n’ont pas été lus.</source>
        <translation>
            <numerusform>Arrêté&#xa0;: %n fichier n’a pas été lu.</numerusform>
            <numerusform>Arrêté&#xa0;: %n fichiers n’ont pas été lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fichier(s) refusé(s)&#xa0;:</source>
        <translation>
            <numerusform>%n fichier refusé&#xa0;:</numerusform>
            <numerusform>%n fichiers refusés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… et %n autre(s).</source>
        <translation>
            <numerusform>… et %n autre.</numerusform>
            <numerusform>… et %n autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n ligne(s) de la feuille diffèrent aujourd’hui.</source>
        <translation>
            <numerusform>%n ligne de la feuille diffère aujourd’hui.</numerusform>
            <numerusform>%n lignes de la feuille diffèrent aujourd’hui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JumpPage</name>
    <message numerus="yes">
        <source>Saut ordinaire&#xa0;: %n case(s).</source>
        <translation>
            <numerusform>Saut ordinaire : %n case.</numerusform>
            <numerusform>Saut ordinaire : %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) de plus.</source>
        <translation>
            <numerusform>%n case de plus.</numerusform>
            <numerusform>%n cases de plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Landing</name>
    <message numerus="yes">
        <source>%n point(s) de dégâts</source>
        <translation>
            <numerusform>%n point de dégâts</numerusform>
            <numerusform>%n points de dégâts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryFront</name>
    <message numerus="yes">
        <source>{party}&#xa0;: {shown} sur %n personnage(s)</source>
        <translation>
            <numerusform>{party}&#xa0;: {shown} sur %n personnage</numerusform>
            <numerusform>{party}&#xa0;: {shown} sur %n personnages</numerusform>
        </translation>
    </message>
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
    <name>LifeSection</name>
    <message numerus="yes">
        <source>Mort depuis %n minute(s).</source>
        <translation>
            <numerusform>Mort depuis %n minute.</numerusform>
            <numerusform>Mort depuis %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message numerus="yes">
        <source>%n case(s) par tirage, à {margin} près</source>
        <translation>
            <numerusform>%n case par tirage, à {margin} près</numerusform>
            <numerusform>%n cases par tirage, à {margin} près</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomePanel</name>
    <message numerus="yes">
        <source>%n étape(s) rejouée(s).</source>
        <translation>
            <numerusform>%n étape rejouée.</numerusform>
            <numerusform>%n étapes rejouées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperWindow</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParachutePage</name>
    <message numerus="yes">
        <source>%n essai(s) d’ouverture.</source>
        <translation>
            <numerusform>%n essai d’ouverture.</numerusform>
            <numerusform>%n essais d’ouverture.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyWindow</name>
    <message numerus="yes">
        <source>%n choisi(s)</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsSection</name>
    <message numerus="yes">
        <source>%n point(s) par case&#xa0;; un clic sur une case libre inflige, sur une case cochée rend.</source>
        <translation>
            <numerusform>%n point par case&#xa0;; un clic sur une case libre inflige, sur une case cochée rend.</numerusform>
            <numerusform>%n points par case&#xa0;; un clic sur une case libre inflige, sur une case cochée rend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) de dégâts</source>
        <translation>
            <numerusform>%n point de dégâts</numerusform>
            <numerusform>%n points de dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Soin de %n point(s)</source>
        <translation>
            <numerusform>Soin de %n point</numerusform>
            <numerusform>Soin de %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) par case&#xa0;; un clic sur une case libre en ôte, sur une case cochée en rend.</source>
        <translation>
            <numerusform>%n point par case ; un clic sur une case libre en ôte, sur une case cochée en rend.</numerusform>
            <numerusform>%n points par case ; un clic sur une case libre en ôte, sur une case cochée en rend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>agit en %n round(s)</source>
        <translation>
            <numerusform>agit en %n round</numerusform>
            <numerusform>agit en %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsFrame</name>
    <message numerus="yes">
        <source>Non enregistré&#xa0;: %n valeur(s) impossible(s).</source>
        <translation>
            <numerusform>Non enregistré&#xa0;: %n valeur impossible.</numerusform>
            <numerusform>Non enregistré&#xa0;: %n valeurs impossibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rencontre(s) en cours, réglages inchangés</source>
        <translation>
            <numerusform>%n rencontre en cours, réglages inchangés</numerusform>
            <numerusform>%n rencontres en cours, réglages inchangés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetFrame</name>
    <message numerus="yes">
        <source>%n remarque(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message numerus="yes">
        <source>{name}, bande de %n personnage(s)</source>
        <translation>
            <numerusform>{name}, bande de %n personnage</numerusform>
            <numerusform>{name}, bande de %n personnages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, rencontre préparée, %n participant(s)</source>
        <translation>
            <numerusform>{name}, rencontre préparée, %n participant</numerusform>
            <numerusform>{name}, rencontre préparée, %n participants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulationText</name>
    <message numerus="yes">
        <source>%n combat(s)&#xa0;; chaque part à {margin}&#xa0;% près, 19 fois sur 20.</source>
        <translation>
            <numerusform>%n combat&#xa0;; chaque part à {margin}&#xa0;% près, 19 fois sur 20.</numerusform>
            <numerusform>%n combats&#xa0;; chaque part à {margin}&#xa0;% près, 19 fois sur 20.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SufferPanel</name>
    <message numerus="yes">
        <source>%n dé(s) à lancer encore.</source>
        <translation>
            <numerusform>%n dé à lancer encore.</numerusform>
            <numerusform>%n dés à lancer encore.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message numerus="yes">
        <source>%n version(s) de personnages ont été retirées&#xa0;: elles avaient plus de 30 jours et Annuler ne pouvait plus les rendre. Une par jour reste, et la sauvegarde {backup} les contient toutes.</source>
        <translation>
            <numerusform>%n version de personnage a été retirée&#xa0;: elle avait plus de 30 jours et Annuler ne pouvait plus la rendre. Une par jour reste, et la sauvegarde {backup} les contient toutes.</numerusform>
            <numerusform>%n versions de personnages ont été retirées&#xa0;: elles avaient plus de 30 jours et Annuler ne pouvait plus les rendre. Une par jour reste, et la sauvegarde {backup} les contient toutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WoundCard</name>
    <message numerus="yes">
        <source>%n jour(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_EndurePanel</name>
    <message numerus="yes">
        <source>%n blessure(s) en tout.</source>
        <translation>
            <numerusform>%n blessure en tout.</numerusform>
            <numerusform>%n blessures en tout.</numerusform>
        </translation>
    </message>
</context>
</TS>
