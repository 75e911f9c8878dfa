import { next, openAccount, type Account } from '@jindu/domain/accounts/accounts'
import type { AuditAction } from '@jindu/domain/audit'
import { DomainError, fail } from '@jindu/domain/errors'
import { accountRules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { holdLonger } from '../../platform/ledger/index.ts'
import { tell } from '../../records/messages/index.ts'
import { endAllSessions } from './end-sessions.ts'
import { holdAsAdministrator } from './hold-administrators.ts'
import { appUser } from './tables.ts'

const { frozenHoldSeconds } = accountRules

interface AccountChange {
  readonly kind: 'freeze' | 'unfreeze'
}

/** The owner, who has proved the recovery password or came by the link of a message, or somebody on the staff. */
export type AccountActorWho =
  | { readonly kind: 'owner'; readonly address: string; readonly by?: 'link' }
  | { readonly kind: 'moderator'; readonly uid: number; readonly reason: string }

interface FreezeColumns {
  readonly frozenAt: number | null
  readonly frozenBy: 'owner' | 'moderator' | null
}

function stateOf(uid: number, { frozenAt, frozenBy }: FreezeColumns): Account {
  const active = openAccount(uid)
  if (frozenAt === null || frozenBy === null) return active
  return { ...active, kind: 'frozen', since: frozenAt, frozenBy }
}

function columnsOf(state: Account, who: AccountActorWho, now: number) {
  if (state.kind === 'active') return { frozenAt: null, frozenBy: null, frozenReason: null, unfrozenAt: now }
  const frozenReason = who.kind === 'moderator' ? who.reason : null
  return { frozenAt: state.since, frozenBy: state.frozenBy, frozenReason }
}

function audited(uid: number, action: AuditAction, who: AccountActorWho): AuditDraft {
  const subject = { kind: 'account', id: uid } as const
  if (who.kind === 'owner') {
    const { address, by } = who
    return { action, actor: { kind: 'user', uid }, subject, details: { address, ...(by === undefined ? {} : { by }) } }
  }
  return { action, actor: { kind: 'staff', uid: who.uid }, subject, details: { reason: who.reason } }
}

async function change(app: App, uid: number, event: AccountChange, who: AccountActorWho): Promise<void> {
  await transactVerb(app, async (tx) => {
    if (who.kind === 'moderator') await holdAsAdministrator(tx, who.uid)
    const [row] = await tx
      .select({ frozenAt: appUser.frozenAt, frozenBy: appUser.frozenBy })
      .from(appUser)
      .where(eq(appUser.uid, uid))
      .for('update')
    if (row === undefined) throw new DomainError('USER_NOT_FOUND', { uid })
    const now = app.clock.now()
    const { state } = next(stateOf(uid, row), event, { kind: who.kind }, now)
    await tx
      .update(appUser)
      .set(columnsOf(state, who, now))
      .where(eq(appUser.uid, uid))
    const action = state.kind === 'frozen' ? 'account.frozen' : 'account.unfrozen'
    if (state.kind === 'frozen') {
      await endAllSessions(tx, uid)
      // Coin that left while the account waited stays with its receivers as long as staff may need to look.
      await holdLonger(tx, uid, now, frozenHoldSeconds)
    }
    const told = { kind: action, subjectId: uid, side: null } as const
    return {
      result: undefined,
      writes: who.kind === 'moderator' ? [tell(uid, { ...told, facts: { reason: who.reason } }, { at: now })] : [],
      audit: [audited(uid, action, who)],
    }
  })
}

/**
 * The only writer of whether an account is frozen; a freeze ends its sessions, takes its goods off the lists and is written into its running
 * orders, which may cross with others that change the same goods and orders: tried again then.
 * @throws DomainError USER_NOT_FOUND, STAFF_OWN_MATTER, FORBIDDEN (staff who are no administrator any more), and what the account's table refuses with
 */
export async function applyAccountEvent(
  app: App,
  uid: number,
  event: AccountChange,
  who: AccountActorWho,
): Promise<void> {
  if (who.kind === 'moderator' && who.uid === uid) fail('STAFF_OWN_MATTER')
  await runVerb(app, null, () => change(app, uid, event, who))
  app.sessions.changed(uid)
}
