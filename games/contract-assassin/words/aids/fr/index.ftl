### L’aide de jeu : un tour en bref, chaque mot en une phrase, des tables, et ce qui a changé dans les règles.


## Un tour ; un mot qui s’explique s’écrit [action: action]

turn_actions = Vous avez { -number($actions) } [action: actions] : piocher une carte, avancer d’une case, voyager par une [getaway: carte de fuite], [skill: apprendre] une arme, tenter un attentat ou fuir.
turn_bonus = Une [bonus: carte bonus] par tour est gratuite.
turn_attempt = Chez l’un de vos [name: noms] : posez jusqu’à { -number($weapons) } [weapon: armes] et lancez [death-dice: deux dés] ; leur somme tue si une arme la porte.
turn_guard = Un échec amène un [guard: garde du corps] : son nombre ne tue plus là-bas.
turn_flee = Réussi ou non, fuyez aussitôt : posez jusqu’à { -number($getaways) } cartes de fuite et lancez [getaway-die: un dé], ou [hiding: cachez-vous].
turn_prison = Si vous êtes pris, vous passez { -number($missed) } tours en [prison: prison].
turn_end = Avec quatre noms rayés, vous gagnez aussitôt.

## Mots

term_action_name = Action
term_action_says = Ce dont un tour est fait ; vous pouvez mélanger et répéter les actions, et celles qui restent sont perdues.
term_name_name = Nom
term_name_says = Une cible dans une ville, sur votre liste de quatre ; en général, vous seul pouvez tenter l’attentat.
term_space_name = Case
term_space_says = Une ville ou une étape ; une action vous mène à une voisine le long d’une ligne.
term_home_name = Ville d’attache
term_home_says = Où un tueur commence et revient, et où l’on apprend à manier son arme.
term_weapon_name = Arme
term_weapon_says = Une carte numérotée de 2 à 12 : posée pour un attentat, elle tue si les deux dés donnent son nombre.
term_death-dice_name = Dés de la Mort
term_death-dice_says = Deux dés, additionnés : une arme ou une maîtrise qui porte cette somme tue.
term_getaway_name = Carte de fuite
term_getaway_says = Une carte numérotée de 1 à 6 : votre issue si le dé montre son nombre, ou un billet pour une action, sans jet.
term_getaway-die_name = Dé de Fuite
term_getaway-die_says = Un dé : vous partez par la carte de fuite posée qui a ce nombre, sinon vous êtes pris.
term_guard_name = Garde du corps
term_guard_says = Tant qu’il est près d’une cible, personne ne la tue avec son nombre.
term_skill_name = Maîtrise
term_skill_says = Un second nombre pour une arme, pour toujours ; il est tiré à l’école de cette arme.
term_bonus_name = Carte bonus
term_bonus_says = Une carte qui ne coûte pas d’action ; une par tour.
term_prison_name = Prison
term_prison_says = Si vous êtes pris en fuyant, vous passez { -number($missed) } tours et revenez chez vous ; noms, maîtrises et cartes restent.
term_hiding_name = Cachette
term_hiding_says = Au lieu de fuir, vous pouvez vous cacher : pas de jet, mais vous passez { -number($missed) } tours.

## Tables

odds_kill_title = Deux dés
odds_kill_weapon = Arme
odds_kill_ways = Jets
odds_kill_chance = Tue
odds_kill_row = { $number } { $weapon }
odds_kill_of = { $ways } sur { $rolls }
odds_out_title = S’échapper
odds_out_cards = Cartes de fuite différentes
odds_out_chance = Échappe
odds_out_row =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Ce qui a changé dans les règles

changed_shown = Ce que les autres apprennent d’une main cachée ne s’annule pas.
changed_asked = Mains cachées : on vous interroge dès que vous pourriez avoir une carte pour ce moment, et aucune question ne trahit votre main.
