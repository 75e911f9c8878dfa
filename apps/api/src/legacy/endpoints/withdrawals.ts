import { fail } from '@jindu/domain/errors'
import { moneyToWire, parsePositiveAmount } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { WITHDRAWAL_STATUS_NUMBERS } from '@jindu/domain/wallet/withdrawals'
import { z } from 'zod'
import { endpoint, reading, type Answered, type Api } from '../endpoint.ts'
import {
  currency,
  integer,
  integerOr,
  neededText,
  optionalCurrency,
  optionalInteger,
  optionalText,
  pages,
} from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal } from '../wire/money.ts'
import { withoutUndefined } from '../without-undefined.ts'

type Record = Answered<Api['withdrawals']['list']>['data'][number]

const record = z.object({
  id: z.int(),
  address: z.string(),
  amount: decimal,
  fee: decimal,
  create_time: z.int(),
  status: z.int(),
  remark: z.string(),
  tx: z.string(),
  currency: currencyNames,
})

function toRecord(row: Record): z.input<typeof record> {
  return {
    id: row.id,
    address: row.address,
    amount: toDecimal(row.amount),
    fee: toDecimal(row.fee),
    create_time: row.createdAt,
    status: WITHDRAWAL_STATUS_NUMBERS[row.status],
    remark: row.remark,
    tx: row.tx,
    currency: toCurrencyNames(row.currency),
  }
}

/** The lists by their number: in the making, completed, ended otherwise. */
const TABS = ['pending', 'completed', 'failed'] as const

export const withdrawalEndpoints = {
  'user.user.MsWallet/getWithdrawalRecord': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), currency_id: optionalCurrency(), flag: integerOr(0) },
    call: (api, p) =>
      api.withdrawals.list({
        page: p.page,
        limit: p.limit,
        tab: TABS[p.flag] ?? fail('INPUT_INVALID', { field: 'flag' }),
        ...withoutUndefined({ currency: p.currency_id }),
      }),
    answer: listOf(record),
    reply: (list) => toList(list, toRecord),
  }),
  /** Old clients verified the pay password for their session, not for this address and amount: finance reviews it, unless a code vouches. */
  'user.user.MsWallet/applyWithdrawal': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      currency_id: currency('CURRENCY_REQUIRED'),
      address: neededText(),
      amount: neededText(),
      otp: optionalText(),
    },
    call: (api, p, request) => {
      const maximumDecimals = rules.wallet.withdrawal.inputDecimals
      const typed = { address: p.address.replace(/\s+/g, ''), amount: p.amount.trim() }
      if (typed.address === '') fail('WITHDRAWAL_ADDRESS_REQUIRED')
      const amount = moneyToWire(parsePositiveAmount(typed.amount, p.currency_id, { maximumDecimals }))
      const { idempotencyKey } = request
      return api.withdrawals.request({
        address: typed.address,
        amount,
        idempotencyKey,
        ...withoutUndefined({ otp: p.otp }),
      })
    },
    answer: z.object({ id: z.int() }),
    reply: (applied) => applied,
    success: 'WITHDRAWAL_APPLIED',
  }),
  'user.user.MsWallet/cancelWithdrawal': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: integer(), status: optionalInteger() },
    call: (api, p) => {
      if (p.status !== undefined && p.status !== WITHDRAWAL_STATUS_NUMBERS.revoked) {
        fail('INPUT_INVALID', { field: 'status' })
      }
      return api.withdrawals.cancel({ id: p.id })
    },
    answer: z.null(),
    reply: () => null,
    success: 'REVOKED',
  }),
}
