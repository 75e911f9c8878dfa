import type { Text } from '../locale.ts'

export const walletMessages = {
  RECIPIENT_REQUIRED: { en: 'Enter the recipient’s UID.', 'zh-CN': '请输入收款人 UID' },
  RECIPIENT_UNKNOWN: {
    en: 'There is no recipient with this UID. Nothing was charged.',
    'zh-CN': '收款人不存在，未扣款',
  },
  RECIPIENT_IS_SELF: { en: 'You cannot transfer to yourself.', 'zh-CN': '不能转账给自己' },
  RECIPIENT_FROZEN: {
    en: 'The recipient’s account is frozen. Nothing was charged.',
    'zh-CN': '收款人账号已冻结，未扣款',
  },
  DEPOSIT_ADDRESS_LIMIT: { en: 'You have as many addresses as one wallet can have.', 'zh-CN': '充值地址数量已达上限' },
  DEPOSIT_NOT_FOUND: { en: 'There is no such deposit.', 'zh-CN': '充值记录不存在' },
  CHAIN_UNAVAILABLE: {
    en: 'The chain cannot be reached now. Your balance is not affected.',
    'zh-CN': '暂时无法连接区块链，余额不受影响',
  },
} as const satisfies Record<string, Text>

export const withdrawalMessages = {
  WITHDRAWAL_ADDRESS_REQUIRED: { en: 'Enter an address.', 'zh-CN': '请填入地址' },
  WITHDRAWAL_ADDRESS_INVALID: { en: 'This is not an address of that currency.', 'zh-CN': '地址不正确' },
  WITHDRAWAL_TRADE_PASSWORD_REQUIRED: { en: 'Enter the trade password.', 'zh-CN': '请填入交易密码' },
  WITHDRAWAL_BELOW_MINIMUM: {
    en: 'The amount is below the minimum{minimum, select, undefined {} other { of {minimum}}}.',
    'zh-CN': '低于最低提币数量{minimum, select, undefined {} other { {minimum}}}',
  },
  WITHDRAWAL_NOT_FOUND: { en: 'There is no such withdrawal.', 'zh-CN': '提币记录不存在' },
  WITHDRAWAL_NOT_PENDING: { en: 'This withdrawal is no longer in review.', 'zh-CN': '该提币已不在审核中' },
  WITHDRAWAL_NOT_PROCESSING: { en: 'This withdrawal is not being processed.', 'zh-CN': '该提币不在处理中' },
  WITHDRAWAL_ENDED: { en: 'This withdrawal has ended.', 'zh-CN': '该提币已结束' },
  WITHDRAWAL_WRONG_PARTY: { en: 'This is not your step in this withdrawal.', 'zh-CN': '您不能对该提币进行此操作' },
  WITHDRAWAL_BROADCAST: { en: 'This withdrawal is on the chain already.', 'zh-CN': '该提币已广播上链' },
  WITHDRAWAL_NOT_BROADCAST: { en: 'This withdrawal is not on the chain yet.', 'zh-CN': '该提币尚未广播上链' },
  WITHDRAWAL_REMARK_REQUIRED: { en: 'Give the reason.', 'zh-CN': '请填写原因' },
  WITHDRAWAL_TX_REQUIRED: { en: 'Give the transaction hash.', 'zh-CN': '请填写交易哈希' },
  WITHDRAWAL_OWN: {
    en: 'This is your own withdrawal. Somebody else decides it.',
    'zh-CN': '这是您本人的提币，须由其他人员处理',
  },
} as const satisfies Record<string, Text>

export const internalTransferMessages = {
  INTERNAL_TRANSFER_NOT_FOUND: { en: 'There is no such transfer.', 'zh-CN': '划转记录不存在' },
  INTERNAL_TRANSFER_NOT_PENDING: { en: 'This transfer is no longer in review.', 'zh-CN': '该划转已不在审核中' },
  INTERNAL_TRANSFER_WRONG_PARTY: { en: 'Only finance staff review transfers.', 'zh-CN': '仅财务人员可审核划转' },
  INTERNAL_TRANSFER_OWN: {
    en: 'This is your own transfer. Somebody else decides it.',
    'zh-CN': '这是您本人的划转，须由其他人员处理',
  },
} as const satisfies Record<string, Text>
