import { goldenTests } from '../../cli/golden/testing.ts';
import { contact } from './box.ts';

goldenTests(contact);
