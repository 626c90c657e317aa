import { work } from '../../server/work.ts';
import { runJob } from './job.ts';

work(runJob);
