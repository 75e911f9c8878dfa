import {
  next,
  withdrawalEntry,
  type OwnersAccounts,
  type Withdrawal,
  type WithdrawalActor,
  type WithdrawalEvent,
} from '@jindu/domain/wallet/withdrawals'
import { money } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { commitVerb, updateRow, type Statement } from '../../platform/db/index.ts'
import { runVerb } from '../../platform/idempotency/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { appendEntry } from '../../records/timeline/index.ts'
import { tellOwner } from './message-subject.ts'
import { withdrawal } from './tables.ts'
import { changedColumns, loadWithdrawal, stateOf, type WithdrawalRow } from './withdrawal-row.ts'

/** The actor of an event: the owner, finance, the clock, or the chain gateway. */
export type Actor = WithdrawalActor & { readonly uid?: number }

const AUDIT_KINDS = { owner: 'user', finance: 'staff', clock: 'clock', gateway: 'clock' } as const satisfies Record<
  WithdrawalActor['kind'],
  AuditDraft['actor']['kind']
>

/** The owner's balances, from which a refund is debited again when a failed payout turns out to be paid. */
async function ownersAccounts({ db }: App, { uid, currency }: WithdrawalRow): Promise<OwnersAccounts> {
  const holds = async (kind: 'user_fund' | 'user_otc') =>
    money(currency, await balanceUnits(db, { kind, currency, owner: String(uid) }))
  return { fund: await holds('user_fund'), otc: await holds('user_otc') }
}

/** Additional parts of a step's commit. */
export interface StepParts {
  readonly guards?: Parameters<typeof commitVerb>[1]['guards']
  readonly writes?: readonly Statement[]
  /** Columns besides those of the state. */
  readonly columns?: Partial<
    Pick<
      WithdrawalRow,
      'signedAt' | 'waiting' | 'waitingDetail' | 'anchorCoinId' | 'completedHeight' | 'lostHeight' | 'lostHash'
    >
  >
  readonly details?: Readonly<Record<string, string | number>>
  /** Audit lines beside the step's own. */
  readonly audit?: readonly AuditDraft[]
  /** The member of finance who triggered the gateway's step. */
  readonly byUid?: number | undefined
}

/** Builds the additional parts from the loaded row; called again on every retry. */
export type PartsOf = (row: WithdrawalRow, after: Withdrawal) => StepParts

/**
 * The only writer of a withdrawal's state. Loads, asks the domain, and commits all changes in one statement. If the
 * withdrawal changed meanwhile, it reloads and retries, a bounded number of times.
 * @throws DomainError WITHDRAWAL_NOT_FOUND, CONCURRENT_CHANGE, what `next` refuses with, and the refusal of a guard
 */
export function applyStep(
  app: App,
  id: number,
  event: WithdrawalEvent,
  actorOf: (row: WithdrawalRow) => Actor,
  partsOf: PartsOf = () => ({}),
): Promise<WithdrawalRow> {
  return runVerb(app, null, async () => {
    const row = await loadWithdrawal(app, id)
    const actor = actorOf(row)
    const now = app.clock.now()
    const before = stateOf(row)
    const step = next(before, event, actor, now)
    const { state, note } = step
    const { guards = [], writes = [], columns = {}, details = {}, audit = [], byUid } = partsOf(row, state)
    const actorUid = actor.uid ?? null
    const reference = { kind: 'withdrawal', id } as const
    const isTaken = event.kind === 'paidAfterReturn'
    const entry = withdrawalEntry(id, before, step, isTaken ? await ownersAccounts(app, row) : undefined)
    const remark = 'remark' in state ? state.remark : ''
    const facts = { ...('remark' in state ? { remark } : {}), ...details }
    const story = { note, actor: actor.kind, actorUid, details: facts, at: now }
    const told = appendEntry(reference, row, story)
    const changed = { ...changedColumns(state), ...columns, ...told.end, version: row.version + 1 }
    await commitVerb(app, {
      guards: [{ change: updateRow(withdrawal, changed, { id, version: row.version }) }, ...guards],
      writes: [told.write, ...writes, ...tellOwner(row, { note, actor: actor.kind, remark, at: now })],
      entries: entry === null ? [] : [{ entry, reference, ...(actorUid === null ? {} : { actorUid }) }],
      audit: [
        ...audit,
        {
          action: `withdrawal.${event.kind}`,
          actor:
            byUid === undefined
              ? { kind: AUDIT_KINDS[actor.kind], ...(actorUid === null ? {} : { uid: actorUid }) }
              : { kind: 'staff', uid: byUid },
          subject: reference,
          details: facts,
        },
      ],
      outbox: [{ topic: 'wallet', uids: [row.uid], payload: { currency: row.currency, withdrawalId: id } }],
    })
    return { ...row, ...changed }
  })
}

/** The actor for steps of the chain. */
export const theGateway = (): Actor => ({ kind: 'gateway' })
