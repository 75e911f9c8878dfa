/** The only door to the coins of our wallets and what their payouts depend on. */
export { breakerGuard, payoutsPaused } from './breaker-guard.ts'
export { changeAddresses } from './change-addresses.ts'
export { coinSubject } from './coin-subject.ts'
export { bookCoin, loseCoin } from './coins.ts'
export { compareHoldings } from './compare-holdings.ts'
export { measureHoldings, openBreaker } from './measure-holdings.ts'
export { releaseCoins, reserveCoins, spendCoins, unspendCoins } from './payout-coins.ts'
