export { MAIL_SAYS } from './mail-says.ts'
export { OUTSIDE_TYPES, outsidePlace, outsideTypeOf, type OutsideType } from './types.ts'
export { pauseAfter } from './pauses.ts'
