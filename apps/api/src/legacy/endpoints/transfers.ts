import { INTERNAL_TRANSFER_STATUS_NUMBERS } from '@jindu/domain/wallet/transfers'
import { moneyToWire, parsePositiveAmount } from '@jindu/domain/money'
import { z } from 'zod'
import { endpoint, reading } from '../endpoint.ts'
import {
  currency,
  integerOr,
  neededText,
  optionalCurrency,
  optionalInteger,
  optionalText,
  pages,
  uid,
} from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal } from '../wire/money.ts'
import { withoutUndefined } from '../without-undefined.ts'

const made = z.object({ id: z.int() })

/** 1 fills the fiat-trade balance, anything else the fund balance. */
const targetOf = (type: number) => (type === 1 ? ('otc' as const) : ('fund' as const))

export const transferEndpoints = {
  'user.user.MsWallet/transferMoney': endpoint({
    method: 'POST',
    access: 'user',
    params: {
      user_id: uid('RECIPIENT_REQUIRED'),
      amount: neededText(),
      currency_id: optionalCurrency(),
      otp: optionalText(),
    },
    call: (api, p, request) =>
      api.transfers.send({
        recipientUid: p.user_id,
        amount: moneyToWire(parsePositiveAmount(p.amount, p.currency_id ?? 'LTC')),
        ...withoutUndefined({ otp: p.otp }),
        idempotencyKey: request.idempotencyKey,
      }),
    answer: made,
    reply: (sent) => sent,
    success: 'DONE',
  }),
  'user.user.MsWallet/getTransferMoneyRecord': reading({
    method: 'POST',
    access: 'user',
    params: { ...pages(20), currency_id: optionalCurrency() },
    call: (api, p) =>
      api.transfers.list({ page: p.page, limit: p.limit, ...withoutUndefined({ currency: p.currency_id }) }),
    answer: listOf(
      z.object({
        id: z.int(),
        guide: z.enum(['in', 'out']),
        currency: currencyNames,
        amount: decimal,
        opposites_user_id: z.int(),
        create_time: z.int(),
      }),
    ),
    reply: (list) =>
      toList(list, (row) => ({
        id: row.id,
        guide: row.guide,
        currency: toCurrencyNames(row.currency),
        amount: toDecimal(row.amount),
        opposites_user_id: row.otherUid,
        create_time: row.createdAt,
      })),
  }),
  'user.otc.MsOtcTransfer/TransferOwnCoin': endpoint({
    method: 'POST',
    access: 'user',
    params: { currency_id: currency('CURRENCY_REQUIRED'), type: integerOr(0), amount: neededText() },
    call: (api, p, request) =>
      api.transfers.move({
        target: targetOf(p.type),
        amount: moneyToWire(parsePositiveAmount(p.amount, p.currency_id)),
        idempotencyKey: request.idempotencyKey,
      }),
    answer: made,
    reply: (moved) => moved,
    success: 'DONE',
  }),
  'user.otc.MsOtcTransfer/getBalanceTransferCheckList': reading({
    method: 'POST',
    access: 'user',
    params: { ...pages(20), currency_id: optionalCurrency(), type: optionalInteger() },
    call: (api, p) => {
      const target = p.type === 1 || p.type === 2 ? targetOf(p.type) : undefined
      const filter = withoutUndefined({ currency: p.currency_id, target })
      return api.transfers.moves({ page: p.page, limit: p.limit, ...filter })
    },
    answer: listOf(
      z.object({
        id: z.int(),
        currency: currencyNames,
        amount: decimal,
        type: z.int(),
        status: z.int(),
        create_time: z.int(),
      }),
    ),
    reply: (list) =>
      toList(list, (row) => ({
        id: row.id,
        currency: toCurrencyNames(row.currency),
        amount: toDecimal(row.amount),
        type: row.target === 'otc' ? 1 : 2,
        status: INTERNAL_TRANSFER_STATUS_NUMBERS[row.status],
        create_time: row.createdAt,
      })),
  }),
}
