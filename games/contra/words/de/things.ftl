### Karten, Fähigkeiten und Waffen, und was einen Namen hat, ohne auf einer Karte zu stehen.

thing_suppressing-burst = Sperrfeuer
thing_steady-aim = Ruhige Hand
thing_full-auto = Dauerfeuer
thing_lock-and-load = Durchladen
thing_spot-weakness = Schwachstelle
thing_grenade-arc = Granatwurf
thing_hold-the-line = Stellung halten
thing_dig-in = Eingraben
thing_cigar-break = Zigarrenpause
thing_advance = Vorrücken
thing_drop-zone-drill = Landezonen-Drill
thing_rally-cry = Schlachtruf
thing_engage = Feindkontakt
thing_evade = Ausweichen
thing_slide-shot = Schuss im Rutschen
thing_somersault = Salto
thing_close-the-gap = Ran an den Feind
thing_second-wind = Neue Kraft
thing_taunt = Verhöhnen
thing_point-blank = Aus nächster Nähe
thing_double-tap = Doppelschuss
thing_cover-me = Gib mir Deckung
thing_reload = Nachladen
thing_shockwave-pulse = Schockwelle
thing_phase-blade = Phasenklinge
thing_system-breach = Systemeinbruch
thing_nanoshield = Nanoschild
thing_optic-lock = Zielerfassung
thing_overclock = Übertakten
thing_data-cache = Datenspeicher
thing_target-relay = Zielübermittlung
thing_reroute = Umleiten
thing_thruster-leap = Düsensprung
thing_predictive-model = Prognosemodell
thing_snap-volley = Schnelle Salve
thing_hotwire = Kurzschließen
thing_supply-drop = Abwurf
thing_patch-up = Zusammenflicken
thing_dash-and-grab = Schnapp und weg
thing_flank = Flankieren
thing_sweep-the-area = Gelände säubern
thing_vantage = Aussichtspunkt
thing_tripwire = Stolperdraht
thing_knife-work = Messerarbeit
thing_scrap-armor = Schrottpanzer
thing_smoke-screen = Nebelwand
thing_covering-shot = Feuerschutz
thing_vault = Hechtsprung
thing_uplink = Datenverbindung
thing_spotter = Späherblick

## Waffen

thing_service-rifle = Dienstgewehr
thing_basic-rifle = Einfaches Gewehr
thing_coil-carbine = Spulenkarabiner
thing_compact-rifle = Kompaktgewehr
thing_machine-gun = Maschinengewehr
thing_spread-gun = Streugewehr
thing_laser = Laser
thing_flamethrower = Flammenwerfer
thing_homing-launcher = Zielsuchwerfer
thing_crusher = Brecher
thing_rapid-kit = Schnellfeuer-Bausatz

## Bosskarten

thing_defense-wall = Verteidigungsmauer
thing_main-cannon = Hauptgeschütz
thing_twin-turrets = Zwillingstürme
thing_gate-garrison = Torbesatzung
thing_garmakilma = Garmakilma
thing_spread-cannon = Streukanone
thing_illusion-lens = Illusionslinse
thing_shield-projector = Schildprojektor
thing_gordea = Gordea
thing_disc-launcher = Scheibenwerfer
thing_armored-frame = Panzerrahmen
thing_charge-engine = Sturmantrieb
thing_java = Java
thing_acid-maw = Säureschlund
thing_gomeramos-heart = Gomeramos-Herz
thing_brood-sac = Brutsack

## Schauplatzkarten

thing_base-alarm = Basisalarm
thing_ambush-in-the-ferns = Hinterhalt im Farn
thing_tripwire-flare = Stolperfackel
thing_locking-them-in = Eingeschlossen
thing_strafing-run = Tiefflieger
thing_supply-crate = Vorratskiste
thing_rolling-barrage = Feuerwalze
thing_reinforced-patrol = Verstärkte Patrouille
thing_mud-slide = Schlammlawine
thing_slip-track = Rutschleiste
thing_rushing-current = Reißende Strömung
thing_acuba = Acuba
thing_falling-rocks = Steinschlag
thing_mist-veil = Nebelschleier
thing_hidden-nest = Verstecktes Nest
thing_updraft = Aufwind
thing_broken-platform = Geborstene Plattform
thing_grenadiers = Grenadiere
thing_dogra-mk-ii = Dogra Mk. II
thing_whiteout = Schneeblind
thing_bunker-doors = Bunkertore
thing_frostbite = Erfrierungen
thing_snow-plow = Schneepflug
thing_supply-sled = Nachschubschlitten
thing_mortar-line = Mörserstellung
thing_avalanche = Lawine
thing_hive-pulse = Puls des Nests
thing_living-walls = Lebende Wände
thing_infection-spreads = Die Infektion greift um sich
thing_seeking-hosts = Auf der Suche nach Wirten
thing_egg-chamber = Eierkammer
thing_acid-drip = Säuretropfen
thing_pulsing-floor = Pulsierender Boden
thing_heartbeat = Herzschlag
thing_purge-vent = Spülventil

## Ziele

thing_scale-the-ridge = Den Grat erklimmen
thing_long-shot = Weitschuss
thing_silent-entry = Lautlos hinein
thing_plant-charge = Ladung anbringen
thing_sprint-the-gap = Durch die Lücke
thing_clear-the-tower = Den Turm räumen
thing_spot-the-battery = Die Batterie aufspüren
thing_cut-the-wire = Den Draht durchtrennen
thing_crack-the-code = Den Code knacken
thing_rooftop-duel = Duell auf dem Dach
thing_shadow-run = Schattenlauf
thing_snipe-the-relay = Das Relais ausschalten
thing_storm-the-gate = Das Tor stürmen
thing_pin-them-down = Niederhalten
thing_ghost-walk = Geistergang
thing_chain-of-command = Befehlskette
thing_crossfire = Kreuzfeuer
thing_inside-job = Von innen heraus

## Was auf keiner Karte steht

thing_alarm = Alarm!
thing_alarm-post = Alarmposten
thing_damage = Schaden
thing_dimer = Blasendimer
thing_gels = Gele
thing_grenades-burst = Granate
thing_objective1 = Ziel 1
thing_objective2 = Ziel 2
thing_objective3 = Ziel 3
thing_overrun = Sie überrennen uns!
thing_pillbox = Bunkersensor
thing_trample = Niedertrampeln
