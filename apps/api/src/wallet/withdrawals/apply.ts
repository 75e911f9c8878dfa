import { fail } from '@jindu/domain/errors'
import { assertWithdrawable, balanceProblem } from '@jindu/domain/input'
import { add, decimalsOf, money, shortAmount, type CurrencyCode, type Money } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { applyWithdrawal, withdrawalEntry } from '@jindu/domain/wallet/withdrawals'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { openHere } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { notFrozen, stepProver, waitAfterChange, type Caller } from '../../accounts/accounts/index.ts'
import { changeAddresses } from '../treasury/index.ts'
import { appendEntry, NO_ENTRIES } from '../../records/timeline/index.ts'
import { depositAddress } from '../wallet/tables.ts'
import { assertWithinLimits, leftToApply } from './limits.ts'
import { tellOwner } from './message-subject.ts'
import { withdrawal, withdrawalProfile } from './tables.ts'
import { waitOfAddress } from './waits.ts'
import { changedColumns } from './withdrawal-row.ts'

export interface ApplyInput {
  readonly address: string
  /** The amount that the address receives, without the fee. */
  readonly amount: Money<CurrencyCode>
  /** The digest; the procedure has already verified it. */
  readonly payPassword?: string | undefined
  /** A code of the second factor. */
  readonly otp?: string | undefined
  readonly idempotencyKey: string
}

export interface Applicant {
  readonly session: Session
  readonly caller: Pick<Caller, 'address'>
}

const { inputDecimals } = rules.wallet.withdrawal

/**
 * The chain of a coin that can be withdrawn.
 * @throws DomainError COIN_CLOSED
 */
export function payingChain(app: App, currency: CurrencyCode) {
  const chain = openHere(app, 'withdrawal').includes(currency) ? app.chains[currency] : undefined
  return chain ?? fail('COIN_CLOSED')
}

/** @throws DomainError AMOUNT_TOO_PRECISE, WITHDRAWAL_DUST, WITHDRAWAL_BELOW_MINIMUM */
function assertAmount(app: App, amount: Money<CurrencyCode>): void {
  const { asset, units } = amount
  const step = 10n ** BigInt(Math.max(0, decimalsOf(asset) - inputDecimals))
  if (units % step !== 0n) fail('AMOUNT_TOO_PRECISE', { decimals: inputDecimals })
  const dust = money(asset, BigInt(rules.wallet.payout.dustUnits[asset]))
  if (units < dust.units) fail('WITHDRAWAL_DUST', { minimum: `${shortAmount(dust)} ${asset}` })
  assertWithdrawable(amount, app.settings.current().withdrawalMinimumUnits)
}

/**
 * Refuses deposit addresses and our own change addresses: the coin would only circulate, and deposits to change
 * addresses belong to no user.
 * @throws DomainError WITHDRAWAL_ADDRESS_OWN
 */
async function assertOutside({ db }: App, currency: CurrencyCode, address: string): Promise<void> {
  const own = await db.$count(
    depositAddress,
    and(eq(depositAddress.currency, currency), eq(depositAddress.address, address)),
  )
  if (own > 0 || (await changeAddresses(db, currency, [address])).size > 0) fail('WITHDRAWAL_ADDRESS_OWN')
}

/**
 * The number of approvals by finance that are required; 0 for a small amount whose owner verified the request afresh.
 */
function approvalsFor(app: App, { asset, units }: Money<CurrencyCode>, unverified: boolean): number {
  const { withdrawalAutoUnits, withdrawalSecondUnits } = app.settings.current()
  const second = BigInt(withdrawalSecondUnits[asset])
  if (second > 0n && units > second) return 2
  return unverified || units > BigInt(withdrawalAutoUnits[asset]) ? 1 : 0
}

/** Draws the id and reads the profile's version, the optimistic lock against concurrent applications. */
async function begin(app: App, uid: number): Promise<{ id: number; version: number }> {
  const { db } = app
  await commitVerb(app, { writes: [db.insert(withdrawalProfile).values({ uid }).onConflictDoNothing()] })
  const [row] = await db
    .select({ version: withdrawalProfile.version, id: sql`nextval('withdrawal_id_seq')`.mapWith(Number) })
    .from(withdrawalProfile)
    .where(eq(withdrawalProfile.uid, uid))
  return row ?? fail('CONCURRENT_CHANGE')
}

