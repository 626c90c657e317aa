import { serveJobs } from '../../server/jobs.ts';
import { runJob } from './job.ts';

serveJobs(runJob);
