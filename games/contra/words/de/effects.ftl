### Was Effekte tun, wie Karten es sagen. Eine Tat steht in der Form, die ihr Platz verlangt: als Aufforderung (order), als nächste
### Aufforderung (next), als Aufforderung im Satz (inner), hinter einem Subjekt (told), hinter „wenn …“ (that), hinter darf oder muss
### (plain), hinter „um“ (purpose).


## Woraus Taten gemacht sind

# „ziehe“, „ziehe dann“, „zieht“, „zieht dieses Kommando“; nichts, wo das Verb am Ende steht
-verb =
    { $form ->
        [order] { $order }{ " " }
        [next] { $order } dann{ " " }
        [inner] { $order }{ " " }
        [told] { $told }{ " " }
        [that] { $told } dieses Kommando{ " " }
       *[other] { "" }
    }
# Das Ende des Satzes: „ablegen“, „abzulegen“, oder was vom Verb getrennt ist: „ab“
-end =
    { $form ->
        [plain] { " " }{ $plain }
        [purpose] { " " }{ $purpose }
       *[other] { $apart }
    }
# Hinter darf und muss
-infinitive =
    { $form ->
        [purpose] { $purpose }
       *[other] { $plain }
    }
-darf = { -verb(order: "du darfst", told: "darf") }
-muss = { -verb(order: "du musst", told: "muss") }
-you-him =
    { $person ->
        [they] es
       *[you] dich
    }
-you-to-him =
    { $person ->
        [they] ihm
       *[you] dir
    }
# „dein“ oder „sein“ mit seiner Endung
-your =
    { $person ->
        [they] sein
       *[you] dein
    }{ $ending }
-near =
    { $within ->
        [0] { "" }
       *[other] { " " }{ -around($within) }
    }

## Verben

-lege = { -verb(order: "lege", told: "legt") }
-legen = { -end(plain: "legen", purpose: "zu legen") }
-ablegen = { -end(apart: " ab", plain: "ablegen", purpose: "abzulegen") }
-nimm = { -verb(order: "nimm", told: "nimmt") }
-nehmen = { -end(plain: "nehmen", purpose: "zu nehmen") }
-ziehe = { -verb(order: "ziehe", told: "zieht") }
-ziehen = { -end(plain: "ziehen", purpose: "zu ziehen") }
-entferne = { -verb(order: "entferne", told: "entfernt") }
-entfernen = { -end(plain: "entfernen", purpose: "zu entfernen") }
-erhalte = { -verb(order: "erhalte", told: "erhält") }
-erhalten = { -end(plain: "erhalten", purpose: "zu erhalten") }
-erleide = { -verb(order: "erleide", told: "erleidet") }
-erleiden = { -end(plain: "erleiden", purpose: "zu erleiden") }
-springe = { -verb(order: "springe", told: "springt") }
-werde = { -verb(order: "werde", told: "wird") }
-werden = { -end(plain: "werden", purpose: "zu werden") }
-fuege = { -verb(order: "füge", told: "fügt") }

## Taten

-extras =
    { $more ->
        [0]
            { $far ->
                [0] { "" }
               *[other] , mit { -fields-dative($far) } mehr Reichweite
            }
       *[other]
            , mit { -with-dice($more) } mehr{ $far ->
                [0] { "" }
               *[other] { " " }und { -fields-dative($far) } mehr Reichweite
            }
    }
-greife = { -verb(order: "greife", told: "greift") }
-angreifen = { -end(apart: " an", plain: "angreifen", purpose: "anzugreifen") }
deed_attack =
    { -greife }mit { -your(ending: "er") } Waffe{ $each ->
        [true] { " " }jeden Gegner in Reichweite
       *[false] { "" }
    }{ -angreifen }{ -extras }
deed_attack-pool =
    { -greife }statt mit { -your(ending: "er") } Waffe mit { -with-dice($dice) }{ $each ->
        [true] { " " }jeden Gegner { -around($range) }{ -angreifen }
       *[false] { -angreifen } (Reichweite { $range })
    }{ -extras }
-zufuegen = { -end(apart: " zu", plain: "zufügen", purpose: "zuzufügen") }
deed_damage-one = { -fuege }einem Gegner (nicht dem Boss) { -around($within) } { $n } Schaden{ -zufuegen }
deed_damage-each = { -fuege }jedem Gegner (nicht dem Boss) { -around($within) } { $n } Schaden{ -zufuegen }
deed_move =
    { -verb(order: "laufe", told: "läuft") }bis zu { -fields($spaces) } { $form ->
        [told] oder springt 1
        [that] oder springt 1
        [plain] laufen oder 1 springen
        [purpose] zu laufen oder 1 zu springen
       *[other] oder springe 1
    }
