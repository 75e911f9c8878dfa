import { fail } from '@jindu/domain/errors'
import { outsideRules } from '@jindu/domain/rules'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import { commitVerb, transactVerb } from '../../platform/db/index.ts'
import { securityChange, type Caller } from '../accounts/index.ts'
import { codeOf } from './address.ts'
import { mailAddress } from './tables.ts'

const { tries, validSeconds } = outsideRules.code

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * Typing the code proves access to the mailbox. Each try is counted before it is checked, also under concurrency.
 * @throws DomainError MAIL_CODE_OVER when there is nothing to confirm any more, MAIL_CODE_WRONG (left)
 */
export async function confirmAddress(app: App, uid: number, code: string, caller: Caller): Promise<void> {
  const now = app.clock.now()
  const open = and(
    eq(mailAddress.uid, uid),
    isNull(mailAddress.confirmedAt),
    isNull(mailAddress.bouncedAt),
    lt(mailAddress.codeTries, tries),
    gt(mailAddress.askedAt, now - validSeconds),
  )
  const [row] = await transactVerb(app, async (tx) => ({
    result: await tx
      .update(mailAddress)
      .set({ codeTries: sql`code_tries + 1` })
      .where(open)
      .returning(),
  }))
  if (row === undefined) return fail('MAIL_CODE_OVER')
  if (!isSame(codeOf(app, row), code)) return fail('MAIL_CODE_WRONG', { left: tries - row.codeTries })
  await commitVerb(app, {
    guards: [
      {
        // Confirm only if the code was not replaced by a newer one meanwhile.
        change: app.db
          .update(mailAddress)
          .set({ confirmedAt: now, failures: 0, nextTryAt: now })
          .where(and(eq(mailAddress.uid, uid), eq(mailAddress.mark, row.mark), isNull(mailAddress.confirmedAt))),
        refusal: 'MAIL_CODE_OVER',
      },
    ],
    ...securityChange(app, uid, 'mailConfirmed', caller),
  })
}
