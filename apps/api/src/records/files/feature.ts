import { filesRouter } from './router.ts'

/** Uploads and who may read them. */
export const filesFeature = { router: filesRouter }
