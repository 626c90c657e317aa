export type SoundName = 'place' | 'coin' | 'pay' | 'dice' | 'hit' | 'miss' | 'fall' | 'move' | 'turn' | 'won' | 'lost';

/** A tone: pitch in hertz at the beginning and at the end, when it begins and how long it lasts in seconds, how loud. */
type Tone = readonly [from: number, to: number, at: number, lasts: number, loud: number, form?: OscillatorType];

/** Small and soft: a knock of wood, a coin, dice on a table. */
const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  place: [[190, 120, 0, 0.09, 0.5, 'triangle']],
  coin: [
    [1320, 1320, 0, 0.07, 0.18],
    [1760, 1760, 0.06, 0.16, 0.18],
  ],
  pay: [
    [880, 880, 0, 0.07, 0.16],
    [660, 640, 0.06, 0.16, 0.16],
  ],
  dice: [
    [420, 300, 0, 0.04, 0.3, 'triangle'],
    [360, 260, 0.07, 0.04, 0.3, 'triangle'],
    [300, 200, 0.16, 0.05, 0.35, 'triangle'],
  ],
  hit: [[240, 60, 0, 0.16, 0.45, 'sawtooth']],
  miss: [[500, 420, 0, 0.08, 0.12]],
  fall: [[180, 50, 0, 0.4, 0.5, 'triangle']],
  move: [[110, 95, 0, 0.12, 0.4, 'triangle']],
  turn: [[520, 520, 0, 0.06, 0.12]],
  won: [
    [523, 523, 0, 0.14, 0.2],
    [659, 659, 0.12, 0.14, 0.2],
    [784, 784, 0.24, 0.3, 0.2],
  ],
  lost: [
    [392, 392, 0, 0.18, 0.2],
    [330, 320, 0.16, 0.36, 0.2],
  ],
};

let context: AudioContext | null = null;

/** Play a sound; nothing is loaded, the tones are made on the spot. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  const { currentTime } = context;
  for (const [from, to, at, lasts, loud, form = 'sine'] of SOUNDS[name]) {
    const tone = new OscillatorNode(context, { type: form, frequency: from });
    const level = new GainNode(context, { gain: 0 });
    const begins = currentTime + at;
    tone.frequency.setValueAtTime(from, begins);
    tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    level.gain.setValueAtTime(0, begins);
    level.gain.linearRampToValueAtTime(loud * 0.4, begins + 0.008);
    level.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    tone.connect(level).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + lasts + 0.02);
  }
}
