/** The only door to what is told outside the site. */
export { deliverFarewellsJob } from './farewell.ts'
export { deliverMailJob, pruneOutsideJob } from './deliver-mail.ts'
export { deliverPushJob } from './deliver-push.ts'
export { resealAddressesJob } from './reseal-addresses.ts'
export { registerOutsideRoutes } from './routes.ts'
