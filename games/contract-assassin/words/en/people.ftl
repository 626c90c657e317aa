### Assassins and targets.


## What each assassin can

gift_hanns = A roll of 2 kills, whatever he brings.
gift_simon = A failed getaway is rolled again.
gift_klaus = Brings six weapons instead of five.
gift_winchester = Five actions per turn instead of four.
gift_archie = Shifts one bodyguard to a rival’s target before the roll.
gift_sugar = Keeps one card she used, once per turn.
gift_ninja = A getaway takes her to any home city.
gift_cynthia = Gets away on a 1 or 2 without the card.
gift_otto = May go after anybody’s target, and swaps contracts for it.
gift_lily = A failed attempt may be rolled again.

## Why each target has it coming

flavour_c01 = Bottles mountain air and sells it back to the mountain.
flavour_c02 = His app charges you for closing his app.
flavour_c03 = Even the exit of his casino is a slot machine.
flavour_c04 = Named the wind after himself, then taxed it.
flavour_c05 = Foreclosed on an orphanage, then on the orphans' lemonade stand.
flavour_c06 = Removes your wrinkles and rents them back for family photos.
flavour_c07 = Has faked eleven deaths; her insurers would like a real one.
flavour_c08 = Owns nine thousand firms and not one chair.
flavour_c09 = Robs graves and blames the llamas.
flavour_c10 = Sold the same parade float to six parades.
flavour_c11 = Insures his own feet and breaks everybody else’s.
flavour_c12 = Sends glaciers an invoice for leaving.
flavour_c13 = Knighted for services to his own services.
flavour_c14 = Three stars, one microwave.
flavour_c15 = Raises the rent while you nap.
flavour_c16 = Every rave needs form 27b in triplicate.
flavour_c17 = Leaves out one screw per box, on purpose.
flavour_c18 = Charges extra for sitting, standing and exhaling.
flavour_c19 = Seven yachts, no lifebelts, forty deckhands.
flavour_c20 = Sold the last ticket out of town to everyone in town.
flavour_c21 = Promises every investor a pyramid of investors.
flavour_c22 = Cuts the power, sells the generators.
flavour_c23 = Wakes the lions for better light.
flavour_c24 = Her diamonds are for ever, her miners' contracts are not.
flavour_c25 = Haggles for an hour, then steals it anyway.
flavour_c26 = Builds in front of your view and rents you the view.
flavour_c27 = Enlightenment with in-app purchases.
flavour_c28 = His taxi meter has its own rocket engine.
flavour_c29 = Fines you for reading this.
flavour_c30 = Rents coffins by the hour, to the living.
flavour_c31 = Dismissed the staff, then the weekend.
flavour_c32 = Mined the ground from under his own town.
flavour_c33 = Sells front-row seats for the end of the world.
flavour_c34 = You may leave whenever you like, in week 34.
