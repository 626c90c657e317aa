import { goldenTests } from '../../cli/golden/testing.ts';
import { contraTiles } from './bot/box.ts';

goldenTests(contraTiles);
