import { work } from '../../server/work.ts';
import { runFuzz } from './job.ts';

work(runFuzz);
