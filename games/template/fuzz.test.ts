import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { template } from './box.ts';

// Nothing leaks, everything can be saved, undone and verified.
fuzzTests(template, { tests: 4, matches: 10 });
