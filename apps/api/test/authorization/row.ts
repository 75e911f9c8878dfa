import type { ErrorCode } from '@jindu/domain/errors'
import type { Access } from '../../src/trpc/init.ts'
import type { ProcedurePath } from '../../src/app/router.ts'
import type { CallerName } from './caller.ts'
import type { World } from './world.ts'

/** `allowed`: the call gets past authorization. It may still be refused for its state. */
export type Outcome = 'allowed' | ErrorCode

export interface Row {
  /** Must be the access that the procedure declares: the row says it a second time, on purpose. */
  readonly access: Access
  readonly input?: (world: World) => unknown
  /** What differs from what the access alone means: who is no party to the thing that the input names. */
  readonly outcomes?: Partial<Record<CallerName, Outcome>>
}

export type { ProcedurePath }

/** The rows of one feature: all of its procedures, none else. */
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

/** What an access means for everybody. */
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
