import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contact } from './box.ts';

fuzzTests(contact, { tests: 20, matches: 10 });
