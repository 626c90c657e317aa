import { serveJobs } from '../../server/jobs.ts';
import { runTwins } from './twins.ts';

// Refusals by the hundred thousand, and nobody reads where they were thrown.
Error.stackTraceLimit = 0;
serveJobs(runTwins);
