import { goldenTests } from '../../cli/golden/testing.ts';
import { vCommandos } from './bot/box.ts';

goldenTests(vCommandos);
