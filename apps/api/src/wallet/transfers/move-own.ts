import { applyInternalTransfer, internalTransferEntry } from '@jindu/domain/wallet/transfers'
import type { CurrencyCode, Money } from '@jindu/domain/money'
import { sql } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { commitVerb, insertRow } from '../../platform/db/index.ts'
import { once, runVerb } from '../../platform/idempotency/index.ts'
import { assertMovable } from './send-transfer.ts'
import { internalTransfer } from './tables.ts'

export interface MoveInput {
  readonly target: 'fund' | 'otc'
  readonly amount: Money<CurrencyCode>
  readonly idempotencyKey: string
}

/**
 * Moves coin between a user's own fund and fiat-trade balances (product.md "Wallet").
 * @throws DomainError BALANCE_EMPTY, AMOUNT_EXCEEDS_BALANCE, INSUFFICIENT_FUNDS, IDEMPOTENCY_MISMATCH
 */
export function moveOwn(app: App, uid: number, input: MoveInput): Promise<{ id: number }> {
  const { target, amount } = input
  const currency = amount.asset
  const key = once(uid, input.idempotencyKey, 'transfers.move', { target, currency, units: amount.units })
  return runVerb(app, key, async () => {
    await assertMovable(app, uid, target === 'otc' ? 'user_fund' : 'user_otc', amount)
    const [drawn] = await app.db.execute<{ id: string }>(sql`select nextval('internal_transfer_id_seq')::text as id`)
    const id = Number(drawn?.id)
    const appliedAt = app.clock.now()
    const step = applyInternalTransfer({ uid, target, money: amount, appliedAt }, app.settings.current())
    const { state } = step
    const reference = { kind: 'internalTransfer', id } as const
    const entry = internalTransferEntry(id, state, step.moves)
    await commitVerb(app, {
      once: key,
      response: { id },
      writes: [
        insertRow(internalTransfer, {
          id,
          uid,
          currency,
          target,
          amountUnits: amount.units,
          status: state.kind,
          appliedAt,
          endedAt: 'endedAt' in state ? state.endedAt : null,
        }),
      ],
      entries: entry === null ? [] : [{ entry, reference, actorUid: uid }],
      audit: [
        {
          action: 'transfer.move',
          actor: { kind: 'user', uid },
          subject: reference,
          details: { target, currency, amount: amount.units.toString() },
        },
      ],
      outbox: [{ topic: 'wallet', uids: [uid], payload: { currency } }],
    })
    return { id }
  })
}
