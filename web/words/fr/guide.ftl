guide_label = Un conseil
guide_seen = Compris
guide_why = Pourquoi ?
guide_never = Plus de conseils
guide_anyway = Le faire quand même
guide_back = Finalement non
guide_setting = Conseils dans mes premières parties