deed_jump = { -darf }1 Feld weit { -infinitive(plain: "springen", purpose: "zu springen") }
deed_jumps = { -springe }bis zu { $times }-mal 1 Feld weit{ -end(plain: "springen", purpose: "zu springen") }
deed_place =
    { $form ->
        [plain] sich auf ein leeres Vorsprungfeld { -around($within) } stellen
        [purpose] sich auf ein leeres Vorsprungfeld { -around($within) } zu stellen
       *[other] { -verb(order: "stelle dich", told: "stellt sich") }auf ein leeres Vorsprungfeld { -around($within) }
    }
deed_push-wadder = { -werde }{ -fields($spaces) } auf das nächste Wadder-Feld zu bewegt{ -werden }
deed_push-boss = { -werde }{ -fields($spaces) } vom Boss weg bewegt{ -werden }
deed_draw = { -ziehe }{ -cards($n) }{ -ziehen }
deed_discard = { -lege }{ -cards($n) } aus { -your(ending: "er") } Hand{ -ablegen }
deed_recover =
    { -nimm }{ $n ->
        [one] 1 andere Karte
       *[other] { $n } andere Karten
    } aus { -your(ending: "em") } Ablagestapel auf die Hand{ -nehmen }
deed_gain = { -erhalte }{ -icons($symbols) }{ -erhalten }
deed_gain-one = { -erhalte }{ LIST($symbols, of: "icon", type: "or") }{ -erhalten }
deed_suffer = { -erleide }{ -icons($symbols) } Schaden{ -erleiden }
deed_suffer-close = { -erleide }{ -icons($symbols) } Schaden{ -erleiden }, { -around($within) } um den Boss { -icons($close) } Schaden
deed_spend = { -muss }{ -icons($symbols) } { -infinitive(plain: "ausgeben", purpose: "auszugeben") }
-tokens =
    { OF($it) ->
        [any] { N($it) } Marker
       *[other] { N($it) } [{ OF($it) }]-Marker
    }
deed_lose-tokens = { -muss }{ LIST(AMOUNTS($symbols), of: "tokens") } { -infinitive(plain: "ablegen", purpose: "abzulegen") }
deed_lose-medal = { -verb(order: "verliere", told: "verliert") }einen Orden{ -end(plain: "verlieren", purpose: "zu verlieren") }
deed_lose-objective = { -muss }einen Zielmarker { -your(ending: "er") } Wahl von { -your(ending: "er") } Missionskarte { -infinitive(plain: "ablegen", purpose: "abzulegen") }
deed_either = { -muss }{ LIST($ways, type: "or") }
-pay = { -darf }{ -icons($cost) } { -infinitive(plain: "ausgeben", purpose: "auszugeben") }
-pay-stage-card = { -darf }die oberste Schauplatzkarte { -infinitive(plain: "ablegen", purpose: "abzulegen") }
deed_may-pay = { -pay }, um { LIST($deeds) }
deed_may-pay-steps = { -pay }; dafür: { $steps }
deed_may-stage-card = { -pay-stage-card }, um { LIST($deeds) }
deed_may-stage-card-steps = { -pay-stage-card }; dafür: { $steps }
deed_draw-enemy = { -ziehe }einen Gegner{ -ziehen }
deed_hatch = { -verb(order: "lass", told: "lässt") }einen Bugger schlüpfen{ -end(plain: "lassen", purpose: "zu lassen") }
deed_take-enemy = { -nimm }eine Gegnerkarte (keinen Boss) eines anderen Kommandos in { -your(ending: "en") } Spielbereich{ -nehmen }, wenn dort Platz ist
deed_breach = { -verb(order: "wähle", told: "wählt") }einen Gegner (nicht den Boss) { -around($within) }{ -end(plain: "wählen", purpose: "zu wählen") }
deed_add = { -fuege }dem Gegnerangriff { -icons($results) }{ -end(apart: " hinzu", plain: "hinzufügen", purpose: "hinzuzufügen") }
deed_repair = { -entferne }{ $n } Schaden von dieser Karte{ -entfernen }
deed_draw-weapon = { -ziehe }eine Waffenkarte{ -ziehen }
# „Gegner-, Ziel- oder Waffenstapels“
-deck-name =
    { DECK($it) ->
        [stage] Schauplatz
        [enemy] Gegner
        [objective] Ziel
       *[weapon] Waffen
    }{ LAST($it) ->
        [true] stapels
       *[false] -
    }
