import { expect, it, vi } from 'vitest'
import { openingTab } from './opening-tab.ts'

interface Held {
  readonly unread?: readonly { readonly kind: string; readonly side: string; readonly unread: number }[]
  readonly talks?: (input: { readonly kind: string; readonly side?: string }) => number
}

const openAt = ({ unread = [], talks = () => 0 }: Held) => {
  const list = vi.fn<(input: { kind: string; side?: string }) => Promise<{ total: number }>>((input) =>
    Promise.resolve({ total: talks(input) }),
  )
  const conversations = { unread: { fetch: () => Promise.resolve({ data: unread }) }, list: { fetch: list } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reads that it makes
  return { list, tab: openingTab({ q: { conversations } } as never) }
}

it('opens where something waits, though other tabs hold talks', async () => {
  const { tab, list } = openAt({ unread: [{ kind: 'otcOffer', side: 'asker', unread: 2 }], talks: () => 1 })
  expect(await tab).toBe('otc')
  expect(list).not.toHaveBeenCalled()
})

it('opens at the first tab with a talk where nothing waits', async () => {
  expect(await openAt({ talks: ({ kind, side }) => (kind === 'goods' && side === 'asker' ? 3 : 0) }).tab).toBe(
    'send_goods',
  )
})

it('opens at what others ask where there is nothing at all, and where the reads fail', async () => {
  expect(await openAt({}).tab).toBe('receive_goods')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no read answers
  expect(await openingTab({ q: {} } as never)).toBe('receive_goods')
})
