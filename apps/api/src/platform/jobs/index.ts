export { createJobs, type RunningJobs } from './create-jobs.ts'
export type { TimedJob } from './jobs.ts'
