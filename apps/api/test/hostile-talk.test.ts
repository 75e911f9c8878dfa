import { afterAll, beforeAll, expect, it } from 'vitest'
import { xssPayloads } from '../src/platform/rich-text/xss-payloads.test-data.ts'
import { createTestApp, type TestApp } from './app.ts'
import { newKey, openMarket, type Market } from './market/market.ts'
import { staffPerson } from './market/staff.ts'
import type { Person } from './people.ts'
import { unlimited } from './unlimited.ts'

/** Payloads in one text: few texts, so that the bounds of talk are met. */
const IN_ONE_TEXT = 20
/** Every tag allowed in a text, without active content. */
const SAFE =
  /^<(?:\/?(?:p|div|span|br|hr|h[1-3]|blockquote|pre|code|ul|ol|li|strong|b|em|i|u|s)(?: class="[\w -]*")?\s*\/?>|\/a>|a(?: (?:href="(?:https?:\/\/|mailto:)[^"]*"|rel="[\w ]*"|target="_blank"|class="[\w -]*"))*>|img(?: (?:src="\/files\/[\w-]+"|alt="[^"]*"|loading="lazy"))*\s*\/?>)$/i

let api: TestApp
let market: Market
let moderator: Person

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  market = await openMarket(api, '0')
  moderator = await staffPerson(api, 'moderator')
})
afterAll(() => api.close())

const texts = Array.from({ length: Math.ceil(xssPayloads.length / IN_ONE_TEXT) }, (_, index) => {
  const html = xssPayloads.slice(index * IN_ONE_TEXT, (index + 1) * IN_ONE_TEXT).join(' ')
  return { format: 'html', html: `What readers see. ${html}` } as const
})

const acting = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !SAFE.test(tag))

async function asTicket({ client: { trpc } }: Person, contents: (typeof texts)[number]): Promise<string> {
  const { id } = await trpc.tickets.create.mutate({ title: 'Look at this', contents, clientKey: newKey() })
  const { conversationId } = await trpc.tickets.info.query({ id })
  await moderator.client.trpc.tickets.take.mutate({ id })
  return (await moderator.client.trpc.conversations.lines.query({ conversationId })).lines[0]?.html ?? ''
}

async function asChat({ client: { trpc } }: Person, contents: (typeof texts)[number]): Promise<string> {
  const subject = { kind: 'goods', id: market.goodsId } as const
  const { conversationId } = await trpc.conversations.say.mutate({ to: { subject }, contents, clientKey: newKey() })
  return (await market.seller.client.trpc.conversations.lines.query({ conversationId })).lines.at(-1)?.html ?? ''
}

async function asComment({ client: { trpc } }: Person, contents: (typeof texts)[number]): Promise<string> {
  const place = { kind: 'goods', subjectId: market.goodsId } as const
  const { id } = await trpc.comments.write.mutate({ ...place, contents })
  const { data } = await market.seller.client.trpc.comments.list.query({ ...place, flat: true, limit: 60 })
  return data.find((row) => row.id === id)?.html ?? ''
}

async function asNotice(_: Person, contents: (typeof texts)[number]): Promise<string> {
  const { notices } = moderator.client.trpc
  const text = { title: 'Look at this', summary: '', contents }
  const { id } = await notices.publish.mutate({
    category: 9001,
    en: text,
    zh: text,
    pinnedUntil: null,
    commentsOpen: true,
  })
  return (await notices.info.query({ id })).html
}

it.each([
  ['a ticket', asTicket],
  ['a chat', asChat],
  ['a comment', asComment],
  ['a notice', asNotice],
])('what would act in %s is text', async (_, write) => {
  expect(xssPayloads.length).toBeGreaterThanOrEqual(100)
  for (const contents of texts) {
    const html = await write(market.buyer, contents)
    expect(html).toContain('What readers see.')
    expect(acting(html)).toEqual([])
  }
})
