import type { ClauseId } from '#kernel';
import type { Answer } from '../../answer.ts';
import { commandoAt, commandoNamed } from '../../content/commandos.ts';
import type { View } from '../../view.ts';
import { actor, hasFallen, isBelow, isDoneHere, isOpen, isOwnAbility, isThere, takesBack, terrainOf } from '../tried.ts';
import { ABILITY_NAMES } from './cards.ts';
import { some } from './phrases.ts';
import { entranceIn, commandoName as name, terrainName } from './places.ts';

/** Was eine Karte dagegen hat. */
function cardsSay(answer: Answer, view: View): string {
  switch (answer.do) {
    case 'down':
      return 'Eine Karte der Operation lässt nur *eine andere Luke* als Weg hinunter.';
    case 'detonate':
      return 'Zeitzünder *lassen sich nicht drängen*: Dieses TNT explodiert von selbst.';
    case 'photo':
      return 'Du kannst nicht fotografieren, solange du *gesehen* wirst.';
    case 'take':
      return 'Das hat *schon jemand mitgenommen*.';
    default: {
      const c = actor(answer, view);
      if (c === undefined || c.id === null) return 'Eine *Karte* erlaubt das nicht.';
      const own = ABILITY_NAMES[commandoAt(commandoNamed(c.id)).sides[c.side === 'B' ? 1 : 0].ability];
      return c.abilityUsed && isOwnAbility(answer, c) ? `${own}: *schon eingesetzt*.` : `Das steht nicht auf dieser Karte: ${name(c.id)} hat *${own}*.`;
    }
  }
}

