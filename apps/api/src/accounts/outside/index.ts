/** The only entry point for mail and push. */
export { deliverFarewellsJob } from './farewell.ts'
export { deliverMailJob, pruneOutsideJob } from './deliver-mail.ts'
export { deliverPushJob } from './deliver-push.ts'
export { resealAddressesJob } from './reseal-addresses.ts'
export { writeTestMail } from './write-mail.ts'
export { registerOutsideRoutes } from './routes.ts'
