### La mise en place d’une mission, et les histoires.

title = La mission
free = Mission seule
story = Histoire
stage = Terrain
enemy = Boss
commandos = Commandos
difficulty = difficulté { $n } sur 4
hard_first = pour débuter
hard_standard = normal
hard_hard = difficile
part = Chapitre { $part }
health =
    { $n ->
        [one] Chaque carte de boss a { $n } point de vie de plus.
       *[other] Chaque carte de boss a { $n } points de vie de plus.
    }
alone = Commencé ici, ce chapitre est une partie à part. L’histoire se gagne à partir du chapitre 1.
earned = Emporté
different = Dans ce chapitre
stays-home = reste au camp
stage-says_jungle = Une alarme qui monte, deux corniches, une route droite. Bien pour débuter.
stage-says_waterfall = La Piste de glissade vous repousse si vous n’êtes pas sur une plateforme.
stage-says_snow-field = Les grenades tombent où vous êtes, les congères vous arrêtent, un char attend.
stage-says_alien-lair = Les gels se multiplient dans les wadders. Brûlez-les avant qu’ils ne vous grimpent dessus.
boss-says_defense-wall = Les attaques de loin ricochent. Ne bouge jamais.
boss-says_garmakilma = Se cache derrière des bulles qui blessent et aveuglent.
boss-says_gordea = Marche sur vous et piétine qui est à côté.
boss-says_java = Fait éclore des buggers et reste protégée tant qu’il en vit un.
commando-says_bill = Feu nourri, ordres à l’équipe
commando-says_lance = Corps à corps, sauts et réactions
commando-says_lucia = Technologie : beaucoup de cibles, aide à distance
commando-says_sweets = Récupération : armes, pièges, cartes
