### Die Geschichten, in unseren eigenen Worten.

tale_return_says = Vier Einsätze, immer tiefer in die Inseln hinein, bis zu dem, was dort schlüpft.
tale_return_title_1 = Durch das Tor
tale_return_prologue_1 = Aus dem Dschungel kommt ein Signal, das es nicht geben dürfte. Hinter den Farnen steht eine Mauer, und hinter der Mauer wird etwas gebaut.
tale_return_won_1 = Die Mauer brennt. In ihren Vorräten ist für alle etwas dabei.
tale_return_lost_1 = Ihr zieht euch in die Farne zurück. Die Mauer steht noch: Versucht es wieder.
tale_return_title_2 = Den Wasserfall hinauf
tale_return_prologue_2 = Die Spuren führen den Wasserfall hinauf. Im Sprühnebel hängen Steinplatten, und von oben blickt ein Auge herab, das echt sein kann oder nicht.
tale_return_won_2 = Das Auge schließt sich. Sein letzter Befehl verrät das nächste Ziel.
tale_return_lost_2 = Das Wasser reißt euch mit, aber in die richtige Richtung. Mit leeren Händen kommt ihr am anderen Ufer zu euch.
tale_return_title_3 = Weißes Feld
tale_return_prologue_3 = Hinter den Fällen liegt Schnee, und im Schnee wartet ein Läufer mit Klingen statt Händen. Sein Panzer hat euch schon gehört.
tale_return_won_3 = Der Läufer verstummt. Sein Funkgerät weiß noch, was kommt.
tale_return_lost_3 = Ihr kriecht im Schneesturm am Läufer vorbei. Niemand sagt euch, was unten wartet.
tale_return_title_4 = Das Herz darunter
tale_return_prologue_4 = Der Schacht endet in einer Höhle, die atmet. Was das Signal gab, legt hier seine Eier, und einige sind schon offen.
tale_return_won_4 = Das Herz steht still, und die Inseln sind ruhig. Vorerst.
tale_return_lost_4 = Das Nest schließt sich über euch. Das Signal sendet weiter.
tale_escape_says = Der Auftrag ist erfüllt. Jetzt der Rückweg: vier Einsätze hinaus, mit allem im Nacken.
tale_escape_title_1 = Am falschen Ende der Höhle
tale_escape_prologue_1 = Das Nest stürzt ein, und der Läufer steht zwischen euch und dem Tageslicht. Diesmal beginnt ihr, wo sonst der Boss steht.
tale_escape_won_1 = Tageslicht. Ihr habt Vorsprung und seid es gewohnt, in der Unterzahl zu sein.
tale_escape_lost_1 = Der Gang stürzt hinter euch ein und vor euch auch. Versucht es wieder.
tale_escape_title_2 = Die zweite Mauer
tale_escape_prologue_2 = Quer durch den Schnee haben sie die Mauer neu gebaut, dicker als zuvor. Einen anderen Weg zur Küste gibt es nicht.
tale_escape_won_2 = Die Mauer liegt wieder in Trümmern. Wer die Küste bewachte, ist gelaufen.
tale_escape_lost_2 = Ihr findet eine Lücke in der Mauer und sonst nichts. Das muss reichen: Bis zur Küste ist es noch weit.
tale_escape_title_3 = Den Wasserfall hinab
tale_escape_prologue_3 = Dem Auge über den Fällen kann nichts mehr etwas anhaben. Ihr müsst es nicht besiegen: Haltet durch, bis das Wasser euch hinabgetragen hat.
tale_escape_won_3 = Die Strömung spuckt euch unterhalb der Fälle aus, neben einer Kiste, die jemand verloren hat. Sie ist nicht leer.
tale_escape_lost_3 = Ihr kommt unten an, aber nicht alle heil. Im letzten Kampf wird eine oder einer von euch das spüren.
tale_escape_title_4 = Das letzte Boot
tale_escape_prologue_4 = Die Mutter ist euch gefolgt. Sie sitzt am Anleger, und ihr kommt hinter ihr aus der Basis. Niemand fährt, bevor sie weg ist.
tale_escape_won_4 = Das Boot legt ab. Hinter euch versinkt die Insel im Meer.
tale_escape_lost_4 = Das Boot fährt ohne euch. Hinter euch kommt sie schon den Anleger herab.

## Was in einem Teil anders ist

change_setup_enemy-for-one = Ein Kommando eurer Wahl zieht einen weiteren Gegner.
change_setup_enemy-for-each = Jedes Kommando zieht einen weiteren Gegner.
change_setup_slip-second = Die Rutschleiste beginnt auf ihrem zweiten Rutschfeld.
change_setup_dogra-on-top = Ein Dogra Mk. II liegt unter den obersten drei Schauplatzkarten.
change_setup_hatch-each = Für jedes Kommando schlüpft ein Bugger.
change_setup_commandos-in-boss-spaces = Ihr beginnt auf den Bossfeldern.
change_setup_boss-beside = Der Boss beginnt daneben, auf einem Feld.
change_setup_boss-in-start-spaces = Der Boss beginnt auf den Startfeldern.
change_setup_commandos-beside-boss = Ihr beginnt höchstens ein Feld neben den Bossfeldern.
change_setup_stage-card-removed = Eine Schauplatzkarte ist weg, bevor ihr beginnt.
change_rule_first-boss-card-immune = Die Bosskarte mit der Nummer 1 nimmt keinen Schaden.
change_rule_out-of-time-wins = Ihr gewinnt, wenn der Schauplatzstapel leer ist.
change_rule_no-slow-down = „Langsamer!“ gilt nicht.
