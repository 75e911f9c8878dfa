import type { OutsideType } from './types.ts'

interface MailRow {
  /** The event ("The buyer confirmed receipt"); otherwise only that there is a message. */
  readonly words: boolean
  /** Links the subject's page; otherwise the message centre. */
  readonly place: boolean
  /** Names the subject: the title of goods and the number of an order, goods or offer. */
  readonly thing: boolean
}

const named = { words: true, place: true, thing: true } as const
const told = { words: true, place: true, thing: false } as const
const silent = { words: false, place: false, thing: false } as const

/**
 * Contents of mails by notification type. Mail passes through third-party servers: it never contains names, amounts,
 * reasons, keys or addresses. About the account's money and credentials it says only that something happened.
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
