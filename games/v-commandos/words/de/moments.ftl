### Was auf dem Brett in seinen Augenblicken steht: Pläne, die Phase der Gegner, der Beutel, die Operation und die Besprechung.


## Pläne

plan_move = Ziel: { -label($tile) }
plan_creep = Schleichen: { -label($tile) }
plan_up = Ziel: { -label($tile) }
plan_creep-up = Schleichen: { -label($tile) }
plan_shoot = Schuss auf: { -label($tile) }
plan_down = In den Untergrund
plan_stab = Was dann geschieht
plan_other = Was dann geschieht
plan_stays = { COMMANDO($who) } bleibt
plan_stays-with = { COMMANDO($who) } bleibt: { $dice } Würfel, { $needed }+
plan_blast =
    <b>Der Goliath auf { -label($tile) } explodiert: { CAPITAL(LIST($falls, of: "the")) } { COUNT($falls) ->
        [one] stirbt
       *[other] sterben
    } in der Explosion.</b>
plan_fire =
    { $enemies ->
        [one] { $enemies } schießt
       *[other] { $enemies } schießen
    }
plan_dice = { $dice } Würfel, { $needed }+
plan_average = { WHOLE($average) },{ TENTH($average) }
plan_on-average = Treffer im Schnitt
plan_risk = { -chance($critical) } Kritisch
-so-many-hits = { N($it) }: { -chance(CHANCE($it)) }
plan_hits = Wie viele Treffer: { LIST($chances, of: "so-many-hits", by: ", ") }
confirm_anyway = Trotzdem
confirm_creep = Schleichen, { -price }
confirm_shoot = Schießen
confirm_stab = Zustechen
confirm_other = Los
# Wie leiser: sicher oder mit einer Chance
-kept =
    { $certain ->
        [true] bleibt getarnt
       *[false] { -chance($unseen) } getarnt
    }
quieter_don = <b>Erst die Uniform, { -price }</b> Felder gelten als klein
quieter_creep = <b>{ -label($tile) } schleichen, { -price }</b> { -kept }
quieter_creep-up = <b>{ -label($tile) } schleichen, { -price }</b> { -kept }
quieter_other = <b>{ -label($tile) } stattdessen, { -price }</b> { -kept }

## Die Phase der Gegner

rail_title = Gegner
rail_last = Gegner, Runde { $turn }
rail_alarm = Alarm schrillt
rail_quiet = Still
step_reinforcements = Verstärkung
step_movement = Bewegung
step_fire = Beschuss
step_end = Ende
rail_heads = nach { SIDE($direction) }, wie das Ereignis sagt
rail_heads-for-visible = auf Gesehene zu
rail_draws =
    { -label(BEHIND($entrance)) }: { LIST(ENEMIES($enemies), of: "enemies") }{ $blank ->
        [true] { " " }und eine Niete
       *[false] { "" }
    }
rail_draws-blank = { -label(BEHIND($entrance)) }: eine Niete
rail_draws-nobody = { -label(BEHIND($entrance)) }: niemand
rail_goes = { LIST(ENEMIES($enemies), of: "enemies") }: { -label($from) } → { -label($to) }
rail_finds =
    { $found ->
        [true] { COMMANDO($who) } wird gefunden
       *[false] { COMMANDO($who) } bleibt getarnt
    }
rail_fires = { LIST($from, of: "label", by: ", ") } auf { -acc($who) }
rail_shoots = { COMMANDO($who) }: { -label($tile) }
rail_hits =
    { $hits ->
        [0] daneben
       *[other] { $hits } Treffer
    }
rail_nobody = Niemand zu sehen
rail_window = Jetzt noch etwas Kostenloses?
rail_will-draw = { $n } Plättchen aus dem Beutel
rail_will-fire = { -label($from) }: { $dice } Würfel
rail_ends = Ende von Runde { $turn }

## Was weh tut

hurt_title-wounded = { -subject($who) } ist verwundet
hurt_title-critical = { -subject($who) } ist im kritischen Zustand
hurt_title-fallen = { -subject($who) } ist ausgeschieden
hurt_title-alarm = Der Alarm schrillt
hurt_from = { -tile($at) }, beschossen von { LIST($from, of: "tile") }
hurt_at = { -tile($at) }
hurt_needed = { $dice } Würfel, { $needed } oder mehr trifft
hurt_finds = { $finds } oder weniger findet euch
hurt_aid = <b>Erste Hilfe</b> nimmt alle Wunden weg. Dabei hat sie: { LIST($who, of: "COMMANDO") }.
hurt_aid-nobody = Nur <b>Erste Hilfe</b> hilft. Niemand hat noch welche.
hurt_deadline = <b>Bis zum Ende von Runde { $turn }.</b> Danach scheidet { -the($who) } aus.
hurt_lies = Die Ausrüstung { -from($who) } liegt auf { -tile($tile) }.
hurt_left =
    { $left ->
        [0] <b>Niemand ist mehr da.</b>
        [one] <b>{ $left } Kommando ist noch da.</b> Der Einsatz geht weiter.
       *[other] <b>{ $left } Kommandos sind noch da.</b> Der Einsatz geht weiter.
    }
