### Was Betreiber mit Leuten und Tischen tun.


## people

people_summary = Listet die Leute des Servers oder sucht jemanden nach Name oder Kennung: seit wann, zuletzt gesehen, an wie vielen Tischen, gesperrt oder nicht.
people_details = { -as-serve }
people_option_json = als JSON
people_option_bans = stattdessen alle Sperren, auch die von Netzen
people_option_log = stattdessen, was Betreiber mit Leuten und Tischen getan haben, und warum
people_none = Es gibt niemanden zu zeigen.
people_line = { $id }  { $name }, seit { $since }, zuletzt gesehen { $seen }, { -tables($tables) }
people_banned = { $line }, gesperrt
people_banned-until = { $line }, gesperrt bis { $until }
people_since = { $whom }, seit { $at }
people_did = { $at }  { $what } { $whom }
people_deeds_ban = gesperrt:
people_deeds_unban = wieder zugelassen:
people_deeds_invite = eingeladen
people_deeds_remove-chat = Chat entfernt:
people_deeds_remove-table = Tisch entfernt:
people_deeds_remove-person = Person entfernt:

## ban, unban

ban_summary = Sperrt eine Person, eine Adresse oder ein Netz: Was sie offen haben, endet sofort in allen Prozessen, und sie können weder herein noch sitzen, reden oder ziehen.
ban_details =
    Ihre Tische gehen weiter wie bei Leuten, die weg sind. Bei IPv6 sind die ersten 64 Bit eine Adresse.
    { -as-serve }
ban_option_until = bis wann: 12h, 7d oder ein Datum wie 2030-12-24 (ohne es für immer)
ban_option_why = der Grund, fürs Protokoll (muster people --log)
ban_done = { $whom } ist gesperrt.
ban_done-until = { $whom } ist gesperrt bis { $until }.
unban_summary = Lässt eine Person, eine Adresse oder ein Netz wieder herein.
unban_none = { $whom } ist nicht gesperrt.
unban_done = { $whom } darf wieder herein.

## invite

invite_summary = Druckt einen Link, der eine neue Person hereinlässt, wo man nur auf Einladung kommt (MUSTER_INVITE_ONLY).
invite_details = { -as-serve }
invite_option_until = wie lange er gilt: 12h, 7d oder ein Datum wie 2030-12-24 (7d)
invite_done = Er lässt eine Person herein, bis { $until }.

## remove

remove_summary = Entfernt, was jemand gesagt hat, einen Tisch mit allem, was dort geschah, oder eine Person.
remove_details =
    { "  " }chat <Tisch>          listet Zeile für Zeile, was dort gesagt wurde
    { "  " }chat <Tisch> <Zeile>  diese Zeile sieht niemand mehr
    { "  " }table <Kennung>       der Tisch mit seinem Verlauf und seiner Aufzeichnung
    { "  " }person <Kennung>      überall abgemeldet, Plätze frei oder beim Bot, an keinem Tisch ein Name; versiegelte Aufzeichnungen behalten ihn
    { -as-serve }
remove_option_yes = ohne Rückfrage
remove_yes = ja
remove_ask = { $question } Tipp „{ $yes }“, um fortzufahren:
remove_not-sure = { $question } Mit --yes geschieht es.
remove_kept = Nichts wurde entfernt.
remove_chat = Diese Zeile für alle entfernen? { $line }
remove_chat-done = Die Zeile ist entfernt.
remove_no-chat = An diesem Tisch wurde nichts gesagt, oder alles ist entfernt.
remove_table = Tisch { $id } ({ $game }, aufgestellt { $at }) mit Verlauf und Aufzeichnung für immer entfernen?
remove_table-done = Tisch { $id } ist entfernt.
remove_person = { $name } ({ $id }) für immer von allen Tischen entfernen?
remove_person-done =
    { $tables ->
        [one] { $name } ist entfernt, von { $tables } Tisch.
       *[other] { $name } ist entfernt, von { $tables } Tischen.
    }
remove_left = Tisch { $table }: { $why }
remove_again = Manche Tische ließen sich gerade nicht ändern. Versuch es später noch einmal.
wrong_removal = Sag, was entfernt werden soll: chat <Tisch> <Zeile>, table <Kennung> oder person <Kennung>.
wrong_line = Tisch { $table } hat keine Zeile { $line }. „muster remove chat { $table }“ listet sie.
wrong_table = Es gibt keinen Tisch „{ $id }“.
wrong_nobody = Es gibt niemanden mit der Kennung „{ $id }“. „muster people“ listet alle.
wrong_whom = Nenn eine Person mit ihrer Kennung, eine Adresse oder ein Netz wie 203.0.113.0/24 (IPv6: bis /64).
wrong_moment = --{ $name } nimmt eine Zeit, die noch kommt, wie 12h, 7d oder 2030-12-24, nicht „{ $text }“.
