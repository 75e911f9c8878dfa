import { entryLabel } from '@jindu/i18n'
import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { digest, optionalText, optionalUid, pages, uid } from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal } from '../wire/money.ts'
import { toUserInfo, toWalletRows, userInfo, walletRow } from '../wire/user.ts'

const nothing = z.null()
const byRecovery = { recover_password: digest('RECOVERY_PASSWORD_REQUIRED'), uid: uid() }
const status = z.object({ status: z.union([z.literal(0), z.literal(1)]) })

const historyRow = z.object({
  id: z.int(),
  guide: z.enum(['in', 'out']),
  money_type: z.enum(['balance', 'otc_balance']),
  currency: currencyNames,
  amount: decimal,
  before_balance: decimal,
  after_balance: decimal,
  text: z.object({ text: z.string() }),
  create_time: z.int(),
})

export const accountEndpoints = {
  'user.user.MsUser/login': endpoint({
    method: 'POST',
    access: 'visitor',
    params: { uid: uid(), pwd: digest('PASSWORD_REQUIRED'), otp: optionalText() },
    call: (api, p) => api.accounts.login({ uid: p.uid, password: p.pwd, ...withoutUndefined({ otp: p.otp }) }),
    answer: z.object({ token: z.string(), user_id: z.int() }),
    reply: (opened, request) => ({ token: request.issuedToken(), user_id: opened.uid }),
    success: 'LOGGED_IN',
  }),
  'user.user.MsUser/logout': endpoint({
    method: 'POST',
    access: 'user',
    params: {},
    call: (api) => api.accounts.logout(),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUser/register': endpoint({
    method: 'POST',
    access: 'visitor',
    params: {
      pwd: digest('PASSWORD_REQUIRED'),
      recover_password: digest('RECOVERY_PASSWORD_REQUIRED'),
      pay_password: digest('PAY_PASSWORD_REQUIRED'),
      referrer: optionalText(),
      introducer: optionalUid(),
    },
    call: (api, p) =>
      api.accounts.register({
        loginPassword: p.pwd,
        recoveryPassword: p.recover_password,
        payPassword: p.pay_password,
        ...withoutUndefined({ referrer: p.referrer, introducer: p.introducer }),
      }),
    answer: z.object({ user_id: z.int() }),
    reply: (opened) => ({ user_id: opened.uid }),
    success: 'REGISTERED',
  }),
  'user.user.MsUser/freeze': endpoint({
    method: 'POST',
    access: 'visitor',
    params: byRecovery,
    call: (api, p) => api.accounts.freeze({ uid: p.uid, recoveryPassword: p.recover_password }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUser/unfreeze': endpoint({
    method: 'POST',
    access: 'visitor',
    params: byRecovery,
    call: (api, p) => api.accounts.unfreeze({ uid: p.uid, recoveryPassword: p.recover_password }),
    answer: nothing,
    reply: () => null,
  }),
  'user.user.MsUser/changeLoginPasswordRecover': endpoint({
    method: 'POST',
    access: 'visitor',
    params: { ...byRecovery, password: digest('PASSWORD_REQUIRED') },
    call: (api, p) =>
      api.accounts.changeLoginPassword({ uid: p.uid, recoveryPassword: p.recover_password, password: p.password }),
    answer: nothing,
    reply: () => null,
    success: 'PASSWORD_RESET',
  }),
  'user.user.MsUser/changePayPassword': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      pay_password: digest('PAY_PASSWORD_REQUIRED'),
      recover_password: digest('RECOVERY_PASSWORD_REQUIRED'),
      otp: optionalText(),
    },
    call: (api, p) =>
      api.accounts.changePayPassword({
        payPassword: p.pay_password,
        recoveryPassword: p.recover_password,
        ...withoutUndefined({ otp: p.otp }),
      }),
    answer: nothing,
    reply: () => null,
    success: 'CHANGED',
  }),

  'user.user.MsUserInfo/getUserInfo': reading({
    method: 'GET',
    access: 'user',
    params: {},
    call: async (api) => ({
      me: await api.accounts.me(),
      wallet: await api.wallet.balances(),
      messages: await api.messages.unreadCount(),
    }),
    answer: userInfo,
    reply: toUserInfo,
  }),
  'user.user.MsUserInfo/getPayPwdStatus': reading({
    method: 'GET',
    access: 'user',
    params: {},
    call: (api) => api.accounts.payPasswordStatus(),
    answer: status,
    reply: (pay) => ({ status: pay.verified ? (1 as const) : (0 as const) }),
  }),
  'user.user.MsUserInfo/verifyPayPwd': endpoint({
    method: 'POST',
    access: 'user',
    params: { password: digest('PAY_PASSWORD_REQUIRED') },
    call: (api, p) => api.accounts.verifyPayPassword({ password: p.password }),
    answer: status,
    reply: () => ({ status: 1 }) as const,
    success: 'VERIFIED',
  }),
  'user.user.MsUserInfo/currencyBalance': reading({
    method: 'POST',
    access: 'user',
    params: {},
    call: (api) => api.wallet.balances(),
    answer: z.array(walletRow),
    reply: toWalletRows,
  }),
  'user.user.MsUserInfo/getWalletHistoryList': reading({
    method: 'POST',
    access: 'user',
    params: pages(20),
    call: (api, p) => api.wallet.history(p),
    answer: listOf(historyRow),
    reply: (history, { locale }) =>
      toList(history, (row) => ({
        id: row.id,
        guide: row.guide,
        money_type: row.balance === 'fund' ? ('balance' as const) : ('otc_balance' as const),
        currency: toCurrencyNames(row.currency),
        amount: toDecimal(row.amount),
        before_balance: toDecimal(row.before),
        after_balance: toDecimal(row.after),
        text: { text: entryLabel(row.kind, locale) },
        create_time: row.at,
      })),
  }),
}
