import { auditRouter } from './router.ts'

/** What staff and owners did. */
export const auditFeature = { router: auditRouter }
