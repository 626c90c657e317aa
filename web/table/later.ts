export { Adviser } from './adviser.tsx';
export { Closed } from './closed.tsx';
export { Dialogs } from './dialogs.tsx';
export { End } from './end.tsx';
export { Replay } from './replay.tsx';
export { SinceYouLeft } from './since.tsx';
export { StopCard } from './stop-card.tsx';
export { WhyCard } from './why-card.tsx';
