### Alles, was dieses Spiel sagt: seine Wendungen, das Regal und der Aufbau, Überschriften und Ausgänge.


## Wendungen, aus denen Sätze bestehen

-chance = { HUNDREDTHS($it) } %
# Ein Feld im Satz; auf dem Brett steht sein Name allein
-tile = Feld „{ TILE(SPOT($it)) }“
-label = { TILE(SPOT($it)) }
-quoted = „{ TILE(SPOT($it)) }“
-door = Tür zwischen { LIST(BOTH($it), of: "quoted") }
# Jedes Terrain hat ein E1: Wo es mehrere gibt, wird gesagt, welches
-entrance =
    { $several ->
        [true] { MISSION(GROUND($it)) }{ " " }
       *[false] { "" }
    }{ ENTRANCE($it) }
-entrance-at = { -entrance($it) } an { -tile(BEHIND($it)) }
-enemies =
    { N($it) ->
        [one] 1 { ENEMY(KIND($it)) }
       *[other] { N($it) } { ENEMY(KIND($it), form: "many") }
    }
-kits =
    { N($it) ->
        [one] 1 { KIT(KIND($it)) }
       *[other] { N($it) } { KIT(KIND($it), form: "many") }
    }
-victim =
    { FOE($it) ->
        [barrel] Gasfass
       *[other]
            { GUARDS($it) ->
                [true] Wache ({ ENEMY(FOE($it)) })
               *[false] { ENEMY(FOE($it)) }
            }
    }
-thing =
    { CARRIED($it) ->
        [nothing] es
       *[other]
            { $case ->
                [accusative] { ITEM(CARRIED($it), form: "taken") }
               *[nominative] { ITEM(CARRIED($it)) }
            }
    }
# Ein Kommando im Satz: am Anfang, als Subjekt, hinter „auf“, „mit“, „von“ und „bei“
-subject = { CAPITAL(COMMANDO($it, form: "the")) }
-the = { COMMANDO($it, form: "the") }
-acc = { COMMANDO($it, form: "acc") }
-dat = { COMMANDO($it, form: "dat") }
-from = { COMMANDO($it, form: "from") }
-at = { COMMANDO($it, form: "at") }
-aim = Einsatzziel { NUMBER($it) }
-actions =
    { $it ->
        [one] { $it } Aktion
       *[other] { $it } Aktionen
    }
-wounds =
    { $it ->
        [one] { $it } Wunde
       *[other] { $it } Wunden
    }
-commandos =
    { $it ->
        [one] { $it } Kommando
       *[other] { $it } Kommandos
    }
-hits =
    { $it ->
        [0] Kein Treffer
       *[other] { $it } Treffer
    }

## Namen für sich

name_tile = { TILE(SPOT($tile)) }
name_objective = { OBJECTIVE(AIM($objective)) }
side_N = Norden
side_E = Osten
side_S = Süden
side_W = Westen

## Was getragen oder geführt wird

item_dispatch-case = die Kuriertasche
    .taken = die Kuriertasche
item_waybills = die Frachtbriefe
    .taken = die Frachtbriefe
item_cipher-machine = die Chiffriermaschine
    .taken = die Chiffriermaschine
item_harbour-charts = die Minenkarten
    .taken = die Minenkarten
item_ration-lists = die Lebensmittellisten
    .taken = die Lebensmittellisten
item_schoolteacher = die Lehrerin
    .taken = die Lehrerin
item_wireless-operator = der Funker
    .taken = den Funker
item_courier = die Kurierin
    .taken = die Kurierin
item_blueprints = die Baupläne
    .taken = die Baupläne
item_formula = die Formel
    .taken = die Formel

## Das Regal und der Aufbau

mood = Nachts hinein, den Auftrag erledigen, hinaus, bevor der Beutel leer ist.
gist_goal = Schleicht hinein, erledigt den Auftrag, und bringt alle ungesehen wieder hinaus.
gist_turn = Jeder hat drei Aktionen: Kleine Felder verbergen dich, offenes Gelände kostet Zeit oder verrät dich.
gist_loss = Wer gesehen wird, löst Alarm aus; ohne Kommandos oder mit leerem Gegnerbeutel ist der Einsatz gescheitert.
preset_first-night = Erste Nacht: der Leuchtturm
preset_ferry = Nachtfähre: an zwei Orten zugleich
preset_wipe = Kehraus: eine kurze Operation
preset_resistance = Résistance: der Viadukt
preset_weapons = Geheimwaffen: das Chemiewerk
preset_alone = Allein mit drei Kommandos
preset_harness = Doppelgespann: eine lange Operation
setting_veteran = Veteranen: an jedem Eingang ein Gegner, und die roten Regeln der Operation gelten.
setting_extra-commandos = Alle dürfen mehrere Kommandos führen, zusammen höchstens vier.
setting_field-hospital = Nach jeder Spalte entfernen alle Überlebenden eine Wunde.
setting_gander = Ganter Gander kommt mit und kann einen Treffer abfangen.
setting_bruno = Sergeant Bruno steht zur Wahl.
setting_death-cheater = Der Todesbezwinger steht zur Wahl.
setting_jamie-finnlock = Jamie Finnlock steht zur Wahl (Résistance).
setting_vf-intel-officer = Der VF-Nachrichtenoffizier steht zur Wahl (Geheimwaffen).
setting_anneke = Anneke steht zur Wahl (Geheimwaffen).
value_gander_none = Zu Hause
value_gander_A = Feine Nase
value_gander_B = Apport

## Die Kapitel der Regeln

chapter_def = Terrains und Felder
chapter_stealth = Tarnproben
chapter_visible = Gesehen werden
chapter_alarm = Der Alarm
chapter_stacking = Platz auf Feldern
chapter_nest = Nester
chapter_precedence = Karten und Regeln
chapter_setup = Aufbau
chapter_veteran = Veteranenmodus
chapter_turn = Die Runde
chapter_event = Ereignisse
chapter_actions = Aktionen
chapter_move = Bewegung
chapter_underground = Untergrund
chapter_shoot = Schießen
chapter_close-combat = Nahkampf
chapter_loot = Beute
chapter_goliath = Goliaths
chapter_gas = Gasfässer
chapter_trapdoor = Luken
chapter_save = Eine Aktion aufsparen
chapter_equip = Ausrüstung
chapter_explosion = Explosionen
chapter_zero = Kostenlose Aktionen
chapter_reinforce = Verstärkung
chapter_enemy-move = Bewegung der Gegner
chapter_enemy-fire = Beschuss
chapter_wounds = Wunden
chapter_end = Das Ende
chapter_info = Was alle wissen

## Die Überschriften des Protokolls

heading_turn = Runde { $turn }
heading_terrain = { MISSION($card) }
heading_column = { MISSION($card) }: { LIST($terrains, of: "MISSION") }

## Wie es ausging

outcome_success = Einsatz gelungen: Wer überlebt hat, ist draußen.
outcome_bag = Der Gegnerbeutel ist leer: Sie sind überall. Der Einsatz ist gescheitert.
outcome_eliminated = Alle Kommandos sind ausgeschaltet. Der Einsatz ist gescheitert.
outcome_no-replacement = Kein Kommando ist mehr da, das übernehmen könnte. Der Einsatz ist gescheitert.
outcome_card = Die Zeit ist abgelaufen. Der Einsatz ist gescheitert.
