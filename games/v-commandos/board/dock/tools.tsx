import { answerText } from '#games';
import { Icon, useTable } from '#kit';
import type { CommandoId } from '../../content/commandos.ts';
import type { VCommandos } from '../../types.ts';
import type { CommandoView } from '../../view.ts';
import type { IconId } from '../art/icons.ts';
import { KIT_ICONS, WEAPON_ICONS } from '../art/looks.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';
import { type Choosing, costOf, isPlus, type PlainTool, type ToolId, toolCalled, type Way } from '../choosing.ts';
import { sideOf } from '../team/team.tsx';
import type { BoardWords } from '../words.ts';

const ICONS: Readonly<Record<PlainTool, IconId>> = {
  walk: 'boot-prints',
  down: 'stairs',
  knife: 'bowie-knife',
  goliath: 'tank',
  silence: 'ringing-bell',
  unblock: 'monkey-wrench',
  save: 'star-medal',
  task: 'monkey-wrench',
  ability: 'shouting',
  collect: 'cargo-crate',
  drop: 'briefcase',
  detonate: 'bright-explosion',
  nest: 'bunker',
  gander: 'goose',
};

export function toolIcon(id: ToolId): IconId {
  const tool = toolCalled(id);
  return tool.kind === 'plain' ? ICONS[tool.plain] : tool.kind === 'weapon' ? WEAPON_ICONS[tool.weapon] : KIT_ICONS[tool.kit];
}

/** An answer in a few words. */
export function useSays(): (way: Way) => string {
  const { words: spoken, scene } = useTable<VCommandos>();
  const { view, decision } = scene;
  return ({ answer }) => (decision === null ? '' : answerText(spoken, answer, view, decision));
}

interface ToolsProps {
  readonly choosing: Choosing;
  readonly own: CommandoView;
  readonly tool: ToolId | null;
  readonly hinted: ToolId | null;
  readonly words: BoardWords;
  press(tool: ToolId): void;
}

/** What the one who is looked at can do, a button for each thing it is done with. Walking is done on the map. */
export function Tools({ choosing, own, tool, hinted, words, press }: ToolsProps) {
  const says = useSays();
  const ability = sideOf(own)?.ability ?? null;
  const all = [...choosing.tools].filter(([id]) => id !== 'walk');
  if (all.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-tools" role="group" aria-label={own.id === null ? words.tools.label : words.tools.of(own.id)}>
      {all.map(([id, ways]) => {
        const unpaid = ways.filter((way) => !isPlus(way));
        const cost = Math.min(...unpaid.map(costOf));
        const paid = unpaid.length === 0;
        return (
          <button
            key={id}
            type="button"
            className={`vc-tool${tool === id ? ' picked' : ''}${hinted === id ? ' hinted' : ''}`}
            data-tool={id}
            aria-pressed={tool === id}
            title={ways.map(says).join('\n')}
            onClick={() => press(id)}
          >
            <GameIcon name={toolIcon(id)} />
            <span>{words.tools.name(id, ability)}</span>
            <small>{paid ? words.tools.plus : words.tools.cost(cost)}</small>
          </button>
        );
      })}
    </div>
  );
}

interface OffersProps {
  readonly ways: readonly Way[];
  readonly says: string | null;
  readonly back: boolean;
  readonly words: BoardWords;
  pick(way: Way): void;
  onBack(): void;
}

/** Answers as buttons: what a tool can do besides places on the map, or what is asked. */
export function Offers({ ways, says, back, words, pick, onBack }: OffersProps) {
  const { hint, setHint, options } = useTable<VCommandos>();
  const text = useSays();
  if (ways.length === 0 && !back) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-offers" role="group" aria-label={words.tools.label}>
      {says === null ? null : <p>{says}</p>}
      {ways.map((way) => (
        <button
          key={way.notation}
          type="button"
          className={`btn${hint?.notation === way.notation ? ' hinted' : ''}`}
          data-offer={way.answer.do}
          onClick={() => pick(way)}
          onPointerEnter={() => setHint(options.find(({ notation }) => notation === way.notation) ?? null)}
          onPointerLeave={() => setHint(null)}
        >
          {text(way)}
        </button>
      ))}
      {back ? (
        <button type="button" className="btn quiet" onClick={onBack}>
          {words.tools.back}
        </button>
      ) : null}
    </div>
  );
}

/** Who goes next: a portrait for each. */
export function Begins({
  ways,
  view,
  words,
  pick,
}: {
  readonly ways: readonly Way[];
  readonly view: VCommandos['View'];
  readonly words: BoardWords;
  pick(way: Way): void;
}) {
  if (ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-begins" role="group" aria-label={words.team.label}>
      {ways.map((way) => {
        const id: CommandoId | null = way.answer.do === 'activate' ? way.answer.who : null;
        const own = view.commandos.find((c) => c.id === id);
        if (id === null || own === undefined) return null;
        return (
          <button key={way.notation} type="button" className="btn" data-begins={id} onClick={() => pick(way)}>
            <span className="face">
              <Bust id={id} />
            </span>
            {words.begin(id, own.actions)}
          </button>
        );
      })}
    </div>
  );
}

/** Not to be asked for a while: small, at the end. */
export function Hushes({ ways, pick }: { readonly ways: readonly Way[]; pick(way: Way): void }) {
  const text = useSays();
  if (ways.length === 0) return null;
  return (
    <div className="vc-hushes">
      {ways.map((way) => (
        <button key={way.notation} type="button" className="btn sm quiet" data-hush={way.answer.do} onClick={() => pick(way)}>
          <Icon name="hush" />
          {text(way)}
        </button>
      ))}
    </div>
  );
}
