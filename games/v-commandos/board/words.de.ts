import { effectOf, eventNamed } from '../content/events.ts';
import { type Terrain, terrainNamed } from '../content/map.ts';
import type { Preview } from '../preview.ts';
import { ABILITY_NAMES, ABILITY_TEXTS, ENEMY_NAMES, eventText, KIT_NAMES, specialText, terrainText, WEAPON_NAMES } from '../words/de/cards.ts';
import { deadly, fireSays, follows, percent } from '../words/de/foretells.ts';
import { words as spoken } from '../words/de/index.ts';
import { counted, list, SIDES, some } from '../words/de/phrases.ts';
import { entranceIn } from '../words/de/places.ts';
import { toolOf } from './choosing.ts';
import { names } from './words/names.de.ts';
import { toolNames } from './words/tools.de.ts';
import type { BoardWords, VCommandosWords } from './words.ts';

const { commando: name, tile: tileName } = names;
const actions = (n: number): string => some(n, 'Aktion', 'Aktionen');
const wounds = (n: number): string => some(n, 'Wunde', 'Wunden');
const dice = (n: number): string => some(n, 'Würfel', 'Würfel');
const PHASES = {
  'set-up': 'Aufbau',
  event: 'Ereignis',
  commandos: 'die Kommandos sind am Zug',
  reinforcements: 'die Gegner sind am Zug',
  movement: 'die Gegner sind am Zug',
  fire: 'die Gegner sind am Zug',
  end: 'Ende der Runde',
};
/** Womit etwas bezahlt wird. */
const price = ({ pays }: Preview): string => (pays === 'plus' ? '+1' : `${pays} AP`);
const STATES = { stealthy: 'Getarnt', visible: 'Gesehen', critical: 'Kritisch' };
const SIZES = ['klein', 'mittel', 'groß'];

