import type { TokenScope } from '../access-tokens/scopes.ts'

/** What a thief of an open session would do: where money goes, what lasts longer than the session, and what guards the account. */
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
] as const
export type GuardedStep = (typeof GUARDED_STEPS)[number]

/**
 * - `session`: the pay password, verified for the session or beside the step;
 * - `pay`: the pay password itself, beside the step, where the step lets money move;
 * - `login`, `recovery`: that password, beside the step; `none`: a session is enough.
 */
export type AskedPassword = 'none' | 'session' | 'pay' | 'login' | 'recovery'

export interface GuardedStepRow {
  readonly password: AskedPassword
  /** A code where the account has a second factor: always, on every surface. */
  readonly code: true
  /**
   * The scope of an access token that may take the step. Such a token was made with pay password and code, and has a limit for each
   * day; a withdrawal that it asks for is always reviewed.
   */
  readonly program: TokenScope | null
  /** What the owner reads at once: in the message centre, and outside the site where they chose that. */
  readonly told: GuardedMessage
}

/** Kinds of messages; that each is one of `messages/kinds.ts` is checked where it is told. */
type GuardedMessage =
  | 'withdrawal.applied'
  | 'transfer.sent'
  | `account.${'addressSaved' | 'addressWaitOff' | 'payeeAdded' | 'payeeChanged' | 'tokenCreated' | 'webhookCreated' | 'webhookRotated' | 'mailConfirmed' | 'mailRemoved' | 'payPasswordChanged'}`

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
}

/**
 * What a step asks of whoever takes it, and who hears of it (product.md "Accounts").
 * @example
 * guardedStep('payee.add').password // 'session'
 * guardedStep('token.create').program // null
 */
export function guardedStep(name: GuardedStep): GuardedStepRow {
  return ROWS[name]
}

/** Who takes a step. */
export interface StepTaker {
  /** Whether the account has a second factor. */
  readonly hasFactor: boolean
  /** Whether a program does, with an access token. */
  readonly byProgram: boolean
}

/**
 * Whether a step asks for a code of the second factor (product.md "Accounts"). Old clients are asked as pages are.
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
