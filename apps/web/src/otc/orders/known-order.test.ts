import { expect, it } from 'vitest'
import { knownOrder } from './known-order.ts'

it.each([
  [{ orderID: 7, acceptanceID: 3 }, null],
  [{ isSeller: 1, type: '2' } as const, null],
  [{ acceptanceID: 3 }, { offerId: 3 }],
  [{ chat_id: 5, isSeller: 0 } as const, { conversationId: 5, role: 'buyer' }],
  [{ acceptanceID: 3, chat_id: 5, isSeller: 1, type: '1' } as const, { offerId: 3, conversationId: 5, role: 'seller' }],
  [
    { acceptanceID: 3, type: '2' },
    { offerId: 3, role: 'seller' },
  ],
  [{ acceptanceID: 3, type: 'chat' }, { offerId: 3 }],
])('the address %o asks for an order by %o', (address, known) => {
  expect(knownOrder(address)).toEqual(known)
})