deed_reveal =
    { -verb(order: "decke", told: "deckt") }die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } des { LIST(PILES($decks), of: "deck-name", type: "or") }{ -end(apart: " auf", plain: "aufdecken", purpose: "aufzudecken") }
deed_discard-stage-card = { -lege }die oberste Schauplatzkarte{ -ablegen }
deed_discard-this = { -lege }diese Karte{ -ablegen }
deed_alarm = { -lege }{ $n } Alarmmarker auf Basisalarm{ -legen }
deed_slip = { -verb(order: "rücke", told: "rückt") }den Rutschmarker { -fields($n) }{ -end(apart: " vor", plain: "vorrücken", purpose: "vorzurücken") }
deed_grenade = { -lege }1 Granate auf { -your } Feld{ -legen }
deed_gels-you = { -nimm }{ -gels($n) } aus dem Vorrat auf { -your(ending: "e") } Charakterkarte{ -nehmen }
deed_gels-wadder = { -lege }{ -gels($n) } aus dem Vorrat auf das nächste Wadder-Feld{ -legen }
deed_clean-gels = { -lege }alle Gele von { -your(ending: "er") } Charakterkarte in den Vorrat{ -end(apart: " zurück", plain: "zurücklegen", purpose: "zurückzulegen") }
deed_clear-damage = { -entferne }{ $n } Schaden vom Spielplan{ -entfernen }
-dimers =
    { $it ->
        [one] 1 Blasendimer
       *[other] { $it } Blasendimere
    }
deed_dimers-here = { -lege }{ -dimers($n) } auf { -your } Feld oder ein leeres Feld daneben{ -legen }
deed_dimers = { -lege }{ -dimers($n) } auf leere Felder { -around($within) } um { -you-him }{ -legen }

## Was geschieht, mit eigenem Subjekt

fate_next-attack =
    { $whose ->
        [another] der nächste Angriff eines anderen Kommandos
       *[own] { -your } nächster Angriff
    } in { $until ->
        [turn] diesem Zug
       *[round] dieser Runde
    } hat { $dice } Würfel mehr{ $within ->
        [0] { "" }
       *[other] , wenn sein Ziel höchstens { -fields($within) } entfernt ist
    }{ $sure ->
        [true] , und keiner seiner Erfolge kann ignoriert werden
       *[false] { "" }
    }
fate_move-another = ein anderes Kommando{ -near } darf bis zu { -fields($spaces) } laufen oder 1 springen
fate_move-any = ein Kommando{ -near } darf bis zu { -fields($spaces) } laufen oder 1 springen
fate_push-wadder = du wirst { -fields($spaces) } auf das nächste Wadder-Feld zu bewegt
fate_push-boss = du wirst { -fields($spaces) } vom Boss weg bewegt
fate_draw-another = ein anderes Kommando zieht { -cards($n) }
fate_draw-any = ein Kommando deiner Wahl zieht { -cards($n) }
fate_gain-another = ein anderes Kommando{ -near } erhält { -icons($symbols) }
fate_gain-any = ein Kommando deiner Wahl{ -near } (auch du) erhält { -icons($symbols) }
fate_gain-one-another = ein anderes Kommando{ -near } erhält { LIST($symbols, of: "icon", type: "or") }
fate_gain-one-any = ein Kommando deiner Wahl{ -near } (auch du) erhält { LIST($symbols, of: "icon", type: "or") }
fate_blast-boss = jedes Kommando { -around($within) } um den Boss erleidet { -icons($symbols) } Schaden
fate_blast-you =
    { $person ->
        [they] es
       *[you] du
    } und jedes Kommando { -around($within) } um { -you-him } erleiden je { -icons($symbols) } Schaden
