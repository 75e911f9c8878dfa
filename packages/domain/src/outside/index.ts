/**
 * Mail and push. A message leaves the site if its type is switched on for the account. The lists here say which kind of message has
 * which type and which sentence a mail carries.
 * @module
 */
export { MAIL_SAYS } from './mail-says.ts'
export { OUTSIDE_TYPES, outsidePlace, outsideTypeOf, type OutsideType } from './types.ts'
export { pauseAfter } from './pauses.ts'
