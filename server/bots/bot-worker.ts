import { boxes } from '#shelf';
import { serveBots } from './serve-bots.ts';

serveBots(boxes.map(({ game }) => game));
