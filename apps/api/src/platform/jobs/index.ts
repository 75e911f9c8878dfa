export { createJobs, type RunningJobs } from './create-jobs.ts'
export type { Jobs, TimedJob } from './jobs.ts'
