### Warum etwas gerade nicht geht, in den Worten des Augenblicks, nach Klausel.


## Aufbau und Züge

why_setup_choose-commando = Diese Karte <b>gehört nicht</b> zu diesem Einsatz.
why_setup_choose-commando-taken = Diese Karte <b>hat schon jemand</b>.
why_setup_choose-commando-same = Das ist <b>dasselbe Kommando</b> wie { COMMANDO($who) }, und das ist schon im Spiel.
why_setup_choose-commando-fallen = Dieses Kommando ist in dieser Operation <b>gefallen</b>.
why_setup_split = Ein Terrain bliebe <b>ohne Kommando</b>.
why_setup_split-bound = Zuerst musst du hier heraufkommen: <b>{ MISSION($terrain) }</b>.
why_setup_gander-well = Gander ist <b>nicht verletzt</b>.
why_setup_gander-hurt = Gander ist <b>verletzt</b>.
why_setup_gander-used = Gander hat <b>in dieser Runde schon geholfen</b>.
why_actions_count =
    { $actions ->
        [0] Es ist <b>keine Aktion</b> mehr übrig.
       *[other] Nur noch <b>{ -actions($actions) }</b> übrig.
    }
why_actions_fallen = Dieses Kommando ist <b>gefallen</b>.
why_actions_had-turn = Dieses Kommando <b>war schon am Zug</b>.
why_actions_choose-first = Wähle zuerst, <b>wer als Nächstes am Zug ist</b>.
why_actions_own-turn = Das geht nur im <b>eigenen Zug</b>.
why_actions_another-player = Das entscheidet <b>jemand anderes</b>.
why_actions_other-turn = <b>{ -subject($who) }</b> ist am Zug.
why_zero_just-left = Du hast es <b>eben erst verlassen</b>: Zuerst muss eine Aktion, ein Zug oder ein Schritt vergehen.
why_zero_just-given = Das wurde <b>eben erst aus der Hand gegeben</b>: Zuerst muss eine Aktion, ein Zug oder ein Schritt vergehen.
why_zero_found = Du wirst <b>schon gesehen</b>.
why_zero_nothing-to-wait-for = Es gibt jetzt <b>nichts abzuwarten</b>.
why_zero_drop = Du kannst nicht ablegen, was du <b>nicht trägst</b>.
why_zero_pick-up = Hier <b>liegt es nicht</b>.
why_zero_not-yours = Du <b>hast es nicht</b>.
why_zero_save = Ein [+1] lässt sich <b>nicht noch einmal aufsparen</b>.
why_zero_no-plus = Du hast <b>kein [+1]</b>.
why_zero_costs-two = Ein [+1] bezahlt <b>eine Aktion</b>; das hier kostet zwei.
why_zero_one-by-one = Übergeben kannst du nur <b>auf deinem Feld</b> und an niemanden, der kritisch ist.
why_save_action = Du hast <b>keinen [+1]-Platz frei</b>.
why_save_action-of-another = Dort ist <b>kein [+1]-Platz frei</b>.

## Wunden

why_wounds_critical-state = Im <b>kritischen Zustand</b> kann niemand handeln.
why_wounds_critical = Ein Verband reicht nicht: Es braucht <b>Erste Hilfe</b>.
why_wounds_token = Es gibt <b>keine Wunde</b> zu versorgen.

## Felder, Türen und Wege

