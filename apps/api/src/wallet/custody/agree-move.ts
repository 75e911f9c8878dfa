import { fail } from '@jindu/domain/errors'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { secondEyes, type StaffCaller } from '../../accounts/accounts/index.ts'
import type { App } from '../../platform/app.ts'
import type { SignedTransaction } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { balanceUnits } from '../../platform/ledger/index.ts'
import { outageOf } from '../../platform/outage/outage.ts'
import { breakerGuard, coinSubject } from '../treasury/index.ts'
import { moveFacts } from './make-move.ts'
import { assertOwnAddresses, coinsOfMove, coldOf, loadMove, orderOf, signedColumns, type MoveRow } from './move-row.ts'
import { coldMove } from './tables.ts'
import { advanceMove } from './work-moves.ts'

/** A drain is signed by the node now. A top-up is checked once more, because days may lie between signature and agreement. */
async function signedOf(app: App, row: MoveRow): Promise<SignedTransaction> {
  const { chain, cold } = coldOf(app, row.currency)
  await assertOwnAddresses(app, row)
  const order = orderOf(row, await coinsOfMove(app, row))
  if (row.direction === 'drain') return chain.signer.sign(order)
  const { psbt, raw } = row
  return psbt === null || raw === null ? fail('COLD_MOVE_CHANGED') : cold.finish({ psbt }, order, raw)
}

/**
 * The second member agrees: the move is sent, and again by the clock until it is in a block.
 * @throws DomainError COLD_MOVE_CHANGED, COLD_MOVE_SECOND_MEMBER, STAFF_SAME_EYES (until), BREAKER_OPEN (of a drain), COLD_CAPITAL_SHORT,
 *   COLD_PSBT_…, PAYOUT_NOT_SIGNED, CHAIN_UNAVAILABLE
 */
export async function agreeMove(app: App, by: StaffCaller, id: number): Promise<void> {
  const { db, clock } = app
  const { uid } = by.session
  const seen = await loadMove(app, id, ['made', 'signed'])
  const { currency } = seen
  await app.turns(currency, async () => {
    const row = await loadMove(app, id, [seen.direction === 'drain' ? 'made' : 'signed'])
    const before = [...new Set([row.madeBy, ...(row.signedBy === null ? [] : [row.signedBy])])]
    if (before.includes(uid)) fail('COLD_MOVE_SECOND_MEMBER')
    const eyes = await secondEyes(app, db, by)
    const flags = before.flatMap((each) => eyes.lookAfter(each, coinSubject(currency)))
    const signed = await signedOf(app, row)
    if ((await balanceUnits(db, { kind: 'operator_capital', currency })) < signed.feeUnits) fail('COLD_CAPITAL_SHORT')
    await commitVerb(app, {
      guards: [
        // The node's keys sign nothing while chain and books differ.
        ...(row.direction === 'drain'
          ? [{ change: breakerGuard(app, currency), refusal: 'BREAKER_OPEN' as const }]
          : []),
        {
          change: db
            .update(coldMove)
            .set({ state: 'agreed', agreedBy: uid, agreedAt: clock.now(), ...signedColumns(signed) })
            .where(and(eq(coldMove.id, id), inArray(coldMove.state, ['made', 'signed']), ne(coldMove.madeBy, uid))),
          refusal: 'COLD_MOVE_CHANGED',
        },
      ],
      audit: [
        ...flags,
        {
          action: 'treasury.moveAgreed',
          actor: { kind: 'staff', uid },
          subject: coinSubject(currency),
          details: { moveId: id, tx: signed.txid, madeBy: row.madeBy, ...moveFacts(row) },
        },
      ],
    })
    const { chain } = coldOf(app, currency)
    try {
      await advanceMove(app, chain, await loadMove(app, id, ['agreed']), 0)
    } catch (error) {
      // The coin's next turn sends it.
      if (outageOf(error) === null) throw error
    }
  })
}
