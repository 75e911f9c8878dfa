import type { WithdrawalEvent } from '@jindu/domain/wallet/withdrawals'
import type { App } from '../../platform/app.ts'
import {
  bookCoin,
  keepsAccounts,
  loseCoin,
  releaseCoins,
  spendCoins,
  spendReturned,
  tellFinance,
  unspendCoins,
} from '../treasury/index.ts'
import type { StepParts } from './apply-step.ts'
import type { AttemptRow } from './attempts.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/** The change output of an attempt, booked when its payment is final. */
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

/** Clears the waiting reason. */
const GOES_ON = { waiting: null, waitingDetail: null }

/**
 * Books a confirmed transaction: its coins are spent. Coins of other attempts stay reserved, because a reorganisation
 * may revive those attempts.
 */
function paid(app: App, id: number, attempt: AttemptRow, height: number, cameBack = false): StepParts {
  const change = changeOf(attempt)
  const wasFreed = cameBack && keepsAccounts(app, attempt.currency)
  return {
    guards: wasFreed ? spendReturned(app, id, attempt.coinIds) : [spendCoins(app, id, attempt.coinIds)],
    writes: change === null ? [] : [bookCoin(app, change)],
    columns: { completedHeight: height, lostHeight: null, lostHash: null, ...GOES_ON },
    details: { tx: attempt.tx, networkFee: attempt.feeUnits.toString() },
  }
}

function unpaid(app: App, id: number, attempt: AttemptRow): StepParts {
  const change = changeOf(attempt)
  return {
    guards: [unspendCoins(app, id, attempt.coinIds), ...(change === null ? [] : [{ change: loseCoin(app, change) }])],
    columns: { completedHeight: null },
  }
}

/**
 * The coin updates of each step. The `chain` account equals the sum of coins before and after.
 * @param attempt the transaction that pays, or that paid until a reorganisation
 * @param height the chain's height
 */
export function coinsOf(
  app: App,
  { id, currency }: Pick<WithdrawalRow, 'id' | 'currency'>,
  event: WithdrawalEvent,
  attempt: AttemptRow | undefined,
  height: number,
): StepParts {
  if (event.kind === 'conflict') return { writes: releaseCoins(app, currency, id), columns: GOES_ON }
  if (attempt === undefined) return {}
  if (event.kind === 'complete') return paid(app, id, attempt, height)
  if (event.kind === 'paidAfterReturn') {
    const { writes = [], ...parts } = paid(app, id, attempt, height, true)
    const told = tellFinance(app, { kind: 'finance.paidAfterReturn', subjectId: id, side: null, facts: {} })
    return { ...parts, writes: [...writes, ...told] }
  }
  return event.kind === 'reopen' ? unpaid(app, id, attempt) : {}
}
