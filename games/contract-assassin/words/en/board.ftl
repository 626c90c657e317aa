### What stands on the board, in the files, in the dock, in the set-up and at the end.


## The board

board_curve = Contracts fulfilled
board_percent = { -percent($chance) }
board_map = World map, { $spaces } spaces. Arrow keys walk over it.
board_space =
    { PLACE($at) }{ $home ->
        [true] , a home city
       *[false] { "" }
    }{ COUNT($of) ->
        [0] { "" }
       *[other] : { VICTIM($at) }, contract of { LIST($of, of: "SHORT") }{ -guarded }
    }{ COUNT($pawns) ->
        [0] { "" }
        [one] : { LIST($pawns, of: "SHORT") } is here
       *[other] : { LIST($pawns, of: "SHORT") } are here
    }{ COUNT($open) ->
        [0] { "" }
       *[other] : { LIST($open, by: "; ") }
    }
-guarded =
    { COUNT($guards) ->
        [0] { "" }
       *[other] , guarded on { LIST($guards) }
    }
legend_land = land
legend_sea = sea
legend_target = target
legend_home = home
legend_hub = hub
zoom_nearer = Zoom in
zoom_farther = Zoom out
zoom_whole = Show the whole map
round_short =
    Round { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }of { $limit }
    }
round_mine = · your turn
round_of = · { $who }

## Files

file_of = File of { ASSASSIN($assassin) }
file_skills = Weapon skills
file_skill = { CARD($weapon) } also kills on { $number }
file_contracts = Contracts
# $n (number)
file_done = { $n } of 4
file_home-and-weapon = { CARD(WEAPON($assassin)) }, home { PLACE(HOME($assassin)) }.
file_home = Home
file_weapon = Weapon
file_hand =
    { $n ->
        [0] No cards
       *[other] Hand: { -cards($n) }
    }{ $hidden ->
        [true] , not shown
       *[false] { "" }
    }
file_away =
    { $spaces ->
        [0] right here
       *[other] { $spaces } away
    }
file_fulfilled = Done
file_tour =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to reach all open contracts, if nobody stops you
file_close = Close the file
file_ready = Ready

## Those at the table

-status =
    { $status ->
        [prison] in prison, { -to-miss }
        [hiding] in hiding, { -to-miss }
       *[free] { LIST($at, of: "PLACE") }
    }
-to-miss = { -turns($missing) } to miss
seats_label = Around the table
seats_you = you
seats_says =
    { SHORT($assassin) }{ COUNT($player) ->
        [0] { "" }
       *[other] { " " }({ LIST($player) })
    }: { $done } of 4 contracts, { -cards($cards) }, { -status }
seats_cards = { -cards($n) }
seats_acting = acting
seats_next = next
seats_turns-away = in { $n }
seats_prison = in prison
deck_left = { $n } in the deck
# $n (number)
deck_discarded = { $n } discarded
deck_robbed = Then { SHORT($assassin) } is robbed: { -cards($cards) }, the largest hand.

## The hand

# with the places where long names may be broken on a card
kit_card =
    { $card ->
        [strangulation] Strangu{ "\u00AD" }lation
       *[other] { CARD($card) }
    }
kit_label = Your Hit Kit
kit_weapons = Weapons
# $laid (number)
kit_weapons-laid = Weapons, { $laid } of { $most } laid out
kit_getaways = Getaways
# $laid (number)
kit_getaways-laid = Getaways, { $laid } of { $most } laid out
kit_bonus = Bonus, one per turn
kit_empty = No cards yet. Draw some.
kit_adds = +{ -percent($chance) }
kit_laid = laid out
kit_blocked = blocked by a bodyguard
kit_for-me = Play it for me
kit_copies = ×{ $n }
kit_places =
    { $n ->
        [one] { -click } the glowing place on the map.
       *[other] { -click } one of the { $n } glowing places on the map.
    }
kit_back = Put it back
kit_options = What you can do
kit_actions = { -actions($n) } left

## Buttons, where they are shorter than the answer in the list

button_attempt = Attempt
button_escape = Escape
button_hide = Hide, { -turns($misses) }
button_end = End turn
button_surrender = Go to prison
# how likely it works
button_odds = , { -percent($chance) }

## What an attempt would do

