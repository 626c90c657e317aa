import { goldenTests } from '../../cli/golden/testing.ts';
import { contractAssassin } from './bot/box.ts';

goldenTests(contractAssassin);
