import type { Text } from './locale.ts'

/** Texts of mails, and of the page that unsubscribes. */
export const MAIL_WORDS = {
  codeSubject: { en: '{site}: your code is {code}', 'zh-CN': '{site}：您的验证码是 {code}' },
  code: {
    en: 'Type this code on your account page to confirm that this address is yours. It is valid for {minutes} minutes.',
    'zh-CN': '请在账户页面输入此验证码，以确认该邮箱属于您。{minutes} 分钟内有效。',
  },
  testSubject: { en: '{site}: test mail', 'zh-CN': '{site}：测试邮件' },
  test: {
    en: 'An administrator of the site sent this mail to see whether mails arrive. You need not do anything.',
    'zh-CN': '这是站点管理员发送的测试邮件，用于确认邮件能否送达，您无需任何操作。',
  },
  notYou: {
    en: 'If you did not ask for it, do nothing: without the code nothing is sent here.',
    'zh-CN': '如非您本人操作，请忽略此邮件：未经验证，本站不会向此邮箱发送任何通知。',
  },
  replacedSubject: { en: '{site}: your e-mail address was replaced', 'zh-CN': '{site}：您的邮箱已更换' },
  replaced: {
    en: 'Another e-mail address was named for your account. Nothing more is sent to this one.',
    'zh-CN': '您的账号已改用其他邮箱，本站不会再向此邮箱发送通知。',
  },
  removedSubject: { en: '{site}: your e-mail address was removed', 'zh-CN': '{site}：您的邮箱已移除' },
  removed: {
    en: 'This e-mail address was removed from your account. Nothing more is sent here.',
    'zh-CN': '此邮箱已从您的账号移除，本站不会再向此邮箱发送通知。',
  },
  freezeIt: {
    en: 'Was it not you? Somebody is in your account: freeze it with your recovery password',
    'zh-CN': '如非本人操作，说明有人进入了您的账号：请立即用恢复密码冻结账号',
  },
  freezeByLink: {
    en: 'Was it not you? Freeze your account at once, without a password',
    'zh-CN': '如非本人操作，请立即冻结账号，无需密码',
  },
  askFreeze: { en: 'Freeze account {uid}?', 'zh-CN': '确定冻结账号 {uid}？' },
  freezeDoes: {
    en: 'Everybody who is logged in is logged out at once, and nobody can log in. Nothing leaves your wallet. Only your recovery password unfreezes the account.',
    'zh-CN': '所有登录将立即失效，任何人都无法再登录，钱包中的资金不会转出。只有用您的恢复密码才能解冻。',
  },
  freeze: { en: 'Freeze the account', 'zh-CN': '冻结账号' },
  frozen: { en: 'The account is frozen', 'zh-CN': '账号已冻结' },
  frozenWhat: {
    en: 'Nobody is logged in any more. Set a new login password with your recovery password, then unfreeze the account on the login page.',
    'zh-CN': '所有登录均已失效。请先用恢复密码重设登录密码，再在登录页解冻账号。',
  },
  deadFreezeWhy: {
    en: 'It was used, is older than seven days, or the account was frozen since. On the login page you can freeze the account with your recovery password.',
    'zh-CN': '链接已使用、已超过七天，或账号此后曾被冻结。您可以在登录页用恢复密码冻结账号。',
  },
  never: {
    en: '{site} never asks for a password by mail, and this is its last mail to this address.',
    'zh-CN': '{site} 绝不会通过邮件索要密码。这是本站发往此邮箱的最后一封邮件。',
  },
  subject: {
    en: '{site}: {count, plural, one {a new message} other {# new messages}} ({types})',
    'zh-CN': '{site}：{count} 条新消息（{types}）',
  },
  lead: {
    en: '{count, plural, one {You have a new message} other {You have # new messages}}:',
    'zh-CN': '您有 {count} 条新消息：',
  },
  unsaid: { en: 'A message about your account or your money', 'zh-CN': '一条关于您账号或资金的消息' },
  more: { en: 'and {count, plural, one {# more} other {# more}}', 'zh-CN': '另有 {count} 条' },
  open: { en: 'Open the message centre', 'zh-CN': '打开消息中心' },
  why: {
    en: 'You get this mail because you chose it on your account page. {site} never asks for a password by mail.',
    'zh-CN': '您在账户页面选择了邮件通知，因此收到此邮件。{site} 绝不会通过邮件索要密码。',
  },
  pushed: { en: 'Something new: {type}', 'zh-CN': '有新消息：{type}' },
  pushedOpen: { en: 'Open', 'zh-CN': '打开' },
  pushedAll: { en: 'All messages', 'zh-CN': '全部消息' },
  stopType: { en: 'No more mails about “{type}”', 'zh-CN': '不再接收“{type}”邮件' },
  stopAll: { en: 'No more mails at all', 'zh-CN': '不再接收任何邮件' },
  askType: { en: 'No more mails about “{type}”?', 'zh-CN': '确定不再接收“{type}”邮件？' },
  askAll: { en: 'No more mails from {site}?', 'zh-CN': '确定不再接收 {site} 的任何邮件？' },
  kept: {
    en: 'Your messages stay in the message centre. You can turn mails on again on your account page.',
    'zh-CN': '消息仍会保留在消息中心。您可以随时在账户页面重新开启邮件通知。',
  },
  stop: { en: 'Stop these mails', 'zh-CN': '停止接收' },
  stopped: { en: 'You will get no more of these mails', 'zh-CN': '您将不再收到此类邮件' },
  deadLink: { en: 'This link no longer holds', 'zh-CN': '此链接已失效' },
  deadLinkWhy: {
    en: 'The address was removed or replaced. On your account page you see what is sent where.',
    'zh-CN': '该邮箱已被移除或更换。您可以在账户页面查看通知设置。',
  },
  toSite: { en: 'To {site}', 'zh-CN': '前往 {site}' },
} as const satisfies Readonly<Record<string, Text>>
