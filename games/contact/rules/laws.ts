import { at, type Law } from '#kernel';
import { SEGMENTS } from '../content/board.ts';
import { specialist, TEAM_SIZE } from '../content/members.ts';
import { TOKEN_CAP } from '../facts/arrivals.ts';
import { bitsOf, isFrozen, living, onBoard, type State } from './state.ts';

export const laws: readonly Law<State>[] = [
  { name: 'every zombie that came is on the board or was killed', holds: (g) => g.spawned === g.killed + onBoard(g) },
  {
    name: 'zombies stand in the 64 segments and nowhere else',
    holds: (g) => g.zombies.length === SEGMENTS && g.zombies.every((n) => Number.isInteger(n) && n >= 0),
  },
  { name: 'only members of the team live, four at most', holds: (g) => (g.alive & ~bitsOf(g.team)) === 0 && living(g) <= TEAM_SIZE },
  { name: 'nobody lives when the team is overrun, somebody otherwise', holds: (g) => g.phase === 'draft' || (g.alive === 0) === (g.outcome === 'overrun') },
  {
    name: 'no role is in the team twice',
    holds: (g) => {
      const roles = g.team.filter((member) => member >= 0).map((member) => specialist(member).role);
      return new Set(roles).size === roles.length;
    },
  },
  { name: 'only the living have grenades', holds: (g) => (g.grenades & ~g.alive) === 0 && (g.config.settings.grenades !== 'none' || g.grenades === 0) },
  { name: 'only groups are confused', holds: (g) => g.zombies.every((n, segment) => n > 0 || !isFrozen(g, segment)) },
  {
    name: 'extra dice are not negative and are held by the living',
    holds: (g) => g.granted.every((n, place) => n === 0 || (n > 0 && (g.alive & (1 << at(g.team, place))) !== 0)),
  },
  { name: 'no turn comes after the last', holds: (g) => g.turn >= 1 && g.turn <= g.config.turns },
  { name: 'with the token cap there are never more zombies than tokens', holds: (g) => !g.config.settings['token-cap'] || onBoard(g) <= TOKEN_CAP },
];
