-name =
    { $it ->
        [0] Nord
       *[other] Süd
    }
-cards =
    { $it ->
        [one] eine Karte
       *[other] { $it } Karten
    }
-points =
    { $it ->
        [one] einen Punkt
       *[other] { $it } Punkte
    }
mood = Zwei Kletterer, verdeckte Karten: höher hinauf oder nachgeben.
gist_goal = Komm höher als der andere und hab als Erster genug Punkte.
gist_turn = Spiel eine Karte über der letzten oder gib nach.
gist_loss = Wer nachgibt, schenkt dem anderen einen Punkt und mit Pech zwei.
preset_standard = Standard
preset_long = Lang: fünf Punkte
setting_points = Wie viele Punkte zum Sieg reichen.
prompt_begin = { -name($seat) }: Beginne den Anstieg mit einer beliebigen Karte
prompt_higher = { -name($seat) }: Spiel höher als { $than } oder gib nach
prompt_swap = Wirf eine Karte weg oder behalte deine Hand
seat = { -name($seat) }
watched_begin = { $who } beginnt einen Anstieg.
watched_higher = { $who } spielt höher als { $than } oder gibt nach.
watched_swap = Eine Karte darf weg: { LIST($who) }.
answer_play = die { $card } spielen
answer_yield = nachgeben: Der andere bekommt einen Punkt
answer_throw = { -name($by) }: die { $card } wegwerfen
answer_keep = { -name($by) }: die Hand behalten
foretells_keeps = Du behältst { -cards($hand) }.
foretells_gives = Der andere hat dann { -points($points) }, mit { PERCENT($twice) } einen mehr.
foretells_loses = Der andere gewinnt mit { PERCENT($wins) }.
event_plays = { -name($seat) } spielt die <b>{ $card }</b>.
event_yields = { -name($seat) } <b>gibt nach</b>.
event_rolls =
    { -name($seat) } würfelt eine <b>{ $die }</b>: { $twice ->
        [true] Der Anstieg zählt <b>doppelt</b>
       *[false] Der Anstieg zählt einfach
    }.
event_scores = <b>{ -name($seat) } punktet</b> und hat { $points }.
event_throws = { -name($seat) } wirft die <b>{ $card }</b> weg.
event_keeps = { -name($seat) } behält die Hand.
event_draws = { -name($seat) } zieht { -cards($cards) }.
event_hand = Du hast <b>{ LIST($drawn, by: ", ") }</b> gezogen.
event_wins = <b>{ -name($seat) } gewinnt.</b>
why_higher = Die letzte Karte ist die <b>{ $last }</b>, und diese ist nicht höher.
why_own-card = Diese Karte ist <b>nicht auf deiner Hand</b>.
why_once = Hier gibt es für dich <b>nichts mehr zu entscheiden</b>.
why_not-yours = Das <b>entscheidet der andere</b>.
help_yield = Nichts Höheres ist übrig: Gib nach.
end_you =
    Du gewinnst: { $by ->
        [points] genug Punkte
       *[cards] Die Karten sind aus
    }.
end_other =
    { $winner } gewinnt: { $by ->
        [points] genug Punkte
       *[cards] Die Karten sind aus
    }.
