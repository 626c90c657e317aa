import { goldenTests } from '../../cli/golden/testing.ts';
import { contra } from './box.ts';

goldenTests(contra);
