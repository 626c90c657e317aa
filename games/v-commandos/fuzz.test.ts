import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { vCommandos } from './box.ts';

await fuzzTests(vCommandos, { tests: 14, matches: 1 });
