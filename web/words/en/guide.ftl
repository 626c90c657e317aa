guide_label = A hint
guide_seen = Got it
guide_why = Why?
guide_never = No more hints
guide_anyway = Do it anyway
guide_back = Not now
guide_setting = Hints in my first games
