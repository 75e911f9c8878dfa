import type { OutsideType } from './types.ts'

interface MailRow {
  /** What happened ("The buyer confirmed receipt"); otherwise only that there is a message. */
  readonly words: boolean
  /** The page of the thing itself; otherwise the message centre. */
  readonly place: boolean
}

const told = { words: true, place: true } as const
const silent = { words: false, place: false } as const

/**
 * What a mail may say of a message, by what it is told as. It travels through other people's servers: no names, titles, amounts, reasons
 * or addresses in any of them, and of the account's money and its guards no more than that something happened.
 */
export const MAIL_SAYS: Readonly<Record<OutsideType, MailRow>> = {
  forum: told,
  admin: told,
  goods: told,
  order: told,
  system: silent,
  other: told,
  otc: told,
  otcOrder: told,
  chat: told,
}
