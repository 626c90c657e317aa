import { goldenTests } from '../../cli/golden/testing.ts';
import { contraTiles } from './box.ts';

goldenTests(contraTiles);
