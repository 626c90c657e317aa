// boardgame.io has CommonJS entry points in folders, which `import` does not find; `require` does.
// Without NODE_ENV=production it and immer make extra checks, so it is set before they are loaded.
import { createRequire } from 'node:module';
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
export const { INVALID_MOVE } = require('boardgame.io/core');
export const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
export const { MCTSBot } = require('boardgame.io/ai');
