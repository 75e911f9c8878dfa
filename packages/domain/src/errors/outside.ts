import type { ErrorArea } from './area.ts'

/** Errors of mail and push. Numbers from 13000. */
export const outsideErrors = {
  MAIL_NOT_SET_UP: {
    msCode: 13001,
    kind: 'conflict',
    words: { en: 'The operator of this site has not set up e-mail.', 'zh-CN': '本站尚未开通邮件服务' },
  },
  MAIL_ADDRESS_INVALID: {
    msCode: 13002,
    kind: 'input',
    words: { en: 'This is no e-mail address.', 'zh-CN': '邮箱地址格式不正确' },
  },
  MAIL_ADDRESS_BUSY: {
    msCode: 13003,
    kind: 'limit',
    words: {
      en: 'Several accounts asked for a code to this address just now. Try again in an hour.',
      'zh-CN': '该邮箱刚刚收到多个账号的验证请求，请一小时后再试',
    },
  },
  MAIL_CODE_WRONG: {
    msCode: 13004,
    kind: 'input',
    words: {
      en: 'The code is not right. It has six digits{left, select, undefined {} other {; tries left: {left}}}.',
      'zh-CN': '验证码不正确，应为 6 位数字{left, select, undefined {} other {，还可尝试 {left} 次}}',
    },
  },
  MAIL_CODE_OVER: {
    msCode: 13005,
    kind: 'conflict',
    words: { en: 'The code has run out of time or tries. Ask for a new one.', 'zh-CN': '验证码已失效，请重新获取' },
  },
  MAIL_NOT_CONFIRMED: {
    msCode: 13006,
    kind: 'conflict',
    words: { en: 'Confirm the e-mail address first.', 'zh-CN': '请先验证邮箱地址' },
  },
  PUSH_NOT_SET_UP: {
    msCode: 13007,
    kind: 'conflict',
    words: {
      en: 'The operator of this site has not set up notifications of browsers.',
      'zh-CN': '本站尚未开通浏览器通知',
    },
  },
  PUSH_ENDPOINT_REFUSED: {
    msCode: 13008,
    kind: 'input',
    words: {
      en: 'This browser’s notification service is not one that the site can reach.',
      'zh-CN': '本站无法连接此浏览器的通知服务',
    },
  },
  PUSH_NOT_ON: {
    msCode: 13009,
    kind: 'conflict',
    words: { en: 'Turn notifications on in this browser first.', 'zh-CN': '请先在此浏览器中开启通知' },
  },
} satisfies ErrorArea
