import { isPermitted, type StaffPermission, type StaffRole } from '@jindu/domain/accounts/staff'
import { rules } from '@jindu/domain/rules'
import { moderationKinds } from '@jindu/domain/trust/moderation'
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { countRoleProposals } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import { setRate } from '../../platform/rates/tables.ts'
import { stillWaits } from '../../platform/second-member/proposal.ts'
import { countProposals } from '../../platform/settings/write-proposal.ts'
import { countCases } from '../../trust/disputes/index.ts'
import { moderationItem } from '../../trust/moderation/tables.ts'
import { coldMove } from '../../wallet/custody/tables.ts'
import { reserve } from '../../wallet/proofs/tables.ts'
import { internalTransfer } from '../../wallet/transfers/tables.ts'
import { coinBreaker, coinWriteOff } from '../../wallet/treasury/tables.ts'
import { withdrawal } from '../../wallet/withdrawals/tables.ts'
import { ticket } from '../tickets/tables.ts'

/** Kinds of waiting work, in the order of the landing page. */
const WAITING_KINDS = [
  'cases',
  'secondRulings',
  'reports',
  'tickets',
  'withdrawals',
  'secondApprovals',
  'stoppedCoins',
  'writeOffs',
  'reserves',
  'coldMoves',
  'moves',
  'rates',
  'settings',
  'roles',
] as const
type WaitingKind = (typeof WAITING_KINDS)[number]

interface Waiting {
  /** The permission needed to act on it. */
  readonly permission: StaffPermission
  readonly count: (app: App, role: StaffRole) => Promise<number>
}

const pending = eq(withdrawal.status, 'pending')

const WAITING: Readonly<Record<WaitingKind, Waiting>> = {
  cases: { permission: 'cases.rule', count: async (app) => (await countCases(app)).waiting },
  secondRulings: { permission: 'cases.rule', count: async (app) => (await countCases(app)).second },
  reports: {
    permission: 'reports.decide',
    count: ({ db }, role) => {
      const kinds = moderationKinds(role).filter((kind) => kind !== 'ticket')
      return db.$count(moderationItem, and(isNull(moderationItem.closedAt), inArray(moderationItem.kind, kinds)))
    },
  },
  tickets: {
    permission: 'tickets.answer',
    count: ({ db }) => db.$count(ticket, and(isNull(ticket.closedAt), isNotNull(ticket.waitingSince))),
  },
  withdrawals: {
    permission: 'payouts.manage',
    count: ({ db }) => db.$count(withdrawal, and(pending, isNull(withdrawal.approvedByUid))),
  },
  secondApprovals: {
    permission: 'payouts.manage',
    count: ({ db }) => db.$count(withdrawal, and(pending, isNotNull(withdrawal.approvedByUid))),
  },
  stoppedCoins: {
    permission: 'payouts.manage',
    count: ({ db }) => db.$count(coinBreaker, isNotNull(coinBreaker.openedAt)),
  },
  writeOffs: {
    permission: 'payouts.manage',
    count: ({ db, clock }) => {
      const waits = stillWaits(coinWriteOff, rules.wallet.writeOff.confirmSeconds, clock.now())
      return db.$count(coinWriteOff, and(isNull(coinWriteOff.confirmedAt), waits))
    },
  },
  reserves: {
    permission: 'payouts.manage',
    count: ({ db, clock }) => {
      const waits = gt(reserve.addedAt, clock.now() - rules.wallet.proof.reserveSeconds)
      return db.$count(reserve, and(isNull(reserve.publishedAt), waits))
    },
  },
  coldMoves: {
    permission: 'payouts.manage',
    count: ({ db }) => db.$count(coldMove, inArray(coldMove.state, ['made', 'signed'])),
  },
  moves: {
    permission: 'payouts.manage',
    count: ({ db }) => db.$count(internalTransfer, eq(internalTransfer.status, 'pending')),
  },
  rates: {
    permission: 'rates.set',
    count: ({ db, clock }) => {
      const waits = stillWaits(setRate, rules.staff.rates.confirmSeconds, clock.now())
      return db.$count(setRate, and(isNull(setRate.confirmedAt), waits))
    },
  },
  settings: { permission: 'settings.change', count: ({ db, clock }) => countProposals(db, clock.now()) },
  roles: { permission: 'staff.manage', count: ({ db, clock }) => countRoleProposals(db, clock.now()) },
}

export const waitingOutput = z.array(z.object({ kind: z.enum(WAITING_KINDS), count: z.int() }))

/** How much waits in each place where the role works; zero is said. */
export function countWaiting(app: App, role: StaffRole): Promise<z.infer<typeof waitingOutput>> {
  const worked = WAITING_KINDS.filter((kind) => isPermitted(role, WAITING[kind].permission))
  return Promise.all(worked.map(async (kind) => ({ kind, count: await WAITING[kind].count(app, role) })))
}
