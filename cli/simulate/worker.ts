import { work } from '../../server/jobs.ts';
import { runJob } from './job.ts';

work(runJob);
