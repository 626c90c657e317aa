import type { ReactNode } from 'react';
import type { ClauseId } from '#kernel';
import { Icon, useTable } from '#kit';
import type { TileRef } from '../../answer.ts';
import { terrainNamed } from '../../content/map.ts';
import { type Falls, fallenBy } from '../../facts/deadly.ts';
import { chanceOf, hitOdds } from '../../facts/odds.ts';
import type { Fire, Risk } from '../../facts/risk.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import { GameIcon } from '../art/pictures.tsx';
import { tileOf, type Way } from '../choosing.ts';
import { useSays } from '../dock/tools.tsx';
import { Clauses, Stressed } from '../emphasis.tsx';
import { attackOf, gradeOf, riskOf, turnOf } from '../risk.ts';
import type { BoardWords } from '../words.ts';

interface PlanProps {
  readonly view: View;
  readonly way: Way;
  /** Other ways that give less away. */
  readonly quieter: readonly Way[];
  readonly words: BoardWords;
  pick(way: Way): void;
}

/** What would happen if: said, drawn and counted before it is done. */
export function Plan({ view, way, quieter, words, pick }: PlanProps) {
  const risk = riskOf(view, way);
  const { answer } = way;
  const { decision } = useTable<VCommandos>().scene;
  const bad = gradeOf(view, way, decision) === 2;
  const falls = fallenBy(view, answer, decision);
  return (
    <Card title={words.plan.title(answer)} bad={bad}>
      {falls === null ? null : <Deadly falls={falls} answer={answer} words={words} />}
      {falls?.certain === true && risk !== null ? null : risk === null ? (
        <Deed view={view} way={way} words={words} />
      ) : (
        <Step answer={way} risk={risk} wasSeen={isSeen(view, way)} words={words} />
      )}
      <Besides view={view} way={way} words={words} />
      {quieter.length === 0 ? null : (
        <div className="vc-quieter">
          {quieter.map((other) => (
            <button key={other.notation} type="button" data-quieter={other.notation} onClick={() => pick(other)}>
              <GameIcon name={other.answer.do === 'don' ? 'shirt' : 'boot-prints'} />
              <span>
                <Stressed text={words.plan.quiet(other.answer, riskOf(view, other))} />
              </span>
            </button>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Whom it kills comes first. */
function Deadly({ falls, answer, words }: { readonly falls: Falls; readonly answer: Way['answer']; readonly words: BoardWords }) {
  const clause = falls.by === 'explosion' ? 'v-commandos.explosion.effect' : 'tile' in answer ? 'v-commandos.gas.lasts' : 'v-commandos.gas.release';
  return (
    <p className="vc-deadly">
      <Stressed text={words.plan.falls(falls)} /> <Clauses ids={[clause]} words={words} />
    </p>
  );
}

export function Card({ title, bad, children }: { readonly title: string; readonly bad: boolean; readonly children: ReactNode }) {
  return (
    <section className={`vc-plan${bad ? ' bad' : ''}`} aria-label={title}>
      <h3>
        <span className="sign">
          <Icon name={bad ? 'eye' : 'hush'} />
        </span>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface StepProps {
  readonly answer: Way;
  readonly risk: Risk;
  readonly wasSeen: boolean;
  readonly words: BoardWords;
}

function Step({ answer: { answer }, risk, wasSeen, words }: StepProps) {
  return (
    <>
      <p>
        <Stressed text={words.plan.says(answer, risk, wasSeen)} />{' '}
        {risk.fire === null ? null : (
          <>
            <Stressed text={words.plan.fire(risk.fire)} />{' '}
          </>
        )}
        {risk.stealth === null ? null : <Stressed text={words.plan.unseen(risk.stealth.dice, words.percent(risk.stealth.unseen), risk.stealth.rerolls)} />}{' '}
        <Clauses ids={clausesOf(answer, risk)} words={words} />
      </p>
      {risk.fire === null ? null : <Hits fire={risk.fire} words={words} />}
    </>
  );
}

function isSeen({ commandos }: View, { answer }: Way): boolean {
  return 'who' in answer && commandos.some(({ id, state, place }) => id === answer.who && place !== 'underground' && state === 'visible');
}

function clausesOf(answer: Way['answer'], risk: Risk): readonly ClauseId[] {
  const found: ClauseId[] = [stepClause(answer, risk)];
  if (risk.fire !== null) found.push('v-commandos.move.fire-size');
  if (risk.stealth !== null) found.push('v-commandos.stealth.fail-on-1-2');
  return found;
}

function stepClause(answer: Way['answer'], { visible }: Risk): ClauseId {
  if (answer.do === 'down') return 'v-commandos.underground.leave';
  if (answer.do.startsWith('creep')) return 'v-commandos.move.medium-careful';
  if (!visible) return 'v-commandos.move.small-stealthy';
  return isLarge(tileOf(answer)) ? 'v-commandos.move.large-visible' : 'v-commandos.move.medium-visible';
}

function isLarge(ref: TileRef | null): boolean {
  const [id = '', letter = ''] = ref?.split('/') ?? [];
  return ref !== null && terrainNamed(id).tiles.some((tile) => tile.letter === letter && tile.size === 2);
}

/** Where the enemies around go then, if that changes, and that it is paid with a token. */
function Besides({ view, way, words }: Pick<PlanProps, 'view' | 'way' | 'words'>) {
  const turned = turnOf(view, way);
  return (
    <>
      {turned === null ? null : (
        <p>
          {words.plan.march(turned.turn, turned.direction)}{' '}
          <Clauses ids={[turned.turn === 'come' ? 'v-commandos.enemy-move.towards-visible' : 'v-commandos.enemy-move.direction']} words={words} />
        </p>
      )}
      {'plus' in way.answer && way.answer.plus ? <p>{words.plan.plus}</p> : null}
    </>
  );
}

/** The same in a few figures, for phones. */
export function ShortPlan({ view, way, quieter, words, pick }: PlanProps) {
  const { decision } = useTable<VCommandos>().scene;
  const risk = riskOf(view, way);
  const falls = fallenBy(view, way.answer, decision);
  const fire = risk?.fire ?? null;
  const average = fire === null ? 0 : fire.hits.reduce((sum, chance, hits) => sum + chance * hits, 0);
  return (
    <section className="vc-short narrow" aria-label={words.plan.title(way.answer)}>
      <p>
        <b>{words.plan.title(way.answer)}: </b>
        {risk === null || falls?.certain === true ? null : <Stressed text={words.plan.says(way.answer, risk, isSeen(view, way))} />}
      </p>
      {falls === null ? null : <Deadly falls={falls} answer={way.answer} words={words} />}
      {risk === null ? <Deed view={view} way={way} words={words} /> : null}
      {fire === null ? null : (
        <ul>
          <li>
            <b>{words.plan.short.fire(fire.enemies)}</b>
            {words.plan.short.dice(fire.dice, fire.needed)}
          </li>
          <li>
            <b>{words.plan.short.number(average)}</b>
            {words.plan.short.average}
          </li>
          <li className="bad">
            <b>{words.percent(fire.critical)}</b>
            {words.states.critical}
          </li>
        </ul>
      )}
      {risk?.stealth === undefined || risk.stealth === null ? null : (
        <p>
          <Stressed text={words.plan.unseen(risk.stealth.dice, words.percent(risk.stealth.unseen), risk.stealth.rerolls)} />
        </p>
      )}
      <Besides view={view} way={way} words={words} />
      {quieter.length === 0 ? null : (
        <div className="vc-quieter">
          {quieter.slice(0, 2).map((other) => (
            <button key={other.notation} type="button" data-quieter={other.notation} onClick={() => pick(other)}>
              <GameIcon name={other.answer.do === 'don' ? 'shirt' : 'boot-prints'} />
              <span>
                <Stressed text={words.plan.quiet(other.answer, riskOf(view, other))} />
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** One column for each number of hits; those that make Critical are red and hatched. */
export function Hits({ fire, words }: { readonly fire: Fire; readonly words: BoardWords }) {
  const worst = criticalFrom(fire);
  const shown = fire.hits.length > 9 ? fire.hits.slice(0, 9) : fire.hits;
  return (
    <>
      <div className="vc-hits" role="img" aria-label={`${words.plan.hits}: ${shown.map((chance, hits) => `${hits}: ${words.percent(chance)}`).join(', ')}`}>
        {shown.map((chance, hits) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is a number of hits
          <span key={hits} className={hits >= worst ? 'critical' : ''}>
            {words.percent(chance)}
            <i style={{ height: Math.max(2, chance * 90) }} />
            <b>{hits}</b>
          </span>
        ))}
      </div>
      <p className="vc-critical">
        <Stressed text={words.plan.critical(words.percent(fire.critical))} />
      </p>
    </>
  );
}

/** The fewest hits that make Critical. */
function criticalFrom({ hits, critical }: Fire): number {
  for (let least = 0; least < hits.length; least++) if (Math.abs(chanceOf(hits, least) - critical) < 1e-9) return least;
  return hits.length;
}

/** A shot or a throw, and other deeds that somebody may hear or see. */
function Deed({ view, way, words }: { readonly view: View; readonly way: Way; readonly words: BoardWords }) {
  const says = useSays();
  const { answer } = way;
  const attack = attackOf(view, way);
  if (attack === null)
    return (
      <p>
        <Stressed text={[says(way), words.plan.deed(answer)].join('. ')} /> <Clauses ids={DEED_CLAUSES[answer.do] ?? []} words={words} />
      </p>
    );
  const { dice, fast, needed, nest, rerolls, visible, alarm } = attack;
  const parts = answer.do === 'breach' ? [says(way)] : [words.plan.shot(dice, needed, words.percent(chanceOf(hitOdds(dice + rerolls, needed), 1)), rerolls)];
  if (fast) parts.push(words.plan.standFast);
  if (nest !== null) parts.push(words.plan.nest(nest));
  if (visible) parts.push(words.plan.eye);
  parts.push(alarm ? words.plan.loud : visible ? '' : words.plan.quietShot);
  return (
    <p>
      <Stressed text={parts.filter((part) => part !== '').join(' ')} /> <Clauses ids={DEED_CLAUSES[answer.do] ?? []} words={words} />
    </p>
  );
}

const DEED_CLAUSES: Readonly<Partial<Record<Way['answer']['do'], readonly ClauseId[]>>> = {
  stab: ['v-commandos.close-combat.rule'],
  detonate: ['v-commandos.explosion.effect'],
  shoot: ['v-commandos.shoot.dice', 'v-commandos.shoot.target-number'],
  breach: ['v-commandos.shoot.cost'],
  grenade: ['v-commandos.equip.grenade', 'v-commandos.equip.spillover'],
  bombard: ['v-commandos.equip.bombardment', 'v-commandos.equip.spillover'],
};
