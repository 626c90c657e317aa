import { type Aid, termsOf } from '#kit';
import { HOLD } from '../../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../../content/dice.ts';
import { HITS, OUR_FACES, THEIR_FACES } from '../../facts/aid.ts';
import { ALARM, RUN_SPACES } from '../../facts/stage-area.ts';
import { FACE } from '../../words/facts.ts';
import type { ContraWords } from '../../words/words.ts';
import { Die } from '../dice/dice.tsx';
import type { Item } from '../examples/examples.ts';
import { Row } from '../examples/scene-row.tsx';
import '../examples/example.css';

/** What lies beside the table. */
export async function aidOf(words: ContraWords): Promise<Aid> {
  const { turn, term, odds, changed } = await words.aids();
  const { legend, dice } = words.say;
  const drawn = (...items: readonly Item[]) => <Row items={items} words={words} />;
  const called = ({ title, says }: { readonly title: string; readonly says: string }) => ({ name: title, says });
  const ours = (face: CommandoFace): string => dice.face[FACE(face)];
  const theirs = (face: EnemyFace): string => dice.face[FACE(face)];
  return {
    turn: [turn.commandos, turn.move({ run: RUN_SPACES }), turn.attack, turn.draw, turn.enemies, turn.stage, turn.new, turn.end],
    terms: termsOf(
      ['space', term.space, drawn(['icon', 'boot-prints'])],
      ['ledge', term.ledge, drawn(['icon', 'jump-across'])],
      ['advantage', { name: term.advantage.name, says: term.advantage.says({ hold: HOLD }) }, drawn(['sign', 'M'], ['sign', 'A'], ['sign', 'S'])],
      ['any', term.any, drawn(['sign', '*'])],
      ['play', term.play, drawn(['icon', 'ammo-box'])],
      ['range', term.range, drawn(['icon', 'crosshair'])],
      ['success', called(legend.success), drawn(['die', 'success'])],
      ['critical', called(legend.critical), drawn(['die', 'critical'])],
      ['result', term.result, drawn(['die', 'M'])],
      ['damage', term.damage, drawn(['hostile', 'A'])],
      ['special', called(legend.special), drawn(['hostile', 'SP'])],
      ['medal', called(legend.medals), drawn(['medals', 3])],
      ['foe', term.foe, drawn(['foe', 'red greeder'])],
      ['boss', term.boss, drawn(['boss', 'gordea'])],
      ['flag', term.flag, drawn(['slot', 1, true])],
      ['pillbox', term.pillbox, drawn(['icon', 'radar-dish'])],
      ['alarm', { name: term.alarm.name, says: term.alarm.says({ alarm: ALARM }) }, drawn(['icon', 'siren'])],
      ['decks', called(legend.decks), drawn(['deck', 12])],
    ),
    signs: ['advantage', 'any', 'success', 'critical', 'result', 'damage', 'special', 'medal', 'flag', 'pillbox', 'alarm', 'decks'],
    tables: [
      {
        title: odds.ours.title,
        head: [odds.ours.face, odds.ours.chance],
        rows: OUR_FACES.map(({ face, chance }) => ({ of: ours(face), picture: <Die face={face} />, cells: [{ chance }] })),
      },
      {
        title: odds.theirs.title,
        head: [odds.theirs.face, odds.theirs.chance],
        rows: THEIR_FACES.map(({ face, chance }) => ({ of: theirs(face), picture: <Die face={face} hostile />, cells: [{ chance }] })),
      },
      {
        title: odds.hits.title,
        head: [odds.hits.dice, ...HITS.slice(0, 3).map((_, i) => odds.hits.least({ hits: i + 1 }))],
        rows: HITS.map(({ dice: n, chances }) => ({ of: odds.hits.row({ dice: n }), cells: chances.map((chance) => ({ chance })) })),
      },
    ],
    changes: [
      { rules: 2, says: changed.suffering, clause: 'contra.suffer.one-medal-per-effect' },
      { rules: 3, says: changed.java, clause: 'contra.cards.enemy-health' },
      { rules: 4, says: changed.round, clause: 'contra.round.new-round' },
    ],
  };
}
