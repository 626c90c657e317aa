import { expect, test } from 'vitest';
import { fuzzEach } from '../../cli/fuzz/testing.ts';
import { contra } from './box.ts';
import { everySetting } from './testing/configs.ts';

const SETTINGS = everySetting();

test('there are 16 pairings for one to four commandos, and eight parts of stories', () => {
  expect(SETTINGS).toHaveLength(72);
});

fuzzEach(contra, SETTINGS);
