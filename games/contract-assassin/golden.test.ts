import { goldenTests } from '../../cli/golden/testing.ts';
import { contractAssassin } from './box.ts';

goldenTests(contractAssassin);
