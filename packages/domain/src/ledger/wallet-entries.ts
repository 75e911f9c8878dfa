import { add, type CurrencyCode, type Money } from '../money/index.ts'
import { ownedAccount, siteAccount } from './accounts.ts'
import type { EntryDraft } from './entry.ts'
import { move } from './move.ts'

type Coin = Money<CurrencyCode>

interface WithdrawalStep {
  readonly uid: number
  readonly withdrawalId: number
  /** What the address receives. */
  readonly money: Coin
  /** What the site keeps on top. */
  readonly fee: Coin
}

/** A confirmed deposit: the chain owes more, the user's fund balance grows. */
export function deposit(step: { uid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('deposit', siteAccount('chain', currency), step.money, [
    { account: ownedAccount('user_fund', currency, step.uid), amount: step.money },
  ])
}

/** Amount and fee leave the fund balance when a withdrawal is applied for. */
export function withdrawalApply(step: WithdrawalStep): EntryDraft {
  const currency = step.money.asset
  const whole = add(step.money, step.fee)
  return move('withdrawal_apply', ownedAccount('user_fund', currency, step.uid), whole, [
    { account: ownedAccount('withdrawal_pending', currency, step.withdrawalId), amount: whole },
  ])
}

/** The chain paid the amount out; the fee is revenue. */
export function withdrawalComplete(step: WithdrawalStep): EntryDraft {
  const currency = step.money.asset
  const whole = add(step.money, step.fee)
  return move('withdrawal_complete', ownedAccount('withdrawal_pending', currency, step.withdrawalId), whole, [
    { account: siteAccount('chain', currency), amount: step.money },
    { account: ownedAccount('revenue_withdrawal_fee', currency, step.uid), amount: step.fee },
  ])
}

/** Amount and fee come back: revoked, refused or failed. */
export function withdrawalReturn(step: WithdrawalStep): EntryDraft {
  const currency = step.money.asset
  const whole = add(step.money, step.fee)
  return move('withdrawal_return', ownedAccount('withdrawal_pending', currency, step.withdrawalId), whole, [
    { account: ownedAccount('user_fund', currency, step.uid), amount: whole },
  ])
}

/** One user's fund balance to another's. */
export function transferBetweenUsers(step: { fromUid: number; toUid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('transfer', ownedAccount('user_fund', currency, step.fromUid), step.money, [
    { account: ownedAccount('user_fund', currency, step.toUid), amount: step.money },
  ])
}
