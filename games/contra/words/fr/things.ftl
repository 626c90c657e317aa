### Cartes, capacités et armes, et ce qui a un nom sans être sur une carte.

thing_suppressing-burst = Tir de barrage
thing_steady-aim = Main sûre
thing_full-auto = Rafale continue
thing_lock-and-load = Paré au tir
thing_spot-weakness = Point faible
thing_grenade-arc = Jet de grenade
thing_hold-the-line = Tenir la ligne
thing_dig-in = Se retrancher
thing_cigar-break = Pause cigare
thing_advance = En avant
thing_drop-zone-drill = Exercice de saut
thing_rally-cry = Cri de ralliement
thing_engage = Au contact
thing_evade = Esquive
thing_slide-shot = Tir en glissade
thing_somersault = Salto
thing_close-the-gap = Au plus près
thing_second-wind = Second souffle
thing_taunt = Provocation
thing_point-blank = À bout portant
thing_double-tap = Double tir
thing_cover-me = Couvre-moi
thing_reload = Recharger
thing_shockwave-pulse = Onde de choc
thing_phase-blade = Lame de phase
thing_system-breach = Piratage
thing_nanoshield = Nanobouclier
thing_optic-lock = Visée verrouillée
thing_overclock = Surcadençage
thing_data-cache = Mémoire cache
thing_target-relay = Relais de visée
thing_reroute = Réacheminer
thing_thruster-leap = Saut à réaction
thing_predictive-model = Modèle prédictif
thing_snap-volley = Salve rapide
thing_hotwire = Court-circuit
thing_supply-drop = Largage
thing_patch-up = Rafistolage
thing_dash-and-grab = Prendre et filer
thing_flank = De flanc
thing_sweep-the-area = Ratissage
thing_vantage = Point de vue
thing_tripwire = Fil piège
thing_knife-work = Arme blanche
thing_scrap-armor = Armure de fortune
thing_smoke-screen = Écran de fumée
thing_covering-shot = Tir de couverture
thing_vault = Bond
thing_uplink = Liaison
thing_spotter = Observation

## Armes

thing_service-rifle = Fusil de service
thing_basic-rifle = Fusil simple
thing_coil-carbine = Carabine à bobine
thing_compact-rifle = Fusil compact
thing_machine-gun = Mitrailleuse
thing_spread-gun = Canon à dispersion
thing_laser = Laser
thing_flamethrower = Lance-flammes
thing_homing-launcher = Lance-missiles
thing_crusher = Broyeur
thing_rapid-kit = Kit de tir rapide

## Cartes de boss

thing_defense-wall = Mur de défense
thing_main-cannon = Canon principal
thing_twin-turrets = Tourelles jumelles
thing_gate-garrison = Garnison
thing_garmakilma = Garmakilma
thing_spread-cannon = Canon éventail
thing_illusion-lens = Lentille d’illusion
thing_shield-projector = Bouclier projeté
thing_gordea = Gordea
thing_disc-launcher = Lance-disques
thing_armored-frame = Châssis blindé
thing_charge-engine = Moteur de charge
thing_java = Java
thing_acid-maw = Gueule acide
thing_gomeramos-heart = Cœur de Gomeramos
thing_brood-sac = Poche à couvée

## Cartes de terrain

thing_base-alarm = Alarme de la base
thing_ambush-in-the-ferns = Embuscade
thing_tripwire-flare = Fusée piégée
thing_locking-them-in = Pris au piège
thing_strafing-run = Mitraillage aérien
thing_supply-crate = Caisse de matériel
thing_rolling-barrage = Barrage roulant
thing_reinforced-patrol = Patrouille renforcée
thing_mud-slide = Coulée de boue
thing_slip-track = Piste de glissade
thing_rushing-current = Courant violent
thing_acuba = Acuba
thing_falling-rocks = Chute de pierres
thing_mist-veil = Voile de brume
thing_hidden-nest = Nid caché
thing_updraft = Courant ascendant
thing_broken-platform = Plateforme brisée
thing_grenadiers = Grenadiers
thing_dogra-mk-ii = Dogra Mk. II
thing_whiteout = Blizzard
thing_bunker-doors = Portes du bunker
thing_frostbite = Engelures
thing_snow-plow = Chasse-neige
thing_supply-sled = Traîneau chargé
thing_mortar-line = Ligne de mortiers
thing_avalanche = Avalanche
thing_hive-pulse = Pouls de la ruche
thing_living-walls = Murs vivants
thing_infection-spreads = Contagion
thing_seeking-hosts = En quête d’hôtes
thing_egg-chamber = Chambre des œufs
thing_acid-drip = Gouttes d’acide
thing_pulsing-floor = Sol palpitant
thing_heartbeat = Battement de cœur
thing_purge-vent = Conduit de purge

## Objectifs

thing_scale-the-ridge = Gravir la crête
thing_long-shot = Tir lointain
thing_silent-entry = Entrée silencieuse
thing_plant-charge = Poser la charge
thing_sprint-the-gap = Franchir la brèche
thing_clear-the-tower = Nettoyer la tour
thing_spot-the-battery = Repérer la batterie
thing_cut-the-wire = Couper le fil
thing_crack-the-code = Percer le code
thing_rooftop-duel = Duel sur les toits
thing_shadow-run = Course dans l’ombre
thing_snipe-the-relay = Abattre le relais
thing_storm-the-gate = Prendre la porte
thing_pin-them-down = Les clouer au sol
thing_ghost-walk = Pas de fantôme
thing_chain-of-command = Voie hiérarchique
thing_crossfire = Feu croisé
thing_inside-job = De l’intérieur

## Ce qui a un nom sans être sur une carte

thing_alarm = Alarme !
thing_alarm-post = le poste d’alarme
thing_damage = les dégâts
thing_dimer = la bulle dimère
thing_gels = les gels
thing_grenades-burst = la grenade
thing_objective1 = l’objectif 1
thing_objective2 = l’objectif 2
thing_objective3 = l’objectif 3
thing_overrun = Nous sommes débordés !
thing_pillbox = la casemate
thing_trample = Piétinement
