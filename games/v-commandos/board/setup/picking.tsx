import { useTable } from '#kit';
import { missionNamed } from '../../content/cards.ts';
import { COMMANDOS, type CommandoId } from '../../content/commandos.ts';
import type { Event } from '../../event.ts';
import type { VCommandos } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Debrief } from '../operation/debrief.tsx';
import { playerOf } from '../team/team.tsx';
import { Paper } from './paper.tsx';
import { Roster } from './roster.tsx';

interface PickingProps {
  readonly view: View;
  readonly say: Messages;
  readonly chosen: CommandoId | null;
  readonly log: readonly Event[];
  look(id: CommandoId): void;
}

/** Before a column: what comes, who goes, and after the first column how the last one went. */
export function Picking({ view, say, chosen, log, look }: PickingProps) {
  const { options, seats, choose } = useTable<VCommandos>();
  const mission = missionNamed(view.card);
  const open = new Set(options.flatMap(({ answer }) => (answer.do === 'pick' ? [answer.card] : [])));
  const pick = (card: string, cardSide: string): void => {
    const option = options.find(({ answer }) => answer.do === 'pick' && answer.card === card && answer.cardSide === cardSide);
    if (option !== undefined) choose(option);
  };
  const taken = new Map(
    view.commandos.flatMap((own) => (own.id === null || own.place === 'out' ? [] : [[own.id, playerOf(own, seats, say) || say.setup.taken] as const])),
  );
  const cards = COMMANDOS.flatMap(({ id }) => (open.has(id) || taken.has(id) ? [id] : []));
  const first = [...open][0] ?? null;
  const seen = chosen !== null && open.has(chosen) ? chosen : first;
  const column = mission.columns[view.column] ?? [];
  return (
    <div className="vc-field">
      <div className="vc-room">
        {view.column > 0 ? <Debrief view={view} log={log} say={say} /> : null}
        <Paper
          mission={{ ...mission, columns: [column] }}
          commandos={view.commandos.length}
          notes={[say.setup['kit-bag']({ tokens: view.kitBag.length, spotted: view.kitBag.filter((id) => id === 'spotted').length })]}
          say={say}
        />
        {open.size === 0 ? null : (
          <section className="vc-panel" aria-label={say.setup.who}>
            <h2>{view.column > 0 ? say.setup.replaces : say.setup.roster}</h2>
            <Roster cards={cards} taken={taken} chosen={seen} bare={view.column > 0} say={say} look={look} pick={pick} />
          </section>
        )}
      </div>
    </div>
  );
}
