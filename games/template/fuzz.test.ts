import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { template } from './bot/box.ts';
import { foretold } from './testing/foretold.ts';

// Nothing leaks, everything can be saved, undone and verified, and what is foretold comes true.
fuzzTests(template, { tests: 4, matches: 10, foretold });
