### The board as text, and what flags of the command line set.

head_round = Runde { $round }
head_deck = Stapel { $n }
head_discards = Ablage { $n }
head_attempt = Anschlag: { PLACE($target) }

## Jemand am Tisch

pawn_name = { ASSASSIN($assassin) }
pawn_nobody = noch niemand
pawn_prison = im Gefängnis
pawn_hiding = untergetaucht: { PLACE($space) }
pawn_free = { PLACE($space) }
pawn_missing = setzt { -turns($n) } aus
pawn_actions = { -actions($n) }
pawn_done = { $n } von 4 erfüllt
contract = { PLACE($city) }
contract-guarded = { PLACE($city) } (Leibwächter { LIST($guards, by: " ") })
skill = { CARD($weapon) } { $number }
has_contracts = Aufträge: { LIST($what, by: ", ") }
has_no-contracts = Aufträge: keine
has_skills = Können: { LIST($what, by: ", ") }
has_no-skills = Können: keins
has_kit = Ausrüstung: { LIST($cards, of: "CARD", by: ", ") }
has_no-kit = Ausrüstung: nichts
has_hidden-kit = Ausrüstung: { -cards($n) }

## Der Tisch

laid-out = Ausgelegt: { LIST($cards, of: "CARD", by: ", ") }
links = Von { PLACE($from) } nach: { LIST($to, of: "PLACE", by: ", ") }

## Optionen

field_assassins = die Killer, einer für jeden Platz: lily,otto
