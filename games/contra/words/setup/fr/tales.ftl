### Les histoires, avec nos propres mots.

tale_return_says = Quatre missions, toujours plus loin dans les îles, jusqu’à ce qui y éclot.
tale_return_title_1 = Par la porte
tale_return_prologue_1 = De la jungle vient un signal qui ne devrait pas exister. Derrière les fougères se dresse un mur, et derrière le mur on construit quelque chose.
tale_return_won_1 = Le mur brûle. Dans ses réserves, il y a quelque chose pour tout le monde.
tale_return_lost_1 = Vous vous repliez dans les fougères. Le mur tient toujours : essayez encore.
tale_return_title_2 = En haut de la cascade
tale_return_prologue_2 = Les traces remontent la cascade. Des dalles de pierre pendent dans les embruns, et d’en haut regarde un œil qui est peut-être vrai, peut-être pas.
tale_return_won_2 = L’œil se ferme. Son dernier ordre révèle la prochaine cible.
tale_return_lost_2 = L’eau vous emporte, mais dans la bonne direction. Vous revenez à vous sur l’autre rive, les mains vides.
tale_return_title_3 = Champ blanc
tale_return_prologue_3 = Derrière les chutes s’étend la neige, et dans la neige un marcheur avec des lames en guise de mains. Son char vous a entendus venir.
tale_return_won_3 = Le marcheur se tait. Sa radio sait encore ce qui vient.
tale_return_lost_3 = Vous passez devant le marcheur en rampant dans la tempête de neige. Personne ne vous dit ce qui attend en bas.
tale_return_title_4 = Le cœur d’en bas
tale_return_prologue_4 = Le puits finit dans une grotte qui respire. Ce qui a lancé le signal pond ici ses œufs, et certains sont déjà ouverts.
tale_return_won_4 = Le cœur s’arrête, et les îles sont calmes. Pour l’instant.
tale_return_lost_4 = Le repaire se referme sur vous. Le signal continue.
tale_escape_says = La mission est accomplie. Reste le retour : quatre missions pour sortir du repaire, avec tout à vos trousses.
tale_escape_title_1 = Du mauvais côté de la grotte
tale_escape_prologue_1 = Le repaire s’effondre, et le marcheur se dresse entre vous et la lumière du jour. Cette fois, vous commencez à la place du boss.
tale_escape_won_1 = La lumière du jour. Vous avez de l’avance, et l’habitude de combattre à un contre dix.
tale_escape_lost_1 = Le tunnel s’écroule derrière vous et devant vous. Essayez encore.
tale_escape_title_2 = Le second mur
tale_escape_prologue_2 = Ils ont rebâti le mur en travers de la neige, plus épais qu’avant. Il n’y a pas d’autre chemin vers la côte.
tale_escape_won_2 = Le mur est de nouveau à terre. Ceux qui gardaient la côte ont fui.
tale_escape_lost_2 = Vous trouvez une brèche dans le mur, et rien d’autre. Il faudra s’en contenter : la côte est encore loin.
tale_escape_title_3 = En bas de la cascade
tale_escape_prologue_3 = Plus rien ne peut blesser l’œil au-dessus des chutes. Vous n’avez pas à le vaincre : tenez jusqu’à ce que l’eau vous ait emportés en bas.
tale_escape_won_3 = Le courant vous recrache au pied des chutes, à côté d’une caisse que quelqu’un a perdue. Elle n’est pas vide.
tale_escape_lost_3 = Vous arrivez en bas, mais pas tous indemnes. L’un de vous s’en ressentira au dernier combat.
tale_escape_title_4 = Le dernier bateau
tale_escape_prologue_4 = La mère vous a suivis. Elle est assise sur l’embarcadère, et vous sortez de la base derrière elle. Personne ne part avant qu’elle ait disparu.
tale_escape_won_4 = Le bateau largue les amarres. Derrière vous, l’île s’enfonce dans la mer.
tale_escape_lost_4 = Le bateau part sans vous. Derrière vous, elle descend déjà l’embarcadère.

## Ce qui est différent dans un chapitre

change_setup_enemy-for-one = Un commando de votre choix pioche un autre ennemi.
change_setup_enemy-for-each = Chaque commando pioche un autre ennemi.
change_setup_slip-second = La Piste de glissade commence sur sa deuxième case de glissade.
change_setup_dogra-on-top = Un Dogra Mk. II se trouve parmi les trois premières cartes de terrain.
change_setup_hatch-each = Chaque commando fait éclore un bugger.
change_setup_commandos-in-boss-spaces = Vous commencez sur les cases de boss.
change_setup_boss-beside = Le boss commence à côté, sur une seule case.
change_setup_boss-in-start-spaces = Le boss commence sur les cases de départ.
change_setup_commandos-beside-boss = Vous commencez à une case au plus des cases de boss.
change_setup_stage-card-removed = Une carte de terrain est retirée avant le début.
change_rule_first-boss-card-immune = La carte de boss numéro 1 ne peut pas subir de dégâts.
change_rule_out-of-time-wins = Vous gagnez quand la pioche de terrain est vide.
change_rule_no-slow-down = On ne peut pas ralentir.
