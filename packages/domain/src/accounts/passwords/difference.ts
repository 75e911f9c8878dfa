import { fail, type ErrorCode } from '../../errors/index.ts'

/** The available passwords of an account: all as typed and trimmed, or all as digests. */
export interface AccountPasswords {
  readonly login?: string | undefined
  readonly pay?: string | undefined
  readonly recovery?: string | undefined
}

/**
 * The first pair of passwords that must differ but does not (marketplace.md §5); missing passwords are not compared.
 * @returns LOGIN_EQUALS_PAY_PASSWORD, RECOVERY_EQUALS_LOGIN_PASSWORD, RECOVERY_EQUALS_PAY_PASSWORD, or null
 * @example
 * differenceProblem({ login: 'Ferry-4711', pay: 'Ferry-4711', recovery: 'Ferry-9000' }) // 'LOGIN_EQUALS_PAY_PASSWORD'
 */
export function differenceProblem({ login, pay, recovery }: AccountPasswords): ErrorCode | null {
  if (pay !== undefined && pay === login) return 'LOGIN_EQUALS_PAY_PASSWORD'
  if (recovery !== undefined && recovery === login) return 'RECOVERY_EQUALS_LOGIN_PASSWORD'
  return recovery !== undefined && recovery === pay ? 'RECOVERY_EQUALS_PAY_PASSWORD' : null
}

/**
 * @throws DomainError with the code of `differenceProblem`
 * @example
 * assertPasswordsDiffer({ login: 'Ferry-4711', pay: 'Ferry-4711', recovery: 'Ferry-9000' }) // throws LOGIN_EQUALS_PAY_PASSWORD
 */
export function assertPasswordsDiffer(passwords: AccountPasswords): void {
  const problem = differenceProblem(passwords)
  if (problem !== null) fail(problem)
}
