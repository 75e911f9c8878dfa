import type { Admitted } from './admit.ts'
import { opens, type Act } from './acts.ts'
import type { Screen } from './screen.ts'

interface Order {
  readonly id: number
  readonly offerId: number
  readonly status: string
  readonly progress: string
  readonly chatId: number | null
}

const stateOf = ({ status, progress }: Order): string => (status === 'open' ? progress : status)

/** Unfolds the first offer that may be taken. */
const openTicket: Act = async (page) => {
  await page.locator('tbody .btn:enabled').first().click()
  await page.locator('.otc-ticket').first().waitFor()
}

/** Shows where the fiat of an order is paid to. */
const showPayees: Act = async (page) => {
  await page.locator('.otc-payees-closed .btn').click()
  await page.locator('.otc-payee').first().waitFor()
}

/** Every screen of the fiat market, and one order of the demo buyer in each state. */
export async function otcScreens({ people }: Admitted): Promise<readonly Screen[]> {
  const { data } = await people.buyer.read<{ readonly data: readonly Order[] }>('otcOrders.list', {
    page: 1,
    limit: 60,
  })
  const states = new Map(data.map((order) => [stateOf(order), order]))
  const open = states.get('awaitingPayment')
  const chat = data.find(({ chatId }) => chatId !== null)
  return [
    { name: 'otc-market', who: 'buyer', path: '/otc' },
    { name: 'otc-market-sell', who: 'buyer', path: '/otc?side=sell' },
    { name: 'otc-ticket', who: 'newcomer', path: '/otc', act: openTicket, whole: true },
    { name: 'otc-ticket-sell', who: 'seller', path: '/otc?side=sell', act: openTicket, whole: true },
    { name: 'otc-publish', who: 'buyer', path: '/personal/otcManage?tab=releaseNewOtcTopic' },
    { name: 'otc-own', who: 'buyer', path: '/personal/otcManage?tab=myReleaseOtcTopic' },
    {
      name: 'otc-edit',
      who: 'seller',
      path: '/personal/otcManage?tab=myReleaseOtcTopic',
      act: opens('.otc-offer-steps .btn'),
    },
    { name: 'otc-orders', who: 'buyer', path: '/personal/otcManage?tab=myOtcOrder' },
    { name: 'otc-orders-empty', who: 'newcomer', path: '/personal/otcManage?tab=myOtcOrder' },
    { name: 'otc-messages', who: 'buyer', path: '/personal/otcManage?tab=otcMessage' },
    { name: 'otc-messages-empty', who: 'newcomer', path: '/personal/otcManage?tab=otcMessage' },
    { name: 'otc-payees', who: 'seller', path: '/personal/otcManage?tab=payees' },
    {
      name: 'otc-payees-add',
      who: 'seller',
      path: '/personal/otcManage?tab=payees',
      act: opens('.otc-payees .hd .btn'),
    },
    { name: 'otc-payees-empty', who: 'newcomer', path: '/personal/otcManage?tab=payees' },
    { name: 'otc-chats', who: 'buyer', path: `/personal/chat/otc?chat_id=${chat?.chatId ?? 0}` },
    {
      name: 'otc-order-payees',
      who: 'buyer',
      path: `/otcOrderPanel?acceptanceID=${open?.offerId ?? 0}&orderID=${open?.id ?? 0}`,
      act: showPayees,
      whole: true,
    },
    ...Array.from(states, ([state, { id, offerId }]): Screen => ({
      name: `otc-order-${state}`,
      who: 'buyer',
      path: `/otcOrderPanel?acceptanceID=${offerId}&orderID=${id}`,
    })),
  ]
}
