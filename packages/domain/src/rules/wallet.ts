import { coinRule } from './coin.ts'

/** Deposits, withdrawals, transfers (wallet-and-otc.md §5, §9). Smallest units of each currency. */
export const walletRules = {
  chain: {
    /**
     * Depth at which a block counts as final: money is then returned on its evidence, and coins reserved by payouts are
     * freed.
     */
    finalBlocks: 100,
  },
  sandbox: { faucet: coinRule(({ faucet }) => faucet) },
  deposit: { confirmations: coinRule((coin) => coin.confirmations), maximumAddressesPerCurrency: 50 },
  withdrawal: {
    inputDecimals: 5,
    minimumUnits: coinRule(({ withdrawal }) => withdrawal.minimum),
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
    hourUnits: coinRule(({ withdrawal }) => withdrawal.hour),
    dayUnits: coinRule(({ withdrawal }) => withdrawal.day),
    /** Maximum without review; 0: everything is reviewed. */
    autoUnits: coinRule(({ withdrawal }) => withdrawal.auto),
    /** Above this amount two members of finance must approve; 0: never. */
    secondUnits: coinRule(({ withdrawal }) => withdrawal.second),
  },
  payout: {
    /** Limit of the hot wallet's outflow, 0 for no limit; payouts beyond it wait. */
    hourUnits: coinRule(({ payout }) => payout.hour),
    dayUnits: coinRule(({ payout }) => payout.day),
    /** Units per thousand virtual bytes: bounds of the node's estimate, and `fallback` without an estimate. */
    feeRate: coinRule(({ payout }) => payout.feeRate),
    /** A fee bump raises the rate at least to this share. */
    bumpBasisPoints: 15_000,
    /** Dust limits of the networks (for the most expensive kind of output): smaller outputs are not relayed. */
    dustUnits: coinRule(({ payout }) => payout.dust),
    /** Dust limits of our change outputs, which are of the cheapest kind (witness key hash). */
    changeDustUnits: coinRule(({ payout }) => payout.changeDust),
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
    /** Minimum balance of a user's address for a sweep: below it, gas would cost too large a share. */
    sweepUnits: 20_000_000,
    /** So many addresses are collected from in one turn. */
    sweepsATurn: 10,
    /** Finance is told when the paying address has gas for fewer transfers, each of `transferGas`. */
    lowGasTransfers: 50,
    transferGas: 65_000,
    /** Gas of a plain transfer. */
    plainGas: 21_000,
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
  /** Proof of liabilities. */
  proof: {
    /** Seconds between snapshots. */
    everySeconds: 86_400,
    /** Seconds after the last snapshot until staff may take another. */
    minimumSeconds: 600,
    /** Users' parts and paths are deleted after it; roots and totals stay. */
    keptSeconds: 2_592_000,
    /** Parts per balance. */
    minimumParts: 3,
    maximumParts: 6,
    minimumLeaves: 64,
    /** Snapshots on one page of the history. */
    pageSnapshots: 20,
    /** Signed addresses of one coin in one snapshot. */
    maximumReserves: 50,
    maximumSignatureCharacters: 4_000,
    /** How long a signature waits for the second member, and its address to be read. */
    reserveSeconds: 86_400,
  },
  /** Hot and cold wallets. 0: no bound. */
  custody: {
    hotFloorUnits: coinRule(() => 0),
    hotCeilingUnits: coinRule(() => 0),
    maximumPsbtCharacters: 200_000,
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
