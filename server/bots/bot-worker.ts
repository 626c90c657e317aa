import { boxes } from '#games';
import { serveBots } from './serve-bots.ts';

serveBots(boxes.map(({ game }) => game));
