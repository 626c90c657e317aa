### Antworten in wenigen Worten.


## Was ein Kommando tut

-plus =
    { $plus ->
        [true] +1:{ " " }
       *[false] { "" }
    }
-entrance-to = Eingang { -entrance-at($it) }
answer_activate = { -subject($who) } beginnt
answer_end = { -subject($who) } beendet den Zug
answer_pass = Nein, weiter
answer_quiet =
    Mich nicht mehr fragen, { $until ->
        [found] bis ich gesehen werde
       *[turn] bis zu meinem nächsten Zug
    }
answer_move = { -plus }Auf { -tile($tile) } gehen
answer_creep = Auf { -tile($tile) } schleichen
answer_up = { -plus }Auf { -tile($tile) } heraufkommen
answer_creep-up = Auf { -tile($tile) } heraufschleichen
answer_down = { -plus }In den Untergrund gehen
answer_shoot = { -plus }Auf { -tile($tile) } schießen ({ WEAPON($weapon) })
answer_breach = { -plus }{ -door($door) } aufschießen ({ WEAPON($weapon) })
answer_stab = { -plus }Nahkampf: { -victim($victim) }
answer_cut = { -plus }Das Kabel des Goliaths durchtrennen
answer_drive = { -plus }Den Goliath von { -tile($tile) } auf { -tile($to) } lenken
answer_blow = { -plus }Den Goliath auf { -tile($tile) } zünden
answer_silence = { -plus }Den Alarm abstellen
answer_unblock = { -plus }Die Luke öffnen
answer_save = Eine Aktion aufsparen
answer_grenade = { -plus }Granate auf { -tile($tile) } werfen
answer_bombard = { -plus }Bombardement auf { -tile($tile) }
answer_crowbar = { -plus }{ -door($door) } aufbrechen
answer_barricade = { -plus }{ -entrance-to($entrance) } verbarrikadieren
answer_heal = { -plus }Erste Hilfe für { -acc($whom) }
answer_heal-gander = { -plus }Erste Hilfe für Gander { -at($whom) }
answer_don = { -plus }Gegnerische Uniform anziehen
answer_emplace = { -plus }TNT anbringen
answer_fuse = TNT umsonst anbringen
answer_airdrop = { -plus }Abwurf auf { -tile($tile) } anfordern
answer_panzerfaust = { -plus }Panzerfaust auf { -tile($tile) } abfeuern
answer_smoke = { -plus }Rauch auf { -tile($tile) } legen
answer_work = { -plus }Am Einsatzziel arbeiten: { OBJECTIVE(AIM($objective)) }
# Für ein Foto und für das, was mitgenommen wird, mit den Worten des Einsatzziels
answer_objective = { -plus }{ OBJECTIVE(AIM($objective)) }
answer_job = { -plus }Den Auftrag erledigen
answer_orders = { -plus }Befehl an { -acc($whom) }
answer_dress = { -plus }Eine Wunde verbinden: { COMMANDO($whom) }
answer_breath = { -victim($victim) } auf { -tile($tile) } ausschalten
answer_charge = { -plus }{ -door($door) } auframmen
answer_wires = { -plus }Die Drähte des Alarms kappen
answer_dead-drop = { -plus }Einen toten Briefkasten öffnen
answer_talk = { -plus }Die Gegner nach { SIDE($side) } schicken
answer_timetable = { -plus }Die nächsten Ereignisse ansehen

## Was nichts kostet

answer_collect = { -subject($who) } sammelt ein: { KIT($kit) }
answer_drop = { -subject($who) } legt ab: { KIT($kit) }
answer_pick-up = { -subject($who) } nimmt { -thing($objective, case: "accusative") } mit
answer_lay = { -subject($who) } lässt { -thing($objective, case: "accusative") } hier
answer_hand = { -subject($who) } übergibt { -thing($objective, case: "accusative") } an { -acc($whom) }
answer_detonate = { -subject($who) } zündet das TNT auf { -tile($tile) }
answer_man = { -subject($who) } steigt ins Nest
answer_leave = { -subject($who) } steigt aus dem Nest
answer_fetch = Gander holt von { -tile($tile) }: { KIT($kit) }

## Aufbau

answer_pick = { COMMANDO($card) }, Seite { $cardSide }: { ABILITY($ability) }. { ABILITY-TEXT($ability) }
answer_host = Gander geht mit { -dat($whom) }
answer_assign = { COMMANDO($whom) }: { MISSION($terrain) }

## Alles andere, was gewählt wird

answer_hit = Treffer auf { -victim($victim) }
answer_wound = Treffer auf { -acc($whom) }
answer_reroll = Fernglas: die { $shows } neu werfen
answer_nose = Gander: die { $shows } neu werfen
answer_choose-entrance = { -entrance-to($entrance) }
answer_choose-tile = { -tile($tile) }
answer_choose-commando = { COMMANDO($whom) }
answer_choose-kit = { KIT($kit) }
answer_go = { ENEMY($enemy) } auf { -tile($tile) }
answer_go-along = { ENEMY($enemy) } geht mit
answer_enter = { ENEMY($enemy) } kommt herein
answer_guard = { ENEMY($enemy) } hält Wache
answer_aim = { -victim($victim) } schießt auf { -acc($whom) }
answer_stop = Hier aufhören
answer_keep = Würfel behalten
answer_bottom = Unter den Stapel legen
answer_top = Liegen lassen
answer_swap = Tauschen
answer_order = So lassen
answer_redraw = Ein anderes Ereignis ziehen
answer_obey = Dieses Ereignis behalten
answer_divert = Gander fängt ihn ab
answer_suffer = Den Treffer einstecken
answer_nobody = Niemand
