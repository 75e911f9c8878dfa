import { auditRouter } from './router.ts'

/** The audit: acts of staff and of account owners. */
export const auditFeature = { router: auditRouter }
