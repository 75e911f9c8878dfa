import { staffRouter } from './router.ts'

/** The staff’s landing page. */
export const staffFeature = { router: staffRouter }
