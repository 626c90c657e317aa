import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contact } from './box.ts';

await fuzzTests(contact, { tests: 10, matches: 10 });
