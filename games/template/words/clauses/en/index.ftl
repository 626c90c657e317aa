## setup

setup_hands = Each player starts with four cards that nobody else sees.
    .source = Set-up
    .check = Given a new game, each hand has 4 cards and a player sees only their own.

## climb

climb_alternate = Players play in turn; after a card it is the other player's turn.
    .source = Climbing
    .check = Given North has played a card, South is asked and North may not answer.
climb_own-card = A card is played from one's own hand.
    .source = Climbing
    .check = Given a card that is not in the hand, playing it is refused.
climb_higher = Each card of a climb is higher than the one before.
    .source = Climbing
    .check = Given a 7 lies on top, a 5 is refused and a 9 is allowed.
climb_must-begin = Whoever begins a climb plays a card and cannot yield.
    .source = Climbing
    .check = Given no card lies yet, yielding is refused.
climb_yield = Who cannot or will not play higher yields, and the other player gets a point and begins the next climb.
    .source = Climbing
    .check = Given South yields, North has a point more and is asked next, and the pile is empty.
climb_draw = After a climb both draw up to four cards, as long as the deck lasts.
    .source = Climbing
    .check = Given a climb of two cards, both hands have 4 cards afterwards.

## end

end_points = Who first has the points that were agreed on wins, three unless said otherwise.
    .source = The end
    .check = Given North has two points and South yields, North wins at once.
end_cards = When somebody has no cards left after drawing, who has more points wins; who won the last climb breaks a tie.
    .source = The end
    .check = Given an empty deck and a last card played, the climb's winner wins a tie.
