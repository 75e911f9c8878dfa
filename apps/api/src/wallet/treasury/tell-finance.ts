import type { StoredMessage } from '@jindu/domain/messages'
import { rules } from '@jindu/domain/rules'
import { rolesWith } from '@jindu/domain/accounts/staff'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError, type Statement } from '../../platform/db/index.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { tellAll } from '../../records/messages/index.ts'
import { financeAlert } from './tables.ts'

/** What finance is told of. */
export type FinanceMessage = Extract<StoredMessage, { readonly kind: `finance.${string}` }>

/** A message to everybody who looks after payouts, as writes of the commit that it tells of. */
export function tellFinance({ db, clock }: App, message: FinanceMessage): Statement[] {
  const members = db
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .where(inArray(staffMember.role, [...rolesWith('payouts.manage')]))
  return tellAll(members.getSQL(), message, { at: clock.now() })
}

/**
 * Tells finance of what goes on, once in a while and by one process alone.
 * @param about what of the subject, where there may be several
 */
export async function alertFinance(app: App, message: FinanceMessage, about = ''): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  const { kind, subjectId } = message
  try {
    await commitVerb(app, {
      guards: [
        {
          change: db
            .insert(financeAlert)
            .values({ kind, subjectId, about, toldAt: now })
            .onConflictDoUpdate({
              target: [financeAlert.kind, financeAlert.subjectId, financeAlert.about],
              set: { toldAt: now },
              setWhere: lte(financeAlert.toldAt, now - rules.wallet.alerts.repeatSeconds),
            }),
        },
      ],
      writes: tellFinance(app, message),
    })
  } catch (error) {
    // Told lately.
    if (!(error instanceof ConflictError)) throw error
  }
}

/** What finance was told of one kind within the time after which it is told again. */
export function toldLately({ db, clock }: App, kind: FinanceMessage['kind']) {
  const { subjectId, about, toldAt } = financeAlert
  return db
    .select({ subjectId, about })
    .from(financeAlert)
    .where(and(eq(financeAlert.kind, kind), gt(toldAt, clock.now() - rules.wallet.alerts.repeatSeconds)))
}
