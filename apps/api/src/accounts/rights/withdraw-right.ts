import { fail } from '@jindu/domain/errors'
import { withdrawnUntil, type Right } from '@jindu/domain/accounts/rights'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, type Guard, type Statement } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser } from '../accounts/tables.ts'
import { tell } from '../../records/messages/index.ts'
import { readHoldings, RIGHTS } from './holdings.ts'
import { storeRight } from './store-right.ts'

interface OfUser {
  readonly uid: number
  readonly reason: string
}

interface OfRight extends OfUser {
  readonly right: Right
}

const WITHDRAWN = { publish: 'right.publishWithdrawn', reply: 'right.replyWithdrawn' } as const
const RESTORED = { publish: 'right.publishRestored', reply: 'right.replyRestored' } as const

/** Staff must not act on themselves, and the account must exist. */
async function assertOther({ db }: App, staff: Session, uid: number): Promise<void> {
  if (staff.uid === uid) fail('STAFF_OWN_MATTER')
  const [user] = await db.select({ uid: appUser.uid }).from(appUser).where(eq(appUser.uid, uid))
  if (user === undefined) fail('USER_NOT_FOUND', { uid })
}

interface Step {
  readonly uid: number
  readonly rights: readonly Right[]
  readonly event: 'withdrawn' | 'restored'
  readonly action: 'right.withdrawn' | 'right.restored' | 'right.markedSpam'
  readonly details: Readonly<Record<string, string | number | null>>
}

/** State, message, audit and event of a moderator's step, in one commit. */
async function commitStep(
  app: App,
  staff: Session,
  step: Step,
  guards: readonly Guard[],
  told: Statement,
): Promise<void> {
  const { uid, rights, event, action, details } = step
  await commitVerb(app, {
    guards,
    writes: [told],
    audit: [{ action, actor: { kind: 'staff', uid: staff.uid }, subject: { kind: 'account', id: uid }, details }],
    outbox: rights.map((right) => ({ topic: 'right' as const, uids: [uid], payload: { right, event } })),
  })
}

/**
 * Moderators withdraw a right, for days or without end; a new withdrawal replaces the term. The bought time keeps
 * running.
 * @throws DomainError STAFF_OWN_MATTER, USER_NOT_FOUND, RIGHT_TERM_INVALID
 */
export async function withdrawRight(
  app: App,
  staff: Session,
  { uid, right, reason, days }: OfRight & { readonly days: number | null },
): Promise<void> {
  await assertOther(app, staff, uid)
  await runVerb(app, null, async () => {
    const now = app.clock.now()
    const held = (await readHoldings(app.db, uid))[right]
    const change = { withdrawnAt: now, withdrawnUntil: withdrawnUntil(days, now), withdrawnReason: reason }
    const message = { kind: WITHDRAWN[right], subjectId: uid, side: null, facts: { reason, days: days ?? 0 } } as const
    await commitStep(
      app,
      staff,
      { uid, rights: [right], event: 'withdrawn', action: 'right.withdrawn', details: { right, days, reason } },
      [{ change: storeRight(uid, right, held, change) }],
      tell(uid, message, { at: now }),
    )
  })
}

/** @throws DomainError STAFF_OWN_MATTER, USER_NOT_FOUND, RIGHT_NOT_WITHDRAWN */
export async function restoreRight(app: App, staff: Session, { uid, right, reason }: OfRight): Promise<void> {
  await assertOther(app, staff, uid)
  await runVerb(app, null, async () => {
    const now = app.clock.now()
    const held = (await readHoldings(app.db, uid))[right]
    if ((held?.withdrawnAt ?? null) === null) fail('RIGHT_NOT_WITHDRAWN')
    const change = { withdrawnAt: null, withdrawnUntil: null, withdrawnReason: null }
    await commitStep(
      app,
      staff,
      { uid, rights: [right], event: 'restored', action: 'right.restored', details: { right, reason } },
      [{ change: storeRight(uid, right, held, change) }],
      tell(uid, { kind: RESTORED[right], subjectId: uid, side: null, facts: { reason } }, { at: now }),
    )
  })
}

/**
 * A spam account loses both rights without end.
 * @throws DomainError STAFF_OWN_MATTER, USER_NOT_FOUND
 */
export async function markSpam(app: App, staff: Session, { uid, reason }: OfUser): Promise<void> {
  await assertOther(app, staff, uid)
  await runVerb(app, null, async () => {
    const now = app.clock.now()
    const holdings = await readHoldings(app.db, uid)
    const change = { withdrawnAt: now, withdrawnUntil: null, withdrawnReason: reason }
    await commitStep(
      app,
      staff,
      { uid, rights: RIGHTS, event: 'withdrawn', action: 'right.markedSpam', details: { reason } },
      RIGHTS.map((right) => ({ change: storeRight(uid, right, holdings[right], change) })),
      tell(uid, { kind: 'account.markedSpam', subjectId: uid, side: null, facts: { reason } }, { at: now }),
    )
  })
}
