import { useMemo, useState } from 'preact/hooks';
import { Frame, useEnter, useShow, useTable } from '#kit';
import type { CommandoId } from '../content/commandos.ts';
import type { VCommandos } from '../types.ts';
import type { VCommandosWords } from '../words/words.ts';
import { Bust } from './art/pictures.tsx';
import { costOf, toolOf, whoOf } from './choosing.ts';
import { Actions } from './dock/actions.tsx';
import { Begins, Hushes, Offers, Tools } from './dock/tools.tsx';
import { Bag } from './left/bag.tsx';
import { railOf } from './left/rail.ts';
import { RailStrip } from './left/rail.tsx';
import { Stage } from './map/stage.tsx';
import { ShortPlan } from './plan/plan.tsx';
import { ShortStays } from './plan/stays.tsx';
import { useRaid } from './plan/use-raid.tsx';
import { Picking } from './setup/picking.tsx';
import { lasts } from './showing.ts';
import { CommandoFile } from './team/file.tsx';
import { Points, playerOf, sideOf, Team, TeamStrip } from './team/team.tsx';

/** The table, in the slots of the frame. */
export function Board({ words: { say } }: { readonly words: VCommandosWords }) {
  const { scene, transition, options, seats, hint, choose, log } = useTable<VCommandos>();
  const { view: present, decision } = scene;
  const show = useShow<VCommandos>(lasts);
  const { now, past: shown, finish } = show;
  const raid = useRaid(now !== null, finish);
  const { open, own, tool, plan } = raid;
  const [card, setCard] = useState<CommandoId | null>(null);
  const [file, setFile] = useState<{ readonly id: CommandoId; readonly number: number } | null>(null);
  const view = now === null ? present : now.view;
  const isAsked = options.length > 0;
  const picks = decision?.kind === 'pick';

  // What is still to be shown has not happened yet.
  const unseen = now === null ? 0 : transition.steps.length - shown.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene has another log
  const events = useMemo(() => log().map(({ event }) => event), [scene]);
  const rail = useMemo(() => railOf(events.slice(0, events.length - unseen)), [events, unseen]);

  // Ending a turn with actions left is possible, but not what Enter means.
  const last = open.chips.length > 0 || tool !== null ? undefined : open.buttons.at(-1);
  const ends = last?.answer.do === 'pass' || (last?.answer.do === 'end' && own?.actions === 0);
  const strong = plan !== null ? (raid.risky ? null : plan) : ends ? (last ?? null) : null;
  useEnter(isAsked ? strong : null, choose);

  const inSetUp = view.phase === 'set-up';
  const begins = useMemo(() => new Set(open.begins.flatMap(({ answer }) => whoOf(answer) ?? [])), [open]);
  const look = (id: CommandoId): void => {
    raid.look(id);
    setFile({ id, number: scene.number });
  };
  const press = (id: CommandoId): void => (begins.has(id) ? raid.pressCommando(id) : look(id));
  const team = { view, seats, say, shown: view.active ?? raid.actor, begins, press, open: look };
  const opened = file?.number === scene.number ? file.id : null;
  const looked = view.commandos.find(({ id }) => id !== null && id === opened);
  const side = own === undefined ? null : sideOf(own);
  const inEnemyPhase = rail !== null && rail.now !== null && view.phase !== 'commandos' && view.phase !== 'event';

  return (
    <Frame
      chip={
        <>
          <span className="wide">{inSetUp ? say.board['chip-set-up'](view) : say.board.chip(view)}</span>
          <span className="narrow">{inSetUp ? say.board['set-up'] : say.board.turn(view)}</span>
        </>
      }
      seats={picks ? undefined : inEnemyPhase ? <RailStrip rail={rail} view={view} say={say} /> : <TeamStrip {...team} />}
      stage={
        decision?.kind === 'pick' || decision?.kind === 'assign' || view.terrains.length === 0 ? (
          <Picking view={view} say={say} chosen={card} look={setCard} log={events} />
        ) : (
          <Stage raid={raid} show={show} rail={rail} events={events} say={say} />
        )
      }
      meter={
        <>
          <Team {...team} />
          {opened === null || looked === undefined ? null : (
            <CommandoFile
              own={looked}
              id={opened}
              who={playerOf(looked, seats, say)}
              say={say}
              begin={begins.has(opened) ? () => raid.pressCommando(opened) : null}
              close={() => setFile(null)}
            />
          )}
          <Bag view={view} say={say} />
        </>
      }
      who={own?.id === undefined || own.id === null ? undefined : <Bust id={own.id} grey={own.state === 'critical'} />}
      sub={
        own === undefined || !isAsked || decision?.kind !== 'act' ? undefined : (
          <Points
            left={own.actions}
            of={side?.actions ?? 3}
            planned={plan === null ? 0 : costOf(plan)}
            says={say.team.actions({ left: own.actions, of: side?.actions ?? 3 })}
          />
        )
      }
      hand={
        !isAsked || now !== null || picks ? null : (
          <div className={plan === null ? 'vc-dock' : 'vc-dock planning'}>
            <Begins options={open.begins} view={present} say={say} pick={raid.pick} />
            {own === undefined ? null : (
              <Tools choosing={open} own={own} tool={tool} hinted={hint === null ? null : toolOf(hint.answer)} say={say} press={raid.pressTool} />
            )}
            {view.phase === 'fire' && plan === null ? <ShortStays view={present} say={say} /> : null}
            <Hushes options={open.hushes} pick={raid.pick} />
            {plan === null ? (
              <Offers
                options={raid.offered}
                says={tool !== null && open.tiles.size > 0 ? say.dock.places({ n: open.tiles.size }) : null}
                back={tool !== null}
                say={say}
                pick={raid.pick}
                onBack={raid.back}
              />
            ) : (
              <ShortPlan view={present} option={plan} quieter={raid.quieter} say={say} pick={raid.pick} />
            )}
          </div>
        )
      }
      actions={isAsked && !picks ? <Actions raid={raid} strong={strong} say={say} /> : null}
    />
  );
}
