/** Deposits, withdrawals, transfers (wallet-and-otc.md §5, §9). Smallest units of each currency. */
export const walletRules = {
  deposit: { confirmations: { BTC: 3, USDT: 12, LTC: 6 }, maximumAddressesPerCurrency: 50 },
  withdrawal: {
    inputDecimals: 5,
    minimumUnits: { BTC: 1_000_000, USDT: 10_000, LTC: 1_000_000 },
    maximumAddressCharacters: 128,
    maximumRemarkCharacters: 200,
  },
  depositCurrencies: ['LTC', 'BTC'],
  transferCurrencies: ['LTC', 'BTC'],
  purchaseCurrencies: ['LTC', 'BTC'],
  rightsCurrencies: ['BTC', 'USDT'],
  defaultTransferCurrency: 'LTC',
} as const