why_def_arrows = <b>Kein Pfeil</b> führt von dem Terrain dorthin, das dieses Kommando verlassen hat.
why_def_adjacent-edge = Das Feld ist <b>nicht benachbart</b>.
why_def_adjacent-edge-orders = Befehle reichen nur <b>auf dieses oder ein benachbartes Feld</b>, und nicht zu Kritischen.
why_def_adjacent-edge-there = Du bist <b>schon dort</b>.
why_def_adjacent-edge-below = Du bist im Untergrund: <b>Komm durch eine offene Luke herauf</b>.
why_def_adjacent-indoor = Dazwischen ist <b>keine offene Tür</b>.
why_def_door-states = Die Tür ist <b>schon offen</b>.
why_def_tile-kinds = Das geht nur <b>draußen auf einem Feld ohne Gegner</b>.
why_stacking_full = Das Feld ist <b>voll</b>.
why_stacking_nest = Neben dem Nest ist <b>kein Platz</b>.
why_nest_inside = Du bist <b>schon im Nest</b>.
why_nest_taken = <b>Jemand anderes</b> ist im Nest.
why_move_large-visible = Auf einem großen Feld <b>hilft Schleichen nicht</b>.
why_move_medium-careful = Das Feld gilt als klein: Getarnt bist du dort auch, wenn du <b>einfach gehst</b>.
why_move_one-action = Du bist <b>nicht im Untergrund</b>.
why_trapdoor_unblock = Die Luke ist <b>versperrt</b>; öffnen lässt sie sich nur von oben.
why_trapdoor_unblock-none = Hier ist <b>keine versperrte Luke</b>.
why_underground_return = Du bist gerade erst hinuntergegangen: <b>Warte auf deinen nächsten Zug</b>.
why_underground_leave = Hier ist <b>keine offene Luke</b>.
why_underground_leave-below = Du bist <b>schon</b> im Untergrund.
why_underground_one-space = Im <b>Untergrund</b> kannst du nichts ablegen.
why_underground_below = Du bist <b>im Untergrund</b>.
why_end_terrain-waits = Dieses Terrain ist <b>abgeschlossen</b>: Dort kommt nur noch Verstärkung an.
why_end_terrain-complete = Hier gibt es <b>kein solches Einsatzziel</b>.
why_end_terrain-complete-done = Dieses Einsatzziel ist <b>schon erledigt</b>.

## Angriffe und Gegner

why_shoot_cost = Diese Waffe hast du <b>nicht zur Hand</b>.
why_shoot_range = Das ist <b>außer Reichweite</b>.
why_shoot_needs-target = Dort gibt es <b>nichts zu treffen</b>.
why_close-combat_rule = Nahkampf ist nur etwas für <b>Getarnte</b>: Tarne dich zuerst.
why_alarm_silence = Dazu musst du <b>auf dem Feld mit dem Alarm</b> sein.
why_alarm_silence-quiet = Der Alarm ist <b>still</b>.
why_alarm_silence-once = Der Alarmmarker ist weg: Der Alarm lässt sich <b>nicht noch einmal abstellen</b>.
why_alarm_effect-gone = Der Alarmmarker ist <b>weg</b>.
why_alarm_effect = Dazu musst du auf dem Feld mit dem Alarm sein, <b>solange er still ist</b>.
why_enemy-move_guard = Zuerst muss die <b>Wache</b> weg.
why_goliath_cut-wire = Auf deinem Feld ist <b>kein Goliath</b>.
why_goliath_nest-control = Dazu musst du <b>im Goliath-Nest</b> sein.
why_event_direction = Dazu musst du <b>getarnt neben einem Gegner</b> stehen.

## Ausrüstung

why_equip_cost-and-discard = Das trägst du <b>nicht bei dir</b>.
why_equip_no-crowbar = Du hast <b>keine Brechstange</b>.
why_equip_bombardment = Bomben treffen nur <b>Felder draußen</b>.
why_equip_airdrop = Wähle ein <b>Feld draußen</b> für den Abwurf.
why_equip_crowbar-door = Diese Tür ist <b>nicht an deinem Feld</b>.
why_equip_crowbar-door-open = Diese Tür ist <b>schon offen</b>.
why_equip_crowbar-barricade = { -entrance($entrance) } ist <b>nicht auf deinem Feld</b> oder schon verbarrikadiert.
why_equip_first-aid = Wer Hilfe braucht, ist <b>nicht bei dir</b>.
why_equip_uniform-don = Du trägst <b>schon eine</b> Uniform.
why_equip_tnt = TNT bringst du <b>auf einem Feld</b> an.
why_equip_smoke = Dort ist <b>schon Rauch</b>.
why_loot_who-collects = Auf deinem Feld liegt <b>kein solches Plättchen</b>.

## Was eine Karte dagegen hat

why_precedence_down = Eine Karte der Operation lässt nur <b>eine andere Luke</b> als Weg hinunter.
why_precedence_detonate = Zeitzünder <b>lassen sich nicht drängen</b>: Dieses TNT explodiert von selbst.
why_precedence_photo = Du kannst nicht fotografieren, solange du <b>gesehen</b> wirst.
why_precedence_take = Das hat <b>schon jemand mitgenommen</b>.
why_precedence_cards = Eine <b>Karte</b> erlaubt das nicht.
why_precedence_used = { ABILITY($ability) }: <b>schon eingesetzt</b>.
why_precedence_other-card = Das steht nicht auf dieser Karte: { -subject($who) } hat <b>{ ABILITY($ability) }</b>.
