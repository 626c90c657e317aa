import { work } from '../../server/jobs.ts';
import { runFuzz } from './job.ts';

work(runFuzz);
