import { goldenTests } from '../../cli/golden/testing.ts';
import { contra } from './bot/box.ts';

goldenTests(contra);
