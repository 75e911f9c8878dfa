import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { commitVerb } from '../../platform/db/index.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { coinSubject, freeFromMove, holdForMove } from '../treasury/index.ts'
import { chooseCoins, feeRateFor } from '../withdrawals/index.ts'
import { assertOwnAddresses, coinsOfMove, coldOf, loadMove, orderOf, signedColumns, type MoveRow } from './move-row.ts'
import { coldMove } from './tables.ts'

export interface WantedMove {
  readonly amount: { readonly asset: CurrencyCode; readonly units: bigint }
  readonly direction: MoveRow['direction']
}

const drawn = z.tuple([z.object({ id: z.coerce.number() })])

/** The next move's id: its coins are reserved in the same statement. */
async function drawId({ db }: App): Promise<{ id: number }> {
  return drawn.parse([...(await db.execute(sql`select nextval('cold_move_id_seq') as id`))])[0]
}

/** The audit's facts about a move. */
export const moveFacts = ({
  direction,
  amountUnits,
  address,
}: Pick<MoveRow, 'direction' | 'amountUnits' | 'address'>) => ({
  direction,
  amount: amountUnits.toString(),
  address,
})

/**
 * A member of finance makes a payment between the wallets: its coins are reserved, and a top-up is there for its keys to sign.
 * @throws DomainError COLD_WALLET_MISSING, COLD_COIN_SHORT, PAYOUT_NOT_SIGNED (the node built something else), CHAIN_UNAVAILABLE
 */
export async function makeMove(app: App, { uid }: Session, { amount, direction }: WantedMove): Promise<{ id: number }> {
  const { asset: currency, units } = amount
  const { chain, cold } = coldOf(app, currency)
  const isTopUp = direction === 'topUp'
  return app.turns(currency, async () => {
    const feeRate = await feeRateFor(chain)
    const coins = (await chooseCoins(app, { currency, units, feeRate, cold: isTopUp })) ?? fail('COLD_COIN_SHORT')
    const address = isTopUp ? await chain.reader.newAddress('operator') : await cold.newAddress()
    const changeAddress = isTopUp ? await cold.changeAddress() : await chain.signer.changeAddress()
    const move = { currency, direction, address, changeAddress, amountUnits: units, feeRate }
    const built = isTopUp ? await cold.build(orderOf(move, coins)) : null
    const row = {
      ...move,
      state: 'made' as const,
      psbt: built?.psbt ?? null,
      feeUnits: built?.feeUnits ?? null,
      madeBy: uid,
      madeAt: app.clock.now(),
    }
    const { id } = await drawId(app)
    await commitVerb(app, {
      guards: [
        { change: app.db.insert(coldMove).values({ id, ...row }), refusal: 'COLD_MOVE_CHANGED' },
        holdForMove(
          app,
          id,
          coins.map((coin) => coin.id),
        ),
      ],
      audit: [
        {
          action: 'treasury.moveMade',
          actor: { kind: 'staff', uid },
          subject: coinSubject(currency),
          details: { moveId: id, ...moveFacts(row) },
        },
      ],
    })
    return { id }
  })
}

/**
 * What the keys signed is checked: the same transaction, completely signed, and one that the node would take now. It waits for a
 * second member.
 * @param signed a PSBT in base64, or the transaction in hexadecimal digits
 * @throws DomainError COLD_MOVE_CHANGED, COLD_PSBT_…, PAYOUT_NOT_SIGNED, CHAIN_UNAVAILABLE
 */
export async function submitMove(app: App, { uid }: Session, id: number, signed: string): Promise<void> {
  const { db } = app
  const row = await loadMove(app, id, ['made'])
  const { cold } = coldOf(app, row.currency)
  const { psbt } = row
  if (psbt === null) return fail('COLD_MOVE_CHANGED')
  await assertOwnAddresses(app, row)
  const checked = await cold.finish({ psbt }, orderOf(row, await coinsOfMove(app, row)), signed)
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coldMove)
          .set({ state: 'signed', signedBy: uid, ...signedColumns(checked) })
          .where(and(eq(coldMove.id, id), eq(coldMove.state, 'made'))),
        refusal: 'COLD_MOVE_CHANGED',
      },
    ],
    audit: [
      {
        action: 'treasury.moveSigned',
        actor: { kind: 'staff', uid },
        subject: coinSubject(row.currency),
        details: { moveId: id, tx: checked.txid, ...moveFacts(row) },
      },
    ],
  })
}

/** Gives a move up before anybody agreed: its coins are free again. @throws DomainError COLD_MOVE_CHANGED */
export async function withdrawMove(app: App, { uid }: Session, id: number): Promise<void> {
  const { db, clock } = app
  const row = await loadMove(app, id, ['made', 'signed'])
  await commitVerb(app, {
    guards: [
      {
        change: db
          .update(coldMove)
          .set({ state: 'withdrawn', endedAt: clock.now() })
          .where(and(eq(coldMove.id, id), inArray(coldMove.state, ['made', 'signed']))),
        refusal: 'COLD_MOVE_CHANGED',
      },
    ],
    writes: [freeFromMove(app, id)],
    audit: [
      {
        action: 'treasury.moveWithdrawn',
        actor: { kind: 'staff', uid },
        subject: coinSubject(row.currency),
        details: { moveId: id, ...moveFacts(row) },
      },
    ],
  })
}
