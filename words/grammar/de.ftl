### Was Deutsch überall gleich sagt.

-percent = { PERCENT($it) } %
