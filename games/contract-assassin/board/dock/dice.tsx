import { Die } from '#kit';

/** The two Death Dice: ink with red pips. Before the roll they wait. */
export function DeathDice({ dice, rolling = false }: { readonly dice: readonly number[] | null; readonly rolling?: boolean }) {
  const [a = 5, b = 2] = dice ?? [];
  return (
    <span className={dice === null ? 'death-dice waiting' : 'death-dice'} data-term="death-dice" aria-hidden="true">
      <Die value={a} tilt={-8} rolling={rolling} />
      <Die value={b} tilt={10} rolling={rolling} />
    </span>
  );
}

/** The getaway die: cream with ink pips. */
export function GetawayDie({ value, rolling = false }: { readonly value: number; readonly rolling?: boolean }) {
  return (
    <span className="getaway-die" data-term="getaway-die" aria-hidden="true">
      <Die value={value} rolling={rolling} />
    </span>
  );
}
