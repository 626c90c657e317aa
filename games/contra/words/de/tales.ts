import type { Carried, PartNumber, SpecialRule, SpecialSetup, TaleId } from '../../content/stories.ts';

/** The stories, told in our own words. */
export const TALE_WORDS: Readonly<
  Record<TaleId, { readonly title: string; readonly says: string; readonly parts: readonly { readonly title: string; readonly prologue: string }[] }>
> = {
  return: {
    title: 'Rückkehr nach Galuga',
    says: 'Vier Einsätze, immer tiefer in die Inseln hinein, bis zu dem, was dort schlüpft.',
    parts: [
      {
        title: 'Durch das Tor',
        prologue: 'Aus dem Dschungel kommt ein Signal, das es nicht geben dürfte. Hinter den Farnen steht eine Mauer, und hinter der Mauer wird etwas gebaut.',
      },
      {
        title: 'Den Wasserfall hinauf',
        prologue:
          'Die Spuren führen den Wasserfall hinauf. Im Sprühnebel hängen Steinplatten, und von oben blickt ein Auge herab, das echt sein kann oder nicht.',
      },
      {
        title: 'Weißes Feld',
        prologue: 'Hinter den Fällen liegt Schnee, und im Schnee wartet ein Läufer mit Klingen statt Händen. Sein Panzer hat euch schon gehört.',
      },
      {
        title: 'Das Herz darunter',
        prologue: 'Der Schacht endet in einer Höhle, die atmet. Was das Signal gab, legt hier seine Eier, und einige sind schon offen.',
      },
    ],
  },
  escape: {
    title: 'Flucht von Galuga',
    says: 'Der Auftrag ist erfüllt. Jetzt der Rückweg: vier Einsätze hinaus, mit allem im Nacken.',
    parts: [
      {
        title: 'Am falschen Ende der Höhle',
        prologue: 'Das Nest stürzt ein, und der Läufer steht zwischen euch und dem Tageslicht. Diesmal beginnt ihr, wo sonst der Boss steht.',
      },
      {
        title: 'Die zweite Mauer',
        prologue: 'Quer durch den Schnee haben sie die Mauer neu gebaut, dicker als zuvor. Einen anderen Weg zur Küste gibt es nicht.',
      },
      {
        title: 'Den Wasserfall hinab',
        prologue: 'Dem Auge über den Fällen kann nichts mehr etwas anhaben. Ihr müsst es nicht besiegen: Haltet durch, bis das Wasser euch hinabgetragen hat.',
      },
      {
        title: 'Das letzte Boot',
        prologue: 'Die Mutter ist euch gefolgt. Sie sitzt am Anleger, und ihr kommt hinter ihr aus der Basis. Niemand fährt, bevor sie weg ist.',
      },
    ],
  },
};

const WON: Readonly<Record<TaleId, readonly string[]>> = {
  return: [
    'Die Mauer brennt. In ihren Vorräten ist für alle etwas dabei.',
    'Das Auge schließt sich. Sein letzter Befehl verrät das nächste Ziel.',
    'Der Läufer verstummt. Sein Funkgerät weiß noch, was kommt.',
    'Das Herz steht still, und die Inseln sind ruhig. Vorerst.',
  ],
  escape: [
    'Tageslicht. Ihr habt Vorsprung und seid es gewohnt, in der Unterzahl zu sein.',
    'Die Mauer liegt wieder in Trümmern. Wer die Küste bewachte, ist gelaufen.',
    'Die Strömung spuckt euch unterhalb der Fälle aus, neben einer Kiste, die jemand verloren hat. Sie ist nicht leer.',
    'Das Boot legt ab. Hinter euch versinkt die Insel im Meer.',
  ],
};

const LOST: Readonly<Record<TaleId, readonly string[]>> = {
  return: [
    'Ihr zieht euch in die Farne zurück. Die Mauer steht noch: Versucht es wieder.',
    'Das Wasser reißt euch mit, aber in die richtige Richtung. Mit leeren Händen kommt ihr am anderen Ufer zu euch.',
    'Ihr kriecht im Schneesturm am Läufer vorbei. Niemand sagt euch, was unten wartet.',
    'Das Nest schließt sich über euch. Das Signal sendet weiter.',
  ],
  escape: [
    'Der Gang stürzt hinter euch ein und vor euch auch. Versucht es wieder.',
    'Ihr findet eine Lücke in der Mauer und sonst nichts. Das muss reichen: Bis zur Küste ist es noch weit.',
    'Ihr kommt unten an, aber nicht alle heil. Im letzten Kampf wird eine oder einer von euch das spüren.',
    'Das Boot fährt ohne euch. Hinter euch kommt sie schon den Anleger herab.',
  ],
};

export function epilogue(tale: TaleId, part: PartNumber, won: boolean): string {
  return (won ? WON : LOST)[tale][part - 1] ?? '';
}

export const SETUP_SAYS: Readonly<Record<SpecialSetup, string>> = {
  'enemy-for-one': 'Ein Kommando eurer Wahl zieht einen weiteren Gegner.',
  'enemy-for-each': 'Jedes Kommando zieht einen weiteren Gegner.',
  'slip-second': 'Die Rutschleiste beginnt auf ihrem zweiten Rutschfeld.',
  'dogra-on-top': 'Ein Dogra Mk. II liegt unter den obersten drei Schauplatzkarten.',
  'hatch-each': 'Für jedes Kommando schlüpft ein Bugger.',
  'commandos-in-boss-spaces': 'Ihr beginnt in den Bossfeldern.',
  'boss-beside': 'Der Boss beginnt daneben, in einem Feld.',
  'boss-in-start-spaces': 'Der Boss beginnt in den Startfeldern.',
  'commandos-beside-boss': 'Ihr beginnt höchstens ein Feld neben den Bossfeldern.',
  'stage-card-removed': 'Eine Schauplatzkarte ist weg, bevor ihr beginnt.',
};

export const RULE_SAYS: Readonly<Record<SpecialRule, string>> = {
  'first-boss-card-immune': 'Die Bosskarte mit der Nummer 1 nimmt keinen Schaden.',
  'out-of-time-wins': 'Ihr gewinnt, wenn der Schauplatzstapel leer ist.',
  'no-slow-down': '„Langsamer!“ gilt nicht.',
};

export const CARRIED_SAYS: Readonly<Record<Carried, string>> = {
  token: 'je ein Vorteilsmarker mehr',
  objective: 'ein Zielmarker für ein Kommando',
  reveal: 'ein Blick auf die erste Schauplatzkarte',
  'stage-card': 'eine Schauplatzkarte weniger, wenn ihr wollt',
  weapon: 'eine Waffenkarte für ein Kommando',
  'medal-less': 'ein Orden weniger für ein Kommando',
};
