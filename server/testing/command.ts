/** Runs a command: `options` reads what its words ask for, null is help, and what it throws is wrong with the call. Gives the exit code. */
export async function runCommand<Wanted>(name: string, help: string, options: () => Wanted | null, run: (wanted: Wanted) => Promise<boolean>): Promise<number> {
  let wanted: Wanted | null;
  try {
    wanted = options();
  } catch (thrown) {
    console.error(`${name}: ${thrown instanceof Error ? thrown.message : thrown}`);
    return 2;
  }
  if (wanted !== null) return (await run(wanted)) ? 0 : 1;
  console.log(help);
  return 0;
}

export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new TypeError(`--${name} takes a whole number from ${least}, not '${text}'`);
  return number;
}
