### The board as text, and what flags of the command line set.

head_round = Manche { $round }
head_deck = pioche { $n }
head_discards = défausse { $n }
head_attempt = attentat : { PLACE($target) }

## Quelqu’un à la table

pawn_name = { ASSASSIN($assassin) }
pawn_nobody = pas encore choisi
pawn_prison = en prison
pawn_hiding = caché : { PLACE($space) }
pawn_free = { PLACE($space) }
pawn_missing = encore { -turns($n) } à passer
pawn_actions = { -actions($n) }
pawn_done = { $n } sur 4 remplis
contract = { PLACE($city) }
contract-guarded = { PLACE($city) } (gardes { LIST($guards, by: " ") })
skill = { CARD($weapon) } { $number }
has_contracts = contrats : { LIST($what, by: ", ") }
has_no-contracts = contrats : aucun
has_skills = maîtrise : { LIST($what, by: ", ") }
has_no-skills = maîtrise : aucune
has_kit = équipement : { LIST($cards, of: "CARD", by: ", ") }
has_no-kit = équipement : rien
has_hidden-kit = équipement : { -cards($n) }

## La table

laid-out = Posé : { LIST($cards, of: "CARD", by: ", ") }
links = Depuis { PLACE($from) } : { LIST($to, of: "PLACE", by: ", ") }

## Options

field_assassins = les tueurs, un par place : lily,otto
