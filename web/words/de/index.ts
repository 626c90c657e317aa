import type { AppWords } from '../../app/words.ts';
import { app } from './app.ts';
import { credits } from './credits.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

/** Alles, was die App auf Deutsch sagt, Raum für Raum. */
export const de: AppWords = { app, shelf, setup, table, tables, rules, refusals, credits };
