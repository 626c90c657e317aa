### The board as text, and what flags of the command line set.

head_round = Round { $round }
head_deck = deck { $n }
head_discards = discards { $n }
head_attempt = attempt in { PLACE($target) }

## Somebody at the table

pawn_name = { ASSASSIN($assassin) }
pawn_nobody = nobody yet
pawn_prison = in prison
pawn_hiding = hiding in { PLACE($space) }
pawn_free = { PLACE($space) }
pawn_missing = { -turns($n) } to miss
pawn_actions = { -actions($n) }
pawn_done = { $n } of 4 done
contract = { PLACE($city) }
contract-guarded = { PLACE($city) } (guards { LIST($guards, by: " ") })
skill = { CARD($weapon) } { $number }
has_contracts = contracts: { LIST($what, by: ", ") }
has_no-contracts = contracts: none
has_skills = skills: { LIST($what, by: ", ") }
has_no-skills = skills: none
has_kit = kit: { LIST($cards, of: "CARD", by: ", ") }
has_no-kit = kit: nothing
has_hidden-kit = kit: { -cards($n) }

## The table

laid-out = Laid out: { LIST($cards, of: "CARD", by: ", ") }
links = From { PLACE($from) }: { LIST($to, of: "PLACE", by: ", ") }

## Flags

field_assassins = the assassins, one for each seat: lily,otto
