import { rightsRouter } from './router.ts'
import { remindOfRightsJob } from './index.ts'

/** The publish and reply rights. */
export const rightsFeature = { router: rightsRouter, jobs: [remindOfRightsJob] }
