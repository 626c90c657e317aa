import { isChance } from '../../../kernel/testing/foretold.ts';
import { WEAPONS, type WeaponId } from '../content/kit.ts';
import type { SumOdds } from '../facts/attempt.ts';
import type { Kill, Preview } from '../preview.ts';
import type { Option } from '../types.ts';
import type { View } from '../view.ts';
import { chanceBefore, eventsIn, type Future, has, type Job, rollsFor } from './foretold-futures.ts';

const ROLLS: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));

const killed = (future: Future): boolean => has(eventsIn(future), 'kills');
/** By the first roll and none after it. */
const killedAtOnce = (future: Future): boolean => killed(future) && rollsFor(future, 'attempt').length === 1;

/** What of the kill does not come true. */
export function killWrong({ seat, answer }: Option, { kill }: Preview, before: Job, futures: readonly Future[], exact: boolean): string | null {
  if (kill === null) return null;
  const { view } = before.scene(seat);
  if (kill.of !== 36 || !isChance(kill.ways / 36, futures, killedAtOnce, exact)) return `one roll does not kill in ${kill.ways} of ${kill.of}`;
  if (!isChance(kill.chance, futures, answer.do === 'play' ? killedAtOnce : killed, exact)) return `it does not kill with ${kill.chance}`;
  const now = chanceBefore(before, seat, (preview) => preview.kill);
  const changes = answer.do === 'bring' || answer.do === 'shift' || answer.do === 'bribe';
  if (changes ? kill.adds === null || Math.abs(kill.chance - kill.adds - now) > 1e-9 : kill.adds !== null) return `${kill.adds} is not what it adds to ${now}`;
  if (kill.blocked !== (answer.do === 'bring' && isStopped(view, answer.card))) return `blocked is not ${kill.blocked}`;
  if (answer.do === 'roll' && view.laid.length > 0)
    return view.ahead?.for === 'attempt' ? sumsWrong(view.ahead.sums, view.laid, view, futures) : 'nothing is ahead';
  const begins = answer.do === 'attempt' || ((answer.do === 'again' || answer.do === 'roll') && view.laid.length === 0);
  if (begins !== (kill.best !== null)) return `the best of the hand is ${begins ? 'missing' : 'told'}`;
  return kill.best === null
    ? null
    : ((answer.do === 'roll' ? null : bestWrong(kill.best, kill, view)) ?? sumsWrong(kill.best.sums, kill.best.weapons, view, futures));
}

/** The numbers of a weapon, its skill included, of whoever is in turn. */
function numbersOf({ hitmen, active }: View, weapon: string): readonly number[] {
  return [
    ...WEAPONS.flatMap(({ id, number }) => (id === weapon ? [number] : [])),
    ...(hitmen[active]?.skills ?? []).flatMap(({ weapon: id, number }) => (id === weapon ? [number] : [])),
  ];
}

/** The numbers on which bodyguards stop whoever is in turn, where they stand or attempt. */
function guardsOf({ hitmen, active, targets, target, settings }: View): readonly number[] {
  const own = hitmen[active];
  const city = target ?? own?.space;
  const guards = targets.find((one) => one.city === city)?.guards ?? [];
  return own?.assassin === 'hanns' && settings['hanns-unstoppable'] ? guards.filter((number) => number !== 2) : guards;
}

function isStopped(view: View, weapon: string): boolean {
  return numbersOf(view, weapon).every((number) => guardsOf(view).includes(number));
}

/** No other weapons of the hand kill more often, and no fewer as often. */
function bestWrong({ weapons }: NonNullable<Kill['best']>, { ways }: Kill, view: View): string | null {
  const own = view.hitmen[view.active];
  const hand = WEAPONS.map(({ id }) => id).filter((id) => own?.hand?.includes(id));
  if (weapons.some((id) => !hand.includes(id))) return 'the best of the hand is not in it';
  const guards = guardsOf(view);
  const found = (brought: readonly WeaponId[]): number => {
    const sums = new Set([...brought.flatMap((id) => numbersOf(view, id)), ...(own?.assassin === 'hanns' ? [2] : [])]);
    return ROLLS.filter((sum) => sums.has(sum) && !guards.includes(sum)).length;
  };
  const most = own?.assassin === 'klaus' ? 6 : 5;
  for (let set = 0; set < 1 << hand.length; set++) {
    const brought = hand.filter((_, i) => set & (1 << i));
    if (brought.length > most) continue;
    const kills = found(brought);
    if (kills > ways || (kills === ways && brought.length < weapons.length)) return `${brought.join()} would be better than ${weapons.join()}`;
  }
  return weapons.length > most ? 'more are best than may be brought' : null;
}

/** What is said of each sum, where it came in a future and by what the weapons say. */
function sumsWrong(sums: readonly SumOdds[], brought: readonly string[], view: View, futures: readonly Future[]): string | null {
  const guards = view.targets.find(({ city }) => city === (view.target ?? view.hitmen[view.active]?.space))?.guards ?? [];
  for (const { sum, ways, does, by, skill, guard } of sums) {
    const where = `of a ${sum}`;
    if (ways !== ROLLS.filter((one) => one === sum).length) return `${ways} ways ${where}`;
    if (guard !== guards.includes(sum)) return `the bodyguard ${where}`;
    const covered = brought.some((id) => numbersOf(view, id).includes(sum)) || (sum === 2 && view.hitmen[view.active]?.assassin === 'hanns');
    if (does !== (!covered ? 'nothing' : guardsOf(view).includes(sum) ? 'blocked' : 'kills')) return `'${does}' ${where}`;
    if (by === null ? skill || (covered && sum !== 2) : !covered || !brought.includes(by)) return `the weapon ${where}`;
    if (by !== null && (numbersOf(view, by)[skill ? 1 : 0] ?? 0) !== sum) return `the weapon ${where}`;
  }
  if (sums.length !== 11) return `there are ${sums.length} sums`;
  for (const future of futures) {
    const sum = rollsFor(future, 'attempt')[0]?.dice.reduce((a, b) => a + b, 0);
    const does = sums.find((one) => one.sum === sum)?.does;
    if ((does === 'kills') !== killedAtOnce(future)) return `a ${sum} does not come to '${does}'`;
    const failed = eventsIn(future).find((event) => event.kind === 'fails');
    if (failed?.kind === 'fails' && (sums.find((one) => one.sum === failed.sum)?.does === 'blocked') !== failed.guard) return `the bodyguard ${failed.sum}`;
  }
  return null;
}
