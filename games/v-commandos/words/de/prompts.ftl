### Was zu entscheiden ist.


## Zu denen, die entscheiden

-in-nest =
    { $nest ->
        [true] , im Nest 5 oder mehr
       *[false] { "" }
    }
-to-friends =
    { $spills ->
        [true] { " " }Übrige Treffer verwunden, wer dort gesehen ist.
       *[false] { "" }
    }
-roll =
    { $roll ->
        [stealth] Tarnwürfel für { -acc($who) }: { LIST($dice, by: ", ") }.
        [shot] { -subject($who) } würfelt { LIST($dice, by: ", ") } ({ $needed } oder mehr trifft{ -in-nest }).{ -to-friends }
       *[fire] Würfel gegen { -acc($who) }: { LIST($dice, by: ", ") } ({ $needed } oder mehr trifft).
    }
-left-over =
    { $it ->
        [one] 1 Treffer ist
       *[other] { $it } Treffer sind
    }
prompt_pick = Wähle dein Kommando und eine Seite der Karte.
prompt_pick-of-several = Wähle Kommando { $number } von { $of } und eine Seite der Karte.
prompt_replace = Wähle einen Ersatz für { -acc($who) }. Er hat die Waffen der Karte, aber keine Ausrüstung.
prompt_replace-nobody = Wähle einen Ersatz. Er hat die Waffen der Karte, aber keine Ausrüstung.
prompt_host = Wähle, mit wem Gander geht.
prompt_cross = Wähle, wer zu diesem Terrain wechselt: { MISSION($terrain) }.
prompt_assign = Wähle ein Terrain für { -acc($who) }.
prompt_act =
    { $actions ->
        [0] { -subject($who) } hat keine Aktion mehr. Beende den Zug oder tu etwas Kostenloses.
       *[other] { -subject($who) } hat noch { -actions($actions) }. Wähle, was geschieht.
    }
prompt_hits = Wähle, wen der nächste Treffer auf { -tile($tile) } ausschaltet.
prompt_spill = { -left-over($hits) } übrig. Wähle, welches gesehene Kommando den nächsten bekommt.
prompt_second = Auch noch einen zweiten Gegner ausschalten?
prompt_reroll = { -roll } Einen Würfel neu werfen?
prompt_divert = { -subject($who) } ist getroffen. Soll Gander den Treffer abfangen?
prompt_follow = Wähle, wer auf { -tile($tile) } mitgeht, wenn überhaupt jemand.
prompt_pathfinder = Das nächste Ereignis ist „{ EVENT-CARD($event) }“: { $text } Liegen lassen oder unter den Stapel?
-event = „{ EVENT-CARD($it) }“
prompt_timetable = Die nächsten Ereignisse sind { LIST($events, of: "event") }. Tauschen?
prompt_decode = { EVENT-CARD($event) }: { $text } Für ein [+1] ein anderes Ereignis ziehen?
prompt_event = { EVENT-CARD($event) }: { $text } Wähle.
prompt_event-tile = { EVENT-CARD($event) }: { LIST(KITS($drawn), of: "kits") }. Wähle das Feld dafür.
prompt_event-kit = Wähle, was { -the($taker) } { -from($giver) } bekommt.
prompt_event-taker = Wähle, wer Ausrüstung { -from($giver) } bekommt.
prompt_drift = Der Abwurf ({ LIST(KITS($drawn), of: "kits") }) treibt ab. Wähle, wohin.
prompt_return = Gezogen: { LIST(KITS($kit), of: "kits") }. Wähle das Plättchen, das zurück in den Beutel kommt.
prompt_enter = Platz ist für { $room }. Wähle, wer durch { -entrance($entrance) } hereinkommt.
prompt_guard = Wähle, wer auf { -tile($tile) } Wache hält.
prompt_split = Wähle, welcher Gegner von { -tile($from) } wohin geht.
prompt_company = Nicht alle haben Platz auf { -tile($to) }. Wähle, wer mit dem Offizier geht.
prompt_aim = Wähle, wer von { -tile($from) } aus schießt und auf wen.

## Zwischen Zügen und Schritten

window_commandos = Wähle, wer als Nächstes am Zug ist.
window_before-reinforcements = Gleich kommt Verstärkung der Gegner. Vorher noch etwas Kostenloses tun?
window_before-movement = Gleich bewegen sich die Gegner. Vorher noch etwas Kostenloses tun?
window_before-fire = Gleich schießen die Gegner. Vorher noch etwas Kostenloses tun?
window_after-fire = Die Runde ist fast vorbei. Noch etwas Kostenloses tun?
window-watched_commandos = Der Trupp wählt, wer als Nächstes am Zug ist.
window-watched_before-reinforcements = Gleich kommt Verstärkung der Gegner, wenn niemand vorher etwas Kostenloses tut.
window-watched_before-movement = Gleich bewegen sich die Gegner, wenn niemand vorher etwas Kostenloses tut.
window-watched_before-fire = Gleich schießen die Gegner, wenn niemand vorher etwas Kostenloses tut.
window-watched_after-fire = Die Runde endet, wenn niemand mehr etwas Kostenloses tut.

## Zu allen, die zusehen

watched_pick =
    { $replaces ->
        [true] Ein Ersatz wird gewählt.
       *[false] Ein Kommando wird gewählt.
    }
watched_host = Der Trupp wählt, mit wem Gander geht.
watched_cross = Der Trupp wählt, wer zu diesem Terrain wechselt: { MISSION($terrain) }.
watched_assign = Für { -acc($who) } wird ein Terrain gewählt.
watched_act =
    { $actions ->
        [0] { -subject($who) } hat keine Aktion mehr.
       *[other] { -subject($who) } hat noch { -actions($actions) }.
    }
watched_hits = Die Treffer auf { -tile($tile) } werden verteilt.
watched_spill = { -left-over($hits) } für die Gesehenen übrig.
watched_second = { -subject($who) } darf noch einen zweiten Gegner ausschalten.
watched_reroll = { -roll } Ein Würfel darf neu geworfen werden.
watched_divert = { -subject($who) } ist getroffen. Gander darf den Treffer abfangen.
watched_follow = Jemand darf auf { -tile($tile) } mitgehen.
watched_pathfinder = Das nächste Ereignis ist „{ EVENT-CARD($event) }“. Es darf unter den Stapel.
watched_timetable = Die nächsten Ereignisse sind { LIST($events, of: "event") }. Sie dürfen getauscht werden.
watched_decode = { EVENT-CARD($event) }. { -subject($who) } darf für ein [+1] ein anderes Ereignis ziehen.
watched_event = { EVENT-CARD($event) }: Der Trupp wählt.
watched_drift = Der Abwurf treibt ab: Jemand wählt, wohin.
watched_return = Ein Plättchen kommt zurück in den Beutel: Jemand wählt, welches.
watched_enter = Der Trupp wählt, welche Gegner durch { -entrance($entrance) } hereinkommen.
watched_guard = Der Trupp wählt, wer auf { -tile($tile) } Wache hält.
watched_split = Der Trupp wählt, welcher Gegner von { -tile($from) } wohin geht.
watched_company = Der Trupp wählt, wer mit dem Offizier auf { -tile($to) } geht.
watched_aim = Der Trupp wählt, auf wen von { -tile($from) } aus geschossen wird.
