import { fail } from '@jindu/domain/errors'
import { FIATS, isCurrencyCode, parseFiatRate, parseRate } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import type { AuditDraft } from '../../platform/audit/audit.ts'
import { transactVerb, type Tx } from '../../platform/db/index.ts'
import type { RateCode } from '../../platform/rates/tables.ts'
import { SET_RATES_CHANNEL } from '../../platform/rates/set-rates.ts'
import { keepProposal, letCount, lockProposal, removeSetRate } from '../../platform/rates/write-set-rate.ts'
import { forSecondMember } from '../../platform/second-member/proposal.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import { coinSubject } from '../treasury/index.ts'

type Details = NonNullable<AuditDraft['details']>

interface Step {
  readonly action: 'rate.proposed' | 'rate.confirmed' | 'rate.ended'
  readonly currency: RateCode
  readonly uid: number
  /** Returns the details for the audit, and further audit lines. */
  readonly work: (tx: Tx) => Promise<readonly [Details, readonly AuditDraft[]]>
}

const subjectOf = (code: RateCode): AuditDraft['subject'] =>
  isCurrencyCode(code) ? coinSubject(code) : { kind: 'fiat', id: FIATS[code].number }

/** Dollars per coin, or units of a currency per dollar, times 10^8. */
const readRate = (code: RateCode, typed: string): bigint =>
  isCurrencyCode(code) ? parseRate(code, typed).usdE8 : parseFiatRate(code, typed).perUsdE8

/** One step on a coin's rate, its line in the audit, and word to every process; this one sees it before it answers. */
async function step(app: App, { action, currency, uid, work }: Step): Promise<void> {
  await transactVerb(app, async (tx) => {
    const [details, flags] = await work(tx)
    await tx.execute(sql`select pg_notify(${SET_RATES_CHANNEL}, '')`)
    return {
      result: undefined,
      audit: [...flags, { action, actor: { kind: 'staff', uid }, subject: subjectOf(currency), details }],
    }
  })
  await app.rates.reload()
}

export interface ProposedRate {
  readonly currency: RateCode
  /** Dollars a coin, or units of a currency per dollar, as written. */
  readonly rate: string
  readonly hours: number
  readonly reason: string
}

/**
 * A member of finance proposes a rate for a time; the market's counts until another one agrees.
 * @throws DomainError RATE_INVALID, RATE_SET_ALREADY (another waits or counts)
 */
export async function proposeRate(app: App, { uid }: Session, { currency, rate, hours, reason }: ProposedRate) {
  const now = app.clock.now()
  const usdE8 = readRate(currency, rate)
  const proposal = { currency, usdE8, hours, reason, proposedBy: uid, proposedAt: now }
  await step(app, {
    action: 'rate.proposed',
    currency,
    uid,
    async work(tx) {
      if (!(await keepProposal(tx, proposal))) fail('RATE_SET_ALREADY')
      return [{ rate, hours, reason }, []]
    },
  })
}

/**
 * The second member agrees to the rate they saw: it counts from now on for its time.
 * @throws DomainError RATE_NOT_PROPOSED (none waits, or another than was seen), RATE_SECOND_MEMBER, STAFF_SAME_EYES (until)
 */
export async function confirmRate(app: App, by: StaffCaller, currency: RateCode, seen: bigint): Promise<void> {
  const { uid } = by.session
  const now = app.clock.now()
  await step(app, {
    action: 'rate.confirmed',
    currency,
    uid,
    async work(tx) {
      const row = forSecondMember(await lockProposal(tx, currency, seen, now), uid, {
        gone: 'RATE_NOT_PROPOSED',
        own: 'RATE_SECOND_MEMBER',
      })
      const flags = (await secondEyes(app, tx, by)).lookAfter(row.proposedBy, subjectOf(currency))
      await letCount(tx, currency, { uid, at: now })
      return [{ usdE8: String(row.usdE8), hours: row.hours, reason: row.reason, proposedBy: row.proposedBy }, flags]
    },
  })
}

/**
 * Any member of finance withdraws a pending rate, or ends an active one early.
 * @throws DomainError RATE_NOT_PROPOSED
 */
export async function endRate(app: App, { uid }: Session, currency: RateCode): Promise<void> {
  const now = app.clock.now()
  await step(app, {
    action: 'rate.ended',
    currency,
    uid,
    async work(tx) {
      const row = await removeSetRate(tx, currency, now)
      if (row === undefined) return fail('RATE_NOT_PROPOSED')
      return [{ usdE8: String(row.usdE8), counted: row.confirmedAt === null ? 'no' : 'yes' }, []]
    },
  })
}
