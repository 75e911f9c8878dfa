import { readTermsJob, searchRouter } from './index.ts'

/** The search; its procedures answer under `goods`. */
export const searchFeature = { router: searchRouter, jobs: [readTermsJob] }
