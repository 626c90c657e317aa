import { useState } from 'preact/hooks';
import { at } from '#kernel';
import { type ChoicesProps, Icon } from '#kit';
import { MISSIONS, type Mission } from '../../content/cards.ts';
import type { CardSide, CommandoId } from '../../content/commandos.ts';
import { kitBag, SPOTTED } from '../../content/kit.ts';
import type { Module } from '../../content/vocabulary.ts';
import { total } from '../../rules/state.ts';
import { castingIn, commandosIn, isVeteran, missionIn, named, playersIn, rosterIn, withCard, withCasting, withCommandos, withPick } from '../../setting-up.ts';
import { pickOf } from '../../settings.ts';
import type { VCommandos } from '../../types.ts';
import type { Messages } from '../../words/messages.ts';
import type { VCommandosWords } from '../../words/words.ts';
import { botsWin } from './chances.ts';
import { Paper } from './paper.tsx';
import { Roster } from './roster.tsx';
import { missionSays } from './says.ts';

const MODULES: readonly Module[] = ['base', 'R', 'S'];

/** The briefing: the card first, then who goes. */
export function Choices({ words: { say }, draft, change, people }: ChoicesProps<VCommandos, VCommandosWords>) {
  const mission = missionIn(draft);
  const [kind, setKind] = useState<'operation' | 'single'>(mission.columns.length > 1 ? 'operation' : 'single');
  const [modules, setModules] = useState<ReadonlySet<Module>>(new Set(MODULES));
  const [looked, setLooked] = useState<CommandoId | null>(null);
  const shown = MISSIONS.filter(({ columns, module }) => columns.length > 1 === (kind === 'operation') && modules.has(module));
  const casting = castingIn(draft);
  const picks = named(draft);
  const count = commandosIn(draft);
  const [fewest, most] = mission.players;
  const leads = (index: number): string => people[index % Math.max(1, playersIn(draft))] ?? '';
  const taken = new Map(picks.map(pickOf).map(({ id, side }, index) => [id, `${leads(index)} ${side}`.trim()] as const));
  const wins = botsWin(mission.id, count, isVeteran(draft));
  const kit = kitBag(mission.module);
  const notes = [
    ...(wins === null ? [] : [say.setup['bots-win']({ times: wins, commandos: count })]),
    say.setup['kit-bag']({ tokens: total(kit), spotted: at(kit, SPOTTED) }),
  ];
  const press = (module: Module): void => {
    const next = new Set(modules);
    if (!next.delete(module)) next.add(module);
    setModules(next);
  };
  return (
    <section className="vc-briefing" aria-label={say.setup.card}>
      <div className="vc-shelf">
        {/* biome-ignore lint/a11y/useSemanticElements: two toggles, no form */}
        <div className="vc-segments" role="group" aria-label={say.setup.card}>
          {(['operation', 'single'] as const).map((one) => (
            <button key={one} type="button" className={kind === one ? 'on' : ''} aria-pressed={kind === one} onClick={() => setKind(one)}>
              {say.setup[one]}
            </button>
          ))}
        </div>
        <div className="vc-modules">
          {MODULES.map((module) => (
            <button key={module} type="button" role="switch" aria-checked={modules.has(module)} onClick={() => press(module)}>
              <span>
                <b>{say.module[module]}</b>
                <small>{say['module-says'][module]}</small>
              </span>
              <i aria-hidden="true" />
            </button>
          ))}
        </div>
        <ul>
          {shown.map((one) => (
            <li key={one.id}>
              <CardButton mission={one} say={say} isOn={one.id === mission.id} press={() => change(withCard(draft, one.id))} />
            </li>
          ))}
        </ul>
      </div>
      <div className="vc-brief">
        <Paper mission={mission} commandos={count} notes={notes} say={say} />
        <section className="vc-panel vc-who" aria-label={say.setup.who}>
          <header>
            <h2>{say.setup.who}</h2>
            {playersIn(draft) === 1 ? (
              // biome-ignore lint/a11y/useSemanticElements: two buttons around a number, no form
              <div className="vc-count" role="group" aria-label={say.setup['how-many']}>
                <button
                  type="button"
                  className="btn sm icon"
                  aria-label={say.setup.fewer}
                  disabled={count <= fewest}
                  onClick={() => change(withCommandos(draft, count - 1))}
                >
                  <Icon name="minus" />
                </button>
                <b>{say.setup.commandos({ commandos: count })}</b>
                <button
                  type="button"
                  className="btn sm icon"
                  aria-label={say.setup.more}
                  disabled={count >= most}
                  onClick={() => change(withCommandos(draft, count + 1))}
                >
                  <Icon name="plus" />
                </button>
              </div>
            ) : null}
            {/* biome-ignore lint/a11y/useSemanticElements: toggles, no form */}
            <div className="vc-segments" role="group" aria-label={say.setup.who}>
              {(['choose', 'random'] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  className={casting === way ? 'on' : ''}
                  aria-pressed={casting === way}
                  onClick={() => change(withCasting(draft, way))}
                >
                  {say.setup[way]}
                </button>
              ))}
            </div>
          </header>
          <Roster
            cards={rosterIn(draft)}
            taken={taken}
            chosen={looked}
            say={say}
            look={(id) => setLooked(looked === id ? null : id)}
            pick={(id: CommandoId, side: CardSide) => change(withPick(draft, id, side))}
          />
        </section>
      </div>
    </section>
  );
}

/** A card of the list: its columns as little tiles. */
function CardButton({ mission, say, isOn, press }: { readonly mission: Mission; readonly say: Messages; readonly isOn: boolean; press(): void }) {
  const { columns } = mission;
  return (
    <button type="button" className={`vc-cardline${isOn ? ' on' : ''}`} aria-pressed={isOn} data-mission={mission.id} onClick={press}>
      <span className="vc-columns" aria-hidden="true">
        {columns.map((column) => (
          <span key={column.join()}>
            {column.map((id) => (
              <i key={id} />
            ))}
          </span>
        ))}
      </span>
      <span>
        <b>{say.mission[mission.id]}</b>
        <small>{missionSays(say, mission)}</small>
      </span>
    </button>
  );
}