const board: BoardWords = {
  names,
  enemies: ENEMY_NAMES,
  kits: KIT_NAMES,
  weapons: WEAPON_NAMES,
  abilities: ABILITY_NAMES,
  abilityTexts: ABILITY_TEXTS,
  sides: SIDES,
  eventText: (id) => eventText(effectOf(eventNamed(id))),
  special: specialText,
  terrainRule: terrainText,
  chip: (card, turn, phase) => {
    const short = phase === 'set-up' ? PHASES[phase] : `Runde ${turn}`;
    return { short, whole: `${names.card(card)}, ${short}${phase === 'set-up' ? '' : `, ${PHASES[phase]}`}` };
  },
  zoom: { nearer: 'Vergrößern', farther: 'Verkleinern', whole: 'Die ganze Karte zeigen' },
  percent,
  rule: 'Regel lesen',
  you: 'du',
  map: (ids) => `Karte: ${list(ids.map(names.terrain))}. Mit den Pfeiltasten gehst du über die Felder.`,
  tile(view, index, number, open) {
    const terrain = view.terrains[index];
    const map: Terrain = terrainNamed(terrain?.id ?? 'lighthouse');
    const tile = map.tiles[number];
    const seen = terrain?.tiles[number];
    if (terrain === undefined || tile === undefined || seen === undefined) return '';
    const ref = `${map.id}/${tile.letter}` as const;
    const parts = [`${tileName(ref)}, ${SIZES[tile.size]}, ${tile.place === 'indoor' ? 'drinnen' : 'draußen'}`];
    const here = view.commandos.flatMap((c) => (c.id !== null && c.tile === ref ? [`${name(c.id)} (${STATES[c.state]})`] : []));
    if (here.length > 0) parts.push(list(here));
    if (seen.enemies.length > 0) parts.push(counted(seen.enemies.map((id) => ENEMY_NAMES[id])));
    if (seen.guard !== null) parts.push(`${ENEMY_NAMES[seen.guard]} als Wache`);
    terrain.objectives.forEach(({ id, done }, o) => {
      if (map.objectives[o] === number) parts.push(`Einsatzziel ${o + 1}${done ? ', erfüllt' : `: ${names.objective(id)}`}`);
    });
    if (map.alarm === number && terrain.alarmToken) parts.push(terrain.alarm ? 'der Alarm schrillt' : 'der Alarm, still');
    if (map.nest === number) parts.push(map.nestKind === 'mg' ? 'MG-Nest' : 'Goliath-Nest');
    if (seen.trapdoor !== null) parts.push(seen.trapdoor === 'open' ? 'offene Luke' : 'versperrte Luke');
    if (seen.barrel) parts.push('Gasfass');
    if (seen.gas) parts.push('Gas');
    if (seen.smoke) parts.push('Rauch');
    if (seen.charges.length > 0) parts.push('TNT angebracht');
    if (seen.kit.length > 0) parts.push(counted(seen.kit.map((id) => KIT_NAMES[id])));
    return [parts.join('; '), ...open].join(': ');
  },
  tag({ answer, preview }) {
    if (preview === null) return answer.do === 'go' ? 'hierher' : 'wählen';
    const ap = price(preview);
    if (preview.falls.length + preview.escapes.length > 0) return `${ap}, tödlich`;
    if (toolOf(answer) !== 'walk') return ap;
    if (preview.visible) return `${ap}, gesehen`;
    if (preview.fire !== null) return `${ap}, Beschuss`;
    const [stealth] = preview.stealth;
    if (stealth !== undefined) return `${percent(stealth.unseen)} getarnt`;
    return preview.alarm.length > 0 ? `${ap}, Alarm` : `${ap}, getarnt`;
  },
  door: (ref, open) => `${open ? 'Offene' : 'Verschlossene'} Tür zwischen ${list(names.door(ref))}`,
  entrance: (view, ref, draws, waiting, barricaded) =>
    `Eingang ${entranceIn(view, ref)} bei ${names.entrance(ref)}: zieht ${draws}${waiting > 0 ? `, ${waiting} davor` : ''}${barricaded ? ', verbarrikadiert' : ''}`,
  token: (own) =>
    `${own.id === null ? '' : name(own.id)}, ${STATES[own.state]}${own.uniform ? ', in Uniform' : ''}${own.tile === null ? '' : `, ${tileName(own.tile)}`}`,
  states: STATES,
  underground: 'Untergrund',
  out: 'Ausgeschaltet',
  team: {
    label: 'Kommandos',
    card: (own, who) =>
      `${own.id === null ? '' : name(own.id)}${who === '' ? '' : ` (${who})`}: ${own.place === 'out' ? 'ausgeschaltet' : STATES[own.state]}${own.tile === null ? (own.place === 'underground' ? ', im Untergrund' : '') : `, ${tileName(own.tile)}`}, ${actions(own.actions)}, ${wounds(own.wounds)}`,
    actions: (left, of) => `Noch ${left} von ${actions(of)}`,
    short: (left, of) => `${left}/${of} AP`,
    wounds: (n, of) => (n === 0 ? 'keine Wunden' : `${n} von ${wounds(of)}`),
    begins: (who) => `${name(who)} beginnt`,
    saved: (n) => `${n} [+1] aufgespart`,
    close: 'Schließen',
  },
  event: {
    title: (turn) => `Ereignis, Runde ${turn}`,
    none: 'Noch kein Ereignis',
    idle: 'Das hat hier keine Wirkung.',
    heading: (direction) => (direction === '?' ? 'die nächste Karte sagt, wohin die Gegner gehen' : 'dorthin gehen die Gegner, wenn niemand gesehen wird'),
    short: (direction) => (direction === '?' ? 'Richtung unbekannt' : `Gegner gehen nach ${SIDES[direction]}`),
  },
  objectives: {
    title: 'Einsatzziele',
    state: (data, where, work, done, holder) =>
      done
        ? 'erfüllt'
        : holder !== null
          ? `bei ${name(holder)}: hinausbringen`
          : data.do === 'work'
            ? `${where}, ${work} von ${data.actions}`
            : {
                blast: `${where}, durch eine Explosion`,
                photo: `${where}, getarnt`,
                target: `${where}, ausschalten`,
                take: `${where}, hinausbringen`,
                free: `${where}, hinausführen`,
              }[data.do],
    guarded: 'erst die Wache ausschalten',
    alarm: (loud, silenceable) => (loud ? (silenceable ? 'Der Alarm schrillt' : 'Der Alarm schrillt für immer') : 'Alarm still'),
    draws: (n) => `${some(n, 'Plättchen', 'Plättchen')} je Runde`,
    done: (done, of) => `${done} von ${some(of, 'Einsatzziel', 'Einsatzzielen')}`,
  },
  beside: 'Ereignis, Einsatzziele und Gegner',
  legend: {
    title: 'Zeichen auf der Karte',
    open: 'offen',
    locked: 'zu',
    trapdoor: 'Luke',
    blocked: 'versperrt',
    entrance: 'hier kommen Gegner herein; die Zahl: Plättchen pro Runde',
    size: 'kleines Feld (M mittel, L groß): 4 oder mehr trifft',
  },
  tools: {
    label: 'Was du tun kannst',
    of: (who) => `Was ${name(who)} tun kann`,
    name: toolNames,
    cost: (n) => (n === 0 ? 'kostenlos' : `${n} AP`),
    plus: '+1',
    back: 'Abbrechen',
    places: (n) => (n === 1 ? 'Klick auf das leuchtende Feld' : `Klick auf eins der ${n} leuchtenden Felder`),
  },
  end: 'Zug beenden',
  pass: 'Nein, weiter',
  begin: (who, left) => `${name(who)}, ${left} AP`,
  plan: {
    title(answer) {
      if (answer.do === 'move' || answer.do === 'up') return `Ziel: ${tileName(answer.tile)}`;
      if (answer.do === 'creep' || answer.do === 'creep-up') return `Schleichen: ${tileName(answer.tile)}`;
      if (answer.do === 'down') return 'In den Untergrund';
      if (answer.do === 'shoot') return `Schuss auf: ${tileName(answer.tile)}`;
      return 'Was dann geschieht';
    },
    stays: (who) => `${name(who)} bleibt`,
    deadly,
    follows,
    fire: fireSays,
    blast: (tile, falls) => `*Der Goliath auf ${tile} explodiert: ${list(falls.map(name))} ${falls.length === 1 ? 'stirbt' : 'sterben'} in der Explosion.*`,
    short: {
      fire: (n) => (n === 1 ? '1 schießt' : `${n} schießen`),
      dice: (n, needed) => `${dice(n)}, ${needed}+`,
      average: 'Treffer im Schnitt',
      number: (n) => n.toFixed(1).replace('.', ','),
    },
    hits: 'Wie viele Treffer',
    confirm({ answer, preview }, risky) {
      if (risky) return 'Trotzdem';
      switch (answer.do) {
        case 'creep':
        case 'creep-up':
          return preview === null ? 'Schleichen' : `Schleichen, ${price(preview)}`;
        case 'shoot':
          return 'Schießen';
        case 'stab':
          return 'Zustechen';
        default:
          return 'Los';
      }
    },
    quiet({ answer, preview }) {
      if (preview === null || !('tile' in answer || answer.do === 'don')) return '';
      if (!('tile' in answer)) return `*Erst die Uniform, ${price(preview)}* Felder gelten als klein`;
      const how = answer.do.startsWith('creep') ? 'schleichen' : 'stattdessen';
      const [stealth] = preview.stealth;
      return `*${tileName(answer.tile)} ${how}, ${price(preview)}* ${stealth === undefined ? 'bleibt getarnt' : `${percent(stealth.unseen)} getarnt`}`;
    },
  },
  rail: {
    title: 'Gegner',
    last: (turn) => `Gegner, Runde ${turn}`,
    alarm: 'Alarm schrillt',
    quiet: 'Still',
    steps: { reinforcements: 'Verstärkung', movement: 'Bewegung', fire: 'Beschuss', end: 'Ende' },
    heads: (direction) => (direction === null ? 'auf Gesehene zu' : `nach ${SIDES[direction]}, wie das Ereignis sagt`),
    draws: (entrance, enemies, nulls) =>
      `${entrance}: ${enemies.length === 0 ? (nulls > 0 ? 'eine Niete' : 'niemand') : counted(enemies)}${enemies.length > 0 && nulls > 0 ? ' und eine Niete' : ''}`,
    goes: (enemies, from, to) => `${counted(enemies)}: ${from} → ${to}`,
    finds: (who, found) => (found ? `${name(who)} wird gefunden` : `${name(who)} bleibt getarnt`),
    fires: (from, who) => `${from} auf ${name(who)}`,
    hits: (n) => (n === 0 ? 'daneben' : some(n, 'Treffer', 'Treffer')),
    nobody: 'Niemand zu sehen',
    window: 'Jetzt noch etwas Kostenloses?',
    willDraw: (n) => `${some(n, 'Plättchen', 'Plättchen')} aus dem Beutel`,
    willFire: (from, n) => `${from}: ${dice(n)}`,
    ends: (turn) => `Ende von Runde ${turn}`,
  },
  bag: {
    label: 'Gegnerbeutel',
    says: (now, usual, lost) =>
      `im Gegnerbeutel${lost === null ? '.' : `, ${now === null || now === usual ? `*${usual} je Runde*` : `*diese Runde ${now}*, dann ${usual}`}. So verliert ihr in *Runde ${lost}*.`}`,
    special: 'Spezial',
    nothing: 'Nieten',
    waiting: (n) => `${some(n, 'Spezialgegner kommt', 'Spezialgegner kommen')} dazu`,
  },
  operation: {
    objectives: (done, of) => `*${done} von ${of}* Einsatzzielen erfüllt`,
    terrain: (alarm, complete, enemies) => (complete ? 'abgeschlossen' : `${alarm ? 'Alarm' : 'still'}, ${some(enemies, 'Gegner', 'Gegner')}`),
    next: 'als Nächstes',
    onward: 'Weiter',
    column: (n) => `Spalte ${n}`,
    complete: (n) => (n > 1 ? 'Beide Terrains abgeschlossen' : 'Terrain abgeschlossen'),
  },
  briefing: {
    operation: 'Operation',
    single: 'Ein Terrain',
    modules: { base: 'Grundspiel', R: 'Résistance', S: 'Geheimwaffen' },
    moduleSays: { base: 'Einsätze bei Nacht', R: 'Abwürfe, Hunde, Gas', S: 'Rauch, Raketen, Goliaths' },
    card: 'Was ihr spielt',
    botsWin: (times, n) => `Bots gewinnen ${times} von 10 mit ${some(n, 'Kommando', 'Kommandos')}.`,
    kitBag: (tokens, spotted) => `${some(tokens, 'Plättchen', 'Plättchen')} im Ausrüstungsbeutel, davon ${spotted} „Entdeckt“.`,
    cardSays: (terrains, fewest, most) => `${terrains > 1 ? `${terrains} Terrains, ` : ''}${fewest === most ? fewest : `${fewest} bis ${most}`} Kommandos`,
    who: 'Wer geht',
    choose: 'Am Tisch wählen',
    random: 'Auslosen',
    sideOf: (side, who) => `${name(who)}, Seite ${side}`,
    kit: (circles, slots, plus) => `${circles} AP, ${wounds(slots)}${plus > 0 ? `, spart ${plus} auf` : ''}`,
    veteran: 'Nur für Veteranen',
    byNight: 'Bei Nacht',
    commandos: (n) => some(n, 'Kommando', 'Kommandos'),
    how: 'Wie viele Kommandos gehen',
    fewer: 'Ein Kommando weniger',
    more: 'Ein Kommando mehr',
    roster: 'Wähle eine Karte, dann eine Seite',
    replaces: 'Wer springt ein? Ersatz hat seine Waffen, aber keine Ausrüstung.',
    taken: 'vergeben',
  },
  debrief: {
    headline: (cause, turn) =>
      ({
        success: `In Runde ${turn} im Dunkeln nach Hause`,
        bag: `Der Beutel ist in Runde ${turn} leer`,
        eliminated: `Das letzte Kommando fällt in Runde ${turn}`,
        'no replacement': `In Runde ${turn} kann niemand mehr einspringen`,
        card: `Zu spät in Runde ${turn}`,
      })[cause] ?? `Schluss in Runde ${turn}`,
    success: 'Alle Einsatzziele sind erfüllt, und wer überlebt hat, ist draußen.',
    failure: (cause) =>
      ({
        bag: 'Ein Plättchen war fällig, und *der Beutel war leer*.',
        eliminated: '*Alle Kommandos* sind ausgeschaltet.',
        'no replacement': '*Kein Kommando* kann mehr einspringen.',
        card: '*Die Zeit war um*, bevor alles getan war.',
      })[cause] ?? '',
    casualties: 'Verluste',
    down: 'ausgeschaltet',
    home: 'daheim',
    caught: 'gefasst',
    eliminated: 'Ausgeschaltet',
    fate: (hurt, seen, turn) =>
      turn !== null
        ? `gefallen in Runde ${turn}`
        : `${hurt === 0 ? 'unverletzt' : wounds(hurt)}, ${seen === 0 ? 'nie gesehen' : seen === 1 ? 'einmal gesehen' : `${seen}-mal gesehen`}`,
    noise: 'Lärm und Alarm, Runde für Runde',
    turn: 'Runde',
    signs: { alarm: 'Alarm', seen: 'gesehen', explosion: 'Explosion', objective: 'Einsatzziel', lost: 'Verlust' },
    grade: 'Wie es lief',
    grades: {
      ghosts: ['Geister', 'nirgends ein Alarm'],
      clean: ['Sauber', 'niemand wurde ausgeschaltet'],
      pyrrhic: ['Pyrrhussieg', 'nur ein Kommando ist übrig'],
      costly: ['Teuer erkauft', 'nicht alle kamen zurück'],
      failed: ['Gescheitert', ''],
    },
    honours: 'Auszeichnungen',
    honour: (kind, n, of) =>
      ({
        objectives: ['Jedes Einsatzziel', `${n} von ${of}`] as const,
        unseen: ['Ungesehen', n === 0 ? 'niemand wurde je gesehen' : n === 1 ? 'einmal gesehen' : `${n}-mal gesehen`] as const,
        'all-home': ['Alle daheim', n === of ? 'alle' : `${n} von ${of}`] as const,
      })[kind],
    alarmTurns: (n, of) => `${n} von ${of}`,
    inAlarm: 'Runden mit Alarm',
    ways: 'Wie knapp es war',
    way: (kind, happened, lowest, left) =>
      ({
        bag: happened ? '*Beutel*: leer, als ein Plättchen fällig war' : `*Beutel*: zu Beginn einer Runde nie unter ${lowest} Plättchen`,
        eliminated: happened ? '*Kommandos*: niemand mehr da' : `*Kommandos*: noch ${left} im Einsatz`,
        'no replacement': '*Ersatz*: niemand mehr da',
        card: '*Die Stunde auf der Karte*: vorbei',
      })[kind],
  },
  examples: () => import('./words/examples.de.ts'),
  curve: 'Plättchen im Gegnerbeutel',
};

export const words: VCommandosWords = { ...spoken, board };
