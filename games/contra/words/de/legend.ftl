### Was Dinge auf dem Tisch sind, worauf der Tisch wartet, und das Ende.


## Was etwas ist

legend_space_title = { SPACE($kind) } { $id }
legend_space_here = Hier: { LIST($there) }.
legend_space_broken = Die Plattform ist zerbrochen und schützt niemanden.
legend_space_ledge = Es liegt auf einem Vorsprung: hinauf nur springend, hinab auch laufend.
legend_space_whole = { LIST($sentences, by: " ") }
legend_here_boss = { BOSS($boss) }, der Boss
legend_here_foe = { ENEMY(SPECIES($enemy)) } mit { $left } von { $health } Leben
legend_here_grenade = eine Granate, die im Zug des Schauplatzes explodiert
legend_here_dimer = ein Blasendimer, der jeden verletzt, der hineinläuft
legend_here_gels = ansteckende Gele, die an jedem kleben, der hineinläuft
legend_kind_plain = Nichts Besonderes: Lauf oder spring hindurch.
legend_kind_start = Hier beginnen Kommandos die Mission.
legend_kind_boss = Hier steht der Boss, wenn die Mission beginnt.
legend_kind_enemy = Neue Gegner erscheinen auf dem nächsten leeren Feld dieser Art.
legend_kind_pillbox = Komm herein, solange der Sensormarker hier liegt, und du darfst ihn gegen eine Waffenkarte tauschen.
legend_kind_objective1 = Komm in deinem eigenen Zug herein, und du darfst Ziel 1 versuchen.
legend_kind_objective2 = Komm in deinem eigenen Zug herein, und du darfst Ziel 2 versuchen.
legend_kind_objective3 = Komm in deinem eigenen Zug herein, und du darfst Ziel 3 versuchen.
legend_kind_alarm-post = Komm herein, und du darfst [S] ausgeben, um einen Alarmmarker zu entfernen.
legend_kind_platform = Wer hier steht, rutscht nicht ab und fällt weicher.
legend_kind_drift = Lauf hinein, und dein Lauf endet hier.
legend_kind_wadder = Hier sammeln sich Gele; verbrenne sie mit Erfolgen eines Angriffs in Reichweite.
legend_token_title = Marker: { ADVANTAGE($type) }
legend_token_says = Gib ihn aus, um ein { -icon($type) } auf deinen Würfeln zum Erfolg zu machen, { -icon($type) }-Schaden abzuwehren oder Kosten zu zahlen; du hast höchstens drei.
legend_medals_title = Orden
legend_medals_says = Du verlierst einen, wenn du Schaden nicht bezahlst; wer einen verlieren muss und keinen hat, verliert die Mission für alle.
legend_decks_title = Schauplatzstapel
legend_decks_says = Das ist die Uhr: Jede Runde wird eine Karte gezogen, und wer vom leeren Stapel ziehen muss, verliert die Mission für alle.
legend_success_title = Erfolg
legend_success_says = Macht dem Ziel 1 Schaden.
legend_critical_title = Kritischer Treffer
legend_critical_says = Macht dem Ziel 1 Schaden, und ein weiterer Würfel wird sofort geworfen.
legend_result_title = Ergebnis { ADVANTAGE($type) }
legend_result_says = Gib { -icon($type) } aus, um einen Erfolg daraus zu machen; sonst erhältst du { -icon($type) } nach dem Angriff.
legend_special_title = Spezial
legend_special_says = Von links die erste Gegnerkarte, deren Spezial noch nicht dran war, führt es jetzt aus; ist keine mehr übrig, wird ein Gegner gezogen.
legend_damage_title = Schaden: { ADVANTAGE(FACE($face)) }
legend_damage_says = Zahle { -icon($face) } dagegen, zusammen mit dem übrigen Schaden, oder verliere einen Orden.
legend_clause = Die Regel

## Worauf der Tisch wartet

legend_now = Jetzt:
legend_click = { -click } auf { LIST($open, of: "OPEN", type: "or") }.
legend_click-list = Wähle einen Zug aus der Liste.
open_space = ein leuchtendes Feld
open_enemy = einen leuchtenden Gegner
open_card = eine hervorgehobene Karte auf deiner Hand
open_token = einen hervorgehobenen Marker
open_die = einen umrandeten Würfel
open_commando = ein Kommando
open_boss = eine Zahl unter einer Bosskarte
open_stage = eine hervorgehobene Schauplatzkarte
open_button = einen Knopf neben der Frage
legend_wait = Warte auf { LIST($who) }.
legend_nothing = Hier ist nichts zu tun.
legend_past = Du siehst einen früheren Zug. Geh zurück zum Spiel, um weiterzuspielen.
legend_over = Die Mission ist vorbei.
legend_prompt = { $prompt }.

## Das Ende

end_headline_destroyed = { BOSS($boss) } fällt in Runde { $round }
end_headline_escaped = { STAGE($stage) }: in Runde { $round } entkommen
end_headline_fallen = { COMMANDO($who) } fällt in Runde { $round }
end_headline_out-of-time = In Runde { $round } ist die Zeit um
end_team = Die Kommandos
end_dealt = Schaden gemacht
end_feat_criticals = { $n } Würfel durch kritische Treffer
end_feat_weapons =
    { $n ->
        [one] 1 Waffe
       *[other] { $n } Waffen
    } gefunden
end_feat_objectives =
    { $n ->
        [one] 1 Ziel
       *[other] { $n } Ziele
    } erreicht
end_feat_reactions =
    { $n ->
        [one] 1 Reaktion
       *[other] { $n } Reaktionen
    } gespielt
end_boss-left = Leben hat der Boss noch
end_rounds = Runden
end_clock = Schauplatzkarten übrig
end_downed = Gegner besiegt
end_alone = Dieser Teil war eine Partie für sich. Die Geschichte beginnt mit Teil 1.
end_next_won = Die Geschichte ist gewonnen.
end_next_lost = Die Geschichte ist verloren.
end_next_part =
    Weiter mit Teil { $part }{ COUNT($carried) ->
        [0] { "" }
       *[other] , mitgebracht: { LIST($carried, of: "CARRIED") }
    }.
