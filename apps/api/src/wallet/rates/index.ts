/** The only door to rates for the composition root. */
export { tellDoubtsJob } from './tell-doubts.ts'
