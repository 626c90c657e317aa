import { expect, test } from 'vitest';
import { catalogue, SOURCE } from '#words';
import type { Paint } from '../box.ts';
import { bossCard } from './content/index.ts';
import { newFight } from './rules/attack/attack.ts';
import { jungle, stand, table } from './testing/views.ts';
import { drawText } from './text.ts';
import type { Messages } from './words/text/messages.ts';

const WALL = bossCard('defense-wall').health;
const CANNON = bossCard('main-cannon').health;
const say = await catalogue<Messages>(import(`./words/text/${SOURCE}/index.ftl`));
const PLAIN: Paint = { bold: String, dim: String, red: String, green: String, yellow: String, blue: String, magenta: String, cyan: String, inverse: String };

test('the map lies there space by space, with the commandos and their cards below it', () => {
  expect(drawText(jungle(), 1, PLAIN, say)).toBe(
    `
Jungle against Defense Wall · round 5, commandos · 5 of 9 stage cards left

J01 C   J02     J03     J04 E   J05^    J06^P   J07^2   J08     J09 E   J10 B
·       ·       ·       ·       ·       ·       B       ·       bSn     #BOSS
J11 C   J12             J13     J14     J15 T   J16     J17 E   J18     J19 B
·       ·               ·       ·       ·       ·       gGr     ·       #BOSS
J20 C   J21     J22 1   J23     J24 E           J25^    J26^P   J27 3   J28 B
·       ·       ·       ·       yGr             ·       ·       ·       #BOSS
J29 C   J30 p   J31     J32     J33 T   J34     J35 E   J36 p   J37 E   J38 B
·       ·       ·       ·       ·       ·       ·       L       kGu     #BOSS

Stage  Base Alarm (2 of 4), Mud Slide

 Bill (B) · J07 · ★★ · M1 A1 S0 · Spread Gun 3 dice, range 2 · objectives 2 · turn taken
   enemies: Defense Wall ${WALL - 9}/${WALL}, Sniper (blue) bSn 2/2, Greeder Vaulter (yellow) yGr 1/2
   hand: Full Auto A, Dig In S, Advance M · deck 19, discarded 0

›Lance (L) · J36 · ★★★ · M2 A2 S1 · Machine Gun 3 dice, range 3 · objectives 1 · active
   enemies: Main Cannon ${CANNON - 7}/${CANNON}, Heavy Gunner (black) kGu 3/4, Greeder Runner (green) gGr 2/2
   hand: Somersault M, Engage S, Evade S, Reload A · deck 19, discarded 0`.slice(1),
  );
});

test('what lies on the map is drawn beside whoever stands there', () => {
  const view = table({ commandos: ['lucia'], stage: 'alien-lair', enemy: 'java' }, (g) => {
    stand(g, 0, 'L08');
    g.gels[0] = 3;
    g.scorch[0] = 1;
    g.dimers = [g.map.named('L08')];
  });
  const text = drawText(view, null, PLAIN, say);
  expect(text).toContain('g3*1');
  expect(text).toContain('U °');
});

test('an attack under way is written out', () => {
  const view = jungle((g) => {
    g.fight = {
      ...newFight(1, 'slide-shot', { do: 'attack' }),
      targets: [5],
      names: ['black gunner'],
      dice: ['critical', 'A', 'M', 'success'],
      rolled: 3,
      successes: 2,
      results: [1, 1, 0],
      step: 'convert',
    };
  });
  expect(drawText(view, null, PLAIN, say)).toContain(
    'Lance attacks Heavy Gunner (black) with Slide Shot: critical A M success · 2 successes · results M1 A1 S0',
  );
});
