### The maps: terrains, their tiles and their objectives.


## Lighthouse

mission_lighthouse = Lighthouse
tile_lighthouse-a = North Rocks
tile_lighthouse-b = Path Head
tile_lighthouse-c = Generator House
tile_lighthouse-d = Sea Wall
tile_lighthouse-e = Yard
tile_lighthouse-f = Tower Stair
tile_lighthouse-g = Gate
tile_lighthouse-h = Lamp Room
tile_lighthouse-i = Steps
tile_lighthouse-j = Garden
tile_lighthouse-k = Fuel Stack
tile_lighthouse-l = Cottage
tile_lighthouse-m = Jetty Path
tile_lighthouse-n = Jetty
objective_lighthouse-O1 = Swap the lamp code discs
objective_lighthouse-O2 = Wreck the generator

## Water Tower

mission_water-tower = Water Tower
tile_water-tower-a = Hedge Corner
tile_water-tower-b = Lane
tile_water-tower-c = Stile
tile_water-tower-d = Ditch
tile_water-tower-e = Tower Field
tile_water-tower-f = Pump House
tile_water-tower-g = Nettles
tile_water-tower-h = Valve Room
tile_water-tower-i = Culvert
tile_water-tower-j = Farm Track
tile_water-tower-k = Orchard
objective_water-tower-O1 = Drop the tower
objective_water-tower-O2 = Close the main valve

## Forest Road

mission_forest-road = Forest Road
tile_forest-road-a = Pines
tile_forest-road-b = Fern Bank
tile_forest-road-c = Fallen Oak
tile_forest-road-d = Telephone Post
tile_forest-road-e = Brambles
tile_forest-road-f = Boundary Stone
tile_forest-road-g = West Bend
tile_forest-road-h = Crossroads
tile_forest-road-i = East Bend
tile_forest-road-j = Badger Sett
tile_forest-road-k = Charcoal Hut
tile_forest-road-l = Stream
tile_forest-road-m = Log Pile
tile_forest-road-n = Birches
tile_forest-road-o = Fox Earth
objective_forest-road-O1 = Empty the halted staff car
objective_forest-road-O2 = Blow the culvert

## Coastal Battery

mission_coastal-battery = Coastal Battery
tile_coastal-battery-a = Casemate One
tile_coastal-battery-b = Sap
tile_coastal-battery-c = Shell Store
tile_coastal-battery-d = Casemate Two
tile_coastal-battery-e = West Wire
tile_coastal-battery-f = Parade
tile_coastal-battery-g = Gun Trench
tile_coastal-battery-h = Magazine
tile_coastal-battery-i = Plotting Room
tile_coastal-battery-j = Hoist
tile_coastal-battery-k = East Wire
tile_coastal-battery-l = Gully
tile_coastal-battery-m = Dugout
tile_coastal-battery-n = Cookhouse Yard
tile_coastal-battery-o = Latrine
tile_coastal-battery-p = Beach Track
tile_coastal-battery-q = Guardroom
tile_coastal-battery-r = Barracks
tile_coastal-battery-s = Cliff Steps
objective_coastal-battery-O1 = Spike gun one
objective_coastal-battery-O2 = Spike gun two
objective_coastal-battery-O3 = Photograph the range tables

## Railway Yard

mission_railway-yard = Railway Yard
tile_railway-yard-a = Coal Heap
tile_railway-yard-b = North Siding
tile_railway-yard-c = Goods Siding
tile_railway-yard-d = Signal Box
tile_railway-yard-e = Engine Shed
tile_railway-yard-f = Turntable Pit
tile_railway-yard-g = Tool Crates
tile_railway-yard-h = Water Crane
tile_railway-yard-i = West Points
tile_railway-yard-j = Up Line
tile_railway-yard-k = Down Line
tile_railway-yard-l = Buffer Stop
tile_railway-yard-m = Lamp Room
tile_railway-yard-n = Loading Bank
tile_railway-yard-o = Barrow
tile_railway-yard-p = Depot Office
objective_railway-yard-O1 = Wreck the locomotive
objective_railway-yard-O2 = Jam the signal levers
objective_railway-yard-O3 = Steal the waybills

## Field Airstrip

