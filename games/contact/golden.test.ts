import { goldenTests } from '../../cli/golden/testing.ts';
import { contact } from './bot/box.ts';

goldenTests(contact);
