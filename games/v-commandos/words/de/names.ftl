### Wen und was es gibt.


## Kommandos

commando_officer = Offizier
commando_medic = Sanitäter
commando_sapper = Sprengmeister
commando_scout = Kundschafter
commando_sniper = Scharfschütze
commando_bruno = Sergeant Bruno
commando_death-cheater = Todesbezwinger
commando_saboteur = Saboteur
commando_soe-agent = SOE-Agent
commando_spy = Spion
commando_jamie-finnlock = Jamie Finnlock
commando_butcher = Schlachter
commando_intel-officer = Nachrichtenoffizier
commando_mortar-gunner = Mörserschütze
commando_vf-intel-officer = VF-Nachrichtenoffizier
commando_anneke = Anneke

## Gegner

enemy_mp40 = MP40
    .many = MP40
enemy_karabiner = Karabiner
    .many = Karabiner
enemy_masked-mp40 = MP40 mit Gasmaske
    .many = MP40 mit Gasmaske
enemy_masked-karabiner = Karabiner mit Gasmaske
    .many = Karabiner mit Gasmaske
enemy_pioneer = Sturmpionier
    .many = Sturmpioniere
enemy_marked = MP40 (markiert)
    .many = MP40 (markiert)
enemy_stosstrupp = Stoßtrupp
    .many = Stoßtrupps
enemy_officer = Deutscher Offizier
    .many = Deutsche Offiziere
enemy_dog = Wachhund
    .many = Wachhunde
enemy_paratrooper = Fallschirmjäger
    .many = Fallschirmjäger
enemy_goliath = Goliath
    .many = Goliaths
# Ein Plättchen im Beutel, das niemand ist
enemy_blank = Niete
    .many = Nieten

## Ausrüstung

kit_spotted = Entdeckt
    .many = Entdeckt
    .taken = Entdeckt
kit_grenade = Granate
    .many = Granaten
    .taken = eine Granate
kit_crowbar = Brechstange
    .many = Brechstangen
    .taken = eine Brechstange
kit_first-aid = Erste Hilfe
    .many = Erste Hilfe
    .taken = Erste Hilfe
kit_uniform = Uniform
    .many = Uniformen
    .taken = eine Uniform
kit_tnt = TNT
    .many = TNT
    .taken = TNT
kit_bombardment = Bombardement
    .many = Bombardements
    .taken = ein Bombardement
kit_mp40 = MP40
    .many = MP40
    .taken = eine MP40
kit_stg44 = StG44
    .many = StG44
    .taken = ein StG44
kit_mg42 = MG42
    .many = MG42
    .taken = ein MG42
kit_airdrop = Abwurf
    .many = Abwürfe
    .taken = einen Abwurf
kit_binoculars = Fernglas
    .many = Ferngläser
    .taken = ein Fernglas
kit_smoke = Rauchgranate
    .many = Rauchgranaten
    .taken = eine Rauchgranate
kit_panzerfaust = Panzerfaust
    .many = Panzerfäuste
    .taken = eine Panzerfaust

## Waffen

weapon_welrod = Welrod
weapon_webley = Webley
weapon_luger = Luger
weapon_longbow = Langbogen
weapon_de-lisle = De Lisle
weapon_scoped-rifle = Zielfernrohrgewehr
weapon_sten = Sten
weapon_thompson = Thompson
weapon_light-mortar = Leichter Mörser
weapon_mp40 = MP40
weapon_stg44 = StG44
weapon_mg42 = MG42
weapon_nest-gun = MG im Nest

## Fähigkeiten

