/**
 * How entries, and what is written with them, are stored. A migration after which programs of before must write no more counts it
 * up and gives the generation its new name. Since 2 every entry has a checksum. (The thread loads this, so it stays small.)
 */
const FORMAT = 2;

/** Under this name the database keeps its generation, which every commit names: a program of another format finds none, and writes nothing. */
export const GENERATION = `generation of format ${FORMAT}`;
