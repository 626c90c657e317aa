/** Asks for the letters of our own; until they come, those of the device are read. */
export function loadFonts(): void {
  void import('../kit/fonts.css').catch(() => undefined);
}