/** Warum etwas gerade nicht geht, in den Worten des Augenblicks. */
export const REASONS: Readonly<Record<ClauseId, (answer: Answer, view: View) => string>> = {
  'v-commandos.setup.choose-commando': (answer, { commandos }) =>
    answer.do === 'pick' && commandos.some(({ id }) => id === answer.card)
      ? 'Diese Karte *hat schon jemand*.'
      : 'Diese Karte *gehört nicht* zu diesem Einsatz.',
  'v-commandos.def.arrows': () => '*Kein Pfeil* führt von dem Terrain dorthin, das dieses Kommando verlassen hat.',
  'v-commandos.setup.split': (answer, view) => {
    const bound = actor(answer, view)?.bound ?? null;
    return bound === null ? 'Ein Terrain bliebe *ohne Kommando*.' : `Zuerst musst du hier heraufkommen: *${terrainName(bound)}*.`;
  },
  'v-commandos.actions.count': (answer, view) => `Nur noch *${some(actor(answer, view)?.actions ?? 0, 'Aktion', 'Aktionen')}* übrig.`,
  'v-commandos.actions.order': (answer, view) =>
    answer.do === 'activate'
      ? hasFallen(answer, view)
        ? 'Dieses Kommando ist *gefallen*.'
        : 'Dieses Kommando *war schon am Zug*.'
      : view.active === null
        ? view.phase === 'commandos'
          ? 'Wähle zuerst, *wer als Nächstes am Zug ist*.'
          : 'Das geht nur im *eigenen Zug*.'
        : `*${name(view.active)}* ist am Zug.`,
  'v-commandos.zero.timing': (answer, { active }) =>
    active !== null && 'who' in answer && answer.who !== active
      ? `*${name(active)}* ist am Zug.`
      : takesBack(answer)
        ? answer.do === 'man'
          ? 'Du hast es *eben erst verlassen*: Zuerst muss eine Aktion, ein Zug oder ein Schritt vergehen.'
          : 'Das wurde *eben erst aus der Hand gegeben*: Zuerst muss eine Aktion, ein Zug oder ein Schritt vergehen.'
        : answer.do === 'quiet'
          ? 'Du wirst *schon gesehen*.'
          : active === null
            ? 'Es gibt jetzt *nichts abzuwarten*.'
            : `*${name(active)}* ist am Zug.`,
  'v-commandos.zero.kinds': (answer, view) => {
    if (answer.do === 'drop') return 'Du kannst nicht ablegen, was du *nicht trägst*.';
    if (answer.do === 'pick-up') return 'Hier *liegt es nicht*.';
    if (answer.do === 'lay' || answer.do === 'hand') return 'Du *hast es nicht*.';
    if (answer.do === 'save') return 'Ein [+1] lässt sich *nicht noch einmal aufsparen*.';
    return (actor(answer, view)?.plus ?? 0) === 0 ? 'Du hast *kein [+1]*.' : 'Ein [+1] bezahlt *eine Aktion*; das hier kostet zwei.';
  },
  'v-commandos.zero.one-by-one': () => 'Übergeben kannst du nur *auf deinem Feld* und an niemanden, der kritisch ist.',
  'v-commandos.wounds.critical-state': (answer, view) =>
    hasFallen(answer, view) ? 'Dieses Kommando ist *gefallen*.' : 'Im *kritischen Zustand* kann niemand handeln.',
  'v-commandos.wounds.critical': () => 'Ein Verband reicht nicht: Es braucht *Erste Hilfe*.',
  'v-commandos.wounds.token': () => 'Es gibt *keine Wunde* zu versorgen.',
  'v-commandos.def.adjacent-edge': (answer, view) => {
    if (answer.do === 'orders') return 'Befehle reichen nur *auf dieses oder ein benachbartes Feld*, und nicht zu Kritischen.';
    if (isThere(answer, view)) return 'Du bist *schon dort*.';
    return isBelow(answer, view) ? 'Du bist im Untergrund: *Komm durch eine offene Luke herauf*.' : 'Das Feld ist *nicht benachbart*.';
  },
  'v-commandos.def.adjacent-indoor': () => 'Dazwischen ist *keine offene Tür*.',
  'v-commandos.def.door-states': () => 'Die Tür ist *schon offen*.',
  'v-commandos.def.tile-kinds': () => 'Das geht nur *draußen auf einem Feld ohne Gegner*.',
  'v-commandos.stacking.full': () => 'Das Feld ist *voll*.',
  'v-commandos.stacking.nest': () => 'Neben dem Nest ist *kein Platz*.',
  'v-commandos.nest.commando': (answer, view) =>
    answer.do === 'leave' ? 'Du bist *nicht im Nest*.' : actor(answer, view)?.nest === true ? 'Du bist *schon im Nest*.' : '*Jemand anderes* ist im Nest.',
  'v-commandos.move.large-visible': () => 'Auf einem großen Feld *hilft Schleichen nicht*.',
  'v-commandos.move.medium-careful': () => 'Das Feld gilt als klein: Du bleibst auch getarnt, wenn du *einfach gehst*.',
  'v-commandos.move.one-action': () => 'Du bist *nicht im Untergrund*.',
  'v-commandos.trapdoor.unblock': (answer) =>
    answer.do === 'unblock' ? 'Hier ist *keine versperrte Luke*.' : 'Die Luke ist *versperrt*; öffnen lässt sie sich nur von oben.',
  'v-commandos.underground.return': () => 'Du bist gerade erst hinuntergegangen: *Warte auf deinen nächsten Zug*.',
  'v-commandos.underground.leave': (answer, view) => (isBelow(answer, view) ? 'Du bist *schon* im Untergrund.' : 'Hier ist *keine offene Luke*.'),
  'v-commandos.underground.one-space': () => 'Im *Untergrund* kannst du nichts ablegen.',
  'v-commandos.end.terrain-waits': () => 'Dieses Terrain ist *abgeschlossen*; niemand geht zurück.',
  'v-commandos.end.terrain-complete': (answer, view) =>
    isDoneHere(answer, view) ? 'Dieses Einsatzziel ist *schon erledigt*.' : 'Hier gibt es *kein solches Einsatzziel*.',
  'v-commandos.shoot.cost': () => 'Diese Waffe hast du *nicht zur Hand*.',
  'v-commandos.shoot.range': () => 'Das ist *außer Reichweite*.',
  'v-commandos.shoot.needs-target': (answer) => (answer.do === 'breach' ? 'Die Tür ist *schon offen*.' : 'Dort gibt es *nichts zu treffen*.'),
  'v-commandos.close-combat.rule': (answer, view) =>
    isBelow(answer, view) ? 'Im Untergrund ist *niemand*.' : 'Nahkampf ist nur etwas für *Getarnte*: Tarne dich zuerst.',
  'v-commandos.close-combat.nest': () => 'Dieser Gegner ist *nicht auf deinem Feld*.',
  'v-commandos.alarm.silence': (answer, view) =>
    terrainOf(answer, view)?.alarm === false ? 'Der Alarm ist *still*.' : 'Dazu musst du *auf dem Feld mit dem Alarm* sein.',
  'v-commandos.alarm.silence-once': (answer, view) =>
    isBelow(answer, view) ? 'Dazu musst du *auf dem Feld mit dem Alarm* sein.' : 'Der Alarmmarker ist weg: Der Alarm lässt sich *nicht noch einmal abstellen*.',
  'v-commandos.alarm.effect': () => 'Dazu musst du auf dem Feld mit dem Alarm sein, *solange er still ist*.',
  'v-commandos.save.action': (answer) => (answer.do === 'orders' ? 'Dort ist *kein [+1]-Platz frei*.' : 'Du hast *keinen [+1]-Platz frei*.'),
  'v-commandos.enemy-move.guard': (answer, view) => (isBelow(answer, view) ? 'Du bist *im Untergrund*.' : 'Zuerst muss die *Wache* weg.'),
  'v-commandos.goliath.cut-wire': () => 'Auf deinem Feld ist *kein Goliath*.',
  'v-commandos.goliath.nest-control': () => 'Dazu muss jemand *im Goliath-Nest* sein.',
  'v-commandos.equip.cost-and-discard': (answer) => (answer.do === 'crowbar' ? 'Du hast *keine Brechstange*.' : 'Das trägst du *nicht bei dir*.'),
  'v-commandos.equip.bombardment': () => 'Bomben treffen nur *Felder draußen*.',
  'v-commandos.equip.airdrop': () => 'Wähle ein *Feld draußen* für den Abwurf.',
  'v-commandos.equip.crowbar-door': (answer, view) =>
    isOpen(answer, view) ? 'Diese Tür ist *schon offen*.' : isBelow(answer, view) ? 'Du bist *im Untergrund*.' : 'Diese Tür ist *nicht an deinem Feld*.',
  'v-commandos.equip.crowbar-barricade': (answer, view) =>
    `${answer.do === 'barricade' ? entranceIn(view, answer.entrance) : 'Der Eingang'} ist *nicht auf deinem Feld* oder schon verbarrikadiert.`,
  'v-commandos.equip.first-aid': () => 'Wer Hilfe braucht, ist *nicht bei dir*.',
  'v-commandos.equip.uniform-don': () => 'Du trägst *schon eine* Uniform.',
  'v-commandos.equip.tnt': (answer) => (answer.do === 'detonate' ? 'Dort ist *kein TNT angebracht*.' : 'TNT bringst du *auf einem Feld* an.'),
  'v-commandos.equip.smoke': () => 'Dort ist *schon Rauch*.',
  'v-commandos.loot.who-collects': () => 'Auf deinem Feld liegt *kein solches Plättchen*.',
  'v-commandos.event.direction': () => 'Dazu musst du *getarnt neben einem Gegner* stehen.',
  'v-commandos.setup.gander': (answer, view) =>
    answer.do === 'heal-gander'
      ? 'Gander ist *nicht verletzt*.'
      : view.commandos.some(({ gander }) => gander?.hurt === true)
        ? 'Gander ist *verletzt*.'
        : 'Gander hat *in dieser Runde schon geholfen*.',
  'v-commandos.precedence.cards': cardsSay,
};
