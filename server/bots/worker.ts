import { boxes } from '#games';
import { serve } from './serve.ts';

serve(boxes.map(({ game }) => game));
