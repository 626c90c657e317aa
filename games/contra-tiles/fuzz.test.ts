import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contraTiles } from './box.ts';

await fuzzTests(contraTiles, { tests: 4, matches: 10 });
