import { siteRouter } from './router.ts'

/** Settings of the site. */
export const siteFeature = { router: siteRouter }
