import type { AppWords } from '../../app/words.ts';

/** Wer gemacht hat, woraus das hier gemacht ist. */
export const credits: AppWords['credits'] = {
  title: 'Mitwirkende',
  says: 'Muster baut auf der Arbeit vieler Menschen auf. Danke.',
  games: 'Spiele',
  gamesSay:
    'Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Hier sind ihre Regeln mit eigenen Worten erzählt und mit eigenen Bildern gezeichnet; kein Text und kein Bild stammt aus den gedruckten Schachteln. Wenn dir ein Spiel gefällt, kauf die Schachtel: Sie hat ihren Platz in einem echten Regal verdient.',
  icons: 'Symbole',
  iconsSay: 'Die Bilder von Menschen, Waffen, Tieren und Dingen auf Brettern, Plättchen und Schachteln stammen von',
  iconsBy: 'Gezeichnet haben sie',
  iconsChanged:
    'Wir haben ihnen eigene Farben gegeben; der Zombie ist „Shambling zombie“ ohne seine Sprenkel. Die Königin, die Porträts, die Schachtelbilder, die Bretter und die kleinen Strichsymbole sind von uns.',
  fonts: 'Schriften',
  fontsSay: 'Alle unter der SIL Open Font License 1.1.',
  libraries: 'Bibliotheken',
  librariesSay: 'Die Seite ist gemacht mit',
  and: 'und',
};
