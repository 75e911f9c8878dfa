/**
 * The checks of an operator before a site opens to its users.
 * @module
 */

/** `byItself`: the site sees whether it holds. `byHand`: an administrator says so. */
type Seen = 'byItself' | 'byHand'

/** Each check, in the order in which an operator works through them. */
export const LAUNCH_CHECKS = {
  /** The site has a name of its own. */
  name: 'byItself',
  /** Terms, privacy text and imprint are those of this operator. */
  terms: 'byHand',
  /** Every published rule and help text stands in both languages. */
  languages: 'byItself',
  /** There is a category to publish in. */
  categories: 'byItself',
  /** Two administrators can agree with each other. */
  administrators: 'byItself',
  /** Every member of the staff logs in with a second factor. */
  secondFactors: 'byItself',
  /** A test mail was accepted by the mail server. */
  mail: 'byItself',
  /** Every connected coin has a rate that is new enough to pay at. */
  rates: 'byItself',
  /** The node of every connected coin works. */
  nodes: 'byItself',
  /** The operator has coin in every hot wallet, from which network fees are paid. */
  capital: 'byItself',
  /** A deposit of every connected coin was credited. */
  deposits: 'byItself',
  /** A withdrawal of every connected coin was paid. */
  withdrawals: 'byItself',
  /** Database, files and keys are saved every day, away from the server. */
  backup: 'byHand',
  /** A backup was restored elsewhere, and its books were right. */
  restore: 'byHand',
  /** Alerts reach somebody who can act at night. */
  alerts: 'byHand',
} as const satisfies Readonly<Record<string, Seen>>

export type LaunchCheck = keyof typeof LAUNCH_CHECKS

/** Every check, in order. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
export const LAUNCH_CHECK_NAMES = Object.keys(LAUNCH_CHECKS) as readonly LaunchCheck[]

/** The checks that an administrator marks. */
export const MARKED_BY_HAND = ['terms', 'backup', 'restore', 'alerts'] as const satisfies readonly LaunchCheck[]

export type MarkedByHand = (typeof MARKED_BY_HAND)[number]
