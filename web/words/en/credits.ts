/** Who made what this is made of. */
export const credits = {
  title: 'Credits',
  says: 'Muster builds on the work of many people. Thank you.',
  games: 'Games',
  gamesSay:
    'The games belong to their authors and publishers, and so do their names. We tell their rules in our own words and draw them with our own art; no text and no picture comes from the printed boxes. If you like a game, buy the box: it deserves its place on a real shelf.',
  icons: 'Icons',
  iconsSay: 'The pictures of people, weapons, animals and things on boards, tiles and covers come from',
  iconsBy: 'They are the work of',
  iconsChanged:
    'We gave them colours of our own; the zombie is “Shambling zombie” without its specks. The queen, the portraits, the covers, the boards and the small line icons are ours.',
  fonts: 'Typefaces',
  fontsSay: 'All under the SIL Open Font License 1.1.',
  libraries: 'Libraries',
  librariesSay: 'The page is made with',
  and: 'and',
};
