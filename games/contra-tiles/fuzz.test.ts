import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { contraTiles } from './box.ts';
import { foretold } from './testing/foretold.ts';

fuzzTests(contraTiles, { tests: 10, matches: 10, foretold });
