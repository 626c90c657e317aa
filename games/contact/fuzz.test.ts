import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contact } from './box.ts';

await fuzzTests(contact, { tests: 4, matches: 10 });
