import type { StoredMessage } from '@jindu/domain/messages'
import { rules } from '@jindu/domain/rules'
import { rolesWith } from '@jindu/domain/accounts/staff'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, ConflictError, type Statement } from '../../platform/db/index.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { tellAll } from '../../records/messages/index.ts'
import { financeAlert } from './tables.ts'

/** Messages to finance. */
export type FinanceMessage = Extract<StoredMessage, { readonly kind: `finance.${string}` }>

/** Writes that send a message to all staff who manage payouts, for the commit of the change. */
export function tellFinance({ db, clock }: App, message: FinanceMessage): Statement[] {
  const members = db
    .select({ uid: staffMember.uid })
    .from(staffMember)
    .where(inArray(staffMember.role, [...rolesWith('payouts.manage')]))
  return tellAll(members.getSQL(), message, { at: clock.now() })
}

/**
 * Alerts finance of a lasting problem, rate-limited, and only from one process.
 * @param about the reason, where a subject can have several
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
    // Alerted recently.
    if (!(error instanceof ConflictError)) throw error
  }
}

/** Recent alerts of one kind, which must not be repeated yet. */
export function toldLately({ db, clock }: App, kind: FinanceMessage['kind']) {
  const { subjectId, about, toldAt } = financeAlert
  return db
    .select({ subjectId, about })
    .from(financeAlert)
    .where(and(eq(financeAlert.kind, kind), gt(toldAt, clock.now() - rules.wallet.alerts.repeatSeconds)))
}