mission_field-airstrip = Field Airstrip
tile_field-airstrip-a = Hangar
tile_field-airstrip-b = Oil Drums
tile_field-airstrip-c = Workshop
tile_field-airstrip-d = Bomb Dump
tile_field-airstrip-e = Windsock
tile_field-airstrip-f = West Runway
tile_field-airstrip-g = East Runway
tile_field-airstrip-h = Perimeter
tile_field-airstrip-i = Gap in the Wire
tile_field-airstrip-j = Blast Pen
tile_field-airstrip-k = Beet Field
tile_field-airstrip-l = Tents
tile_field-airstrip-m = Slit Trench
tile_field-airstrip-n = Control Hut
objective_field-airstrip-O1 = Blow up the parked bombers
objective_field-airstrip-O2 = Blow up the workshop
objective_field-airstrip-O3 = Smash the wireless

## Manor House

mission_manor-house = Manor House
tile_manor-house-a = Yew Hedge
tile_manor-house-b = Carriage Drive
tile_manor-house-c = Stable Yard
tile_manor-house-d = Rose Garden
tile_manor-house-e = Library
tile_manor-house-f = Great Hall
tile_manor-house-g = Terrace
tile_manor-house-h = Study
tile_manor-house-i = Strongroom
tile_manor-house-j = Compost Heap
tile_manor-house-k = Kitchen
tile_manor-house-l = Scullery
tile_manor-house-m = Gate Lodge
objective_manor-house-O1 = Silence the General
objective_manor-house-O2 = Carry off the cipher machine
objective_manor-house-O3 = Photograph the wall map

## Harbour Quay

mission_harbour-quay = Harbour Quay
tile_harbour-quay-a = Net Loft Steps
tile_harbour-quay-b = Warehouse
tile_harbour-quay-c = Crates
tile_harbour-quay-d = Slipway
tile_harbour-quay-e = Sea Stairs
tile_harbour-quay-f = West Quay
tile_harbour-quay-g = Crane Quay
tile_harbour-quay-h = Boat Shed
tile_harbour-quay-i = Bollards
tile_harbour-quay-j = Rope Walk
tile_harbour-quay-k = Barrels of Herring
tile_harbour-quay-l = Winch
tile_harbour-quay-m = Breakwater
tile_harbour-quay-n = Harbour Office
tile_harbour-quay-o = Customs Gate
tile_harbour-quay-p = Pier
tile_harbour-quay-q = Rowing Boat
objective_harbour-quay-O1 = Sink the motor boat in its shed
objective_harbour-quay-O2 = Take the minefield charts
objective_harbour-quay-O3 = Photograph the torpedo rails

## Village Square

mission_village-square = Village Square
tile_village-square-a = Churchyard
tile_village-square-b = Town Hall
tile_village-square-c = Cafe
tile_village-square-d = Bicycle Rack
tile_village-square-e = Crypt
tile_village-square-f = Square
tile_village-square-g = School
tile_village-square-h = Post Road
tile_village-square-i = Wash House
tile_village-square-j = Market Lane
tile_village-square-k = Forge
tile_village-square-l = Mill Race
tile_village-square-m = Bakehouse Steps
tile_village-square-n = Bakery
tile_village-square-o = Allotments
objective_village-square-O1 = Steal the ration lists
objective_village-square-O2 = Free the schoolteacher

## Viaduct

mission_viaduct = Viaduct
tile_viaduct-a = West Portal
tile_viaduct-b = West Span
tile_viaduct-c = East Span
tile_viaduct-d = East Portal
tile_viaduct-e = Goat Path
tile_viaduct-f = West Pier
tile_viaduct-g = Gravel Bar
tile_viaduct-h = East Pier
tile_viaduct-i = Reeds
tile_viaduct-j = Sentry Box
tile_viaduct-k = West Bank
tile_viaduct-l = Ford
tile_viaduct-m = East Bank
objective_viaduct-O1 = Blow the west pier
objective_viaduct-O2 = Blow the east pier

## Old Prison