hurt_draws = <b>Ab jetzt { $usual } Plättchen je Runde.</b> { $left } sind im Beutel: So verliert ihr in Runde { $lost }.
hurt_draws-for-ever = <b>Ab jetzt { $usual } Plättchen je Runde.</b>
hurt_silence = <b>Ihr könnt ihn einmal abstellen:</b> eine Aktion auf { -tile($tile) }, solange niemand gesehen wird.
hurt_loud = <b>Er lässt sich nicht mehr abstellen.</b>

## Der Beutel

bag_label = Gegnerbeutel
bag_lasts = im Gegnerbeutel.
bag_empties = im Gegnerbeutel, <b>{ $usual } je Runde</b>. So verliert ihr in <b>Runde { $lost }</b>.
bag_empties-now = im Gegnerbeutel, <b>diese Runde { $now }</b>, dann { $usual }. So verliert ihr in <b>Runde { $lost }</b>.
bag_special = { $n } Spezialgegner
bag_blank =
    { $n ->
        [one] { $n } Niete
       *[other] { $n } Nieten
    }
bag_waiting =
    { $n ->
        [one] { $n } Spezialgegner kommt dazu
       *[other] { $n } Spezialgegner kommen dazu
    }

## Die Operation

operation_objectives = <b>{ $done } von { $of }</b> Einsatzzielen erfüllt
operation_terrain =
    { $alarm ->
        [true] Alarm
       *[false] still
    }, { $enemies } Gegner
operation_complete = abgeschlossen
operation_next = als Nächstes
operation_onward = Weiter
operation_column = Spalte { $column }
operation_all-complete =
    { $terrains ->
        [one] Terrain abgeschlossen
       *[other] Beide Terrains abgeschlossen
    }

## Die Besprechung

setup_operation = Operation
setup_single = Ein Terrain
module_base = Grundspiel
module_R = Résistance
module_S = Geheimwaffen
module-says_base = Einsätze bei Nacht
module-says_R = Abwürfe, Hunde, Gas
module-says_S = Rauch, Raketen, Goliaths
setup_card = Was ihr spielt
setup_bots-win = Bots gewinnen { $times } von 10 mit { -commandos($commandos) }.
setup_kit-bag = { $tokens } Plättchen im Ausrüstungsbeutel, davon { $spotted } „Entdeckt“.
-terrains =
    { $terrains ->
        [one] { "" }
       *[other] { $terrains } Terrains,{ " " }
    }
setup_for = { -terrains }{ $commandos } Kommandos
setup_for-range = { -terrains }{ $fewest } bis { $most } Kommandos
setup_who = Wer geht
setup_choose = Am Tisch wählen
setup_random = Auslosen
setup_side = { COMMANDO($who) }, Seite { $side }
setup_kit =
    { $actions } AP, { -wounds($wounds) }{ $plus ->
        [0] { "" }
       *[other] , spart { $plus } auf
    }
setup_veteran = Nur für Veteranen: { $rules }
setup_by-night = Bei Nacht
setup_commandos = { -commandos($commandos) }
setup_how-many = Wie viele Kommandos gehen
setup_fewer = Ein Kommando weniger
setup_more = Ein Kommando mehr
setup_roster = Wähle eine Karte, dann eine Seite
setup_replaces = Wer springt ein? Ersatz hat seine Waffen, aber keine Ausrüstung.
setup_taken = vergeben

## Wie laut eine Spalte war

noise_box = Runde { $turn }
noise_box-with = Runde { $turn }, { LIST($signs, of: "SIGN", by: ", ") }
sign_alarm = Alarm
sign_seen = gesehen
sign_explosion = Explosion
sign_objective = Einsatzziel
sign_lost = Verlust

## Was droht

threat_heading = Gegner gehen nach { SIDE($direction) }, wenn niemand gesehen wird.
threat_bag = Noch { $left } im Gegnerbeutel: So verliert ihr in Runde { $lost }.
