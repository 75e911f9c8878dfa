import { accountRules } from '../rules/account.ts'
import type { ErrorArea } from './area.ts'

/** Registration, login, passwords, freezing. Numbers from 2000. */
export const accountErrors = {
  UID_REQUIRED: { msCode: 2001, kind: 'input', words: { en: 'Enter your UID.', 'zh-CN': '请输入UID' } },
  UID_INVALID: {
    msCode: 2002,
    kind: 'input',
    words: { en: 'A UID is a number of at least six digits.', 'zh-CN': 'UID 为至少六位的数字' },
  },
  PASSWORD_REQUIRED: { msCode: 2003, kind: 'input', words: { en: 'Enter the password.', 'zh-CN': '请输入密码' } },
  PASSWORD_LENGTH: {
    msCode: 2004,
    kind: 'input',
    words: {
      en: 'The password has {minimum} to {maximum} characters.',
      'zh-CN': '密码长度为 {minimum} 至 {maximum} 个字符',
    },
    details: { minimum: accountRules.password.minimumCharacters, maximum: accountRules.password.maximumCharacters },
  },
  PASSWORD_COMPOSITION: {
    msCode: 2005,
    kind: 'input',
    words: {
      en: 'The password mixes at least two of digits, letters and other symbols.',
      'zh-CN': '密码须包含数字、字母、其他符号中的至少两种',
    },
  },
  PASSWORD_CONFIRMATION_MISMATCH: {
    msCode: 2006,
    kind: 'input',
    words: { en: 'The two passwords you entered did not match', 'zh-CN': '两次输入的密码不一致' },
  },
  LOGIN_EQUALS_PAY_PASSWORD: {
    msCode: 2007,
    kind: 'input',
    words: { en: 'The login password must differ from the pay password.', 'zh-CN': '登录密码不能和支付密码一致' },
  },
  RECOVERY_EQUALS_LOGIN_PASSWORD: {
    msCode: 2008,
    kind: 'input',
    words: { en: 'The recovery password must differ from the login password.', 'zh-CN': '恢复密码不能和登录密码一致' },
  },
  RECOVERY_EQUALS_PAY_PASSWORD: {
    msCode: 2009,
    kind: 'input',
    words: { en: 'The recovery password must differ from the pay password.', 'zh-CN': '恢复密码不能和支付密码一致' },
  },
  DIGEST_INVALID: {
    msCode: 2010,
    kind: 'input',
    words: { en: 'The password was not sent as a digest.', 'zh-CN': '密码摘要格式不正确' },
  },
  INVALID_CREDENTIALS: {
    msCode: 2011,
    kind: 'auth',
    words: { en: 'UID or password is wrong.', 'zh-CN': 'UID 或密码错误' },
  },
  ACCOUNT_FROZEN: {
    msCode: 2012,
    kind: 'forbidden',
    words: {
      en: 'This account is frozen. Unfreeze it with the recovery password.',
      'zh-CN': '账号已冻结，请用恢复密码解冻',
    },
  },
  ACCOUNT_NOT_FROZEN: {
    msCode: 2013,
    kind: 'conflict',
    words: { en: 'This account is not frozen.', 'zh-CN': '账号未冻结' },
  },
  ACCOUNT_ALREADY_FROZEN: {
    msCode: 2014,
    kind: 'conflict',
    words: { en: 'This account is frozen already.', 'zh-CN': '账号已处于冻结状态' },
  },
  RECOVERY_PASSWORD_REQUIRED: {
    msCode: 2015,
    kind: 'input',
    words: { en: 'Enter the recovery password.', 'zh-CN': '请输入恢复密码' },
  },
  RECOVERY_PASSWORD_WRONG: {
    msCode: 2016,
    kind: 'auth',
    words: { en: 'UID or recovery password is wrong.', 'zh-CN': 'UID 或恢复密码错误' },
  },
  PAY_PASSWORD_REQUIRED: {
    msCode: 2017,
    kind: 'input',
    words: { en: 'Please Enter Trading Password', 'zh-CN': '请输入支付密码' },
  },
  PAY_PASSWORD_WRONG: {
    msCode: 2018,
    kind: 'forbidden',
    words: {
      en: 'The pay password is wrong.{triesLeft, select, undefined {} other { Tries left: {triesLeft}.}}',
      'zh-CN': '支付密码错误{triesLeft, select, undefined {} other {，还可尝试 {triesLeft} 次}}',
    },
  },
  PAY_PASSWORD_LOCKED: {
    msCode: 2019,
    kind: 'limit',
    words: {
      en: 'Too many wrong tries. The pay password is locked{retryAfterSeconds, select, undefined {} other { for {retryAfterSeconds}}}.',
      'zh-CN': '错误次数过多，支付密码已锁定{retryAfterSeconds, select, undefined {} other { {retryAfterSeconds}}}',
    },
  },
  PAY_PASSWORD_NOT_VERIFIED: {
    msCode: 2020,
    kind: 'forbidden',
    words: { en: 'please verify pay password first', 'zh-CN': '请先验证支付密码' },
  },
  PAY_PASSWORD_NOT_SET: {
    msCode: 2021,
    kind: 'forbidden',
    words: { en: 'Please set the trade password first', 'zh-CN': '请先设置支付密码' },
  },
  INTRODUCER_UNKNOWN: {
    msCode: 2022,
    kind: 'input',
    words: { en: 'There is no introducer with this UID.', 'zh-CN': '介绍人不存在' },
  },
  FREEZE_NOT_CONFIRMED: {
    msCode: 2023,
    kind: 'input',
    words: { en: 'Confirm that the account is to be frozen.', 'zh-CN': '请确认冻结账号' },
  },
  LOGOUT_FAILED: { msCode: 2024, kind: 'internal', words: { en: 'logout failed', 'zh-CN': '退出登录失败' } },
  USER_NOT_FOUND: {
    msCode: 2025,
    kind: 'missing',
    words: { en: 'There is no user with this UID.', 'zh-CN': '用户不存在' },
  },
  ACCOUNT_WRONG_PARTY: {
    msCode: 2026,
    kind: 'forbidden',
    words: { en: 'Only staff may do that to an account.', 'zh-CN': '仅管理员可对账号进行此操作' },
  },
  ACCOUNT_FROZEN_BY_STAFF: {
    msCode: 2027,
    kind: 'forbidden',
    words: {
      en: 'Staff froze this account. Only staff can unfreeze it.{reason, select, undefined {} other { Reason: {reason}}}',
      'zh-CN': '该账号由管理员冻结，仅管理员可解冻{reason, select, undefined {} other {。理由：{reason}}}',
    },
  },
  ACCOUNT_ALREADY_SPAM: {
    msCode: 2028,
    kind: 'conflict',
    words: { en: 'This account is marked as spam already.', 'zh-CN': '该账号已标记为垃圾账号' },
  },
  ACCOUNT_NOT_SPAM: {
    msCode: 2029,
    kind: 'conflict',
    words: { en: 'This account is not marked as spam.', 'zh-CN': '该账号未标记为垃圾账号' },
  },
  PASSWORD_TOO_COMMON: {
    msCode: 2030,
    kind: 'input',
    words: {
      en: 'This password is one of the most used and is guessed first. Choose another one.',
      'zh-CN': '该密码过于常见，容易被猜中，请换一个',
    },
  },
  SECOND_FACTOR_REQUIRED: {
    msCode: 2031,
    kind: 'forbidden',
    words: {
      en: 'Enter the code from your authenticator app, or a recovery code.',
      'zh-CN': '请输入身份验证器中的验证码，或恢复码',
    },
  },
  SECOND_FACTOR_WRONG: {
    msCode: 2032,
    kind: 'forbidden',
    words: {
      en: 'This code is wrong, or was used before. Wait for the next one.',
      'zh-CN': '验证码错误或已使用，请等待下一个验证码',
    },
  },
  SECOND_FACTOR_ALREADY_ON: {
    msCode: 2033,
    kind: 'conflict',
    words: { en: 'Two-step login is on already.', 'zh-CN': '两步验证已开启' },
  },
  SECOND_FACTOR_NOT_ON: {
    msCode: 2034,
    kind: 'conflict',
    words: { en: 'Two-step login is not on.', 'zh-CN': '尚未开启两步验证' },
  },
  PASSWORD_WRONG: {
    msCode: 2035,
    kind: 'forbidden',
    words: { en: 'The login password is wrong.', 'zh-CN': '登录密码错误' },
  },
  STAFF_LOGIN_REFUSED: {
    msCode: 2036,
    kind: 'forbidden',
    words: { en: 'Staff log in on the website only.', 'zh-CN': '工作人员只能在网站上登录' },
  },
  STAFF_FACTOR_REQUIRED: {
    msCode: 2037,
    kind: 'forbidden',
    words: {
      en: 'Staff must turn two-step login on first: Personal area, Account, Passwords and safety.',
      'zh-CN': '工作人员须先在个人中心的账号信息中开启两步验证',
    },
  },
  STAFF_CONFIRM_REQUIRED: {
    msCode: 2038,
    kind: 'forbidden',
    words: { en: 'Prove again who you are, then try again.', 'zh-CN': '请重新验证身份后再操作' },
  },
  PASSKEY_NAME_LENGTH: {
    msCode: 2039,
    kind: 'input',
    words: {
      en: 'Give the passkey a name of at most {maximum} characters.',
      'zh-CN': '请为通行密钥命名，最多 {maximum} 个字符',
    },
    details: { maximum: accountRules.passkey.nameCharacters },
  },
  PASSKEY_LIMIT: {
    msCode: 2040,
    kind: 'limit',
    words: {
      en: 'An account keeps at most {maximum} passkeys. Remove one first.',
      'zh-CN': '每个账号最多 {maximum} 个通行密钥，请先移除一个',
    },
    details: { maximum: accountRules.passkey.maximum },
  },
  PASSKEY_EXISTS: {
    msCode: 2041,
    kind: 'conflict',
    words: { en: 'This passkey is registered already.', 'zh-CN': '该通行密钥已添加' },
  },
  PASSKEY_NOT_FOUND: {
    msCode: 2042,
    kind: 'missing',
    words: { en: 'The account has no such passkey.', 'zh-CN': '该账号没有此通行密钥' },
  },
  PASSKEY_WRONG: {
    msCode: 2043,
    kind: 'forbidden',
    words: {
      en: 'The passkey was not accepted, or took too long. Try again, or enter a code.',
      'zh-CN': '通行密钥未通过或已超时，请重试，或改用验证码',
    },
  },
  PASSWORD_OWN_FACT: {
    msCode: 2044,
    kind: 'input',
    words: {
      en: 'This password holds your UID, your e-mail address, your name or the name of this site: that is guessed first. Choose another one.',
      'zh-CN': '密码中含有您的 UID、邮箱、昵称或本站名称，容易被猜中，请换一个',
    },
  },
  PHRASE_LENGTH: {
    msCode: 2045,
    kind: 'input',
    words: {
      en: 'The phrase has {minimum} to {maximum} characters.',
      'zh-CN': '防钓鱼码为 {minimum} 至 {maximum} 个字符',
    },
    details: { minimum: accountRules.phrase.minimumCharacters, maximum: accountRules.phrase.maximumCharacters },
  },
  SECURITY_WAIT: {
    msCode: 2046,
    kind: 'forbidden',
    words: {
      en: 'A password, the second factor or a device of your account has just changed, so this waits{secondsLeft, select, undefined {} other {: {secondsLeft} left}}.',
      'zh-CN':
        '您的密码、二次验证或登录设备刚有变更，此操作须等待一段时间{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
    },
  },
  PERSON_BLOCKED: {
    msCode: 2047,
    kind: 'forbidden',
    words: { en: 'You have blocked this account. Unblock it first.', 'zh-CN': '您已屏蔽该账号，请先解除屏蔽' },
  },
  PERSON_UNAVAILABLE: {
    msCode: 2048,
    kind: 'forbidden',
    words: { en: 'This account takes no messages from you.', 'zh-CN': '对方不接收您的消息' },
  },
  PERSON_SELF: {
    msCode: 2049,
    kind: 'input',
    words: { en: 'This is your own account.', 'zh-CN': '这是您自己的账号' },
  },
  PEOPLE_TOO_MANY: {
    msCode: 2050,
    kind: 'limit',
    words: { en: 'You can block and note at most {maximum} accounts.', 'zh-CN': '屏蔽和备注的账号最多 {maximum} 个' },
    details: { maximum: accountRules.people.maximum },
  },
  PERSON_NOTE_TOO_LONG: {
    msCode: 2051,
    kind: 'input',
    words: { en: 'Write at most {maximum} characters.', 'zh-CN': '最多 {maximum} 个字' },
    details: { maximum: accountRules.people.maximumNoteCharacters },
  },
  REGISTRATION_CLOSED: {
    msCode: 2052,
    kind: 'forbidden',
    words: { en: 'This site takes no new accounts at present.', 'zh-CN': '本站暂不开放注册' },
  },
  PAY_PASSKEY_WRONG: {
    msCode: 2053,
    kind: 'forbidden',
    words: {
      en: 'The passkey did not confirm this in time. Try again or enter the pay password.',
      'zh-CN': '通行密钥未及时确认此项操作，请重试或改用支付密码',
    },
  },
} satisfies ErrorArea