ability_orders = Befehle
ability_on-my-heels = Mir nach
ability_field-dressing = Notverband
ability_adrenaline = Adrenalin
ability_quick-fuse = Schnelle Lunte
ability_breacher = Türöffner
ability_pathfinder = Pfadfinder
ability_soft-boots = Weiche Sohlen
ability_long-shot = Weitschuss
ability_one-breath = Ein Atemzug
ability_stand-fast = Fester Stand
ability_shoulder-charge = Schulterstoß
ability_not-today = Heute nicht
ability_ninth-life = Neuntes Leben
ability_wedge-work = Keilarbeit
ability_cut-wires = Gekappte Drähte
ability_good-coordinates = Gute Koordinaten
ability_dead-drop = Toter Briefkasten
ability_papers-in-order = Papiere in Ordnung
ability_careless-talk = Loses Mundwerk
ability_both-hands = Beide Hände
ability_quiet-work = Stille Arbeit
ability_decoded-orders = Entschlüsselte Befehle
ability_timetable = Fahrplan
ability_plunging-fire = Steilfeuer
ability_smoke-rounds = Rauchgeschosse
ability-text_orders = Einmal je Runde, 1 Aktion: Ein anderes Kommando auf diesem oder einem benachbarten Feld bekommt ein [+1].
ability-text_on-my-heels = Einmal je Runde, wenn du gehst: Ein getarntes Kommando auf dem Feld, das du verlässt, darf umsonst mitgehen.
ability-text_field-dressing = Einmal je Runde, 1 Aktion: Entferne 1 Wunde von jemandem am selben Ort, der nicht kritisch ist.
ability-text_adrenaline = Deine Erste Hilfe reicht auf ein benachbartes Feld, und wer sie bekommt, bekommt auch ein [+1].
ability-text_quick-fuse = Einmal je Runde bringst du TNT umsonst an.
ability-text_breacher = Explodiert dein TNT, öffnen sich verschlossene Türen und eine versperrte Luke des Feldes.
ability-text_pathfinder = Sieh am Ende deines Zuges das nächste Ereignis an. Du darfst es unter den Stapel legen.
ability-text_soft-boots = Gehst du für eine Aktion auf ein mittleres Feld ohne Gegner, bleibst du getarnt.
ability-text_long-shot = Dein Zielfernrohrgewehr reicht 2 Felder weit, und MG-Nester schützen nicht davor.
ability-text_one-breath = 2 Aktionen: Schalte ohne Wurf einen Gegner auf diesem oder einem benachbarten Feld aus.
ability-text_stand-fast = Bist du in dieser Runde noch nicht gegangen, würfelst du mit jeder Schusswaffe 1 Würfel mehr.
ability-text_shoulder-charge = 1 Aktion: Brich eine verschlossene Tür auf. Der Alarm ertönt.
ability-text_not-today = Einmal je Terrain, wenn deine Zeit um ist: Mit 3 oder mehr bist du wieder auf den Beinen und wirst gesehen.
ability-text_ninth-life = Einmal je Operation, wenn Gas oder eine Explosion dich ausschalten würde: Du bist stattdessen im Untergrund.
ability-text_wedge-work = Deine Barrikaden brechen erst bei 6 statt bei 4.
ability-text_cut-wires = Einmal je Terrain, 1 Aktion am ruhigen Alarm: Er löst beim nächsten Mal nicht aus.
ability-text_good-coordinates = Bei deinen Abwürfen ziehst du 4 Plättchen und legst 1 zurück.
ability-text_dead-drop = Einmal je Terrain, 1 Aktion auf einem Feld draußen ohne Gegner: Zieh 2 Plättchen.
ability-text_papers-in-order = In Uniform wirst du nur bei einer 1 entdeckt.
ability-text_careless-talk = Einmal je Runde, 1 Aktion, getarnt neben einem Gegner: Bestimme, wohin die Gegner gehen.
ability-text_both-hands = Im Nahkampf darfst du zwei Gegner auf einmal ausschalten.
ability-text_quiet-work = Durch „Entdeckt“ wirst du nur gesehen, wenn 2 oder mehr Gegner übrig sind.
ability-text_decoded-orders = Einmal je Runde, wenn hier das Ereignis gezogen wird: Gib ein [+1] aus und zieh ein anderes.
ability-text_timetable = 1 Aktion: Sieh die nächsten 2 Ereignisse an und leg sie in beliebiger Reihenfolge zurück.
ability-text_plunging-fire = Von draußen trifft dein leichter Mörser Felder draußen in 2 oder 3 Schritten Entfernung.
ability-text_smoke-rounds = Dein Rauch reicht auf jedes Feld draußen auf diesem Terrain.

## Ereigniskarten

event-card_all-quiet = Alles ruhig
event-card_change-of-guard = Wachwechsel
event-card_extra-patrol = Zusatzstreife
event-card_lorry-load = Volle Lastwagen
event-card_searchlight = Suchscheinwerfer
event-card_snapped-twig = Knackender Zweig
event-card_moonless = Mondlose Nacht
event-card_ground-mist = Bodennebel
event-card_false-alarm = Fehlalarm
event-card_fuse-blown = Durchgebrannte Sicherung
event-card_dozing-sentries = Dösende Posten
event-card_second-wind = Neue Kraft
event-card_dropped-kit = Verlorenes Gepäck
event-card_old-drain = Alter Abfluss
event-card_rubble = Geröll
event-card_double-time = Laufschritt
event-card_brew-up = Teepause
event-card_informer = Bewegter Vorhang
event-card_dog-patrol = Hundestreife
event-card_radio-london = Persönliche Nachrichten
event-card_maquis-diversion = Ablenkung
event-card_curfew = Ausgangssperre
event-card_bicycle-courier = Fahrradkurier
event-card_staff-car = Stabswagen
event-card_leaking-barrel = Leckes Fass
event-card_good-neighbours = Gute Nachbarn
event-card_railway-strike = Streik!
event-card_test-firing = Probeschießen
event-card_wind-change = Windwechsel
event-card_goliath-drill = Goliath-Übung
event-card_para-alert = Sprungalarm
event-card_gas-drill = Gasalarmübung
event-card_crate-of-rockets = Offene Kiste
event-card_steam-leak = Dampfaustritt
event-card_inspection = Inspektion
event-card_countdown = Countdown