attempt_label = Odds of the attempt
# $ways (number)
attempt_kills = { -kill-ways }
attempt_best = with your best weapons
attempt_key_kills = kills
attempt_key_blocked = blocked
attempt_key_skill = by skill
attempt_guards =
    { COUNT($numbers) ->
        [0] No bodyguards
        [one] Bodyguard { LIST($numbers) }
       *[other] Bodyguards { LIST($numbers) }
    }
attempt_sum =
    { $sum }: { $ways } of 36, { $does ->
        [kills] kills
        [blocked] blocked by a bodyguard
       *[nothing] nothing
    }{ COUNT($by) ->
        [0] { "" }
       *[other] , { LIST($by, of: "CARD") }
    }
attempt_shift = Shift bodyguard { $number }

## Ways out

-places =
    { $it ->
        [one] { $it } place
       *[other] { $it } places
    }
escape_label = Ways out
escape_away = to get away
escape_leads = { -out-ways }
escape_best = with your best getaways
escape_prison = Prison
escape_hide = Hide
escape_spaces = { -places($n) }
escape_door = { $number }: { CARD($by) }, { -places($spaces) }
escape_door-likely = { $number }: { CARD($by) }, { -percent($chance) }, { -places($spaces) }
escape_bars = { $number }: prison
future_away = your turn goes on, wherever you land
future_prison = miss { -turns($misses) }, then start from home in { PLACE($home) }
future_hide = miss { -turns($misses) }, then go on in { PLACE($city) } with your cards
cell_prison =
    { $left ->
        [0] Last missed turn
       *[other] { -turns($left) } left in prison
    }
cell_hiding =
    { $left ->
        [0] Last missed turn
       *[other] { -turns($left) } left in hiding
    }
cell_prison-says = Then you are free, back home. Escape From Prison gets you out earlier, in a turn you would miss.
cell_hiding-says = You stay where you are and keep your cards.

## Choosing assassins

draft_title = Choose your assassin
draft_says = Whoever plays last picks first. Then everybody draws a skill and four contracts.
draft_taken = Taken by { $by }
draft_take = Take { SHORT($assassin) }
draft_home-and-weapon = { PLACE(HOME($assassin)) }, { CARD(WEAPON($assassin)) }
setup_title = Choose the assassins
setup_dealt = Deal at random
setup_picked = Pick in turn
# whoever plays an assassin that nobody has chosen
setup_by-lot = { $who }, at random
setup_says_dealt = Everybody gets one at random. { -click } a file to play that one yourself.
setup_says_picked = Players pick when the game begins; whoever plays last picks first.
setup_says_open = { -click } another file for the next player, or leave it to chance.
setup_says_full = Everybody has an assassin. { -click } one again to put it back.

## Little scenes while something happens

scene_dead = Contract fulfilled
scene_lives = Missed
scene_guarded = Bodyguard!
scene_arrested = Arrested
scene_away = Away
scene_hides = Gone to ground
scene_learns = New skill

## The end

end_out-of-time = Time is up in round { $round }
end_shared = A shared victory in round { $round }
end_finishes = { SHORT($assassin) } finishes in { PLACE($city) }
end_leads = { SHORT($assassin) } leads after round { $round }
end_tour = The Grand Tour
end_route =
    { COUNT($cities) ->
        [0] Not one contract
       *[other] { LIST($cities, of: "PLACE") }
    } in { -rounds($rounds) }
end_label = How everybody did
end_odds = Odds and luck, attempt by attempt
end_attempt =
    { PLACE($city) }, { -percent($chance) }, { $killed ->
        [true] kill
       *[false] miss
    }
end_due =
    { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }, { WHOLE($due) }.{ TENTH($due) } expected
end_none = No attempts
end_round = Round { $n }
end_worked = { $worked } of { $of }
end_attempts = attempts worked
end_getaways = getaways worked

## What threatens

threat_rival = { -who($who) } has fulfilled { $done } of 4 contracts.
threat_guards =
    In { PLACE($city) } { $n ->
        [one] a bodyguard protects
       *[other] { $n } bodyguards protect
    } your target.
# $left (number)
threat_rounds =
    { $left ->
        [0] This is the last round.
        [one] { $left } round is left after this one.
       *[other] { $left } rounds are left after this one.
    }
