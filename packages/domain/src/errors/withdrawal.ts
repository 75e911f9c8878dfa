import type { ErrorArea } from './area.ts'

/** Withdrawals to an external address. Numbers from 5200. */
export const withdrawalErrors = {
  WITHDRAWAL_ADDRESS_REQUIRED: {
    msCode: 5201,
    kind: 'input',
    words: { en: 'Enter an address.', 'zh-CN': '请填入地址' },
  },
  WITHDRAWAL_ADDRESS_INVALID: {
    msCode: 5202,
    kind: 'input',
    words: { en: 'This is not an address of that currency.', 'zh-CN': '地址不正确' },
  },
  WITHDRAWAL_TRADE_PASSWORD_REQUIRED: {
    msCode: 5203,
    kind: 'input',
    words: { en: 'Enter the trade password.', 'zh-CN': '请填入交易密码' },
  },
  WITHDRAWAL_BELOW_MINIMUM: {
    msCode: 5204,
    kind: 'input',
    words: {
      en: 'The amount is below the minimum{minimum, select, undefined {} other { of {minimum}}}.',
      'zh-CN': '低于最低提现数量{minimum, select, undefined {} other { {minimum}}}',
    },
  },
  WITHDRAWAL_NOT_FOUND: {
    msCode: 5205,
    kind: 'missing',
    words: { en: 'There is no such withdrawal.', 'zh-CN': '提现记录不存在' },
  },
  WITHDRAWAL_NOT_PENDING: {
    msCode: 5206,
    kind: 'conflict',
    words: { en: 'This withdrawal is no longer in review.', 'zh-CN': '该提现已不在审核中' },
  },
  WITHDRAWAL_NOT_PROCESSING: {
    msCode: 5207,
    kind: 'conflict',
    words: { en: 'This withdrawal is not being processed.', 'zh-CN': '该提现不在处理中' },
  },
  WITHDRAWAL_ENDED: {
    msCode: 5208,
    kind: 'conflict',
    words: { en: 'This withdrawal has ended.', 'zh-CN': '该提现已结束' },
  },
  WITHDRAWAL_WRONG_PARTY: {
    msCode: 5209,
    kind: 'forbidden',
    words: { en: 'This is not your step in this withdrawal.', 'zh-CN': '您不能对该提现进行此操作' },
  },
  WITHDRAWAL_BROADCAST: {
    msCode: 5210,
    kind: 'conflict',
    words: { en: 'This withdrawal is on the chain already.', 'zh-CN': '该提现已广播上链' },
  },
  WITHDRAWAL_NOT_SIGNED: {
    msCode: 5211,
    kind: 'conflict',
    words: { en: 'Nothing was signed for this withdrawal yet.', 'zh-CN': '该提现尚未签名' },
  },
  WITHDRAWAL_REMARK_REQUIRED: { msCode: 5212, kind: 'input', words: { en: 'Give the reason.', 'zh-CN': '请填写原因' } },
  WITHDRAWAL_TX_REQUIRED: {
    msCode: 5213,
    kind: 'input',
    words: { en: 'Give the transaction hash.', 'zh-CN': '请填写交易哈希' },
  },
  WITHDRAWAL_OWN: {
    msCode: 5214,
    kind: 'forbidden',
    words: {
      en: 'This is your own withdrawal. Somebody else decides it.',
      'zh-CN': '这是您本人的提现，须由其他人员处理',
    },
  },
  WITHDRAWAL_ADDRESS_NETWORK: {
    msCode: 5215,
    kind: 'input',
    words: {
      en: 'This is {network, select, undefined {an address of another network} other {a {network} address}}. Coin sent there would be lost.',
      'zh-CN': '这是{network, select, undefined {其他网络} other { {network} }}的地址，转入将无法找回',
    },
  },
  WITHDRAWAL_ADDRESS_MWEB: {
    msCode: 5216,
    kind: 'input',
    words: {
      en: 'This is a Litecoin MWEB address. We only send to ordinary Litecoin addresses.',
      'zh-CN': '这是莱特币 MWEB 隐私地址，仅支持提现到普通莱特币地址',
    },
  },
  WITHDRAWAL_ADDRESS_UNSUPPORTED: {
    msCode: 5217,
    kind: 'input',
    words: {
      en: 'No wallet can spend from this kind of address yet. Check it, or ask the recipient for another.',
      'zh-CN': '目前没有钱包能使用这种地址，请核对或向收款人索取其他地址',
    },
  },
  WITHDRAWAL_ADDRESS_OWN: {
    msCode: 5218,
    kind: 'input',
    words: {
      en: 'This address belongs to an account here. Use a transfer between users: it is free and immediate.',
      'zh-CN': '该地址属于本站账户，请使用用户转账，免费且即时到账',
    },
  },
  WITHDRAWAL_DUST: {
    msCode: 5219,
    kind: 'input',
    words: {
      en: 'The network does not carry amounts this small{minimum, select, undefined {} other {: {minimum} at least}}.',
      'zh-CN': '数量过小，网络无法转账{minimum, select, undefined {} other {，至少 {minimum}}}',
    },
  },
  WITHDRAWAL_HOUR_LIMIT: {
    msCode: 5220,
    kind: 'limit',
    words: {
      en: 'You can withdraw {left, select, undefined {no more} other {{left} more}} within this hour.',
      'zh-CN': '超出每小时提现限额{left, select, undefined {} other {，本小时还可提 {left}}}',
    },
  },
  WITHDRAWAL_DAY_LIMIT: {
    msCode: 5221,
    kind: 'limit',
    words: {
      en: 'You can withdraw {left, select, undefined {no more} other {{left} more}} within these 24 hours.',
      'zh-CN': '超出每日提现限额{left, select, undefined {} other {，24 小时内还可提 {left}}}',
    },
  },
  WITHDRAWAL_WAITING: {
    msCode: 5222,
    kind: 'conflict',
    words: {
      en: 'This withdrawal still waits: a password, a second factor or a device is new.',
      'zh-CN': '该提现仍在等待期：密码、二次验证或设备近期有变更',
    },
  },
  WITHDRAWAL_SECOND_MEMBER: {
    msCode: 5223,
    kind: 'forbidden',
    words: {
      en: 'You have approved it already. A second member of finance must approve.',
      'zh-CN': '您已批准过，须由另一位财务人员批准',
    },
  },
  WITHDRAWAL_NEEDS_REVIEW: {
    msCode: 5224,
    kind: 'conflict',
    words: { en: 'Finance must review this withdrawal.', 'zh-CN': '该提现须经财务审核' },
  },
  WITHDRAWAL_SIGNED: {
    msCode: 5225,
    kind: 'conflict',
    words: {
      en: 'A payment is signed and may be on its way: the money cannot be returned.',
      'zh-CN': '付款已签名，可能已发出，无法退回',
    },
  },
  WITHDRAWAL_NOT_COMPLETED: {
    msCode: 5226,
    kind: 'conflict',
    words: { en: 'This withdrawal is not completed.', 'zh-CN': '该提现尚未完成' },
  },
  WITHDRAWAL_NOT_PROVEN: {
    msCode: 5227,
    kind: 'conflict',
    words: { en: 'It is not proven that this payment can no longer confirm.', 'zh-CN': '尚无法证明该付款不会被确认' },
  },
  WITHDRAWAL_DEBT: {
    msCode: 5228,
    kind: 'money',
    words: {
      en: 'A deposit of yours was taken back by the chain after you spent it. Withdrawals open again when that is paid.',
      'zh-CN': '您有一笔充值在使用后被链上撤销，补足欠款后方可提现',
    },
  },
  PAYOUT_FLOAT_SHORT: {
    msCode: 5229,
    kind: 'conflict',
    words: { en: 'The hot wallet holds too little for this payment.', 'zh-CN': '热钱包余额不足以支付该笔提现' },
  },
  PAYOUT_NOT_SIGNED: {
    msCode: 5230,
    kind: 'internal',
    words: { en: 'The node signed something else than was ordered.', 'zh-CN': '节点签名结果与指令不符' },
  },
  PAYOUT_NOT_STUCK: {
    msCode: 5231,
    kind: 'conflict',
    words: { en: 'This payment does not wait for a higher fee.', 'zh-CN': '该笔付款无需提高矿工费' },
  },
  COIN_CLOSED: {
    msCode: 5232,
    kind: 'conflict',
    words: {
      en: 'Deposits and withdrawals of this coin are not open on this site.',
      'zh-CN': '本站暂未开放该币种的充值和提现',
    },
  },
  BREAKER_OPEN: {
    msCode: 5233,
    kind: 'conflict',
    words: { en: 'Payouts of this coin are stopped.', 'zh-CN': '该币种的付款已停止' },
  },
  BREAKER_CLOSED: {
    msCode: 5234,
    kind: 'conflict',
    words: { en: 'Payouts of this coin are not stopped.', 'zh-CN': '该币种的付款并未停止' },
  },
  BREAKER_SECOND_MEMBER: {
    msCode: 5235,
    kind: 'conflict',
    words: {
      en: 'You have asked for it. A second member of finance must agree.',
      'zh-CN': '您已提出恢复，须由另一位财务人员同意',
    },
  },
  BREAKER_UNEQUAL: {
    msCode: 5236,
    kind: 'conflict',
    words: {
      en: 'What the chain holds does not equal the books, or is not known.',
      'zh-CN': '链上持有量与账面不符，或尚不可知',
    },
  },
  ADDRESS_BOOK_FULL: {
    msCode: 5237,
    kind: 'limit',
    words: {
      en: 'Your address book is full{maximum, select, undefined {} other { ({maximum} addresses a coin)}}. Take one out first.',
      'zh-CN': '地址簿已满{maximum, select, undefined {} other {（每种币最多 {maximum} 个）}}，请先删除一个',
    },
  },
  ADDRESS_LABEL_REQUIRED: {
    msCode: 5238,
    kind: 'input',
    words: { en: 'Give the address a label.', 'zh-CN': '请填写地址标签' },
  },
  PAYOUT_CAPITAL_SHORT: {
    msCode: 5239,
    kind: 'conflict',
    words: {
      en: 'The operator’s capital is too small for the network fee of this payment. Top it up.',
      'zh-CN': '运营资金不足以承担该笔付款的矿工费，请先注资',
    },
  },
  PAYOUT_COIN_LOST: {
    msCode: 5240,
    kind: 'conflict',
    words: {
      en: 'The coin that this payment spends was spent elsewhere. The money comes back when that is final.',
      'zh-CN': '该笔付款所用的币已在链上被另行花费，确认不可逆后资金将自动退回',
    },
  },
  COIN_NOT_MISSING: {
    msCode: 5241,
    kind: 'conflict',
    words: {
      en: 'This coin is on the chain, or a payment still holds it.',
      'zh-CN': '该笔币仍在链上，或仍被某笔付款占用',
    },
  },
  WRITE_OFF_PROPOSED: {
    msCode: 5242,
    kind: 'conflict',
    words: { en: 'It is already proposed to write this coin off.', 'zh-CN': '该笔币的核销已有人提出' },
  },
  WRITE_OFF_NOT_PROPOSED: {
    msCode: 5243,
    kind: 'conflict',
    words: {
      en: 'Nobody proposed to write this coin off, or the proposal is too old.',
      'zh-CN': '该笔币没有待确认的核销提议，或提议已过期',
    },
  },
  WRITE_OFF_SECOND_MEMBER: {
    msCode: 5244,
    kind: 'conflict',
    words: {
      en: 'You proposed it. A second member of finance must agree.',
      'zh-CN': '该核销由您提出，须由另一位财务人员同意',
    },
  },
  WRITE_OFF_CAPITAL_SHORT: {
    msCode: 5245,
    kind: 'money',
    words: {
      en: 'The operator’s capital does not cover the loss{missing, select, undefined {} other {: {missing} more is needed}}. Top it up first.',
      'zh-CN': '运营资金不足以承担该损失{missing, select, undefined {} other {，还差 {missing}}}，请先注资',
    },
  },
  WITHDRAWAL_ADDRESS_BURNS: {
    msCode: 5246,
    kind: 'input',
    words: {
      en: 'Nobody has the key of this address. Coin sent there would be lost.',
      'zh-CN': '没有人持有该地址的私钥，转入将无法找回',
    },
  },
} satisfies ErrorArea
