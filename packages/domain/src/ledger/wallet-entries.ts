import { add, compare, negate, subtract, zero, type CurrencyCode, type Money } from '../money/index.ts'
import { ownedAccount, siteAccount } from './accounts.ts'
import type { EntryDraft } from './entry.ts'
import { compose, move } from './move.ts'

type Coin = Money<CurrencyCode>

interface WithdrawalStep {
  readonly uid: number
  readonly withdrawalId: number
  /** Amount that the address receives. */
  readonly money: Coin
  /** The site's fee on top. */
  readonly fee: Coin
}

/**
 * A confirmed deposit: `chain` decreases, the user's fund balance increases. A debt is then paid from it
 * (`debtPayment`).
 */
export function deposit(step: { uid: number; money: Coin }): EntryDraft {
  const { uid, money } = step
  const currency = money.asset
  return move('deposit', siteAccount('chain', currency), money, [
    { account: ownedAccount('user_fund', currency, uid), amount: money },
  ])
}

/**
 * Pays a user's debt from their balances: the fund balance first, then the fiat-trade balance. Follows every entry that
 * brings the user coin, in the same transaction, whatever the kind: the database writes it (`ledger_pay_debt`), under
 * its locks.
 * @param step the debt and the balances now
 * @returns null if there is no debt or no balance
 */
export function debtPayment(step: { uid: number; debt: Coin; fund: Coin; otc: Coin }): EntryDraft | null {
  const { uid, debt } = step
  const currency = debt.asset
  const fund = smaller(debt, step.fund)
  const otc = smaller(subtract(debt, fund), step.otc)
  const paid = add(fund, otc)
  if (paid.units === 0n) return null
  return compose('debt_payment', [
    { account: ownedAccount('user_debt', currency, uid), amount: negate(paid) },
    { account: ownedAccount('user_fund', currency, uid), amount: negate(fund) },
    { account: ownedAccount('user_otc', currency, uid), amount: negate(otc) },
  ])
}

/**
 * The chain reverted a credited deposit: deduct it from the fund balance, then the fiat-trade balance; the rest becomes
 * the user's debt.
 * @param step with the balances now
 */
export function depositReversal(step: { uid: number; money: Coin; fund: Coin; otc: Coin }): EntryDraft {
  const { uid, money } = step
  const currency = money.asset
  const fund = smaller(money, step.fund)
  const otc = smaller(subtract(money, fund), step.otc)
  return compose('deposit_reversal', [
    { account: siteAccount('chain', currency), amount: money },
    { account: ownedAccount('user_fund', currency, uid), amount: negate(fund) },
    { account: ownedAccount('user_otc', currency, uid), amount: negate(otc) },
    { account: ownedAccount('user_debt', currency, uid), amount: subtract(money, add(fund, otc)) },
  ])
}

