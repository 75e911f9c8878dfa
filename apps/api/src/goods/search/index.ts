/** The only door to search for other features. */
export { readTermsJob } from './read-terms-job.ts'
export { searchRouter } from './router.ts'
