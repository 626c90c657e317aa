import { catalogue, SOURCE } from '#words';
import { saysNothing, Truth } from '../../truth.ts';
import { missionNamed } from '../content/cards.ts';
import { abilityOf, commandoNamed } from '../content/commandos.ts';
import { terrainAt } from '../content/map.ts';
import { findTile, objectiveData, tileOfEntrance, tilesOfDoor } from '../content/refs.ts';
import type { ObjectiveData } from '../content/vocabulary.ts';
import { rosterOf } from '../settings.ts';
import type { VCommandos } from '../types.ts';
import type { Messages } from '../words/messages.ts';
import { wordsOf } from '../words/words.ts';
import {
  type Asked,
  ability,
  actor,
  aimHere,
  alarm,
  carries,
  enemiesOn,
  goal,
  groundOf,
  hasRoomForPlus,
  inNest,
  isArmed,
  isBelow,
  isCrowbar,
  isDoorOpen,
  isNest,
  isOpenBetween,
  isOutdoors,
  isWith,
  item,
  lately,
  on,
  origin,
  other,
  printed,
  reaches,
  roomOn,
  ruleOf,
  sameCharacter,
  sizeFor,
  stands,
  TAKES,
  touch,
  USES,
} from './attempt.ts';
import { cites } from './cites.ts';

