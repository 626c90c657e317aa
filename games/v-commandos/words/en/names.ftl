### Who and what there is.


## Commandos

commando_officer = Officer
commando_medic = Medic
commando_sapper = Sapper
commando_scout = Scout
commando_sniper = Sniper
commando_bruno = Sergeant Bruno
commando_death-cheater = Death Cheater
commando_saboteur = Saboteur
commando_soe-agent = SOE Agent
commando_spy = Spy
commando_jamie-finnlock = Jamie Finnlock
commando_butcher = Butcher
commando_intel-officer = Intel Officer
commando_mortar-gunner = Mortar Gunner
commando_vf-intel-officer = VF Intel Officer
commando_anneke = Anneke

## Enemies

enemy_mp40 = MP40
    .one = an MP40
    .many = MP40
enemy_karabiner = Karabiner
    .one = a Karabiner
    .many = Karabiner
enemy_masked-mp40 = masked MP40
    .one = a masked MP40
    .many = masked MP40
enemy_masked-karabiner = masked Karabiner
    .one = a masked Karabiner
    .many = masked Karabiner
enemy_pioneer = Pioneer
    .one = a Pioneer
    .many = Pioneers
enemy_marked = marked MP40
    .one = a marked MP40
    .many = marked MP40
enemy_stosstrupp = Stoßtrupp
    .one = a Stoßtrupp
    .many = Stoßtrupp
enemy_officer = German Officer
    .one = a German Officer
    .many = German Officers
enemy_dog = Guard Dog
    .one = a Guard Dog
    .many = Guard Dogs
enemy_paratrooper = Fallschirmjäger
    .one = a Fallschirmjäger
    .many = Fallschirmjäger
enemy_goliath = Goliath
    .one = a Goliath
    .many = Goliaths
# A token of the bag that is nobody
enemy_blank = blank
    .one = a blank
    .many = blanks

## Equipment

kit_spotted = Spotted
    .many = Spotted
kit_grenade = Grenade
    .many = Grenades
kit_crowbar = Crowbar
    .many = Crowbars
kit_first-aid = First Aid
    .many = First Aid
kit_uniform = Enemy Uniform
    .many = Enemy Uniforms
kit_tnt = TNT
    .many = TNT
kit_bombardment = Bombardment
    .many = Bombardments
kit_mp40 = MP40
    .many = MP40
kit_stg44 = StG44
    .many = StG44
kit_mg42 = MG42
    .many = MG42
kit_airdrop = Airdrop
    .many = Airdrops
kit_binoculars = Binoculars
    .many = Binoculars
kit_smoke = Smoke
    .many = Smoke
kit_panzerfaust = Panzerfaust
    .many = Panzerfausts

## Weapons

weapon_welrod = Welrod
weapon_webley = Webley
weapon_luger = Luger
weapon_longbow = Longbow
weapon_de-lisle = De Lisle
weapon_scoped-rifle = Scoped Rifle
weapon_sten = Sten
weapon_thompson = Thompson
weapon_light-mortar = Light Mortar
weapon_mp40 = MP40
weapon_stg44 = StG44
weapon_mg42 = MG42
weapon_nest-gun = machine gun

## Abilities

