/** Deposits, withdrawals, transfers (wallet-and-otc.md §5, §9). Smallest units of each currency. */
export const walletRules = {
  chain: {
    /** Blocks after which what the chain says is taken to stay so: money comes back on its word, and coins that payouts held are free. */
    finalBlocks: 100,
  },
  deposit: { confirmations: { BTC: 3, USDT: 12, LTC: 6 }, maximumAddressesPerCurrency: 50 },
  withdrawal: {
    inputDecimals: 5,
    minimumUnits: { BTC: 1_000_000, USDT: 10_000, LTC: 1_000_000 },
    maximumAddressCharacters: 128,
    maximumRemarkCharacters: 200,
    /** Of one user in one coin. */
    maximumBookAddresses: 50,
    maximumLabelCharacters: 40,
    /** After a changed password or factor, and from a new device. */
    waitSeconds: 86_400,
    /** What somebody may buy for at once while the account waits, in US cents. */
    waitPurchaseCents: 10_000,
    /** What one user may apply for, 0 for no limit. */
    hourUnits: { BTC: 200_000_000, USDT: 100_000_000_000, LTC: 50_000_000_000 },
    dayUnits: { BTC: 1_000_000_000, USDT: 500_000_000_000, LTC: 250_000_000_000 },
    /** Up to this sum nobody reviews; 0: everything is reviewed. */
    autoUnits: { BTC: 0, USDT: 0, LTC: 0 },
    /** Above this sum two members of finance approve; 0: never. */
    secondUnits: { BTC: 500_000_000, USDT: 300_000_000_000, LTC: 100_000_000_000 },
  },
  payout: {
    /** What leaves the hot wallet, 0 for no limit; what is beyond waits. */
    hourUnits: { BTC: 500_000_000, USDT: 500_000_000_000, LTC: 200_000_000_000 },
    dayUnits: { BTC: 2_000_000_000, USDT: 2_000_000_000_000, LTC: 1_000_000_000_000 },
    /** Units for a thousand virtual bytes: within these whatever the node estimates, `fallback` where it cannot. */
    feeRate: {
      BTC: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      USDT: { floor: 1_000, ceiling: 500_000, fallback: 20_000 },
      LTC: { floor: 1_000, ceiling: 1_000_000, fallback: 20_000 },
    },
    /** A bump raises the rate by so much at least. */
    bumpBasisPoints: 15_000,
    /** What the networks do not carry (their dust of the dearest kind of output). */
    dustUnits: { BTC: 546, USDT: 1, LTC: 5_460 },
    /** The same of our own change, which is of the cheapest kind (a witness key hash). */
    changeDustUnits: { BTC: 294, USDT: 1, LTC: 2_940 },
    maximumInputs: 200,
    /** Signed and sent for one withdrawal; more bumps help nobody. */
    maximumAttempts: 10,
    /** A payout without a block after it is stuck. */
    stuckSeconds: 3_600,
  },
  /** USDT as an ERC-20 token. */
  evm: {
    /** A smaller deposit is not credited: to collect it would cost more than it is. */
    smallestDepositUnits: 1_000_000,
    /** A replacement offers so much of what it replaces, in both parts of the fee; nodes ask for 11_000. */
    replaceBasisPoints: 11_250,
    /** The most that a transaction offers for a unit of gas; while the network takes more, it waits. */
    ceilingWei: 500_000_000_000,
    /** A transaction without a block after it is replaced by a dearer one. */
    replaceSeconds: 180,
    /** Logs are asked for so many blocks, and so many addresses, at a time: nodes bound their answers. */
    logBlocks: 500,
    logAddresses: 500,
  },
  breaker: {
    /** Holdings that are older are unknown. */
    freshSeconds: 600,
  },
  /** How long a proposal to write a lost coin off waits for the second member. */
  writeOff: { confirmSeconds: 86_400 },
  /** What goes on is told to finance again after so long. */
  alerts: { repeatSeconds: 3_600 },
  /** Of one file of ledger lines. */
  maximumExportedLines: 5_000,
  transferCurrencies: ['LTC', 'BTC'],
  purchaseCurrencies: ['LTC', 'BTC'],
  rightsCurrencies: ['BTC', 'USDT'],
  defaultTransferCurrency: 'LTC',
} as const