/** Confirmed coin that belongs to no user: the operator's float or top-up. */
export function capitalDeposit(step: { money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('capital_deposit', siteAccount('chain', currency), step.money, [
    { account: siteAccount('operator_capital', currency), amount: step.money },
  ])
}

/** The chain reverted a deposit of the operator's coin. */
export function capitalReversal(step: { money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('capital_reversal', siteAccount('operator_capital', currency), step.money, [
    { account: siteAccount('chain', currency), amount: step.money },
  ])
}

/** Amount and fee leave the fund balance when a withdrawal is requested. */
export function withdrawalApply(step: WithdrawalStep): EntryDraft {
  const currency = step.money.asset
  const whole = add(step.money, step.fee)
  return move('withdrawal_apply', ownedAccount('user_fund', currency, step.uid), whole, [
    { account: ownedAccount('withdrawal_pending', currency, step.withdrawalId), amount: whole },
  ])
}

/** Sets aside the operator's part of a signed transaction's network fee: what the user's fee does not cover. */
export function withdrawalSign(step: { withdrawalId: number; setAside: Coin }): EntryDraft {
  const currency = step.setAside.asset
  return move('withdrawal_sign', siteAccount('operator_capital', currency), step.setAside, [
    { account: ownedAccount('network_fee', currency, step.withdrawalId), amount: step.setAside },
  ])
}

/**
 * The operator's part of a network fee: what the user's own fee does not cover.
 * @returns zero or more
 * @example
 * operatorsPart(money('LTC', 1_000n), money('LTC', 1_400n)).units // 400n
 * operatorsPart(money('LTC', 1_000n), money('LTC', 600n)).units // 0n
 */
export function operatorsPart(fee: Coin, networkFee: Coin): Coin {
  return compare(networkFee, fee) > 0 ? subtract(networkFee, fee) : zero(fee.asset)
}

/**
 * The chain paid the amount and the network fee. The rest of the user's fee is revenue; unused set-aside returns to the
 * operator.
 */
export function withdrawalComplete(step: WithdrawalStep & { networkFee?: Coin; setAside?: Coin }): EntryDraft {
  const { uid, withdrawalId, money, fee } = step
  const currency = money.asset
  const { networkFee = zero(currency), setAside = zero(currency) } = step
  return compose('withdrawal_complete', [
    { account: ownedAccount('withdrawal_pending', currency, withdrawalId), amount: negate(add(money, fee)) },
    { account: ownedAccount('network_fee', currency, withdrawalId), amount: negate(setAside) },
    { account: siteAccount('chain', currency), amount: add(money, networkFee) },
    { account: ownedAccount('revenue_withdrawal_fee', currency, uid), amount: operatorsPart(networkFee, fee) },
    { account: siteAccount('operator_capital', currency), amount: subtract(setAside, operatorsPart(fee, networkFee)) },
  ])
}

/** The chain reverted a completed payout: it is pending again, with its network fee set aside. */
export function withdrawalReopen(step: WithdrawalStep & { networkFee: Coin }): EntryDraft {
  const { uid, withdrawalId, money, fee, networkFee } = step
  const currency = money.asset
  return compose('withdrawal_reopen', [
    { account: siteAccount('chain', currency), amount: negate(add(money, networkFee)) },
    {
      account: ownedAccount('revenue_withdrawal_fee', currency, uid),
      amount: negate(operatorsPart(networkFee, fee)),
    },
    { account: ownedAccount('withdrawal_pending', currency, withdrawalId), amount: add(money, fee) },
    { account: ownedAccount('network_fee', currency, withdrawalId), amount: operatorsPart(fee, networkFee) },
  ])
}

/**
 * Returns amount and fee to the fund balance: revoked, refused or failed. The set-aside network fee returns to the
 * operator.
 */
export function withdrawalReturn(step: WithdrawalStep & { setAside?: Coin }): EntryDraft {
  const { uid, withdrawalId, money, fee } = step
  const currency = money.asset
  const { setAside = zero(currency) } = step
  const whole = add(money, fee)
  return compose('withdrawal_return', [
    { account: ownedAccount('withdrawal_pending', currency, withdrawalId), amount: negate(whole) },
    { account: ownedAccount('network_fee', currency, withdrawalId), amount: negate(setAside) },
    { account: ownedAccount('user_fund', currency, uid), amount: whole },
    { account: siteAccount('operator_capital', currency), amount: setAside },
  ])
}

/**
 * A returned withdrawal was paid after all: deduct the returned amount from the fund balance, then the fiat-trade
 * balance; the rest becomes the user's debt. Network fee and site fee are posted as for a completed withdrawal.
 * @param step with the balances now
 */
export function withdrawalPaidAfterReturn(
  step: Omit<WithdrawalStep, 'withdrawalId'> & { networkFee: Coin; fund: Coin; otc: Coin },
): EntryDraft {
  const { uid, money, fee, networkFee } = step
  const currency = money.asset
  const whole = add(money, fee)
  const fund = smaller(whole, step.fund)
  const otc = smaller(subtract(whole, fund), step.otc)
  return compose('withdrawal_paid_after_return', [
    { account: ownedAccount('user_fund', currency, uid), amount: negate(fund) },
    { account: ownedAccount('user_otc', currency, uid), amount: negate(otc) },
    { account: ownedAccount('user_debt', currency, uid), amount: subtract(whole, add(fund, otc)) },
    { account: siteAccount('chain', currency), amount: add(money, networkFee) },
    { account: ownedAccount('revenue_withdrawal_fee', currency, uid), amount: operatorsPart(networkFee, fee) },
    { account: siteAccount('operator_capital', currency), amount: negate(operatorsPart(fee, networkFee)) },
  ])
}

/** Writes off a permanently lost coin: the operator bears the loss. */
export function coinWriteOff(step: { money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('correction', siteAccount('operator_capital', currency), step.money, [
    { account: siteAccount('chain', currency), amount: step.money },
  ])
}

/** Restores a written-off coin that is on the chain again to the operator. */
export function coinFound(step: { money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('correction', siteAccount('chain', currency), step.money, [
    { account: siteAccount('operator_capital', currency), amount: step.money },
  ])
}

/** One user's fund balance to another's. */
export function transferBetweenUsers(step: { fromUid: number; toUid: number; money: Coin }): EntryDraft {
  const currency = step.money.asset
  return move('transfer', ownedAccount('user_fund', currency, step.fromUid), step.money, [
    { account: ownedAccount('user_fund', currency, step.toUid), amount: step.money },
  ])
}

const smaller = (left: Coin, right: Coin): Coin => (compare(left, right) > 0 ? right : left)
