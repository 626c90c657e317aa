### Die Spielhilfe, Wörter, die sich erklären, und was sich an den Regeln geändert hat.

aids_title = Spielhilfe
aids_turn = In Kürze
aids_signs = Zeichen
aids_words = Wörter
aids_percent = { -percent($chance) }
aids_glossary = Glossar
aids_hint = Zeig auf ein Teil, ein Feld oder ein Wort, oder halt den Finger darauf: Dann sagt es, was es ist.
aids_changed = Seit deinem letzten Spiel haben sich die Regeln geändert:
