### Le débriefing : il vient quand la partie est finie.

headline_success = Rentrés de nuit au tour { $turn }
headline_bag = Le sac est vide au tour { $turn }
headline_eliminated = Le dernier commando tombe au tour { $turn }
headline_no-replacement = Plus personne à envoyer au tour { $turn }
headline_card = Trop tard au tour { $turn }
headline_other = Fin au tour { $turn }
verdict_success = Tous les objectifs sont accomplis et les survivants sont dehors.
verdict_bag = Il fallait un jeton et <b>le sac était vide</b>.
verdict_eliminated = <b>Tous les commandos</b> sont éliminés.
verdict_no-replacement = <b>Il ne reste aucun commando</b> pour prendre la relève.
verdict_card = <b>Le temps s’est écoulé</b> avant la fin du travail.
casualties = Pertes
down = ennemis éliminés
home = rentré
caught = pris
eliminated = Éliminé
fell = tombé au tour { $turn }
fate =
    { $wounds ->
        [0] indemne
       *[other] { -wounds($wounds) }
    }, { $seen ->
        [0] jamais vu
        [1] vu une fois
       *[other] vu { $seen } fois
    }
noise = Bruit et alarme, tour par tour
how-it-went = Le déroulement
grade_ghosts = <b>Fantômes</b> : aucune alarme sur aucun terrain.
grade_clean = <b>Propre</b> : personne n’a été éliminé.
grade_pyrrhic = <b>À la Pyrrhus</b> : il ne reste qu’un seul commando.
grade_costly = <b>Coûteux</b> : tout le monde n’est pas revenu.
honours = Honneurs
honour_objectives = Tous les objectifs
honour_unseen = Jamais vus
honour_all-home = Tous rentrés
so-many = { $n } sur { $of }
everybody = tout le monde
seen =
    { $seen ->
        [0] personne n’a jamais été visible
        [1] vus une fois
       *[other] vus { $seen } fois
    }
alarm-turns = tours sous alarme : { $n } sur { $of }
ways = Ce qu’il restait de marge
way_bag = <b>Sac</b> : aucun tour n’a commencé avec moins de { -tokens($lowest) }
way_bag-empty = <b>Sac</b> : vide quand il fallait un jeton
way_eliminated = <b>Commandos</b> : { $left } encore debout
way_eliminated-all = <b>Commandos</b> : plus personne
way_no-replacement = <b>Remplaçants</b> : plus personne à envoyer
way_card = <b>L’heure de la carte</b> : passée
