import type { Text } from './locale.ts'

export interface CannedAnswer {
  readonly id: string
  readonly name: Text
  readonly text: Text
}

/** Templates of frequent staff answers; staff edit them before sending. */
export const CANNED_ANSWERS: readonly CannedAnswer[] = [
  {
    id: 'looking',
    name: { en: 'We look into it', 'zh-CN': '正在核实' },
    text: {
      en: 'Thank you for writing. We are looking into it and will answer here.',
      'zh-CN': '感谢您的反馈，我们正在核实，结果会在这里回复您。',
    },
  },
  {
    id: 'orderNumber',
    name: { en: 'Which order', 'zh-CN': '请提供订单号' },
    text: {
      en: 'Which order is it about? Please write its number; you find it in your list of orders.',
      'zh-CN': '请问是哪一笔订单？请写明订单号，您可以在订单列表中找到。',
    },
  },
  {
    id: 'depositConfirmations',
    name: { en: 'Deposit waits for the chain', 'zh-CN': '充值等待确认' },
    text: {
      en: 'Your deposit is on the chain and is credited by itself once it has enough confirmations. The deposit page shows how many it has.',
      'zh-CN': '您的充值已上链，达到所需确认数后会自动到账。充值页面会显示当前的确认数。',
    },
  },
  {
    id: 'useHold',
    name: { en: 'Put the order on hold', 'zh-CN': '请先暂停订单' },
    text: {
      en: 'Please put the order on hold before its time ends: the payment then stays in escrow until both of you agree or an arbiter rules.',
      'zh-CN': '请在倒计时结束前暂停订单，款项会继续托管，直到双方达成一致或由仲裁员裁决。',
    },
  },
  {
    id: 'noPasswords',
    name: { en: 'Passwords are not restored', 'zh-CN': '密码无法找回' },
    text: {
      en: 'Staff can neither see nor restore passwords. A forgotten one is replaced with your recovery password.',
      'zh-CN': '工作人员无法查看或找回密码。忘记密码时，请使用恢复密码重新设置。',
    },
  },
  {
    id: 'solved',
    name: { en: 'Is it solved', 'zh-CN': '是否已解决' },
    text: {
      en: 'Is it solved for you? If we hear nothing more, we close this ticket.',
      'zh-CN': '请问问题解决了吗？如无进一步消息，我们将关闭此反馈。',
    },
  },
]
