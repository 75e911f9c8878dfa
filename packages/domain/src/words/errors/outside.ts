import type { Text } from '../locale.ts'

export const outsideMessages = {
  MAIL_NOT_SET_UP: {
    en: 'The operator of this site has not set up e-mail.',
    'zh-CN': '本站尚未开通邮件服务',
  },
  MAIL_ADDRESS_INVALID: { en: 'This is no e-mail address.', 'zh-CN': '邮箱地址格式不正确' },
  MAIL_ADDRESS_BUSY: {
    en: 'Several accounts asked for a code to this address just now. Try again in an hour.',
    'zh-CN': '该邮箱刚刚收到多个账号的验证请求，请一小时后再试',
  },
  MAIL_CODE_WRONG: {
    en: 'The code is not right. It has six digits{left, select, undefined {} other {; tries left: {left}}}.',
    'zh-CN': '验证码不正确，应为 6 位数字{left, select, undefined {} other {，还可尝试 {left} 次}}',
  },
  MAIL_CODE_OVER: {
    en: 'The code has run out of time or tries. Ask for a new one.',
    'zh-CN': '验证码已失效，请重新获取',
  },
  MAIL_NOT_CONFIRMED: {
    en: 'Confirm the e-mail address first.',
    'zh-CN': '请先验证邮箱地址',
  },
  PUSH_NOT_SET_UP: {
    en: 'The operator of this site has not set up notifications of browsers.',
    'zh-CN': '本站尚未开通浏览器通知',
  },
  PUSH_ENDPOINT_REFUSED: {
    en: 'This browser’s notification service is not one that the site can reach.',
    'zh-CN': '本站无法连接此浏览器的通知服务',
  },
  PUSH_NOT_ON: {
    en: 'Turn notifications on in this browser first.',
    'zh-CN': '请先在此浏览器中开启通知',
  },
} as const satisfies Readonly<Record<string, Text>>
