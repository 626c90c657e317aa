import { serveJobs } from '../../server/jobs.ts';
import { runFuzz } from './job.ts';

serveJobs(runFuzz);
