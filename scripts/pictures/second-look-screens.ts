import { opens, type Act } from './acts.ts'
import { digest, type Admitted } from './admit.ts'
import type { Screen } from './screen.ts'

const OUTSIDE = 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0'
const reason = 'The exchanges are out since this morning. 今早起交易所无报价。'

/** Opens the question behind the button whose accessible name has a currency or a number. */
const agrees = (word: string | number | undefined): Act => opens(`main button[aria-label*="${word}"]`)

/** Two withdrawals that two members of finance look at, one of them approved by the first. */
async function withdrawals({ people: { administrator, newcomer, finance } }: Admitted): Promise<readonly number[]> {
  await administrator.send('site.changeSettings', {
    change: { withdrawalSecondUnits: { BTC: 1, LTC: 1, USDT: 1 } },
    seen: {},
  })
  await newcomer.send('sandbox.faucet', { currency: 'LTC', amount: '20' })
  const ids = []
  for (const units of ['200000000', '300000000']) {
    const { id } = await newcomer.send<{ readonly id: number }>('withdrawals.request', {
      address: OUTSIDE,
      amount: { asset: 'LTC', units },
      payPassword: digest('Demo-5678'),
      idempotencyKey: crypto.randomUUID(),
    })
    ids.push(id)
  }
  await finance.send('withdrawals.approve', { id: ids[1] ?? 0 })
  return ids
}

/** What the first and the second of two members read, also where the second is no second pair of eyes; a ticket with unread lines. */
export async function secondLookScreens(admitted: Admitted): Promise<readonly Screen[]> {
  const { administrator, second, finance, newcomer } = admitted.people
  const [first, approved] = await withdrawals(admitted)
  await finance.send('rates.propose', { currency: 'LTC', rate: '99.5', hours: 1, reason })
  await administrator.send('rates.propose', { currency: 'BTC', rate: '97000', hours: 1, reason })
  const { uid } = await second.read<{ readonly uid: number }>('accounts.me', {})
  await administrator.send('accounts.members.appoint', { uid, role: 'administrator', nickName: 'Second 二', reason })
  const { id: ticket } = await newcomer.send<{ readonly id: number }>('tickets.create', {
    title: 'Where is my key 密钥在哪里',
    contents: { format: 'html', html: '<p>It has not come.</p>' },
    about: { kind: 'appeal' },
    clientKey: crypto.randomUUID(),
  })
  const rates = '/staff/payouts?part=rates'
  return [
    { name: 'staff-eyes-rates', who: 'administrator', path: rates },
    { name: 'staff-eyes-rate', who: 'administrator', path: rates, act: agrees('LTC') },
    { name: 'staff-eyes-same', who: 'second', path: rates, act: agrees('BTC') },
    { name: 'staff-eyes-first', who: 'finance', path: '/staff/payouts', act: agrees(first) },
    {
      name: 'staff-eyes-second',
      who: 'administrator',
      path: '/staff/payouts?queue=second',
      act: agrees(approved),
    },
    { name: 'staff-ticket-unread', who: 'moderator', path: `/staff/tickets/${ticket}` },
    {
      name: 'staff-ticket-close',
      refused: 409,
      who: 'moderator',
      path: `/staff/tickets/${ticket}`,
      act: opens('main button:has-text("Close ticket"), main button:has-text("关闭反馈")'),
    },
  ]
}
