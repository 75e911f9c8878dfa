import type { CurrencyCode } from '@jindu/domain/money'
import { money } from '@jindu/domain/money'
import { isOut, watchPayout, type Seen, type WithdrawalEvent } from '@jindu/domain/withdrawal'
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { App } from '../../platform/app.ts'
import { ANCHOR_BLOCKS, type Chain } from '../../platform/chain/index.ts'
import { commitVerb } from '../../platform/db/index.ts'
import { bookCoin, loseCoin, releaseCoins, spendCoins, unspendCoins } from '../treasury/index.ts'
import { applyStep, theGateway, type StepParts } from './apply-step.ts'
import { attemptsOf, type AttemptRow } from './attempts.ts'
import { coinsById } from './choose-coins.ts'
import { withdrawal } from './tables.ts'
import { loadWithdrawal, stateOf, type WithdrawalRow } from './withdrawal-row.ts'

/** What the chain says of a payout's transactions. */
async function look(
  app: App,
  { reader, currency }: Chain,
  row: WithdrawalRow,
  attempts: readonly AttemptRow[],
): Promise<Seen> {
  const seen = []
  for (const { tx, feeUnits } of attempts) {
    const found = await reader.find(tx)
    const confirmations = Math.max(0, found?.confirmations ?? 0)
    seen.push({ tx, networkFee: money(currency, feeUnits), confirmations, inMempool: found?.inMempool ?? false })
  }
  const mined = seen.some(({ confirmations }) => confirmations > 0)
  const [anchor] = mined || row.anchorCoinId === null ? [] : await coinsById(app, [row.anchorCoinId])
  const known = attempts.map(({ tx }) => tx)
  const foreignDepth = anchor === undefined ? 0 : await reader.spentElsewhere(anchor, known)
  return { attempts: seen, foreignDepth, needed: app.settings.current().depositConfirmations[currency] }
}

const attemptOf = (attempts: readonly AttemptRow[], tx: string | null): AttemptRow | undefined =>
  attempts.find((attempt) => attempt.tx === tx)

/** Our change comes into the books when the payment that gives it is final. */
const changeOf = ({ currency, tx, changeAddress, changeIndex, changeUnits }: AttemptRow) =>
  changeIndex === null || changeUnits === null
    ? null
    : {
        currency,
        txid: tx,
        outputIndex: changeIndex,
        address: changeAddress,
        units: changeUnits,
        source: 'change' as const,
      }

/** What each step does with the coins: the books' coin is their sum, before and after. */
function coinsOf(
  app: App,
  id: number,
  event: WithdrawalEvent,
  attempts: readonly AttemptRow[],
  paid: string | null,
  height: number,
): StepParts {
  const attempt = attemptOf(attempts, event.kind === 'complete' ? event.tx : paid)
  const change = attempt === undefined ? null : changeOf(attempt)
  if (event.kind === 'complete') {
    return {
      guards: attempt === undefined ? [] : [spendCoins(app, id, attempt.coinIds)],
      writes: [releaseCoins(app, id, attempt?.coinIds), ...(change === null ? [] : [bookCoin(app, change)])],
      columns: { completedHeight: height },
      details: { tx: event.tx, networkFee: event.networkFee.units.toString() },
    }
  }
  if (event.kind === 'reopen') {
    return {
      guards: [
        ...(attempt === undefined ? [] : [unspendCoins(app, id, attempt.coinIds)]),
        ...(change === null ? [] : [{ change: loseCoin(app, change.currency, change) }]),
      ],
      columns: { completedHeight: null },
    }
  }
  return event.kind === 'conflict' ? { writes: [releaseCoins(app, id)] } : {}
}

async function sendAgain(
  { log }: App,
  { signer }: Chain,
  { id }: WithdrawalRow,
  attempt: AttemptRow | undefined,
): Promise<boolean> {
  if (attempt === undefined) return false
  const answer = await signer.send(attempt.raw)
  if (answer !== 'sent') log.warn({ withdrawalId: id, tx: attempt.tx, answer }, 'a payment was not taken by the node')
  return answer === 'sent'
}

/** What the owner's page shows of a payment on its way. */
async function noteConfirmations(
  app: App,
  { id, uid, currency, confirmations: known }: WithdrawalRow,
  { attempts }: Seen,
): Promise<void> {
  const confirmations = Math.max(0, ...attempts.map((attempt) => attempt.confirmations))
  if (confirmations === known) return
  await commitVerb(app, {
    writes: [app.db.update(withdrawal).set({ confirmations }).where(eq(withdrawal.id, id))],
    outbox: [{ topic: 'wallet', uids: [uid], payload: { currency, withdrawalId: id } }],
  })
}

/** Takes the steps that follow from what the chain says of a payout, until there is none. */
export async function watchOne(app: App, chain: Chain, id: number, height: number): Promise<void> {
  let row = await loadWithdrawal(app, id)
  // Signed, broadcast, completed: never more than that in one look.
  for (let steps = 0; steps < 4; steps += 1) {
    const state = stateOf(row)
    const attempts = await attemptsOf(app.db, id)
    const seen = await look(app, chain, row, attempts)
    const follows = watchPayout(state, seen)
    if (isOut(state)) await noteConfirmations(app, row, seen)
    if (follows.do === 'wait') return
    if (follows.do === 'send') {
      const sent = await sendAgain(app, chain, row, attemptOf(attempts, follows.tx))
      if (!sent || !isOut(state) || state.kind === 'broadcast') return
      row = await applyStep(app, id, { kind: 'broadcast' }, theGateway)
      continue
    }
    const { event } = follows
    row = await applyStep(app, id, event, theGateway, () => coinsOf(app, id, event, attempts, row.tx, height))
  }
}

/** Payouts that may be on their way, and completed ones that a reorganisation could still take back, the latest first. */
export async function payoutsToWatch({ db }: App, currency: CurrencyCode, height: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.currency, currency),
        or(
          inArray(withdrawal.status, ['signed', 'broadcast']),
          and(eq(withdrawal.status, 'completed'), gte(withdrawal.completedHeight, height - ANCHOR_BLOCKS)),
        ),
      ),
    )
    .orderBy(desc(withdrawal.completedHeight), desc(withdrawal.id))
  return rows.map(({ id }) => id)
}
