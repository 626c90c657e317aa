import { useState } from 'react';
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
import type { VCommandosWords } from '../words.ts';
import { botsWin } from './chances.ts';
import { Paper } from './paper.tsx';
import { Roster } from './roster.tsx';

const MODULES: readonly Module[] = ['base', 'R', 'S'];

/** The briefing: the card first, then who goes. */
export function Choices({ words: { board: words }, draft, change, people }: ChoicesProps<VCommandos, VCommandosWords>) {
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
  const notes = [...(wins === null ? [] : [words.briefing.botsWin(wins, count)]), words.briefing.kitBag(total(kit), at(kit, SPOTTED))];
  const press = (module: Module): void => {
    const next = new Set(modules);
    if (!next.delete(module)) next.add(module);
    setModules(next);
  };
  return (
    <section className="vc-briefing" aria-label={words.briefing.card}>
      <div className="vc-shelf">
        {/* biome-ignore lint/a11y/useSemanticElements: two toggles, no form */}
        <div className="vc-segments" role="group" aria-label={words.briefing.card}>
          {(['operation', 'single'] as const).map((one) => (
            <button key={one} type="button" className={kind === one ? 'on' : ''} aria-pressed={kind === one} onClick={() => setKind(one)}>
              {words.briefing[one]}
            </button>
          ))}
        </div>
        <div className="vc-modules">
          {MODULES.map((module) => (
            <button key={module} type="button" role="switch" aria-checked={modules.has(module)} onClick={() => press(module)}>
              <span>
                <b>{words.briefing.modules[module]}</b>
                <small>{words.briefing.moduleSays[module]}</small>
              </span>
              <i aria-hidden="true" />
            </button>
          ))}
        </div>
        <ul>
          {shown.map((one) => (
            <li key={one.id}>
              <CardButton mission={one} words={words} isOn={one.id === mission.id} press={() => change(withCard(draft, one.id))} />
            </li>
          ))}
        </ul>
      </div>
      <div className="vc-brief">
        <Paper mission={mission} commandos={count} notes={notes} words={words} />
        <section className="vc-panel vc-who" aria-label={words.briefing.who}>
          <header>
            <h2>{words.briefing.who}</h2>
            {playersIn(draft) === 1 ? (
              // biome-ignore lint/a11y/useSemanticElements: two buttons around a number, no form
              <div className="vc-count" role="group" aria-label={words.briefing.how}>
                <button
                  type="button"
                  className="btn sm icon"
                  aria-label={words.briefing.fewer}
                  disabled={count <= fewest}
                  onClick={() => change(withCommandos(draft, count - 1))}
                >
                  <Icon name="minus" />
                </button>
                <b>{words.briefing.commandos(count)}</b>
                <button
                  type="button"
                  className="btn sm icon"
                  aria-label={words.briefing.more}
                  disabled={count >= most}
                  onClick={() => change(withCommandos(draft, count + 1))}
                >
                  <Icon name="plus" />
                </button>
              </div>
            ) : null}
            {/* biome-ignore lint/a11y/useSemanticElements: toggles, no form */}
            <div className="vc-segments" role="group" aria-label={words.briefing.who}>
              {(['choose', 'random'] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  className={casting === way ? 'on' : ''}
                  aria-pressed={casting === way}
                  onClick={() => change(withCasting(draft, way))}
                >
                  {words.briefing[way]}
                </button>
              ))}
            </div>
          </header>
          <Roster
            cards={rosterIn(draft)}
            taken={taken}
            chosen={looked}
            words={words}
            look={(id) => setLooked(looked === id ? null : id)}
            pick={(id: CommandoId, side: CardSide) => change(withPick(draft, id, side))}
          />
        </section>
      </div>
    </section>
  );
}

/** A card of the list: its columns as little tiles. */
function CardButton({
  mission,
  words,
  isOn,
  press,
}: {
  readonly mission: Mission;
  readonly words: VCommandosWords['board'];
  readonly isOn: boolean;
  press(): void;
}) {
  const { columns, players } = mission;
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
        <b>{words.names.card(mission.id)}</b>
        <small>{words.briefing.cardSays(columns.flat().length, players[0], players[1])}</small>
      </span>
    </button>
  );
}
