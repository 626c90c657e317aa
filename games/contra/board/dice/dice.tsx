import type { ComponentChildren, CSSProperties } from 'preact';
import type { CommandoFace, EnemyFace } from '../../content/dice.ts';
import type { BossId } from '../../content/index.ts';
import { chainsOf, type DieState, damageIn, stateOfDice } from '../../facts/dice.ts';
import type { AssaultView, FightView } from '../../view.ts';
import { dieText } from '../../words/dice.ts';
import { FACE } from '../../words/facts.ts';
import type { Sign as Signed } from '../../words/legend.ts';
import type { Who } from '../../words/things.ts';
import type { ContraWords } from '../../words/words.ts';
import { star } from '../art/shapes.ts';
import { CardText, Sign, SpecialSign } from '../art/symbols.tsx';
import { thing } from '../cards/things.ts';
import type { Choosing } from '../choosing.ts';

const SPARK = star(8, 15, 7.5);
const BLAST = star(11, 19, 11);
const BLAST_CORE = star(8, 12, 6);
const TILTS = [-5, 4, -2, 6, -4, 3];

/** What a die of either side may show. */
export type Face = CommandoFace | EnemyFace;
export type DieSign = Extract<Signed, { readonly kind: 'die' }>;

interface DieProps {
  readonly face: Face;
  readonly hostile?: boolean;
  readonly ring?: 'none' | 'can' | 'done';
  readonly tilt?: number;
  readonly rolling?: boolean;
}

/** A die of this game. What it shows is written below it, so it is hidden from screen readers. */
export function Die({ face, hostile = false, ring = 'none', tilt = 0, rolling = false }: DieProps) {
  return (
    <svg
      className={`co-die${hostile ? ' hostile' : ''}${rolling ? ' rolling' : ''}`}
      viewBox="-28 -28 56 56"
      style={{ rotate: `${tilt}deg` }}
      aria-hidden="true"
    >
      <rect x="-24" y="-19" width="48" height="48" rx="11" className="die-shade" />
      <rect x="-24" y="-24" width="48" height="48" rx="11" className="die-body" />
      <path d="M-24-13q0-11 11-11h26q11 0 11 11v3q0-10-11-10h-26q-11 0-11 10z" className="die-sheen" />
      {ring === 'none' ? null : <rect x="-27" y="-27" width="54" height="54" rx="13" className={`die-ring ${ring}`} />}
      <FaceArt face={face} />
      {ring === 'done' ? (
        <g transform="translate(21 -21)" className="die-tick">
          <circle r="10.5" />
          <path d="M-4.5 .5-1.3 3.6 4.6-3.4" />
        </g>
      ) : null}
    </svg>
  );
}

function FaceArt({ face }: { readonly face: Face }) {
  switch (face) {
    case 'success':
      return (
        <g>
          <path d={SPARK} className="die-spark" />
          <circle r="4" className="die-eye" />
        </g>
      );
    case 'critical':
      return (
        <g>
          <path d={BLAST} className="die-blast" />
          <path d={BLAST_CORE} className="die-core" />
          <circle r="3" className="die-blast" />
        </g>
      );
    case 'SP':
      return (
        <g transform="scale(1.3)">
          <SpecialSign />
        </g>
      );
    default:
      return <Sign type={face} scale={1.32} />;
  }
}

interface FightProps {
  readonly fight: FightView;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  readonly rolling: boolean;
  /** Whose boss it is. */
  readonly boss: BossId;
  press(die: DieSign, at: Element): void;
}

/** The attack roll: dice in rolled order, an arrow from each critical to the die it brought, what can be converted with a dashed ring. */
export function FightDice({ fight, choosing, words, rolling, boss, press }: FightProps) {
  const { dice: said } = words.say;
  const chains = chainsOf(fight.dice, fight.rolled);
  const ordered = chains.flat();
  const states = stateOfDice(ordered, fight.results);
  let at = -1;
  return (
    <Volley
      label={said.fight}
      count={fight.dice.length}
      dice={chains.flatMap((chain) =>
        chain.map((face, link) => {
          at++;
          const place = at;
          return [
            link === 0 ? null : <Arrow key={`arrow ${place}`} />,
            <FightDie
              key={place}
              face={face}
              state={states[place] ?? 'hit'}
              open={(states[place] === 'open' || isReroll(choosing, face)) && choosing.faces.has(face)}
              extra={link > 0}
              tilt={TILTS[place % TILTS.length] ?? 0}
              rolling={rolling && link > 0 === fight.dice.length > fight.rolled}
              reroll={isReroll(choosing, face)}
              words={words}
              press={press}
            />,
          ];
        }),
      )}
    >
      {[...Map.groupBy(fight.targets, (_, i) => fight.damage[i] ?? 0)].map(([damage, targets]) => (
        <p key={damage} className="sum">
          <b>{damage < fight.successes ? `${fight.successes} − ${fight.successes - damage}` : damage}</b>
          {said['damage-to']({ n: damage, targets, boss })}
        </p>
      ))}
    </Volley>
  );
}

