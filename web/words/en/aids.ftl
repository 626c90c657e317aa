### The player aid, words that explain themselves, and what changed in the rules.

aids_title = Player aid
aids_turn = In short
aids_signs = Symbols
aids_words = Words
aids_percent = { -percent($chance) }
aids_glossary = Glossary
aids_hint = Point at a piece, a space or a word, or hold a finger on it, and it says what it is.
aids_changed = The rules have changed since you last played:
