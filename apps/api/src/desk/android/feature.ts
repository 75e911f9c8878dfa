import { androidRouter } from './router.ts'

/** The site's Android app. */
export const androidFeature = { router: androidRouter }
