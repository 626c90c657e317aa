### Pourquoi quelque chose est impossible.

-there =
    { COUNT($to) ->
        [0] là-bas
       *[other] { LIST($to, of: "at") }
    }
-moment =
    { $card ->
        [escape-from-prison] quand vous passez un tour en prison
        [loaded-dice] juste après votre jet
        [body-double] quand la police vient vous chercher
        [red-eye-ticket] avant un attentat, pas quand vous devez fuir
       *[other] à un autre moment
    }
why_not-held =
    Vous <b>n’avez pas</b> { COUNT($card) ->
        [0] cette carte
       *[other] la carte { LIST($card, of: "CARD") }
    }.
why_turn_four-actions = Vous n’avez <b>plus d’action</b> ce tour-ci.
why_kit_hoarder-tie = Il n’y a <b>plus aucune carte</b> à piocher nulle part.
why_action_move = Aucune liaison ne mène { PLACE($here, form: "of") } { -there } : une action vous fait avancer d’<b>une case</b>.
why_action_getaway-travel = { CAPITAL(CARD($by, form: "the")) } <b>ne vous mène pas</b> { PLACE($here, form: "of") } { PLACE($to, form: "at") }.
why_attempt_where = Vous n’avez <b>pas de contrat en cours</b> { PLACE($here, form: "at") }.
why_attempt_elsewhere = Vous êtes { PLACE($here, form: "at") } : un attentat se commet <b>là où vous êtes</b>.
why_attempt_at-least-one = Posez <b>au moins une arme</b>.
why_attempt_no-cards = Vous n’avez <b>pas de cartes</b> : piochez d’abord une arme.
why_attempt_five-cards = Vous avez posé <b>{ $laid }</b> armes : c’est le maximum.
why_attempt_then-flee = Vous devez <b>d’abord filer</b> : fuyez ou cachez-vous.
why_escape_cards = Vous avez posé <b>{ $laid }</b> cartes de fuite : c’est le maximum.
why_escape_sequence = Posez d’abord <b>au moins une carte de fuite</b>.
why_escape_method = Votre fuite <b>ne mène pas</b> { PLACE($here, form: "of") } { -there }.
why_hiding_no-action = Vous n’avez <b>plus d’action</b> pour fuir.
why_hiding_no-getaway = Vous n’avez <b>pas de carte de fuite</b>.
why_bonus_one-per-turn = Vous avez <b>déjà joué une carte bonus</b> ce tour-ci.
why_bonus_windows = La carte { CARD($card) } se joue <b>{ -moment }</b>.
why_bonus_no-guard = Il n’y a <b>pas de garde du corps { $number }</b> { PLACE($city, form: "at") }.
why_bonus_no-contract = Il n’y a <b>pas de contrat en cours</b> { PLACE($city, form: "at") }.
why_bonus_own-target = { VICTIM($city) } est <b>votre propre cible</b> : choisissez celle d’un rival.
why_bonus_there = Vous <b>êtes déjà</b> { PLACE($to, form: "at") }.
why_bonus_no-city = Il n’y a <b>pas de ville</b> { PLACE($to, form: "at") } : aucun avion n’y atterrit.
why_bodyguard_exhausted =
    Il n’y a plus de garde du corps pour <b>{ COUNT($city) ->
        [0] cette cible
       *[other] { LIST($city, of: "victim") }
    }</b>.
why_skill_once = Vous maniez <b>déjà cette arme</b>.
why_skill_where =
    C’est seulement <b>{ COUNT($school) ->
        [0] dans sa ville d’attache
       *[other] { LIST($school, of: "at") }
    }</b> qu’on apprend à manier { CARD($weapon, form: "the") }.
why_skill_own-home = Vous maîtrisez votre spécialité <b>depuis le début</b>.
why_skill_bag-empty = Il n’y a <b>plus de nombre</b> dans le sac pour cette arme.
why_reaper_no-skill = La Faucheuse <b>ne s’apprend pas</b> : un 7 n’en a pas besoin.
why_archie_shift = Seul <b>Archie 'Beau' Fletcher</b> déplace des gardes du corps.
why_archie_before-roll = Vous avez <b>déjà déplacé</b> un garde du corps pendant cet attentat.
why_archie_optional =
    { COUNT($target) ->
        [0] Votre cible
       *[other] { LIST($target, of: "victim") }
    } n’a <b>pas de garde du corps{ COUNT($number) ->
        [0] { "" }
       *[other] { " " }{ LIST($number) }
    }</b>.
why_archie_no-contract = Il n’y a <b>pas de contrat en cours</b> { PLACE($to, form: "at") }.
why_archie_own-target = { VICTIM($to) } est <b>votre propre cible</b> : choisissez celle d’un rival.
why_archie_has-it = { VICTIM($to) } a <b>déjà</b> le garde du corps { $number }.
why_sugar_keep-one =
    Vous n’avez <b>pas posé</b> { COUNT($card) ->
        [0] cette carte
       *[other] { LIST($card, of: "the-card") }
    }.
why_ninja_anywhere-home = Ninja Sue ne peut pas fuir { -there } : ce n’est <b>pas une ville d’attache</b>.
why_otto_swap-choice =
    { COUNT($city) ->
        [0] Cette cible
       *[other] { LIST($city, of: "victim") }
    } n’est <b>pas l’un de vos contrats en cours</b>.
why_setup_assassin-random = Quelqu’un <b>a déjà</b> ce tueur.