/**
 * Applies for a withdrawal: amount and fee leave the fund balance and wait for review (product.md "Wallet").
 * @param by who applies. An account with a second factor is always asked for a code, on every surface. The pay password beside
 *   address and amount vouches for these; without it, as old clients and programs send it, finance always reviews
 * @throws DomainError COIN_CLOSED, WITHDRAWAL_ADDRESS_…, AMOUNT_TOO_PRECISE, WITHDRAWAL_DUST, WITHDRAWAL_BELOW_MINIMUM, WITHDRAWAL_DEBT,
 *   WITHDRAWAL_HOUR_LIMIT, WITHDRAWAL_DAY_LIMIT, BALANCE_EMPTY, AMOUNT_EXCEEDS_BALANCE, INSUFFICIENT_FUNDS, ACCOUNT_FROZEN, IDEMPOTENCY_MISMATCH, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, RATE_LIMITED
 */
export function applyForWithdrawal(
  app: App,
  { session, caller }: Applicant,
  input: ApplyInput,
): Promise<{ id: number }> {
  const { uid } = session
  const { amount, payPassword, otp } = input
  const currency = amount.asset
  const request = { address: input.address, currency, units: amount.units }
  const key = once(uid, input.idempotencyKey, 'withdrawals.apply', request)
  const prove = stepProver(app, session, 'withdrawal.request', otp, caller)
  return runVerb(app, key, async () => {
    const { db, clock, settings } = app
    assertAmount(app, amount)
    const { address } = await payingChain(app, currency).reader.parseAddress(input.address)
    await assertOutside(app, currency, address)
    const { id, version } = await begin(app, uid)
    assertWithinLimits(amount, await leftToApply(app, uid, currency))
    const owner = String(uid)
    if ((await balanceUnits(db, { kind: 'user_debt', currency, owner })) > 0n) fail('WITHDRAWAL_DEBT')
    const fee = money(currency, BigInt(settings.current().withdrawalFeeUnits[currency]))
    const balance = money(currency, await balanceUnits(db, { kind: 'user_fund', currency, owner }))
    const problem = balanceProblem(add(amount, fee), balance)
    if (problem !== null) fail(problem)

    const proof = await prove()
    const unverified = payPassword === undefined
    const now = clock.now()
    const waits = [
      (await waitAfterChange(app, uid))?.until ?? null,
      await waitOfAddress(app, uid, currency, address, settings.current().withdrawalWaitSeconds),
    ]
    const waitsUntil = Math.max(...waits.map((until) => until ?? 0)) || null
    const approvalsNeeded = approvalsFor(app, amount, unverified)
    const step = applyWithdrawal({ uid, address, amount, fee, appliedAt: now, approvalsNeeded, waitsUntil })
    const reference = { kind: 'withdrawal', id } as const
    const units = { amountUnits: amount.units, feeUnits: fee.units }
    const story = {
      note: step.note,
      actor: 'owner',
      actorUid: uid,
      details: { currency, address, amount: amount.units.toString(), fee: fee.units.toString() },
      at: now,
    }
    const told = appendEntry(reference, NO_ENTRIES, story)
    const entry = withdrawalEntry(id, null, step)
    await commitVerb(app, {
      once: key,
      response: { id },
      guards: [
        {
          change: db
            .update(withdrawalProfile)
            .set({ version: version + 1 })
            .where(and(eq(withdrawalProfile.uid, uid), eq(withdrawalProfile.version, version))),
        },
        notFrozen(uid),
        ...(proof?.guards ?? []),
      ],
      writes: [
        insertRow(withdrawal, {
          id,
          uid,
          currency,
          address,
          ...units,
          appliedAt: now,
          approvalsNeeded,
          waitsUntil,
          unverified,
          ...changedColumns(step.state),
          ...told.end,
        }),
        told.write,
        ...tellOwner({ id, uid }, { note: step.note, actor: 'owner', remark: '', at: now }),
      ],
      entries: entry === null ? [] : [{ entry, reference, actorUid: uid }],
      audit: [
        {
          action: 'withdrawal.apply',
          actor: { kind: 'user', uid },
          subject: reference,
          details: { currency, amount: units.amountUnits.toString(), address },
        },
        ...(proof?.audit ?? []),
      ],
      outbox: [{ topic: 'wallet', uids: [uid], payload: { currency, withdrawalId: id } }],
    })
    return { id }
  })
}
