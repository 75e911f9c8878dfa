export { MAIL_SAYS } from './mail-says.ts'
export { pauseAfter } from './pauses.ts'
