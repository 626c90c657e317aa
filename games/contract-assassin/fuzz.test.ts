import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contractAssassin } from './box.ts';

fuzzTests(contractAssassin, { tests: 10, matches: 2 });