/** So many dice lie in one row, and so many in two with their names. */
const IN_A_ROW = 4;
const NAMED = 10;

interface VolleyProps {
  readonly label: string;
  readonly count: number;
  readonly dice: ComponentChildren;
  /** What comes of them. */
  readonly children: ComponentChildren;
}

/** Dice that were thrown, and their sum. */
function Volley({ label, count, dice, children }: VolleyProps) {
  const across: CSSProperties & Record<'--across', number> = { '--across': Math.ceil(count / 2) };
  return (
    <section className={['volley', count > IN_A_ROW && 'many', count > NAMED && 'swarm'].filter(Boolean).join(' ')} aria-label={label}>
      <div className="thrown" style={across}>
        {dice}
      </div>
      {children}
    </section>
  );
}

function isReroll(choosing: Choosing, face: Face): boolean {
  return choosing.faces.get(face)?.some(({ answer }) => answer.do === 'reroll') === true;
}

/** From a critical to the die it brought. */
export function Arrow() {
  return (
    <svg className="boom" viewBox="0 0 26 54" aria-hidden="true">
      <path d="M2 27h16M12 20l8 7-8 7" />
    </svg>
  );
}

interface FightDieProps {
  readonly face: CommandoFace;
  readonly state: DieState;
  readonly open: boolean;
  readonly extra: boolean;
  readonly tilt: number;
  readonly rolling: boolean;
  readonly reroll: boolean;
  readonly words: ContraWords;
  press(die: DieSign, at: Element): void;
}

function FightDie({ face, state, open, extra, tilt, rolling, reroll, words, press }: FightDieProps) {
  const [name, note] = dieText(face, state, { extra, open, reroll }, words.say);
  const body = (
    <>
      <Die face={face} tilt={open ? 0 : tilt} ring={state === 'converted' ? 'done' : open ? 'can' : 'none'} rolling={rolling} />
      {name}
      <small>{note}</small>
    </>
  );
  return (
    <Cube sign={{ kind: 'die', face, hostile: false }} className={state} open={open} press={press}>
      {body}
    </Cube>
  );
}

interface CubeProps {
  readonly sign: DieSign;
  readonly className: string;
  readonly open: boolean;
  readonly children: ComponentChildren;
  press(die: DieSign, at: Element): void;
}

/** A die that can be asked about, if nothing else. */
function Cube({ sign, className, open, children, press }: CubeProps) {
  return (
    <button
      ref={thing(sign)}
      type="button"
      className={`cube ${className}`}
      data-spot={`die ${sign.face}`}
      aria-disabled={open ? undefined : true}
      onClick={(event) => press(sign, event.currentTarget)}
    >
      {children}
    </button>
  );
}

interface AssaultProps {
  readonly assault: AssaultView;
  readonly choosing: Choosing;
  readonly words: ContraWords;
  readonly rolling: boolean;
  readonly who: Who;
  press(die: DieSign, at: Element): void;
}

/** The enemy attack: dice, what cards added, how many specials are still to come. */
export function AssaultDice({ assault, choosing, words, rolling, who, press }: AssaultProps) {
  const { dice: said } = words.say;
  const done = assault.dice.filter((face) => face === 'SP').length + assault.added.filter((face) => face === 'SP').length - assault.specials;
  let specials = 0;
  return (
    <Volley
      label={said.assault({ who })}
      count={assault.dice.length}
      dice={assault.dice.map((face, at) => {
        const over = face === 'SP' && specials++ < done;
        const open = choosing.faces.has(face);
        const body = (
          <>
            <Die face={face} hostile tilt={TILTS[at % TILTS.length] ?? 0} ring={open ? 'can' : 'none'} rolling={rolling} />
            {said.face[FACE(face)]}
            <small>{open ? said.reroll : over ? said['special-done'] : ' '}</small>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by their places
          <Cube key={at} sign={{ kind: 'die', face, hostile: true }} className={over ? 'over' : ''} open={open} press={press}>
            {body}
          </Cube>
        );
      })}
    >
      {assault.added.length === 0 ? null : (
        <p className="added">
          <b>{said.added}</b>
          <span>
            <CardText text={assault.added.map((face) => `[${face}]`).join(' ')} />
          </span>
        </p>
      )}
      <p className="sum">
        <b>{assault.specials > 0 ? assault.specials : damageIn(assault).length}</b>
        {assault.specials > 0 ? said['specials-left']({ n: assault.specials }) : said.suffers({ who })}
      </p>
    </Volley>
  );
}
