### Les tables des autres, où l’on peut s’asseoir ou regarder.

tables_title = Tables
tables_says = Asseyez-vous à une table ouverte, ou regardez une partie.
tables_open = Tables ouvertes
tables_playing = Parties à regarder
tables_hosted = { $who } vous invite
tables_free =
    { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
tables_sit = S’asseoir
tables_sitNamed = S’asseoir : { $title } avec { $who }
tables_watch = Regarder
tables_watchNamed = Regarder : { $title }, { $who }
tables_name = Votre nom
tables_nameFirst = Entrez d’abord votre nom.
tables_moves =
    { $count ->
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
tables_empty = Aucune table ouverte en ce moment
tables_emptySays = Ouvrez-en une : choisissez un jeu, offrez une place à n’importe qui, et tout le monde la trouve ici.
tables_own = Ouvrir une table