mission_old-prison = Old Prison
tile_old-prison-a = Bell Corner
tile_old-prison-b = Gate Court
tile_old-prison-c = Exercise Court
tile_old-prison-d = Coal Chute
tile_old-prison-e = West Walk
tile_old-prison-f = Cell One
tile_old-prison-g = Cell Two
tile_old-prison-h = Cell Three
tile_old-prison-i = Cell Four
tile_old-prison-j = East Walk
tile_old-prison-k = West Corridor
tile_old-prison-l = East Corridor
tile_old-prison-m = Drain
tile_old-prison-n = Guardroom
tile_old-prison-o = Stair
tile_old-prison-p = Kitchen Garden
objective_old-prison-O1 = Free the wireless operator
objective_old-prison-O2 = Free the courier

## Launch Ramp

mission_launch-ramp = Launch Ramp
tile_launch-ramp-a = Survey Post
tile_launch-ramp-b = Guidance Bunker
tile_launch-ramp-c = Cable Trench
tile_launch-ramp-d = Spoil Heap
tile_launch-ramp-e = Concrete Road
tile_launch-ramp-f = Apron
tile_launch-ramp-g = Ramp
tile_launch-ramp-h = Blast Wall
tile_launch-ramp-i = Hedgerow
tile_launch-ramp-j = Goliath Stand
tile_launch-ramp-k = Sandbags
tile_launch-ramp-l = Steam Valve
tile_launch-ramp-m = Orchard
tile_launch-ramp-n = Ladder
tile_launch-ramp-o = Compressor Hall
objective_launch-ramp-O1 = Collapse the ramp
objective_launch-ramp-O2 = Ruin the gyroscopes
objective_launch-ramp-O3 = Photograph the compressor

## Tunnel Works

mission_tunnel-works = Tunnel Works
tile_tunnel-works-a = Air Shaft
tile_tunnel-works-b = Drawing Office
tile_tunnel-works-c = Records
tile_tunnel-works-d = Lift Shaft
tile_tunnel-works-e = West Gallery
tile_tunnel-works-f = Assembly Hall
tile_tunnel-works-g = Test Hall
tile_tunnel-works-h = East Gallery
tile_tunnel-works-i = Sump
tile_tunnel-works-j = Locker Room
tile_tunnel-works-k = Fan Room
tile_tunnel-works-l = Switch Room
tile_tunnel-works-m = Ore Chute
objective_tunnel-works-O1 = Blow the motor jigs
objective_tunnel-works-O2 = Take the blueprints
objective_tunnel-works-O3 = Stop the fans

## Chemical Works

mission_chemical-works = Chemical Works
tile_chemical-works-a = Pipe Rack
tile_chemical-works-b = Tank House
tile_chemical-works-c = Weighbridge
tile_chemical-works-d = Boiler Steps
tile_chemical-works-e = Cinder Yard
tile_chemical-works-f = Pipe Bridge
tile_chemical-works-g = Laboratory
tile_chemical-works-h = Canal Wharf
tile_chemical-works-i = Filling Hall
tile_chemical-works-j = Valve Pit
tile_chemical-works-k = Rail Spur
tile_chemical-works-l = Settling Drain
tile_chemical-works-m = Drum Store
objective_chemical-works-O1 = Take the formula
objective_chemical-works-O2 = Blow the vats
objective_chemical-works-O3 = Drain the tanks

## Operations

mission_wipe = Wipe
mission_green = Green
mission_time-pencil = Time Pencil
mission_night-ferry = Night Ferry
mission_double-harness = Double Harness
mission_lantern = Lantern
mission_blackbird = Blackbird
mission_quarrel = Quarrel
mission_thunder-jar = Thunder Jar

## Special rules of operations, as they are stamped

special_dark-coast = Dark Coast
special_rising-tide = Rising Tide
special_gun-crews = Gun Crews
special_thin-garrison = Thin Garrison
special_lines-down = Lines Down
special_telephone-exchange = Telephone Exchange
special_time-pencils = Time Pencils
special_spare-pencils = Spare Pencils
special_cold-night = Cold Night
special_one-boat = One Boat
special_sailing-time = Sailing Time
special_two-teams = Two Teams
special_marked-men = Marked Men
special_friends-in-the-woods = Friends in the Woods
special_bloodhounds = Bloodhounds
special_market-day = Market Day
special_extra-locks = Extra Locks
special_borrowed-masks = Borrowed Masks
special_night-shift = Night Shift
special_launch-window = Launch Window
special_rocket-train = Rocket Train
special_goliath-depot = Goliath Depot
