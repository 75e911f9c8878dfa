import type { Text } from '../locale.ts'

export const accountMessages = {
  UID_REQUIRED: { en: 'Enter your UID.', 'zh-CN': '请输入UID' },
  UID_INVALID: { en: 'A UID is a number of at least six digits.', 'zh-CN': 'UID 为至少六位的数字' },
  PASSWORD_REQUIRED: { en: 'Enter the password.', 'zh-CN': '请输入密码' },
  PASSWORD_LENGTH: {
    en: 'The password has {minimum} to {maximum} characters.',
    'zh-CN': '密码长度为 {minimum} 至 {maximum} 个字符',
  },
  PASSWORD_COMPOSITION: {
    en: 'The password mixes at least two of digits, letters and other symbols.',
    'zh-CN': '密码须包含数字、字母、其他符号中的至少两种',
  },
  PASSWORD_CONFIRMATION_MISMATCH: {
    en: 'The two passwords you entered did not match',
    'zh-CN': '两次输入的密码不一致',
  },
  PASSWORD_TOO_COMMON: {
    en: 'This password is one of the most used and is guessed first. Choose another one.',
    'zh-CN': '该密码过于常见，容易被猜中，请换一个',
  },
  PASSWORD_OWN_FACT: {
    en: 'This password holds your UID, your e-mail address, your name or the name of this site: that is guessed first. Choose another one.',
    'zh-CN': '密码中含有您的 UID、邮箱、昵称或本站名称，容易被猜中，请换一个',
  },
  PHRASE_LENGTH: {
    en: 'The phrase has {minimum} to {maximum} characters.',
    'zh-CN': '防钓鱼码为 {minimum} 至 {maximum} 个字符',
  },
  LOGIN_EQUALS_PAY_PASSWORD: {
    en: 'The login password must differ from the pay password.',
    'zh-CN': '登录密码不能和支付密码一致',
  },
  RECOVERY_EQUALS_LOGIN_PASSWORD: {
    en: 'The recovery password must differ from the login password.',
    'zh-CN': '恢复密码不能和登录密码一致',
  },
  RECOVERY_EQUALS_PAY_PASSWORD: {
    en: 'The recovery password must differ from the pay password.',
    'zh-CN': '恢复密码不能和支付密码一致',
  },
  DIGEST_INVALID: { en: 'The password was not sent as a digest.', 'zh-CN': '密码摘要格式不正确' },
  INVALID_CREDENTIALS: { en: 'UID or password is wrong.', 'zh-CN': 'UID 或密码错误' },
  ACCOUNT_FROZEN: {
    en: 'This account is frozen. Unfreeze it with the recovery password.',
    'zh-CN': '账号已冻结，请用恢复密码解冻',
  },
  SECURITY_WAIT: {
    en: 'A password, the second factor or a device of your account has just changed. This waits until the change is no longer new{secondsLeft, select, undefined {} other {: {secondsLeft} left}}.',
    'zh-CN':
      '您的密码、二次验证或登录设备刚有变更，此操作须等待一段时间{secondsLeft, select, undefined {} other {，还剩 {secondsLeft}}}',
  },
  ACCOUNT_NOT_FROZEN: { en: 'This account is not frozen.', 'zh-CN': '账号未冻结' },
  ACCOUNT_ALREADY_FROZEN: { en: 'This account is frozen already.', 'zh-CN': '账号已处于冻结状态' },
  RECOVERY_PASSWORD_REQUIRED: { en: 'Enter the recovery password.', 'zh-CN': '请输入恢复密码' },
  RECOVERY_PASSWORD_WRONG: { en: 'UID or recovery password is wrong.', 'zh-CN': 'UID 或恢复密码错误' },
  PAY_PASSWORD_REQUIRED: { en: 'Please Enter Trading Password', 'zh-CN': '请输入支付密码' },
  PAY_PASSWORD_WRONG: {
    en: 'The pay password is wrong.{triesLeft, select, undefined {} other { Tries left: {triesLeft}.}}',
    'zh-CN': '支付密码错误{triesLeft, select, undefined {} other {，还可尝试 {triesLeft} 次}}',
  },
  PAY_PASSWORD_LOCKED: {
    en: 'Too many wrong tries. The pay password is locked{retryAfterSeconds, select, undefined {} other { for {retryAfterSeconds}}}.',
    'zh-CN': '错误次数过多，支付密码已锁定{retryAfterSeconds, select, undefined {} other { {retryAfterSeconds}}}',
  },
  PAY_PASSWORD_NOT_VERIFIED: { en: 'please verify pay password first', 'zh-CN': '请先验证支付密码' },
  PAY_PASSWORD_NOT_SET: { en: 'Please set the trade password first', 'zh-CN': '请先设置支付密码' },
  INTRODUCER_UNKNOWN: { en: 'There is no introducer with this UID.', 'zh-CN': '介绍人不存在' },
  FREEZE_NOT_CONFIRMED: { en: 'Confirm that the account is to be frozen.', 'zh-CN': '请确认冻结账号' },
  LOGOUT_FAILED: { en: 'logout failed', 'zh-CN': '退出登录失败' },
  USER_NOT_FOUND: { en: 'There is no user with this UID.', 'zh-CN': '用户不存在' },
  ACCOUNT_WRONG_PARTY: { en: 'Only staff may do that to an account.', 'zh-CN': '仅管理员可对账号进行此操作' },
  ACCOUNT_FROZEN_BY_STAFF: {
    en: 'Staff froze this account. Only staff can unfreeze it.{reason, select, undefined {} other { Reason: {reason}}}',
    'zh-CN': '该账号由管理员冻结，仅管理员可解冻{reason, select, undefined {} other {。理由：{reason}}}',
  },
  ACCOUNT_ALREADY_SPAM: { en: 'This account is marked as spam already.', 'zh-CN': '该账号已标记为垃圾账号' },
  PASSWORD_WRONG: { en: 'The login password is wrong.', 'zh-CN': '登录密码错误' },
  SECOND_FACTOR_REQUIRED: {
    en: 'Enter the code from your authenticator app, or a recovery code.',
    'zh-CN': '请输入身份验证器中的验证码，或恢复码',
  },
  SECOND_FACTOR_WRONG: {
    en: 'This code is wrong, or was used before. Wait for the next one.',
    'zh-CN': '验证码错误或已使用，请等待下一个验证码',
  },
  PASSKEY_NAME_LENGTH: {
    en: 'Give the passkey a name of at most {maximum} characters.',
    'zh-CN': '请为通行密钥命名，最多 {maximum} 个字符',
  },
  PASSKEY_LIMIT: {
    en: 'An account keeps at most {maximum} passkeys. Remove one first.',
    'zh-CN': '每个账号最多 {maximum} 个通行密钥，请先移除一个',
  },
  PASSKEY_EXISTS: { en: 'This passkey is registered already.', 'zh-CN': '该通行密钥已添加' },
  PASSKEY_NOT_FOUND: { en: 'The account has no such passkey.', 'zh-CN': '该账号没有此通行密钥' },
  PASSKEY_WRONG: {
    en: 'The passkey was not accepted, or took too long. Try again, or enter a code.',
    'zh-CN': '通行密钥未通过或已超时，请重试，或改用验证码',
  },
  SECOND_FACTOR_ALREADY_ON: { en: 'Two-step login is on already.', 'zh-CN': '两步验证已开启' },
  SECOND_FACTOR_NOT_ON: { en: 'Two-step login is not on.', 'zh-CN': '尚未开启两步验证' },
  ACCOUNT_NOT_SPAM: { en: 'This account is not marked as spam.', 'zh-CN': '该账号未标记为垃圾账号' },
  STAFF_LOGIN_REFUSED: {
    en: 'Staff log in on the website only.',
    'zh-CN': '工作人员只能在网站上登录',
  },
  STAFF_FACTOR_REQUIRED: {
    en: 'Staff must turn two-step login on first: Personal area, Account, Passwords and safety.',
    'zh-CN': '工作人员须先在个人中心的账号信息中开启两步验证',
  },
  STAFF_CONFIRM_REQUIRED: {
    en: 'Prove again who you are, then try again.',
    'zh-CN': '请重新验证身份后再操作',
  },
} as const satisfies Record<string, Text>
