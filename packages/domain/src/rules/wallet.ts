/** Deposits, withdrawals, transfers (wallet-and-otc.md §5, §9). Smallest units of each currency. */
export const walletRules = {
  chain: {
    /**
     * Depth at which a block counts as final: money is then returned on its evidence, and coins reserved by payouts are
     * freed.
     */
    finalBlocks: 100,
  },
  deposit: { confirmations: { BTC: 3, USDT: 12, LTC: 6 }, maximumAddressesPerCurrency: 50 },
  withdrawal: {
    inputDecimals: 5,
    minimumUnits: { BTC: 1_000_000, USDT: 10_000, LTC: 1_000_000 },
    maximumAddressCharacters: 128,
    maximumRemarkCharacters: 200,
    /** Maximum saved addresses of one user in one coin. */
    maximumBookAddresses: 50,
    maximumLabelCharacters: 40,
    /** Wait after a changed password or second factor, and on a new device. */
    waitSeconds: 86_400,
    /** Maximum purchase in US cents that is possible during the wait. */
    waitPurchaseCents: 10_000,
    /** Limit per user, 0 for no limit. */
    hourUnits: { BTC: 200_000_000, USDT: 100_000_000_000, LTC: 50_000_000_000 },
    dayUnits: { BTC: 1_000_000_000, USDT: 500_000_000_000, LTC: 250_000_000_000 },
    /** Maximum without review; 0: everything is reviewed. */
    autoUnits: { BTC: 0, USDT: 0, LTC: 0 },
    /** Above this amount two members of finance must approve; 0: never. */
    secondUnits: { BTC: 500_000_000, USDT: 300_000_000_000, LTC: 100_000_000_000 },
  },
  payout: {
    /** Limit of the hot wallet's outflow, 0 for no limit; payouts beyond it wait. */
    hourUnits: { BTC: 500_000_000, USDT: 500_000_000_000, LTC: 200_000_000_000 },
    dayUnits: { BTC: 2_000_000_000, USDT: 2_000_000_000_000, LTC: 1_000_000_000_000 },
    /** Units per thousand virtual bytes: bounds of the node's estimate, and `fallback` without an estimate. */
    feeRate: {
      BTC: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      USDT: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      LTC: { floor: 1_000, ceiling: 1_000_000, fallback: 20_000 },
    },
    /** A fee bump raises the rate at least to this share. */
    bumpBasisPoints: 15_000,
    /** Dust limits of the networks (for the most expensive kind of output): smaller outputs are not relayed. */
    dustUnits: { BTC: 546, USDT: 1, LTC: 5_460 },
    /** Dust limits of our change outputs, which are of the cheapest kind (witness key hash). */
    changeDustUnits: { BTC: 294, USDT: 1, LTC: 2_940 },
    maximumInputs: 200,
    /** Maximum transactions signed and sent for one withdrawal. */
    maximumAttempts: 10,
    /** A payout without a block for this long counts as stuck. */
    stuckSeconds: 3_600,
  },
  /** USDT as an ERC-20 token. */
  evm: {
    /** A smaller deposit is not credited: to collect it would cost more than it is. */
    smallestDepositUnits: 1_000_000,
    /** Fee of a replacement relative to the replaced one, in both parts of the fee; nodes require 11_000. */
    replaceBasisPoints: 11_250,
    /** Maximum fee per unit of gas; while the network's fee is higher, the transaction waits. */
    ceilingWei: 500_000_000_000,
    /** A transaction without a block after it is replaced by a dearer one. */
    replaceSeconds: 180,
    /** Blocks and addresses per log query: nodes limit their responses. */
    logBlocks: 500,
    logAddresses: 500,
  },
  breaker: {
    /** Older balances count as unknown. */
    freshSeconds: 600,
  },
  /** How long a proposed write-off of a lost coin waits for the second member. */
  writeOff: { confirmSeconds: 86_400 },
  /** A persisting condition is reported to finance again after this time. */
  alerts: { repeatSeconds: 3_600 },
  /** Maximum ledger lines of one file. */
  maximumExportedLines: 5_000,
  transferCurrencies: ['LTC', 'BTC'],
  purchaseCurrencies: ['LTC', 'BTC'],
  rightsCurrencies: ['BTC', 'USDT'],
  defaultTransferCurrency: 'LTC',
} as const
