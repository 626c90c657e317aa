import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contact } from './box.ts';
import { foretold } from './testing/foretold.ts';

fuzzTests(contact, { tests: 10, matches: 10, foretold });
