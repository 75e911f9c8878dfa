import type { ErrorArea } from './area.ts'

/** Deposits and transfers between users. Numbers from 5000. */
export const walletErrors = {
  RECIPIENT_REQUIRED: {
    msCode: 5001,
    kind: 'input',
    words: { en: 'Enter the recipient’s UID.', 'zh-CN': '请输入收款人 UID' },
  },
  RECIPIENT_UNKNOWN: {
    msCode: 5002,
    kind: 'missing',
    words: { en: 'There is no recipient with this UID. Nothing was charged.', 'zh-CN': '收款人不存在，未扣款' },
  },
  RECIPIENT_IS_SELF: {
    msCode: 5003,
    kind: 'input',
    words: { en: 'You cannot transfer to yourself.', 'zh-CN': '不能转账给自己' },
  },
  RECIPIENT_FROZEN: {
    msCode: 5004,
    kind: 'conflict',
    words: { en: 'The recipient’s account is frozen. Nothing was charged.', 'zh-CN': '收款人账号已冻结，未扣款' },
  },
  DEPOSIT_ADDRESS_LIMIT: {
    msCode: 5005,
    kind: 'limit',
    words: { en: 'You have as many addresses as one wallet can have.', 'zh-CN': '充值地址数量已达上限' },
  },
  DEPOSIT_NOT_FOUND: {
    msCode: 5006,
    kind: 'missing',
    words: { en: 'There is no such deposit.', 'zh-CN': '充值记录不存在' },
  },
  CHAIN_UNAVAILABLE: {
    msCode: 5007,
    kind: 'unavailable',
    words: {
      en: 'The chain cannot be reached now. Your balance is not affected.',
      'zh-CN': '暂时无法连接区块链，余额不受影响',
    },
  },
  COIN_HELD: {
    msCode: 5008,
    kind: 'money',
    words: {
      en: '{held, select, undefined {Some} other {{held} {currency}}} of your balance cannot leave yet: its sender’s password, second factor or device had just changed{secondsLeft, select, undefined {} other {. {secondsLeft} left}}.',
      'zh-CN':
        '余额中{held, select, undefined {部分资金} other { {held} {currency} }}暂不可转出：其来源账号的密码、二次验证或设备刚有变更{secondsLeft, select, undefined {} other {，还须等待 {secondsLeft}}}',
    },
  },
  DEPOSITS_PAUSED: {
    msCode: 5009,
    kind: 'unavailable',
    words: {
      en: 'Deposits of this coin are paused: its node gives no new address now. Try again later; addresses that you have keep working.',
      'zh-CN': '该币种暂停充值：节点暂时无法生成新地址，请稍后再试，已有的地址仍然有效',
    },
  },
  PROOF_TOO_SOON: {
    msCode: 5010,
    kind: 'conflict',
    words: {
      en: 'A snapshot was taken a few minutes ago. Wait until ten minutes have passed.',
      'zh-CN': '几分钟前刚生成过快照，请在十分钟后再试',
    },
  },
  PROOF_NOT_FOUND: {
    msCode: 5011,
    kind: 'missing',
    words: {
      en: 'There is no such snapshot, or its paths were deleted after 30 days.',
      'zh-CN': '快照不存在，或其验证路径已在 30 天后删除',
    },
  },
  RESERVE_SIGNATURE_INVALID: {
    msCode: 5012,
    kind: 'input',
    words: {
      en: 'This address did not sign this message, or its kind of signature is not read here.',
      'zh-CN': '签名与该地址、该消息不符，或不支持此类签名',
    },
  },
  RESERVE_SIGNATURE_OLD: {
    msCode: 5013,
    kind: 'conflict',
    words: {
      en: 'This signature is of {snapshot, select, undefined {an older snapshot} other {snapshot {snapshot}}}. Sign the message of the latest one.',
      'zh-CN': '该签名对应{snapshot, select, undefined {较早的快照} other {快照 {snapshot}}}，请对最新快照的消息签名',
    },
  },
  RESERVE_LISTED: {
    msCode: 5014,
    kind: 'conflict',
    words: { en: 'This address counts in this snapshot already.', 'zh-CN': '该地址已计入本次快照' },
  },
  RESERVE_OF_USER: {
    msCode: 5015,
    kind: 'input',
    words: {
      en: 'This is a user’s deposit address: published, it would show what the user paid in. Move the coin first.',
      'zh-CN': '这是用户的充值地址，公开会暴露用户的充值记录，请先转出其中的币',
    },
  },
  RESERVES_LIMIT: {
    msCode: 5016,
    kind: 'limit',
    words: {
      en: 'There are as many addresses of this coin as one snapshot takes.',
      'zh-CN': '本次快照中该币种的地址数量已达上限',
    },
  },
  RESERVES_CHANGED: {
    msCode: 5017,
    kind: 'conflict',
    words: {
      en: 'The signatures that wait are not those that you saw. Look at them again.',
      'zh-CN': '待发布的签名已有变化，请重新核对',
    },
  },
  RESERVE_SECOND_MEMBER: {
    msCode: 5018,
    kind: 'forbidden',
    words: {
      en: 'You added one of them. A second member of finance must publish.',
      'zh-CN': '其中有您添加的签名，须由另一位财务人员发布',
    },
  },
  COLD_PSBT_UNREADABLE: {
    msCode: 5019,
    kind: 'input',
    words: { en: 'This is no PSBT, and no signed transaction.', 'zh-CN': '无法识别该 PSBT 或已签名交易' },
  },
  COLD_PSBT_OTHER: {
    msCode: 5020,
    kind: 'conflict',
    words: {
      en: 'This is another transaction than the one that was made here: inputs, outputs or fee differ. Nothing was sent.',
      'zh-CN': '这不是本站生成的那笔交易：输入、输出或矿工费不同，未发送任何内容',
    },
  },
  COLD_PSBT_UNSIGNED: {
    msCode: 5021,
    kind: 'conflict',
    words: { en: 'Signatures are missing. Sign it with all keys first.', 'zh-CN': '签名不完整，请先用全部密钥签名' },
  },
  COLD_PSBT_REFUSED: {
    msCode: 5022,
    kind: 'conflict',
    words: {
      en: 'The node would not take this transaction now{reason, select, undefined {} other {: {reason}}}.',
      'zh-CN': '节点目前不接受该交易{reason, select, undefined {} other {：{reason}}}',
    },
  },
  COLD_MOVE_CHANGED: {
    msCode: 5023,
    kind: 'conflict',
    words: {
      en: 'This move went on meanwhile, or ended. Look at it again.',
      'zh-CN': '该笔划转已有进展或已结束，请重新查看',
    },
  },
  COLD_MOVE_SECOND_MEMBER: {
    msCode: 5024,
    kind: 'forbidden',
    words: {
      en: 'You made or signed this move. A second member of finance must agree.',
      'zh-CN': '该笔划转由您发起或提交签名，须由另一位财务人员同意',
    },
  },
  COLD_WALLET_MISSING: {
    msCode: 5025,
    kind: 'conflict',
    words: { en: 'This coin has no cold wallet here.', 'zh-CN': '该币种未配置冷钱包' },
  },
  COLD_COIN_SHORT: {
    msCode: 5026,
    kind: 'conflict',
    words: {
      en: 'The wallet that it leaves holds too little that is free for amount and fee.',
      'zh-CN': '转出钱包的可用余额不足以支付数量与矿工费',
    },
  },
  COLD_CAPITAL_SHORT: {
    msCode: 5027,
    kind: 'conflict',
    words: {
      en: 'The operator’s capital does not cover the network’s fee. Top it up first.',
      'zh-CN': '运营方资本不足以支付矿工费，请先注资',
    },
  },
} satisfies ErrorArea
