import { fail } from '@jindu/domain/errors'
import { accountRules } from '@jindu/domain/rules'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { App } from '../../../platform/app.ts'
import { transactVerb } from '../../../platform/db/index.ts'
import { accountEvent, type Caller } from '../record-event.ts'
import { secondFactor } from '../tables.ts'
import { periodOf } from './one-time-codes.ts'
import { findRecoveryCode, useRecoveryCode } from './recovery-codes.ts'

export const factorContext = (uid: number): string => `second factor ${uid}`

/** The second factor of an account that has turned it on. */
export async function readFactor({ db }: Pick<App, 'db'>, uid: number) {
  const [row] = await db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.uid, uid), isNotNull(secondFactor.confirmedAt)))
  return row ?? null
}

type Factor = NonNullable<Awaited<ReturnType<typeof readFactor>>>

/**
 * Uses up a code: each counts once, whatever arrives at the same time.
 * @param code a field of `factorCodeField`; without one nothing is proved
 * @throws DomainError SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
 */
export async function proveFactor(
  app: App,
  { uid, ...sealed }: Factor,
  code: string | undefined,
  caller: Pick<Caller, 'address'>,
): Promise<void> {
  if (code === undefined) return fail('SECOND_FACTOR_REQUIRED')
  if (code.length !== accountRules.secondFactor.digits) {
    const id = await findRecoveryCode(app, uid, code)
    if (id === null) return fail('SECOND_FACTOR_WRONG')
    const isUsed = await transactVerb(app, async (tx) => {
      const used = await useRecoveryCode(app, tx, id)
      return { result: used, audit: used ? [accountEvent(uid, 'recoveryCodeUsed', caller)] : [] }
    })
    return isUsed ? undefined : fail('SECOND_FACTOR_WRONG')
  }
  const period = periodOf(app.secrets.open(sealed, factorContext(uid)), code, app.clock.now())
  if (period === null) return fail('SECOND_FACTOR_WRONG')
  const fresh = await app.db
    .update(secondFactor)
    .set({ lastPeriod: period })
    .where(and(eq(secondFactor.uid, uid), lt(secondFactor.lastPeriod, period)))
    .returning({ uid: secondFactor.uid })
  if (fresh.length === 0) fail('SECOND_FACTOR_WRONG')
}
