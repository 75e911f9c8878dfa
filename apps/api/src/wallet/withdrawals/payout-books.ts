import type { WithdrawalEvent } from '@jindu/domain/wallet/withdrawals'
import type { App } from '../../platform/app.ts'
import { bookCoin, loseCoin, releaseCoins, spendCoins, tellFinance, unspendCoins } from '../treasury/index.ts'
import type { StepParts } from './apply-step.ts'
import type { AttemptRow } from './attempts.ts'

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

/** It waits for nothing. */
const GOES_ON = { waiting: null, waitingDetail: null }

/** The transaction that pays spends its coins; those of the others stay the payout's, for a reorganisation may bring these back. */
function paid(app: App, id: number, attempt: AttemptRow, height: number): StepParts {
  const change = changeOf(attempt)
  return {
    guards: [spendCoins(app, id, attempt.coinIds)],
    writes: change === null ? [] : [bookCoin(app, change)],
    columns: { completedHeight: height, lostHeight: null, lostHash: null, ...GOES_ON },
    details: { tx: attempt.tx, networkFee: attempt.feeUnits.toString() },
  }
}

function unpaid(app: App, id: number, attempt: AttemptRow): StepParts {
  const change = changeOf(attempt)
  return {
    guards: [
      unspendCoins(app, id, attempt.coinIds),
      ...(change === null ? [] : [{ change: loseCoin(app, change.currency, change) }]),
    ],
    columns: { completedHeight: null },
  }
}

/**
 * What each step does with the coins: the books' coin is their sum, before and after.
 * @param attempt the transaction that pays, or paid until now
 * @param height the chain's
 */
export function coinsOf(
  app: App,
  id: number,
  event: WithdrawalEvent,
  attempt: AttemptRow | undefined,
  height: number,
): StepParts {
  if (event.kind === 'conflict') return { writes: [releaseCoins(app, id)], columns: GOES_ON }
  if (attempt === undefined) return {}
  if (event.kind === 'complete') return paid(app, id, attempt, height)
  if (event.kind === 'paidAfterReturn') {
    const { writes = [], ...parts } = paid(app, id, attempt, height)
    const told = tellFinance(app, { kind: 'finance.paidAfterReturn', subjectId: id, side: null, facts: {} })
    return { ...parts, writes: [...writes, ...told] }
  }
  return event.kind === 'reopen' ? unpaid(app, id, attempt) : {}
}
