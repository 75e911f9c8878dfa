import { fail } from '@jindu/domain/errors'
import { CURRENCIES } from '@jindu/domain/money'
import { z } from 'zod'
import type { Answered, Api } from '../endpoint.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal, toSeconds } from './money.ts'

type Balances = Answered<Api['wallet']['balances']>

export const walletRow = z.object({
  currency_id: z.int(),
  currency: currencyNames,
  balance: decimal,
  otc_balance: decimal,
})

function toWalletRow(row: Balances['data'][number]): z.input<typeof walletRow> {
  return {
    currency_id: CURRENCIES[row.currency].id,
    currency: toCurrencyNames(row.currency),
    balance: toDecimal(row.fund),
    otc_balance: toDecimal(row.otc),
  }
}

/** The balances in the order of currency ids, as old clients expect. */
export function toWalletRows({ data }: Balances): z.input<typeof walletRow>[] {
  return data.map(toWalletRow).toSorted((a, b) => a.currency_id - b.currency_id)
}

const DEFAULT = CURRENCIES.LTC.code

const count = z.int()
const flag = z.union([z.literal(0), z.literal(1)])

export const userInfo = z.object({
  id: z.int(),
  create_time: z.int(),
  introducer: z.int(),
  goods_release_stop_time: z.int(),
  goods_reply_stop_time: z.int(),
  trade_end_time: z.int(),
  post_end_time: z.int(),
  verify_pay_password: flag,
  paypwd: flag,
  userStatistics: z.object({
    online_times: count,
    goods_release: count,
    buy_amount: count,
    sales_amount: count,
    unread_notice: count,
    last_query: count,
    holds: count,
    posts: count,
    complains: count,
    be_complains: count,
    register_origin: z.string(),
    last_origin: z.string(),
    warning_malicious_times: count,
    warning_slight_times: count,
    warning_contacts_times: count,
    confirm_receives: count,
    be_confirm_receive_times: count,
  }),
  userWallet: z.array(walletRow),
  /** The balance of the default coin, which calls without a currency use. */
  balance: decimal,
})

interface UserInfoParts {
  readonly me: Answered<Api['accounts']['me']>
  readonly wallet: Balances
  readonly messages: Answered<Api['messages']['unreadCount']>
}

export function toUserInfo({ me, wallet, messages }: UserInfoParts): z.input<typeof userInfo> {
  if (me === null) return fail('LOGIN_REQUIRED')
  const { statistics } = me
  const publishUntil = toSeconds(me.rights.publishUntil)
  const replyUntil = toSeconds(me.rights.replyUntil)
  return {
    id: me.uid,
    create_time: me.createdAt,
    introducer: me.introducer ?? 0,
    goods_release_stop_time: publishUntil,
    goods_reply_stop_time: replyUntil,
    trade_end_time: replyUntil,
    post_end_time: publishUntil,
    verify_pay_password: me.payPassword.verified ? 1 : 0,
    paypwd: me.payPassword.verified ? 1 : 0,
    userStatistics: {
      online_times: statistics.onlineSeconds,
      goods_release: statistics.goodsRelease,
      buy_amount: statistics.buyAmount,
      sales_amount: statistics.salesAmount,
      unread_notice: messages.unread,
      last_query: me.lastOnlineAt,
      holds: statistics.holds,
      posts: statistics.posts,
      complains: statistics.complains,
      be_complains: statistics.beComplains,
      register_origin: me.registerOrigin,
      last_origin: me.lastOrigin,
      warning_malicious_times: statistics.warningMaliciousTimes,
      warning_slight_times: statistics.warningSlightTimes,
      warning_contacts_times: statistics.warningContactsTimes,
      confirm_receives: statistics.confirmReceives,
      be_confirm_receive_times: statistics.beConfirmReceives,
    },
    userWallet: toWalletRows(wallet),
    balance: toDecimal(
      wallet.data.find(({ currency }) => currency === DEFAULT)?.fund ?? fail('STATE_CORRUPT', { subject: 'balance' }),
    ),
  }
}
