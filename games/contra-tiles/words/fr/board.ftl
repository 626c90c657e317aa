### Ce qui est écrit sur le plateau et autour.


## Le plateau

board_layout = Tuiles posées
board_curve = Pièces, avance de l’Ours
board_curve-mine = Pièces, votre avance
board_turn = Tour { $turn }
board_place = { -place($at) }
board_laid = { -laid }
board_laid-closed =
    { -laid }, entourée, { $matching ->
        [one] { $matching } bord sur 4 s’accorde
       *[other] { $matching } bords sur 4 s’accordent
    }
board_empty = Case vide { -place($at) }
# une case où elle peut être posée, et ce que cela ferait
board_opening = { CAPITAL(-piece($piece)) } en { -place($at) } : { LIST($foretold, by: " ") }
board_turn-first = { CAPITAL(-piece($piece)) } en { -place($at) } : va si on la tourne
# une tuile entourée qui peut être décomptée ensuite
board_score-next = Décompter ensuite : { -laid }. { LIST($foretold, by: " ") }
board_matching =
    { $matching ->
        [one] { $matching } bon bord
       *[other] { $matching } bons bords
    } sur { $of }
# tant de tuiles entourées attendent leur décompte
board_to-score = { $n } à décompter
board_coins = { -coins($n) }
# à côté du nombre de pièces de la réserve
board_in-supply =
    { $n ->
        [one] pièce en réserve
       *[other] pièces en réserve
    }
board_side-and-stack = { -side($side) }, pile : { $n }
zoom_nearer = Agrandir
zoom_farther = Réduire
zoom_whole = Voir toute la table

## Ce qui arrive à une bourse, en un ou deux mots

change_broke =
    { $mine ->
        [true] Vous faites faillite
       *[false] Faillite : { LIST($sides, of: "side") }
    }
change_pay =
    { $mine ->
        [true] Vous
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_pay-part =
    { $mine ->
        [true] Vous
       *[false] { -side($side) }
    } { SIGNED($coins) }, { $mine ->
        [true] devez
       *[false] doit
    } { $owed }
change_reward =
    { $mine ->
        [true] Vous
       *[false] { -side($side) }
    } { SIGNED($coins) }
change_reward-part =
    { $mine ->
        [true] Vous
       *[false] { -side($side) }
    } { SIGNED($coins) } sur { $due }

## La demande en peu de mots, et la ligne au-dessous

brief_first =
    { $owner ->
        [mine] Première tuile à poser
        [bear] Ours : première tuile
       *[woman] Femme : première tuile
    }
brief_second =
    { $owner ->
        [mine] Deuxième tuile à poser
        [bear] Ours : deuxième tuile
       *[woman] Femme : deuxième tuile
    }
brief_score =
    { $owner ->
        [mine] Que décompter ?
        [bear] Ours : que décompter ?
       *[woman] Femme : que décompter ?
    }
sub_tile = { -click } une case qui brille pour poser votre tuile, ou prenez une couronne du marché.
sub_crown = { -click } une case qui brille pour poser cette couronne, ou prenez l’une de vos tuiles.
sub_score = { -click } l’une des tuiles qui brillent.
sub_waiting = En attendant, vous pouvez déplacer la table et zoomer.
sub_again = Touchez encore pour la poser là.
sub-brief_tile = { -click } une case qui brille.
sub-brief_crown = { -click } une case qui brille.
sub-brief_score = { -click } une tuile qui brille.
sub-brief_waiting = La table peut être déplacée.
sub-brief_again = Touchez encore pour poser.

## Le plateau des tuiles à poser

-slot =
    { $owner ->
        [market] Marché, { -nth($slot) } place
        [mine] Votre { -nth($slot) } tuile
        [bear] { CAPITAL(-nth($slot)) } tuile de l’Ours
       *[woman] { CAPITAL(-nth($slot)) } tuile de la Femme
    }
tray_label = Tuiles et couronnes à poser
tray_purse =
    { $owner ->
        [mine] Votre bourse
        [bear] Bourse de l’Ours
       *[woman] Bourse de la Femme
    }
tray_tiles =
    { $owner ->
        [mine] Vos tuiles
        [bear] Tuiles de l’Ours
       *[woman] Tuiles de la Femme
    }
tray_in-stack = , pile : { $n }
tray_market = Marché
tray_market-stack = Marché des couronnes, pile : { $n }
tray_this-turn = Ce tour
tray_turn = Tourner
tray_turn-back = Inverse
tray_empty = { -slot } : vide
tray_slot =
    { -slot } : { -piece($piece) }{ $fits ->
        [true] { "" }
       *[false] , ne va nulle part
    }
tray_piece = { -piece($piece) }
tray_todo =
    Tuile { $n } sur 2{ $now ->
        [true] , en cours
       *[false] { "" }
    }

## La fin

end_mine = Vous
end_purses = Bourses à la fin
end_purses-say = Bourses à la fin : Ours { $bear }, Femme { $woman }
end_broke_mine = Vous faites faillite
end_broke_bear = L’Ours fait faillite
end_broke_woman = La Femme fait faillite
end_broke_both = Les deux font faillite
end_crowns = Les couronnes sont épuisées : { $most } à { $least }
end_passes = Plus rien à poser : { $most } à { $least }
end_laid =
    { $n ->
        [one] tuile posée
       *[other] tuiles posées
    }
end_gained = entourées avec quatre bons bords
end_even = avec trois
end_cost = avec moins

## Ce qui menace

board_cell = { -place($at) }
threat_purses = Qui ne peut pas payer fait faillite. Ours : { -coins($bear) }, Femme : { -coins($woman) }.
threat_supply =
    { $supply ->
        [0] La réserve est vide : personne ne reçoit rien.
        [one] Il reste une pièce dans la réserve.
       *[other] Il reste { $supply } pièces dans la réserve.
    }
