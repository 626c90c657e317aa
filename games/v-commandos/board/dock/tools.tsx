import { answerText } from '#games';
import { Icon, useTable } from '#kit';
import type { CommandoId } from '../../content/commandos.ts';
import type { Option, VCommandos } from '../../types.ts';
import type { CommandoView } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import type { IconId } from '../art/icons.ts';
import { KIT_ICONS, WEAPON_ICONS } from '../art/looks.ts';
import { Bust, GameIcon } from '../art/pictures.tsx';
import { type Choosing, costOf, isPlus, type PlainTool, type ToolId, toolCalled } from '../choosing.ts';
import { sideOf } from '../team/team.tsx';
import { toolName } from './tool-name.ts';

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
export function useSays(): (option: Option) => string {
  const { words: spoken, scene } = useTable<VCommandos>();
  const { view, decision } = scene;
  return ({ answer }) => (decision === null ? '' : answerText(spoken, answer, view, decision));
}

interface ToolsProps {
  readonly choosing: Choosing;
  readonly own: CommandoView;
  readonly tool: ToolId | null;
  readonly hinted: ToolId | null;
  readonly say: Messages;
  press(tool: ToolId): void;
}

/** What the one who is looked at can do, a button for each thing it is done with. Walking is done on the map. */
export function Tools({ choosing, own, tool, hinted, say, press }: ToolsProps) {
  const says = useSays();
  const ability = sideOf(own)?.ability ?? null;
  const all = [...choosing.tools].filter(([id]) => id !== 'walk');
  if (all.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-tools" role="group" aria-label={own.id === null ? say.dock.label : say.dock.of({ who: own.id })}>
      {all.map(([id, options]) => {
        const unpaid = options.filter((option) => !isPlus(option));
        const cost = Math.min(...unpaid.map(costOf));
        const paid = unpaid.length === 0;
        return (
          <button
            key={id}
            type="button"
            className={`vc-tool${tool === id ? ' picked' : ''}${hinted === id ? ' hinted' : ''}`}
            data-tool={id}
            aria-pressed={tool === id}
            title={options.map(says).join('\n')}
            onClick={() => press(id)}
          >
            <GameIcon name={toolIcon(id)} />
            <span>{toolName(say, id, ability)}</span>
            <small>{paid ? say.dock.plus : say.dock.cost({ actions: cost })}</small>
          </button>
        );
      })}
    </div>
  );
}

interface OffersProps {
  readonly options: readonly Option[];
  readonly says: string | null;
  readonly back: boolean;
  readonly say: Messages;
  pick(option: Option): void;
  onBack(): void;
}

/** Answers as buttons: what a tool can do besides places on the map, or what is asked. */
export function Offers({ options, says, back, say, pick, onBack }: OffersProps) {
  const { hint, setHint } = useTable<VCommandos>();
  const text = useSays();
  if (options.length === 0 && !back) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-offers" role="group" aria-label={say.dock.label}>
      {says === null ? null : <p>{says}</p>}
      {options.map((option) => (
        <button
          key={option.notation}
          type="button"
          className={`btn${hint?.notation === option.notation ? ' hinted' : ''}`}
          data-offer={option.answer.do}
          data-option={option.notation}
          onClick={() => pick(option)}
          onPointerEnter={() => setHint(option)}
          onPointerLeave={() => setHint(null)}
        >
          {text(option)}
        </button>
      ))}
      {back ? (
        <button type="button" className="btn quiet" onClick={onBack}>
          {say.dock.back}
        </button>
      ) : null}
    </div>
  );
}

/** Who goes next: a portrait for each. */
export function Begins({
  options,
  view,
  say,
  pick,
}: {
  readonly options: readonly Option[];
  readonly view: VCommandos['View'];
  readonly say: Messages;
  pick(option: Option): void;
}) {
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, no form
    <div className="vc-begins" role="group" aria-label={say.team.label}>
      {options.map((option) => {
        const id: CommandoId | null = option.answer.do === 'activate' ? option.answer.who : null;
        const own = view.commandos.find((c) => c.id === id);
        if (id === null || own === undefined) return null;
        return (
          <button key={option.notation} type="button" className="btn" data-begins={id} data-option={option.notation} onClick={() => pick(option)}>
            <span className="face">
              <Bust id={id} />
            </span>
            {say.dock.begin({ who: id, actions: own.actions })}
          </button>
        );
      })}
    </div>
  );
}

/** Not to be asked for a while: small, at the end. */
export function Hushes({ options, pick }: { readonly options: readonly Option[]; pick(option: Option): void }) {
  const text = useSays();
  if (options.length === 0) return null;
  return (
    <div className="vc-hushes">
      {options.map((option) => (
        <button key={option.notation} type="button" className="btn sm quiet" data-hush={option.answer.do} onClick={() => pick(option)}>
          <Icon name="hush" />
          {text(option)}
        </button>
      ))}
    </div>
  );
}
