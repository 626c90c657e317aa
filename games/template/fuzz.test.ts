import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { template } from './bot/box.ts';

// Nothing leaks, everything can be saved, undone and verified, and what is foretold comes true.
await fuzzTests(template, { tests: 4, matches: 10 });
