guide_label = Ein Tipp
guide_seen = Verstanden
guide_why = Warum?
guide_never = Keine Tipps mehr
guide_anyway = Trotzdem tun
guide_back = Doch nicht
guide_setting = Tipps in meinen ersten Spielen
