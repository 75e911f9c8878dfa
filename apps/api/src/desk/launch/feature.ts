import { launchRouter } from './router.ts'

/** The checks of an operator before the site opens. */
export const launchFeature = { router: launchRouter }
