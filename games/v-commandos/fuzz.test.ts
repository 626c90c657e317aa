import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { vCommandos } from './box.ts';

fuzzTests(vCommandos, { tests: 10, matches: 2 });
