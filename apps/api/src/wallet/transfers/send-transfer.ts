import { fail } from '@jindu/domain/errors'
import { balanceProblem } from '@jindu/domain/input'
import { entryTemplates } from '@jindu/domain/ledger'
import { money, type CurrencyCode, type Money } from '@jindu/domain/money'
import { walletCurrencies } from '@jindu/domain/accounts/site'
import { and, count, eq, max, sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { connectedCurrencies } from '../../platform/chain/index.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { balanceUnits, holdCoin } from '../../platform/ledger/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { appUser, notFrozen, stepProver, waitAfterChange, type Caller } from '../../accounts/accounts/index.ts'
import { tell } from '../../records/messages/index.ts'
import { userTransfer } from './tables.ts'

/**
 * Loads the recipient of a transfer.
 * @throws DomainError RECIPIENT_IS_SELF, RECIPIENT_UNKNOWN, RECIPIENT_FROZEN
 */
async function loadRecipient({ db }: App, uid: number, recipientUid: number) {
  if (recipientUid === uid) return fail('RECIPIENT_IS_SELF')
  const [row] = await db
    .select({ joinedAt: appUser.createdAt, frozenAt: appUser.frozenAt })
    .from(appUser)
    .where(eq(appUser.uid, recipientUid))
  if (row === undefined) return fail('RECIPIENT_UNKNOWN')
  return row.frozenAt === null ? { uid: recipientUid, joinedAt: row.joinedAt } : fail('RECIPIENT_FROZEN')
}

/**
 * The recipient of a transfer, with their join date and earlier transfers, so that the sender can recognise them.
 * @throws DomainError RECIPIENT_IS_SELF, RECIPIENT_UNKNOWN, RECIPIENT_FROZEN
 */
export async function readRecipient(app: App, uid: number, recipientUid: number) {
  const recipient = await loadRecipient(app, uid, recipientUid)
  const [sent] = await app.db
    .select({ times: count(), lastAt: max(userTransfer.createdAt) })
    .from(userTransfer)
    .where(and(eq(userTransfer.fromUid, uid), eq(userTransfer.toUid, recipientUid)))
  return { ...recipient, times: sent?.times ?? 0, lastAt: sent?.lastAt ?? null }
}

/**
 * Checks that the amount can be moved out of a balance.
 * @throws DomainError BALANCE_EMPTY, AMOUNT_NOT_POSITIVE, AMOUNT_EXCEEDS_BALANCE
 */
export async function assertMovable(
  { db }: App,
  uid: number,
  kind: 'user_fund' | 'user_otc',
  amount: Money<CurrencyCode>,
): Promise<void> {
  const currency = amount.asset
  const balance = money(currency, await balanceUnits(db, { kind, currency, owner: String(uid) }))
  const problem = balanceProblem(amount, balance)
  if (problem !== null) fail(problem)
}

export interface SendInput {
  readonly recipientUid: number
  readonly amount: Money<CurrencyCode>
  /** A code of the second factor. */
  readonly otp?: string | undefined
  readonly idempotencyKey: string
}

/** The session and address of the sender. */
export interface Sender {
  readonly session: Session
  readonly caller: Pick<Caller, 'address'>
}

/**
 * Moves coin from one user's fund balance to another's, at once. Asks for a code if the account has a second factor. An
 * access token that moves money was created with one, so it is not asked.
 * @throws DomainError CURRENCY_NOT_ACCEPTED, RECIPIENT_IS_SELF, RECIPIENT_UNKNOWN, RECIPIENT_FROZEN, ACCOUNT_FROZEN, BALANCE_EMPTY,
 *   AMOUNT_EXCEEDS_BALANCE, INSUFFICIENT_FUNDS, COIN_HELD, IDEMPOTENCY_MISMATCH, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, PASSKEY_WRONG,
 *   RATE_LIMITED
 */
export function sendTransfer(app: App, { session, caller }: Sender, input: SendInput): Promise<{ id: number }> {
  const { uid } = session
  const { recipientUid, amount } = input
  const currency = amount.asset
  const request = { recipientUid, currency, units: amount.units }
  const key = once(uid, input.idempotencyKey, 'transfers.send', request)
  const prove = stepProver(app, session, 'transfer.send', input.otp, caller)
  return runVerb(app, key, async () => {
    if (!walletCurrencies(connectedCurrencies(app)).includes(currency)) fail('CURRENCY_NOT_ACCEPTED', { currency })
    await loadRecipient(app, uid, recipientUid)
    await assertMovable(app, uid, 'user_fund', amount)
    const proof = await prove()
    const wait = await waitAfterChange(app, uid)
    const [drawn] = await app.db.execute<{ id: string }>(sql`select nextval('user_transfer_id_seq')::text as id`)
    const id = Number(drawn?.id)
    const reference = { kind: 'transfer', id } as const
    const guards = [notFrozen(uid), notFrozen(recipientUid, 'RECIPIENT_FROZEN')]
    await commitVerb(app, {
      once: key,
      response: { id },
      // In uid order: crossing transfers deadlock otherwise.
      guards: [...(uid < recipientUid ? guards : guards.toReversed()), ...(proof?.guards ?? [])],
      writes: [
        // The security wait moves along: the receiver cannot withdraw the coin earlier than the sender could have.
        ...(wait === null
          ? []
          : [
              holdCoin({
                owner: String(recipientUid),
                currency,
                units: amount.units,
                heldUntil: wait.until,
                sourceUid: uid,
                transferId: id,
                createdAt: app.clock.now(),
              }),
            ]),
        insertRow(userTransfer, {
          id,
          fromUid: uid,
          toUid: recipientUid,
          currency,
          amountUnits: amount.units,
          createdAt: app.clock.now(),
        }),
        tell(
          uid,
          { kind: 'transfer.sent', subjectId: id, side: null, facts: { to: String(recipientUid) } },
          { at: app.clock.now() },
        ),
        tell(
          recipientUid,
          { kind: 'transfer.received', subjectId: id, side: null, facts: { from: String(uid) } },
          { at: app.clock.now(), by: uid },
        ),
      ],
      entries: [
        {
          entry: entryTemplates.transferBetweenUsers({ fromUid: uid, toUid: recipientUid, money: amount }),
          reference,
          actorUid: uid,
        },
      ],
      audit: [
        {
          action: 'transfer.send',
          actor: { kind: 'user', uid },
          subject: reference,
          details: { to: recipientUid, currency, amount: amount.units.toString() },
        },
        ...(proof?.audit ?? []),
      ],
      outbox: [{ topic: 'wallet', uids: [uid, recipientUid], payload: { currency, transferId: id } }],
    })
    return { id }
  })
}
