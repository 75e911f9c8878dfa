import { accountRules } from '@jindu/domain/rules'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { auditEvent } from '../../platform/audit/tables.ts'

const GUESSES = {
  'account.loginFailed': 'login',
  'account.recoveryFailed': 'recovery',
  'account.factorFailed': 'factor',
} as const
type Failed = keyof typeof GUESSES
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const ACTIONS = Object.keys(GUESSES) as Failed[]

const isFailed = (action: string): action is Failed => action in GUESSES

const { rows, shownSeconds } = accountRules.failedTries

/** Passwords and codes that were tried in vain on the account, the newest first, with the address that tried. */
export async function readFailedTries({ db, clock }: App, uid: number) {
  const found = await db
    .select({ id: auditEvent.id, action: auditEvent.action, details: auditEvent.details, at: auditEvent.createdAt })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.subjectKind, 'account'),
        eq(auditEvent.subjectId, uid),
        inArray(auditEvent.action, ACTIONS),
        gt(auditEvent.createdAt, clock.now() - shownSeconds),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(rows)
  return found.flatMap(({ id, action, details, at }) =>
    isFailed(action)
      ? [
          {
            id,
            password: GUESSES[action],
            address: String(details['address'] ?? ''),
            known: details['known'] === true,
            at,
          },
        ]
      : [],
  )
}
