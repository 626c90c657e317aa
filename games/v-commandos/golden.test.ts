import { goldenTests } from '../../cli/golden/testing.ts';
import { vCommandos } from './box.ts';

goldenTests(vCommandos);
