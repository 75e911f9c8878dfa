import { purchase, refundGoodsOrder, settleGoodsOrder, splitGoodsOrder } from './goods-entries.ts'
import {
  fundToOtc,
  internalTransferApply,
  internalTransferComplete,
  internalTransferReturn,
  otcToFund,
} from './internal-transfer-entries.ts'
import { offerLock, offerRelease, otcCancel, otcRelease, otcTake, splitOtcOrder } from './otc-entries.ts'
import { ad, adRefund, correction, rights } from './site-entries.ts'
import {
  capitalDeposit,
  capitalReversal,
  deposit,
  depositReversal,
  transferBetweenUsers,
  withdrawalApply,
  withdrawalComplete,
  withdrawalReopen,
  withdrawalReturn,
  withdrawalSign,
} from './wallet-entries.ts'

/** Every movement of money the product knows. All throw DomainError LEDGER_POSTING_INVALID or LEDGER_UNBALANCED. */
export const entryTemplates = {
  deposit,
  depositReversal,
  capitalDeposit,
  capitalReversal,
  purchase,
  settleGoodsOrder,
  refundGoodsOrder,
  splitGoodsOrder,
  withdrawalApply,
  withdrawalSign,
  withdrawalComplete,
  withdrawalReopen,
  withdrawalReturn,
  transferBetweenUsers,
  fundToOtc,
  otcToFund,
  internalTransferApply,
  internalTransferComplete,
  internalTransferReturn,
  offerLock,
  offerRelease,
  otcTake,
  otcRelease,
  otcCancel,
  splitOtcOrder,
  rights,
  ad,
  adRefund,
  correction,
}
