### Cards, abilities and weapons, and what is named although no card has its name.

thing_suppressing-burst = Suppressing Burst
thing_steady-aim = Steady Aim
thing_full-auto = Full Auto
thing_lock-and-load = Lock and Load
thing_spot-weakness = Spot Weakness
thing_grenade-arc = Grenade Arc
thing_hold-the-line = Hold the Line
thing_dig-in = Dig In
thing_cigar-break = Cigar Break
thing_advance = Advance
thing_drop-zone-drill = Drop Zone Drill
thing_rally-cry = Rally Cry
thing_engage = Engage
thing_evade = Evade
thing_slide-shot = Slide Shot
thing_somersault = Somersault
thing_close-the-gap = Close the Gap
thing_second-wind = Second Wind
thing_taunt = Taunt
thing_point-blank = Point Blank
thing_double-tap = Double Tap
thing_cover-me = Cover Me
thing_reload = Reload
thing_shockwave-pulse = Shockwave Pulse
thing_phase-blade = Phase Blade
thing_system-breach = System Breach
thing_nanoshield = Nanoshield
thing_optic-lock = Optic Lock
thing_overclock = Overclock
thing_data-cache = Data Cache
thing_target-relay = Target Relay
thing_reroute = Reroute
thing_thruster-leap = Thruster Leap
thing_predictive-model = Predictive Model
thing_snap-volley = Snap Volley
thing_hotwire = Hotwire
thing_supply-drop = Supply Drop
thing_patch-up = Patch Up
thing_dash-and-grab = Dash and Grab
thing_flank = Flank
thing_sweep-the-area = Sweep the Area
thing_vantage = Vantage
thing_tripwire = Tripwire
thing_knife-work = Knife Work
thing_scrap-armor = Scrap Armor
thing_smoke-screen = Smoke Screen
thing_covering-shot = Covering Shot
thing_vault = Vault
thing_uplink = Uplink
thing_spotter = Spotter

## Weapons

thing_service-rifle = Service Rifle
thing_basic-rifle = Basic Rifle
thing_coil-carbine = Coil Carbine
thing_compact-rifle = Compact Rifle
thing_machine-gun = Machine Gun
thing_spread-gun = Spread Gun
thing_laser = Laser
thing_flamethrower = Flamethrower
thing_homing-launcher = Homing Launcher
thing_crusher = Crusher
thing_rapid-kit = Rapid Kit

## Boss cards

thing_defense-wall = Defense Wall
thing_main-cannon = Main Cannon
thing_twin-turrets = Twin Turrets
thing_gate-garrison = Gate Garrison
thing_garmakilma = Garmakilma
thing_spread-cannon = Spread Cannon
thing_illusion-lens = Illusion Lens
thing_shield-projector = Shield Projector
thing_gordea = Gordea
thing_disc-launcher = Disc Launcher
thing_armored-frame = Armored Frame
thing_charge-engine = Charge Engine
thing_java = Java
thing_acid-maw = Acid Maw
thing_gomeramos-heart = Gomeramos Heart
thing_brood-sac = Brood Sac

## Stage cards

thing_base-alarm = Base Alarm
thing_ambush-in-the-ferns = Ambush in the Ferns
thing_tripwire-flare = Tripwire Flare
thing_locking-them-in = Locking Them In
thing_strafing-run = Strafing Run
thing_supply-crate = Supply Crate
thing_rolling-barrage = Rolling Barrage
thing_reinforced-patrol = Reinforced Patrol
thing_mud-slide = Mud Slide
thing_slip-track = Slip Track
thing_rushing-current = Rushing Current
thing_acuba = Acuba
thing_falling-rocks = Falling Rocks
thing_mist-veil = Mist Veil
thing_hidden-nest = Hidden Nest
thing_updraft = Updraft
thing_broken-platform = Broken Platform
thing_grenadiers = Grenadiers
thing_dogra-mk-ii = Dogra Mk. II
thing_whiteout = Whiteout
thing_bunker-doors = Bunker Doors
thing_frostbite = Frostbite
thing_snow-plow = Snow Plow
thing_supply-sled = Supply Sled
thing_mortar-line = Mortar Line
thing_avalanche = Avalanche
thing_hive-pulse = Hive Pulse
thing_living-walls = Living Walls
thing_infection-spreads = Infection Spreads
thing_seeking-hosts = Seeking Hosts
thing_egg-chamber = Egg Chamber
thing_acid-drip = Acid Drip
thing_pulsing-floor = Pulsing Floor
thing_heartbeat = Heartbeat
thing_purge-vent = Purge Vent

## Objectives

thing_scale-the-ridge = Scale the Ridge
thing_long-shot = Long Shot
thing_silent-entry = Silent Entry
thing_plant-charge = Plant Charge
thing_sprint-the-gap = Sprint the Gap
thing_clear-the-tower = Clear the Tower
thing_spot-the-battery = Spot the Battery
thing_cut-the-wire = Cut the Wire
thing_crack-the-code = Crack the Code
thing_rooftop-duel = Rooftop Duel
thing_shadow-run = Shadow Run
thing_snipe-the-relay = Snipe the Relay
thing_storm-the-gate = Storm the Gate
thing_pin-them-down = Pin Them Down
thing_ghost-walk = Ghost Walk
thing_chain-of-command = Chain of Command
thing_crossfire = Crossfire
thing_inside-job = Inside Job

## Named although no card has its name

thing_alarm = Alarm!
thing_alarm-post = the alarm post
thing_damage = the damage
thing_dimer = the bubble dimer
thing_gels = the gels
thing_grenades-burst = the grenade
thing_objective1 = objective 1
thing_objective2 = objective 2
thing_objective3 = objective 3
thing_overrun = We’re overrun!
thing_pillbox = the pillbox
thing_trample = Trample
