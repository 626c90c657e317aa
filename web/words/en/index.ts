import { app } from './app.ts';
import { credits } from './credits.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { setup } from './setup.ts';
import { shelf } from './shelf.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';

/** Everything the app says in English, room by room. */
export const en = { app, shelf, setup, table, tables, rules, refusals, credits };
