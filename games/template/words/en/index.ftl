### Everything this game says. `npm run words` makes the types of these sentences.


## Phrases that sentences are made of

-name =
    { $it ->
        [0] North
       *[other] South
    }
-cards =
    { $it ->
        [one] a card
       *[other] { $it } cards
    }
-points =
    { $it ->
        [one] a point
       *[other] { $it } points
    }

## The shelf and the set-up

mood = Two climbers, hidden cards: go higher, or give way.
gist_goal = Go higher than the other climber and be the first to have enough points.
gist_turn = Play a card above the last one, or yield.
gist_loss = Whoever yields gives the other a point, and with luck two.
preset_standard = Standard
preset_long = Long: five points
setting_points = How many points win.

## What has to be decided, and the answers

prompt_begin = { -name($seat) }: begin a climb with any card
prompt_higher = { -name($seat) }: play higher than { $than }, or yield
prompt_swap = Throw a card away, or keep your hand
seat = { -name($seat) }
watched_begin = { $who } begins a climb.
watched_higher = { $who } plays higher than { $than }, or yields.
watched_swap = A card may be thrown away: { LIST($who) }.
answer_play = play the { $card }
answer_yield = yield: the other gets a point
answer_throw = { -name($by) }: throw the { $card } away
answer_keep = { -name($by) }: keep the hand

## What an answer would do

foretells_keeps = You keep { -cards($hand) }.
foretells_gives = The other then has { -points($points) }, with { PERCENT($twice) } one more.
foretells_loses = The other wins with { PERCENT($wins) }.

## What happened

event_plays = { -name($seat) } plays the <b>{ $card }</b>.
event_yields = { -name($seat) } <b>yields</b>.
event_rolls =
    { -name($seat) } rolls a <b>{ $die }</b>: { $twice ->
        [true] the climb counts <b>twice</b>
       *[false] the climb counts once
    }.
event_scores = <b>{ -name($seat) } scores</b> and has { $points }.
event_throws = { -name($seat) } throws the <b>{ $card }</b> away.
event_keeps = { -name($seat) } keeps the hand.
event_draws = { -name($seat) } draws { -cards($cards) }.
event_hand = You drew <b>{ LIST($drawn, by: ", ") }</b>.
event_wins = <b>{ -name($seat) } wins.</b>

## Why not, and what else

why_higher = The last card is the <b>{ $last }</b>, and this one is not higher.
why_own-card = This card is <b>not in your hand</b>.
why_once = There is <b>nothing left for you to decide</b> here.
why_not-yours = That is <b>for the other</b> to decide.
help_yield = nothing higher is left: yield.

## How it ends

end_you =
    You win: { $by ->
        [points] enough points
       *[cards] the cards have run out
    }.
end_other =
    { $winner } wins: { $by ->
        [points] enough points
       *[cards] the cards have run out
    }.
