import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describedFile, describedGames } from './described.ts';

const HELP = `npm run describe [-- <game>…]

Writes games/<id>/described.json, by which the server describes a game to the authors of bots: what is seen of it as a JSON
Schema, made from its types and the comments on their fields, and examples of its answers and of a moment, from real matches.
`;

const { values: options, positionals: wanted } = parseArgs({ options: { help: { type: 'boolean', default: false } }, allowPositionals: true });
if (options.help) process.stdout.write(HELP);
else
  for await (const { game, text } of describedGames(wanted)) {
    const file = describedFile(game);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    console.log(`games/${game}/described.json`);
  }
