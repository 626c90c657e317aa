## setup

setup_hands = Each player starts with four cards that nobody else sees.
    .source = Set-up
    .check = Given a new game, each hand has 4 cards and a player sees only their own.

## climb

climb_alternate = Players play in turn; after a card it is the other player's turn.
    .source = Climbing
    .check = Given North has played a card, South is asked and North may not answer.
climb_own-card = A card is played, and thrown away, from one's own hand.
    .source = Climbing
    .check-1 = Given a card that is not in the hand, playing it is refused.
    .check-2 = Given a card that is not in the hand, throwing it away is refused.
climb_higher = Each card of a climb is higher than the one before.
    .source = Climbing
    .check = Given a 7 lies on top, a 5 is refused and a 9 is allowed.
climb_must-begin = Whoever begins a climb plays a card and cannot yield.
    .source = Climbing
    .check = Given no card lies yet, yielding is refused.
climb_yield = Who cannot or will not play higher yields, and the other player gets a point and begins the next climb.
    .source = Climbing
    .check = Given South yields, North has a point more and is asked next, and the pile is empty.
climb_die = Whoever wins a climb rolls a die; with a 5 or a 6 the climb counts two points.
    .source = Climbing
    .check-1 = Given South yields and a 5 is rolled, North has two points more.
    .check-2 = Given South yields and a 4 is rolled, North has one point more.

## swap

swap_once = After a climb each player may throw one card away, face up. Both are asked at once, and either may answer first.
    .source = Between climbs
    .check-1 = Given a climb is over, both are asked, and South may answer before North.
    .check-2 = Given North has thrown a card away, North is not asked again and South still is.
    .check-3 = Given a card was thrown away, it is seen by all and never drawn again.
    .ruling = Whoever has no card is not asked.

## climb

climb_draw = Then both draw up to four cards, as long as the deck lasts.
    .source = Climbing
    .check = Given a climb of two cards, both hands have 4 cards afterwards.

## end

end_points = Who first has the points that were agreed on wins, three unless said otherwise.
    .source = The end
    .check = Given North has two points and South yields, North wins at once.
end_cards = When somebody has no cards left after drawing, who has more points wins; who won the last climb breaks a tie.
    .source = The end
    .check = Given an empty deck and a last card played, the climb's winner wins a tie.
