import type { TokenScope } from '../access-tokens/scopes.ts'

/**
 * Steps that a session thief would take: they redirect money, outlast the session, or weaken the account's protection.
 */
export const GUARDED_STEPS = [
  'withdrawal.request',
  'transfer.send',
  'addressBook.save',
  'addressBook.waitOff',
  'payee.add',
  'payee.edit',
  'token.create',
  'webhook.create',
  'webhook.rotate',
  'mail.set',
  'mail.remove',
  'payPassword.change',
  'passkey.letPay',
] as const
export type GuardedStep = (typeof GUARDED_STEPS)[number]

/**
 * Password that a step needs:
 * - `session`: the pay password, verified for the session or sent with the step;
 * - `pay`: the pay password itself, sent with the step, because the step lets money move;
 * - `login`, `recovery`: that password, sent with the step; `none`: a session is enough.
 */
export type AskedPassword = 'none' | 'session' | 'pay' | 'login' | 'recovery'

export interface GuardedStepRow {
  readonly password: AskedPassword
  /** A second-factor code, if the account has a second factor: always, on every surface. */
  readonly code: true
  /**
   * The scope of an access token that may take the step. Such a token was made with pay password and code, and has a
   * daily limit; a withdrawal that it requests is always reviewed.
   */
  readonly program: TokenScope | null
  /** Immediate notification of the owner: in the message centre, and by mail or push where enabled. */
  readonly told: GuardedMessage
}

/** Message kinds; sending checks that each is one of `messages/kinds.ts`. */
type GuardedMessage =
  | 'withdrawal.applied'
  | 'transfer.sent'
  | `account.${'addressSaved' | 'passkeyPays' | 'addressWaitOff' | 'payeeAdded' | 'payeeChanged' | 'tokenCreated' | 'webhookCreated' | 'webhookRotated' | 'mailConfirmed' | 'mailRemoved' | 'payPasswordChanged'}`

const step = (told: GuardedMessage, password: AskedPassword, program: TokenScope | null = null): GuardedStepRow => ({
  password,
  code: true,
  program,
  told,
})

const ROWS: Readonly<Record<GuardedStep, GuardedStepRow>> = {
  'withdrawal.request': step('withdrawal.applied', 'session', 'withdraw'),
  'transfer.send': step('transfer.sent', 'session', 'withdraw'),
  'addressBook.save': step('account.addressSaved', 'none'),
  'addressBook.waitOff': step('account.addressWaitOff', 'session'),
  'payee.add': step('account.payeeAdded', 'session'),
  'payee.edit': step('account.payeeChanged', 'session'),
  'token.create': step('account.tokenCreated', 'pay'),
  'webhook.create': step('account.webhookCreated', 'login'),
  'webhook.rotate': step('account.webhookRotated', 'login'),
  'mail.set': step('account.mailConfirmed', 'login'),
  'mail.remove': step('account.mailRemoved', 'login'),
  'payPassword.change': step('account.payPasswordChanged', 'recovery'),
  'passkey.letPay': step('account.passkeyPays', 'pay'),
}

/**
 * The proofs that a step needs, and the notification that it sends (product.md "Accounts").
 * @example
 * guardedStep('payee.add').password // 'session'
 * guardedStep('token.create').program // null
 */
export function guardedStep(name: GuardedStep): GuardedStepRow {
  return ROWS[name]
}

/** The caller of a step. */
export interface StepTaker {
  /** Whether the account has a second factor. */
  readonly hasFactor: boolean
  /** Whether the caller is a program with an access token. */
  readonly byProgram: boolean
}

/**
 * Whether a step needs a code of the second factor (product.md "Accounts"). Old clients need it as the site's pages do.
 * @example
 * asksCode('withdrawal.request', { hasFactor: true, byProgram: false }) // true
 * asksCode('withdrawal.request', { hasFactor: false, byProgram: false }) // false
 * asksCode('withdrawal.request', { hasFactor: true, byProgram: true }) // false
 * asksCode('payee.add', { hasFactor: true, byProgram: true }) // true
 */
export function asksCode(name: GuardedStep, { hasFactor, byProgram }: StepTaker): boolean {
  const { code, program } = ROWS[name]
  return code && hasFactor && !(byProgram && program !== null)
}