ability_orders = Orders
ability_on-my-heels = On My Heels
ability_field-dressing = Field Dressing
ability_adrenaline = Adrenaline
ability_quick-fuse = Quick Fuse
ability_breacher = Breacher
ability_pathfinder = Pathfinder
ability_soft-boots = Soft Boots
ability_long-shot = Long Shot
ability_one-breath = One Breath
ability_stand-fast = Stand Fast
ability_shoulder-charge = Shoulder Charge
ability_not-today = Not Today
ability_ninth-life = Ninth Life
ability_wedge-work = Wedge Work
ability_cut-wires = Cut Wires
ability_good-coordinates = Good Coordinates
ability_dead-drop = Dead Drop
ability_papers-in-order = Papers in Order
ability_careless-talk = Careless Talk
ability_both-hands = Both Hands
ability_quiet-work = Quiet Work
ability_decoded-orders = Decoded Orders
ability_timetable = Timetable
ability_plunging-fire = Plunging Fire
ability_smoke-rounds = Smoke Rounds
ability-text_orders = Once per turn, 1 action: a comrade on this or an adjacent tile gets a [+1] token.
ability-text_on-my-heels = Once per turn, when you move: a Stealthy comrade on the tile you leave may make the same move for free.
ability-text_field-dressing = Once per turn, 1 action: remove 1 wound from somebody in this space who is not Critical.
ability-text_adrenaline = Your First Aid reaches an adjacent tile, and the patient gets a [+1] token.
ability-text_quick-fuse = Once per turn you emplace TNT at no cost.
ability-text_breacher = When your TNT explodes, locked doors and a blocked trapdoor of that tile open.
ability-text_pathfinder = At the end of your turn look at the next event. You may put it on the bottom.
ability-text_soft-boots = A plain move onto a medium tile without enemies keeps you Stealthy.
ability-text_long-shot = Your Scoped Rifle reaches 2 tiles and ignores machine-gun nests.
ability-text_one-breath = 2 actions: eliminate an enemy on this or an adjacent tile without a roll.
ability-text_stand-fast = If you have not moved this turn, roll 1 more die with any firearm.
ability-text_shoulder-charge = 1 action: break a locked door open. The alarm sounds.
ability-text_not-today = Once per terrain, when your time is up: on a 3 or more you are back on your feet, Visible.
ability-text_ninth-life = Once per operation, when gas or an explosion would eliminate you: you are Underground instead.
ability-text_wedge-work = Your barricades break at 6 instead of 4.
ability-text_cut-wires = Once per terrain, 1 action on the quiet alarm: its next trigger does nothing.
ability-text_good-coordinates = Your Airdrops draw 4 tokens; put 1 back.
ability-text_dead-drop = Once per terrain, 1 action on an outdoor tile without enemies: draw 2 tokens.
ability-text_papers-in-order = In uniform you are found on a 1 only.
ability-text_careless-talk = Once per turn, 1 action, Stealthy beside an enemy: set where enemies will go.
ability-text_both-hands = Your close combat may eliminate two enemies at once.
ability-text_quiet-work = A Spotted token reveals you only if 2 or more enemies are left.
ability-text_decoded-orders = Once per turn, when the event here is drawn: spend a [+1] token to draw another.
ability-text_timetable = 1 action: look at the next 2 events and put them back in any order.
ability-text_plunging-fire = From outdoors your Light Mortar hits outdoor tiles 2 or 3 steps away.
ability-text_smoke-rounds = Your Smoke reaches any outdoor tile of the terrain.

## Event cards

event-card_all-quiet = All Quiet
event-card_change-of-guard = Change of Guard
event-card_extra-patrol = Extra Patrol
event-card_lorry-load = Lorry Load
event-card_searchlight = Searchlight
event-card_snapped-twig = Snapped Twig
event-card_moonless = Moonless Night
event-card_ground-mist = Ground Mist
event-card_false-alarm = False Alarm
event-card_fuse-blown = Blown Fuse
event-card_dozing-sentries = Dozing Sentries
event-card_second-wind = Second Wind
event-card_dropped-kit = Dropped Kit
event-card_old-drain = Old Drain
event-card_rubble = Rubble
event-card_double-time = Double Time
event-card_brew-up = Brew-up
event-card_informer = Twitching Curtain
event-card_dog-patrol = Dog Patrol
event-card_radio-london = Personal Messages
event-card_maquis-diversion = Diversion
event-card_curfew = Curfew
event-card_bicycle-courier = Bicycle Courier
event-card_staff-car = Staff Car
event-card_leaking-barrel = Leaking Barrel
event-card_good-neighbours = Good Neighbours
event-card_railway-strike = Strike!
event-card_test-firing = Test Firing
event-card_wind-change = Change of Wind
event-card_goliath-drill = Goliath Drill
event-card_para-alert = Jump Alert
event-card_gas-drill = Gas Drill
event-card_crate-of-rockets = Open Crate
event-card_steam-leak = Steam Leak
event-card_inspection = Inspection
event-card_countdown = Countdown
