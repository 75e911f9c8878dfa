import type { OutsideType } from './types.ts'

interface MailRow {
  /** What happened ("The buyer confirmed receipt"); otherwise only that there is a message. */
  readonly words: boolean
  /** The page of the thing itself; otherwise the message centre. */
  readonly place: boolean
  /** The thing itself: the title of goods and the number of an order, goods or offer. */
  readonly thing: boolean
}

const named = { words: true, place: true, thing: true } as const
const told = { words: true, place: true, thing: false } as const
const silent = { words: false, place: false, thing: false } as const

/**
 * What a mail may say of a message, by what it is told as. It travels through other people's servers: no names, amounts, reasons,
 * keys or addresses in any of them, and of the account's money and its guards no more than that something happened.
 */
export const MAIL_SAYS: Readonly<Record<OutsideType, MailRow>> = {
  forum: told,
  admin: told,
  goods: named,
  order: named,
  system: silent,
  other: told,
  otc: named,
  otcOrder: named,
  chat: named,
}
