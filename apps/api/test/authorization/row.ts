import type { ErrorCode } from '@jindu/domain/errors'
import type { Access } from '../../src/trpc/init.ts'
import type { ProcedurePath } from '../../src/app/router.ts'
import type { CallerName } from './caller.ts'
import type { World } from './world.ts'

/** `allowed`: the call passes authorization; it may still be refused for the subject's state. */
export type Outcome = 'allowed' | ErrorCode

export interface Row {
  /** Must equal the procedure's declared access; repeated on purpose as a cross-check. */
  readonly access: Access
  readonly input?: (world: World) => unknown
  /** Outcomes that differ from the access's defaults, because the caller is no party of the subject. */
  readonly outcomes?: Partial<Record<CallerName, Outcome>>
}

export type { ProcedurePath }

/** The rows of one feature: exactly its procedures. */
export type FeatureRows<Feature extends string> = Record<Extract<ProcedurePath, `${Feature}.${string}`>, Row>

const LOGIN_NEEDED = { visitor: 'LOGIN_REQUIRED', frozen: 'SESSION_ENDED', ended: 'SESSION_ENDED' } as const

const ANYBODY = {
  visitor: 'allowed',
  user: 'allowed',
  otherParty: 'allowed',
  stranger: 'allowed',
  frozen: 'allowed',
  unverified: 'allowed',
  staff: 'allowed',
  ended: 'allowed',
} as const satisfies Record<CallerName, Outcome>

/** The expected outcome per caller for an access. */
export function outcomesOf({ access, outcomes = {} }: Row): Record<CallerName, Outcome> {
  if (access === 'visitor') return { ...ANYBODY, ...outcomes }
  if (access === 'user') return { ...ANYBODY, ...outcomes, ...LOGIN_NEEDED }
  if (access === 'verified') {
    return { ...ANYBODY, ...outcomes, unverified: 'PAY_PASSWORD_NOT_VERIFIED', ...LOGIN_NEEDED }
  }
  const nobodyElse = {
    user: 'FORBIDDEN',
    otherParty: 'FORBIDDEN',
    stranger: 'FORBIDDEN',
    unverified: 'FORBIDDEN',
  } as const
  return { ...ANYBODY, ...outcomes, ...nobodyElse, ...LOGIN_NEEDED }
}
