### Die Spielhilfe: eine Runde in Kürze, jedes Wort in einem Satz, Tabellen, und was sich an den Regeln geändert hat.


## Eine Runde; ein Wort, das sich erklärt, steht so da: [alarm: Alarm]

turn_event = Eine Karte wird gezogen: Lies sie und sieh auf ihren [arrow: Pfeil].
turn_commandos = Jedes Kommando hat drei [action: Aktionen], in beliebiger Reihenfolge: gehen, schießen, überwältigen, arbeiten, den [alarm: Alarm] abstellen.
turn_size = Ein Schritt auf ein [small: kleines] Feld verbirgt dich; auf ein [medium: mittleres] nur, wenn du zwei Aktionen ausgibst, auf ein [large: großes] nie.
turn_free = Kostenlos: [loot: Ausrüstung] einsammeln oder ablegen, [tnt: TNT] zünden.
turn_enter = An jedem [entrance: Eingang] kommen Gegner: einer, oder zwei, solange der Alarm schrillt.
turn_walk = Alle Gegner gehen: zu dem, der [visible: gesehen] ist, sonst wohin der Pfeil zeigt.
turn_fire = Sie schießen auf Gesehene, auf ihrem Feld und von den Feldern daneben.
turn_end = Alle [objective: Einsatzziele] erfüllt und niemand mehr auf dem Plan: Ihr gewinnt. Muss ein Gegner gezogen werden und der Beutel ist leer: Ihr verliert.

## Wörter

term_stealthy_name = Getarnt
term_stealthy_says = Verborgen: Gegner gehen vorbei, wenn keiner dich mit einem Würfel entdeckt.
term_visible_name = Gesehen
term_visible_says = Der Alarm schrillt, Gegner kommen zu dir und schießen; ein Schritt auf ein kleines Feld tarnt dich wieder.
term_small_name = Kleines Feld
term_small_says = Ein Schritt dorthin verbirgt dich; ein Würfel trifft ab { $needed }.
term_medium_name = Mittleres Feld
term_medium_says = Mit einer Aktion wirst du gesehen, mit zweien bleibst du getarnt; ein Würfel trifft ab { $needed }.
term_large_name = Großes Feld
term_large_says = Ein Schritt dorthin verrät dich immer; ein Würfel trifft ab { $needed }.
term_action_name = Aktion
term_action_says = Ein Kommando hat so viele, wie Kreise auf seiner Karte sind, eine weniger für jede Wunde.
term_plus_name = +1
term_plus_says = Eine aufgesparte Aktion: Nutz sie später, auch während Gegner handeln.
term_stealth-die_name = Tarnwürfel
term_stealth-die_says = Jeder Gegner auf dem Feld eines getarnten Kommandos wirft einen: Bei 1 oder 2 entdeckt er es.
term_guard_name = Wache
term_guard_says = Ein Gegner, der bei einem Einsatzziel, am Alarm oder in einem Nest bleibt: Er schießt und entdeckt, geht aber nie.
term_enemy_name = Gegner
term_enemy_says = Seine Kästchen sind die Würfel, mit denen er schießt; ein Treffer schaltet ihn aus.
term_arrow_name = Pfeil
term_arrow_says = Wohin alle Gegner in dieser Runde gehen, solange niemand gesehen ist.
term_alarm_name = Alarm
term_alarm_says = Solange er schrillt, kommen an jedem Eingang zwei Gegner; eine Aktion auf seinem Feld stellt ihn einmal ab.
term_entrance_name = Eingang
term_entrance_says = Hier kommen Gegner herein; die Zahl sagt, wie viele Plättchen in jeder Runde gezogen werden.
term_trapdoor_name = Luke
term_trapdoor_says = Mit einer Aktion gehst du in den Untergrund, und dein Zug ist zu Ende; im nächsten kommst du durch eine beliebige offene herauf.
term_door_name = Tür
term_door_says = Offene lassen dich durch; verschlossene brauchen eine Brechstange, einen Schuss oder eine Explosion.
term_objective_name = Einsatzziel
term_objective_says = Was hier zu erledigen ist, bevor alle gehen dürfen.
term_loot_name = Ausrüstung
term_loot_says = Liegt auf einem Feld, bis jemand sie dort einsammelt, kostenlos.
term_tnt_name = TNT
term_tnt_says = Eine Aktion bringt es an; danach darf es jeder jederzeit kostenlos zünden.
term_wound_name = Wunde
term_wound_says = Kostet eine Aktion pro Zug; Erste Hilfe heilt alle; sind es zu viele, ist ein Kommando kritisch.
term_nest_name = Nest
term_nest_says = Sein Geschütz schießt mit drei Würfeln, und wer darin sitzt, wird nur mit { $nest } oder 6 getroffen.
term_bag_name = Gegnerbeutel
term_bag_says = Gegner, die noch kommen; muss einer gezogen werden und er ist leer, ist der Einsatz gescheitert.

## Tabellen

odds_volley_title = Mindestens ein Treffer
odds_volley_dice = Würfel
odds_volley_row = { $dice } Würfel
odds_volley_S = klein
odds_volley_M = mittel
odds_volley_L = groß
odds_volley_needed = { $size }: ab { $needed }
odds_unseen_title = Ungesehen bleiben
odds_unseen_enemies = Gegner auf dem Feld
odds_unseen_chance = Ungesehen
odds_unseen_row = { $enemies } Gegner

## Was sich an den Regeln geändert hat

changed_maps = Manche Terrains haben andere Eingänge, und zwei Operationen andere Sonderregeln.
changed_healed = Wer rechtzeitig aus dem kritischen Zustand geholt wird, hat noch seinen Zug, und die Wache eines abgestellten Alarms darf gehen.
changed_nearest = Wer von den Gegnern zuerst geht, sagt der kürzeste Weg; wer getarnt ist, darf einen Treffer verfallen lassen; Gas schaltet auch aus, wer darin kritisch wird; TNT auf einem abgeschlossenen Terrain lässt sich nicht zünden.
changed_given = Was du kostenlos abgelegt oder weitergegeben hast, darfst du zurücknehmen, sobald die nächste Runde beginnt.
