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

/** Who acts: a person in the role that the withdrawal gives them, the clock, or the chain. */
export type Actor = WithdrawalActor & { readonly uid?: number }

const AUDIT_KINDS = { owner: 'user', finance: 'staff', clock: 'clock', gateway: 'clock' } as const satisfies Record<
  WithdrawalActor['kind'],
  AuditDraft['actor']['kind']
>

/** What the owner has, where what came back to them is taken again. */
async function ownersAccounts({ db }: App, { uid, currency }: WithdrawalRow): Promise<OwnersAccounts> {
  const holds = async (kind: 'user_fund' | 'user_otc') =>
    money(currency, await balanceUnits(db, { kind, currency, owner: String(uid) }))
  return { fund: await holds('user_fund'), otc: await holds('user_otc') }
}

/** What goes with a step into its commit. */
export interface StepParts {
  readonly guards?: Parameters<typeof commitVerb>[1]['guards']
  readonly writes?: readonly Statement[]
  /** Columns beside those of the state. */
  readonly columns?: Partial<
    Pick<
      WithdrawalRow,
      'signedAt' | 'waiting' | 'waitingDetail' | 'anchorCoinId' | 'completedHeight' | 'lostHeight' | 'lostHash'
    >
  >
  readonly details?: Readonly<Record<string, string | number>>
  /** Who of finance had the chain act. */
  readonly byUid?: number | undefined
}

/** What else a step writes, made for what was loaded; asked again on every new try. */
export type PartsOf = (row: WithdrawalRow, after: Withdrawal) => StepParts

/**
 * The only writer of a withdrawal's state. Loads, asks the domain, and commits state, postings, timeline, message, audit and
 * notification in one statement; one that changed meanwhile is loaded and decided again, a bounded number of times.
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
    const { guards = [], writes = [], columns = {}, details = {}, byUid } = partsOf(row, state)
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

/** The chain acts. */
export const theGateway = (): Actor => ({ kind: 'gateway' })
