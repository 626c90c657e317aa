import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { vCommandos } from './box.ts';
import { foretold } from './testing/foretold.ts';

fuzzTests(vCommandos, { tests: 10, matches: 2, foretold });