fate_choose = wähle: { CAPITAL(LIST($ways, by: "; oder ")) }
fate_if = wenn { $when }, { LIST($deeds) }
fate_if-steps = wenn { $when }: { $steps }
fate_if-any-did-not = wenn mindestens 1 Kommando das nicht getan hat, { LIST($deeds) }
fate_if-any-did-not-steps = wenn mindestens 1 Kommando das nicht getan hat: { $steps }
fate_each = jedes Kommando{ $whose } { LIST($deeds) }
fate_each-steps = jedes Kommando{ $whose }: { $steps }
fate_each-other = jedes andere Kommando { LIST($deeds) }
fate_each-other-steps = jedes andere Kommando: { $steps }
fate_each-and-others = { $each }; { $others }
fate_screen = bis zum Ende der Runde hat { -your } Gegnerangriff { -fewer-dice($dice) }
fate_screen-near = bis zum Ende der Runde haben { -your } Gegnerangriff und der jedes Kommandos { -around($within) } um { -you-him } { -fewer-dice($dice) }
fate_add-if = wenn { $when }, füge dem Gegnerangriff { -icons($results) } hinzu
fate_approach = dieser Gegner zieht direkt neben { -you-him }
fate_approach-by = dieser Gegner zieht bis zu { -fields($spaces) } auf { -you-him } zu
fate_push-enemy = ein Gegner (nicht der Boss) { -around($within) } wird bis zu { -fields($spaces) } von { -you-to-him } weggeschoben
fate_boss-moves-you = der Boss zieht bis zu { -fields($spaces) } auf { -you-him } zu
fate_boss-moves-farthest = der Boss zieht bis zu { -fields($spaces) } auf das Kommando zu, das am weitesten von ihm entfernt ist

## Regeln mit eigenem Namen, weil kein Effekt sie sagt

fate_rule_grenades-burst = jede Granate explodiert: Jedes Kommando auf ihrem Feld oder daneben erleidet [M] Schaden
fate_rule_grenades-thrown = je 2 Kommandos (aufgerundet) kommt 1 Granate auf das Feld eines Kommandos, das die Gruppe wählt
fate_rule_grenades-swept = entferne alle Granaten vom Spielplan
fate_rule_platform-breaks = die Gruppe legt einen Schauplatzmarker auf eine Plattform, die von nun an keine mehr ist
fate_rule_platform-hits = jedes Kommando dort erleidet [M] Schaden
fate_rule_hive-pulse = lege 1 Gel (2 ab 3 Kommandos) auf das Wadder-Feld mit den wenigsten Gelen
fate_rule_living-walls = jedes Kommando auf oder neben einem Feld mit Gelen nimmt 1 davon auf seine Charakterkarte
fate_rule_heartbeat = für jedes Wadder-Feld mit mindestens 2 Gelen erleidet das Kommando, das ihm am nächsten ist, [S] Schaden
fate_rule_purge-vent = lege bis zu 2 Gele je Kommando vom Spielplan in den Vorrat zurück
fate_rule_dogra-fires = das Kommando, das dem Boss am nächsten ist, erleidet [M] [A] Schaden
fate_rule_dimers-drift = jeder Blasendimer zieht 1 Feld auf das Kommando zu, das ihm am nächsten ist

## Sätze hinter einem Effekt

more_rule_grenades-burst = Dann wird sie entfernt.
more_rule_hive-pulse = Für jeden Schaden, der dort liegt, wird dieser Schaden abgelegt, statt ein Gel zu legen.
more_rule_dimers-drift = Ein Kommando, dessen Feld er erreicht, erleidet [M] Schaden, und der Dimer kommt in den Vorrat zurück.
more_adjacent = Der Angriff trifft auch jeden Gegner neben dem Ziel.
more_close = Der Angriff hat { $dice } Würfel mehr, wenn das Ziel höchstens { -fields($within) } entfernt ist.
more_stranger = Der Angriff hat { $dice } Würfel mehr, wenn das Ziel der Boss ist oder seine Karte nicht in { -your(ending: "em") } Spielbereich liegt.
more_free =
    { $n ->
        [one] 1 Vorteilsergebnis darf kostenlos in einen Erfolg umgewandelt werden.
       *[other] { $n } Vorteilsergebnisse dürfen kostenlos in Erfolge umgewandelt werden.
    }
more_free-type = { -icon($type) }-Ergebnisse dürfen kostenlos in Erfolge umgewandelt werden.
more_reroll = Einmal nach dem Wurf, bevor kritische Treffer weitere Würfel bringen, dürfen beliebige Würfel neu geworfen werden.
more_breach = Seine Fähigkeit und seine Spezialfähigkeit gelten bis zum Ende der Runde nicht.
more_reveal =
    Du darfst { $n ->
        [one] sie
       *[other] { $bottom } davon
    } unter diesen Stapel legen.
more_slip = Nur das Feld, auf dem er stehen bleibt, zählt.

## Effekte in einem Satz, und Sätze in einem Text

steps_way = { LIST($deeds) }
steps_deeds = { LIST($steps, by: ", dann ") }
steps_mixed = { LIST($steps, by: ", dann ") }
text_sentence = { CAPITAL($says) }.
text_whole = { LIST($sentences, by: " ") }