export const truth = new Truth<VCommandos, Messages>(await catalogue<Messages>(import(`../words/${SOURCE}/index.ftl`)), wordsOf, {
  why: {
    setup: {
      'choose-commando': ({ answer, view }) =>
        answer.do === 'pick' && !rosterOf(missionNamed(view.card).module, view.settings).includes(commandoNamed(answer.card)),
      'choose-commando-taken': ({ answer, view }) => view.commandos.some(({ id, place }) => answer.do === 'pick' && id === answer.card && place !== 'out'),
      'choose-commando-same': ({ answer, view }, { who }) =>
        answer.do === 'pick' && answer.card !== who && sameCharacter(who, answer.card) && view.commandos.some(({ id, place }) => id === who && place !== 'out'),
      'choose-commando-fallen': ({ answer, match }) =>
        match.events.some(({ event }) => answer.do === 'pick' && event.kind === 'fallen' && sameCharacter(event.who, answer.card)),
      split: ({ answer, decision, view }) => {
        if (answer.do !== 'assign' || decision.kind !== 'assign') return false;
        const sent = view.commandos.slice(0, decision.about.number).map(({ bound }) => bound);
        const empty = missionNamed(view.card).columns[view.column]?.filter((id) => id !== answer.terrain && !sent.includes(id)) ?? [];
        return empty.length > view.commandos.length - decision.about.number - 1;
      },
      'split-bound': (tried, { terrain }) => actor(tried)?.bound === terrain && groundOf(tried.view, goal(tried))?.id !== terrain,
      'gander-well': (tried) => other(tried)?.gander?.hurt === false,
      'gander-hurt': (tried) => actor(tried)?.gander?.hurt === true,
      'gander-used': (tried) => actor(tried)?.gander?.used === true,
    },
    actions: {
      count: (tried, { actions }) => actor(tried)?.actions === actions && actions < (isDouble(tried) ? 2 : 1),
      fallen: (tried) => actor(tried)?.place === 'out',
      'had-turn': (tried) => actor(tried)?.acted === true,
      'choose-first': (tried) =>
        tried.decision.kind === 'window' && tried.options.some((option) => option.do === 'activate' && option.who === actor(tried)?.id),
      'own-turn': ({ answer, decision, view }) =>
        decision.kind === 'window' &&
        view.phase !== 'commandos' &&
        (answer.do === 'fuse' || ('plus' in answer && (!answer.plus || answer.do === 'save' || answer.do in USES))),
      'another-player': ({ answer, match, options }) => {
        const { print } = match.game.notation;
        return match.options().includes(print(answer)) && !options.some((option) => print(option) === print(answer));
      },
      'other-turn': ({ decision, view }, { who }) => decision.kind === 'act' && view.active === who,
    },
    zero: {
      'just-left': (tried) => lately(tried).some((event) => event.kind === 'nest' && !event.inside && event.who === actor(tried)?.id),
      'just-given': (tried) => {
        const { answer } = tried;
        return lately(tried).some((event) => {
          if (answer.do === 'collect') return event.kind === 'drops' && event.who === answer.who && event.kit === answer.kit;
          return (event.kind === 'item-lies' || event.kind === 'takes') && 'objective' in answer && event.objective === answer.objective;
        });
      },
      found: ({ answer, view }) => view.commandos.some(({ seat, state }) => answer.do === 'quiet' && seat === answer.seat && state === 'visible'),
      'nothing-to-wait-for': ({ options }) => options.every((option) => option.do !== 'pass'),
      drop: (tried) => tried.answer.do === 'drop' && !carries(tried, tried.answer.kit),
      'pick-up': (tried) => tried.answer.do === 'pick-up' && (stands(tried) === null || item(tried)?.lies !== stands(tried)),
      'not-yours': (tried) => item(tried) !== undefined && item(tried)?.holder !== actor(tried)?.id,
      save: ({ answer }) => answer.do === 'save' && answer.plus,
      'no-plus': (tried) => actor(tried)?.plus === 0,
      'costs-two': isDouble,
      'one-by-one': (tried) => !isWith(tried) || other(tried)?.state === 'critical',
    },
    save: {
      action: (tried) => !hasRoomForPlus(actor(tried)),
      'action-of-another': (tried) => other(tried)?.id !== actor(tried)?.id && !hasRoomForPlus(other(tried)),
    },
    wounds: {
      'critical-state': (tried) => actor(tried)?.state === 'critical',
      critical: (tried) => tried.answer.do === 'dress' && other(tried)?.state === 'critical',
      token: (tried) => other(tried)?.wounds === 0,
    },
    def: {
      arrows: ({ answer, match, view }) => {
        const from = match.state.commandos.find(({ card }) => answer.do === 'assign' && card === commandoNamed(answer.whom))?.from ?? -1;
        return from >= 0 && !missionNamed(view.card).arrows.some(([a, b]) => a === terrainAt(from).id && answer.do === 'assign' && b === answer.terrain);
      },
      'adjacent-edge': (tried) => {
        const [from, to] = [stands(tried), goal(tried)];
        return from !== null && to !== null && from !== to && !touch(from, to);
      },
      'adjacent-edge-orders': (tried) => other(tried)?.id === actor(tried)?.id || other(tried)?.state === 'critical' || !isWith(tried, 1),
      'adjacent-edge-there': (tried) => stands(tried) !== null && stands(tried) === goal(tried),
      'adjacent-edge-below': isBelow,
      'adjacent-indoor': (tried) => {
        const [from, to] = [origin(tried), goal(tried)];
        return from !== null && to !== null && touch(from, to) && !isOpenBetween(tried.view, from, to);
      },
      'door-states': isDoorOpen,
      'tile-kinds': (tried) => !isOutdoors(stands(tried)) || enemiesOn(tried.view, stands(tried)) > 0,
    },
    stacking: {
      full: (tried) => {
        const to = goal(tried);
        return to !== null && roomOn(tried.view, to).all <= 0;
      },
      nest: (tried) => {
        const at = tried.answer.do === 'drive' ? tried.answer.to : stands(tried);
        return at !== null && isNest(at) && roomOn(tried.view, at).outside <= 0;
      },
    },
    nest: {
      inside: (tried) => inNest(tried) === 'me',
      taken: (tried) => inNest(tried) === 'other',
    },
    move: {
      'large-visible': (tried) => sizeFor(tried, goal(tried)) === 2,
      'medium-careful': (tried) => sizeFor(tried, goal(tried)) === 0,
      'one-action': (tried) => !isBelow(tried),
    },
    trapdoor: {
      unblock: (tried) => on(tried.view, goal(tried))?.trapdoor === 'blocked',
      'unblock-none': (tried) => on(tried.view, stands(tried))?.trapdoor !== 'blocked',
    },
    underground: {
      return: ({ answer, match }) => {
        const own = match.events.map(({ event }) => event).filter((event) => 'who' in event && 'who' in answer && event.who === answer.who);
        const last = own.findLast(({ kind }) => ['goes-down', 'cheats-death', 'activates'].includes(kind));
        return last !== undefined && last.kind !== 'activates';
      },
      leave: (tried) => !isBelow(tried) && on(tried.view, stands(tried))?.trapdoor !== 'open',
      'leave-below': isBelow,
      'one-space': isBelow,
      below: isBelow,
    },
    end: {
      'terrain-waits': (tried) => groundOf(tried.view, goal(tried))?.complete === true,
      'terrain-complete': (tried) => {
        const aim = aimHere(tried);
        const done = aim === undefined ? undefined : DONE_BY[objectiveData(aim.id).do];
        return ['work', 'photo', 'take'].includes(tried.answer.do) && aim?.done !== true && done !== tried.answer.do;
      },
      'terrain-complete-done': (tried) => aimHere(tried)?.done === true,
    },
    shoot: {
      cost: (tried) => !isArmed(tried),
      range: (tried) => ('door' in tried.answer ? 'weapon' in tried.answer && tried.answer.weapon === 'light-mortar' : !reaches(tried)),
      'needs-target': (tried) => {
        const there = on(tried.view, goal(tried));
        return there?.barrel === false && there.guard === null && there.enemies.every((enemy) => enemy === 'goliath');
      },
    },
    'close-combat': {
      rule: (tried) => actor(tried)?.state === 'visible',
    },
    alarm: {
      silence: (tried) => isBelow(tried) || (!alarm(tried).here && alarm(tried).sounds),
      'silence-quiet': (tried) => !isBelow(tried) && !alarm(tried).sounds,
      'silence-once': (tried) => !isBelow(tried) && !alarm(tried).token,
      effect: (tried) => !alarm(tried).here || alarm(tried).sounds,
      'effect-gone': (tried) => !isBelow(tried) && !alarm(tried).token,
    },
    'enemy-move': { guard: (tried) => typeof on(tried.view, stands(tried))?.guard === 'string' && aimHere(tried) !== undefined },
    goliath: {
      'cut-wire': (tried) => on(tried.view, stands(tried))?.enemies.includes('goliath') !== true,
      'nest-control': (tried) => {
        const tile = stands(tried);
        return actor(tried)?.nest !== true || tile === null || findTile(tile).terrain.nestKind !== 'goliath';
      },
    },
    event: { direction: (tried) => actor(tried)?.state !== 'stealthy' || enemiesOn(tried.view, stands(tried)) === 0 },
    equip: {
      'cost-and-discard': (tried) => TAKES[tried.answer.do] !== undefined && !carries(tried, TAKES[tried.answer.do]),
      'no-crowbar': (tried) => isCrowbar(tried) && !carries(tried, 'crowbar'),
      bombardment: (tried) => tried.answer.do === 'bombard' && !isOutdoors(goal(tried)),
      airdrop: (tried) => tried.answer.do === 'airdrop' && !isOutdoors(goal(tried)),
      'crowbar-door': (tried) => {
        const { answer } = tried;
        return answer.do === 'crowbar' && !isBelow(tried) && !tilesOfDoor(answer.door).some((tile) => tile === stands(tried));
      },
      'crowbar-door-open': isDoorOpen,
      'crowbar-barricade': (tried, { entrance, several }) => {
        const entrances = tried.view.terrains.flatMap((ground) => ground.entrances);
        const barricaded = entrances.some(({ id, barricade }) => id === entrance && barricade > 0);
        return (
          tried.answer.do === 'barricade' &&
          tried.answer.entrance === entrance &&
          several === tried.view.terrains.length > 1 &&
          (tileOfEntrance(entrance) !== stands(tried) || barricaded)
        );
      },
      'first-aid': (tried) => !isWith(tried, ability(tried) === 'adrenaline' && tried.answer.do !== 'dress' ? 1 : 0),
      'uniform-don': (tried) => actor(tried)?.uniform === true,
      tnt: (tried) => stands(tried) === null,
      smoke: (tried) => on(tried.view, goal(tried))?.smoke === true,
    },
    loot: { 'who-collects': (tried) => tried.answer.do === 'collect' && on(tried.view, stands(tried))?.kit.includes(tried.answer.kit) !== true },
    precedence: {
      down: (tried) => {
        const tile = stands(tried);
        return ruleOf(tried.view, 'one-way-down').some((rule) => tile?.startsWith(`${rule.terrain}/`) === true && printed(tile).letter !== rule.tile);
      },
      detonate: ({ view }) => ruleOf(view, 'timers').length > 0,
      photo: (tried) => tried.answer.do === 'photo' && actor(tried)?.state === 'visible',
      take: (tried) => {
        const { holder = null, lies = null } = aimHere(tried) ?? {};
        return holder !== null || lies !== null;
      },
      cards: saysNothing,
      used: (tried, { ability: named }) => ability(tried) === named && USES[tried.answer.do] === named && actor(tried)?.abilityUsed === true,
      'other-card': (tried, { who, ability: named }) =>
        actor(tried)?.id === who &&
        abilityOf(who, actor(tried)?.side ?? 'A') === named &&
        USES[tried.answer.do] !== undefined &&
        USES[tried.answer.do] !== named,
    },
  },
  cites,
});

/** What is done where an objective demands it. */
const DONE_BY: Readonly<Partial<Record<ObjectiveData['do'], Asked['answer']['do']>>> = { work: 'work', photo: 'photo', take: 'take', free: 'take' };

/** It would take two actions. */
function isDouble({ answer }: Asked): boolean {
  return answer.do === 'creep' || answer.do === 'creep-up' || answer.do === 'breath';
}
