import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contractAssassin } from './box.ts';

fuzzTests(contractAssassin, { tests: 20, matches: 2 });
