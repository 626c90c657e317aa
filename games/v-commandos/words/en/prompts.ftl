### What has to be decided.


## To whoever decides

-in-nest =
    { $nest ->
        [true] , 5 or more in the nest
       *[false] { "" }
    }
-to-friends =
    { $spills ->
        [true] { " " }Hits left over wound whoever is Visible there.
       *[false] { "" }
    }
-roll =
    { $roll ->
        [stealth] { COMMANDO($who) }’s stealth dice show { LIST($dice, by: ", ") }.
        [shot] { COMMANDO($who) }’s dice show { LIST($dice, by: ", ") } ({ $needed } or more hits{ -in-nest }).{ -to-friends }
       *[fire] The dice against { COMMANDO($who) } show { LIST($dice, by: ", ") } ({ $needed } or more hits).
    }
-left-over =
    { $it ->
        [one] 1 hit is
       *[other] { $it } hits are
    }
prompt_pick = Pick your commando and a side of the card.
prompt_pick-of-several = Pick commando { $number } of { $of } and a side of the card.
prompt_replace = Pick a replacement for { COMMANDO($who) }. It has the weapons on the card, but no equipment.
prompt_replace-nobody = Pick a replacement. It has the weapons on the card, but no equipment.
prompt_host = Choose whom Gander goes with.
prompt_cross = Choose who moves over to { MISSION($terrain) }.
prompt_assign = Send { COMMANDO($who) } to one of the terrains.
prompt_act =
    { $actions ->
        [0] { COMMANDO($who) } has no actions left. End the turn, or do something free.
       *[other] { COMMANDO($who) } has { -actions($actions) } left. Choose what to do.
    }
prompt_hits = Choose what the next hit strikes on { -tile($tile) }.
prompt_spill = { -left-over($hits) } left over. Choose which Visible commando takes the next one.
prompt_second = Overpower a second enemy as well?
prompt_reroll = { -roll } Reroll a die?
prompt_divert = { COMMANDO($who) } is hit. Should Gander take it?
prompt_follow = Choose who follows to { -tile($tile) }, if anybody.
prompt_pathfinder = The next event is { EVENT-CARD($event) }: { $text } Leave it, or put it on the bottom?
prompt_timetable = The next events are { LIST($events, of: "EVENT-CARD") }. Swap them?
prompt_decode = { EVENT-CARD($event) }: { $text } Spend a [+1] token to draw another event?
prompt_event = { EVENT-CARD($event) }: { $text } Choose.
prompt_event-tile = { EVENT-CARD($event) }: { LIST(KITS($drawn), of: "kits") }. Choose the tile to put it on.
prompt_event-kit = Choose what { COMMANDO($giver) } gives { COMMANDO($taker) }.
prompt_event-taker = Choose whom { COMMANDO($giver) } gives equipment to.
prompt_drift = The drop ({ LIST(KITS($drawn), of: "kits") }) drifts. Choose where it goes.
prompt_return = You drew { LIST(KITS($kit), of: "kits") }. Choose the token that goes back into the bag.
prompt_enter = There is room for { $room }. Choose who comes in at { -entrance($entrance) }.
prompt_guard = Choose who stands guard on { -tile($tile) }.
prompt_split = Choose which enemy goes where from { -tile($from) }.
prompt_company = Not all fit on { -tile($to) }. Choose who goes with the German Officer.
prompt_aim = Choose who shoots from { -tile($from) }, and at whom.

## Between turns and steps

window_commandos = Choose who goes next.
window_before-reinforcements = Enemy reinforcements come next. Do something free first?
window_before-movement = The enemy moves next. Do something free first?
window_before-fire = The enemy fires next. Do something free first?
window_after-fire = The turn is nearly over. Do something free first?
window-watched_commandos = The team is choosing who goes next.
window-watched_before-reinforcements = Enemy reinforcements come next, unless somebody does something free first.
window-watched_before-movement = The enemy moves next, unless somebody does something free first.
window-watched_before-fire = The enemy fires next, unless somebody does something free first.
window-watched_after-fire = The turn ends, unless somebody does something free first.

## To whoever looks on

watched_pick =
    { $replaces ->
        [true] A replacement is being picked.
       *[false] A commando is being picked.
    }
watched_host = The team is choosing whom Gander goes with.
watched_cross = The team is choosing who moves over to { MISSION($terrain) }.
watched_assign = { COMMANDO($who) } is being sent to one of the terrains.
watched_act =
    { $actions ->
        [0] { COMMANDO($who) } has no actions left.
       *[other] { COMMANDO($who) } has { -actions($actions) } left.
    }
watched_hits = The hits on { -tile($tile) } are being assigned.
watched_spill = { -left-over($hits) } left over for the Visible commandos.
watched_second = { COMMANDO($who) } may overpower a second enemy.
watched_reroll = { -roll } A die may be rerolled.
watched_divert = { COMMANDO($who) } is hit. Gander may take it.
watched_follow = Somebody may follow to { -tile($tile) }.
watched_pathfinder = The next event is { EVENT-CARD($event) }. It may go to the bottom.
watched_timetable = The next events are { LIST($events, of: "EVENT-CARD") }. They may be swapped.
watched_decode = { EVENT-CARD($event) }. { COMMANDO($who) } may spend a [+1] token to draw another event.
watched_event = { EVENT-CARD($event) }: the team is choosing.
watched_drift = The drop drifts: somebody is choosing where it goes.
watched_return = A token goes back into the bag: somebody is choosing which.
watched_enter = The team is choosing which enemies come in at { -entrance($entrance) }.
watched_guard = The team is choosing who stands guard on { -tile($tile) }.
watched_split = The team is choosing which enemy goes where from { -tile($from) }.
watched_company = The team is choosing who goes with the German Officer to { -tile($to) }.
watched_aim = The team is choosing who is shot at from { -tile($from) }.
