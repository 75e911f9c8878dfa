import { z } from 'zod'
import { endpoint, reading, type Answered, type Api } from '../endpoint.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { currency, optionalInteger, optionalText, pages } from '../params.ts'
import { listOf, toList } from '../wire/goods.ts'
import { currencyNames, decimal, toCurrencyNames, toDecimal } from '../wire/money.ts'

type Deposit = Answered<Api['wallet']['deposits']>['data'][number]

const address = z.object({ address: z.string() })

const depositRow = z.object({
  id: z.int(),
  address: z.string(),
  received: decimal,
  amount: decimal,
  confirm: z.int(),
  status: z.union([z.literal(0), z.literal(1)]),
  create_time: z.int(),
  tx: z.string(),
  currency: currencyNames,
})

function toDepositRow(deposit: Deposit): z.input<typeof depositRow> {
  const credited = deposit.status === 'credited'
  return {
    id: deposit.id,
    address: deposit.address,
    received: toDecimal(deposit.amount),
    amount: toDecimal(deposit.amount),
    confirm: deposit.confirmations,
    status: credited ? 1 : 0,
    create_time: deposit.createdAt,
    tx: deposit.txid,
    currency: toCurrencyNames(deposit.currency),
  }
}

export const walletEndpoints = {
  'user.user.MsWallet/getCurrentDepositAddress': reading({
    method: 'GET',
    access: 'user',
    params: { currency_id: currency() },
    call: (api, p) => api.wallet.depositAddress({ currency: p.currency_id }),
    answer: address,
    reply: (current) => ({ address: current.address }),
  }),
  'user.user.MsWallet/getWalletAddress': endpoint({
    method: 'POST',
    access: 'user',
    params: { currency_id: currency() },
    call: (api, p) => api.wallet.newDepositAddress({ currency: p.currency_id }),
    answer: address,
    reply: (created) => ({ address: created.address }),
  }),
  'user.user.MsWallet/getUserWallet': reading({
    method: 'GET',
    access: 'user',
    params: { currency_id: currency(), ...pages(10) },
    call: (api, p) => api.wallet.depositAddresses({ currency: p.currency_id, page: p.page, limit: p.limit }),
    answer: listOf(z.object({ id: z.int(), address: z.string(), received: decimal, create_time: z.int() })),
    reply: (list) =>
      toList(list, (row) => ({
        id: row.id,
        address: row.address,
        received: toDecimal(row.received),
        create_time: row.createdAt,
      })),
  }),
  'user.user.MsWallet/getDepositRecord': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), addr: optionalText() },
    call: (api, p) => api.wallet.deposits({ page: p.page, limit: p.limit, ...withoutUndefined({ address: p.addr }) }),
    answer: listOf(depositRow),
    reply: (list) => toList(list, toDepositRow),
  }),
  'user.user.MsWallet/getDepositDetail': reading({
    method: 'GET',
    access: 'user',
    params: { ...pages(10), currency_id: currency() },
    call: (api, p) => api.wallet.deposits({ page: p.page, limit: p.limit, currency: p.currency_id }),
    answer: listOf(depositRow),
    reply: (list) => toList(list, toDepositRow),
  }),
  'user.user.MsWallet/getBlockChainRecord': endpoint({
    method: 'POST',
    access: 'user',
    params: { id: optionalInteger(), currency_id: currency() },
    call: (api, p) => api.wallet.refreshDeposit({ currency: p.currency_id, ...withoutUndefined({ id: p.id }) }),
    answer: z.object({ credited: z.int() }),
    reply: (refreshed) => refreshed,
  }),
}
