import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusal, refusalCode } from '../../../test/client.ts'
import { buy, newKey, openMarket, publish, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, RECOVERY, sameBrowserAt, verifiedPerson, type Person } from '../../../test/people.ts'
import { unlimited } from '../../../test/unlimited.ts'
import { picture, upload } from '../../../test/upload.ts'
import { xssPayloads } from '../../platform/rich-text/xss-payloads.test-data.ts'
import { lastLines } from './read-lines.ts'
import { inside, linesOf, over, say } from './talking.test-data.ts'

let api: TestApp
let second: TestApp
let market: Market
/** The buyer's conversation over the market's goods; no order created it. */
let talk: number

beforeAll(async () => {
  api = await createTestApp({ rateLimiter: unlimited })
  second = await createTestApp({ beside: api, rateLimiter: unlimited })
})
afterAll(async () => {
  await second.close()
  await api.close()
})
beforeEach(async () => {
  market = await openMarket(api, '100')
  talk = (await say(market.buyer, over(market.goodsId), { html: 'Does it work offline?' })).conversationId
})

const chats = ({ client }: Person) => client.trpc.conversations
const uploaded = async ({ client }: Person) =>
  (await upload(client, await picture().png().toBuffer(), { kind: 'chat' })).json().id
const search = (who: Person, words: string) => chats(who).search.query({ words })
const counted = async ({ client }: Person) => (await client.trpc.accounts.me.query())?.statistics.warningContactsTimes
const ask = (replyRightRequired: boolean) => api.app.settings.change({ replyRightRequired }, market.seller.uid)
const texts = async (reader: Person, id = talk) => (await linesOf(reader, id)).map(({ text }) => text)

it('opens with its last thirty lines, read by the index that orders them', async () => {
  const { db, sql } = api.app
  for (let line = 2; line <= 32; line += 1) await say(market.buyer, inside(talk), { html: `line ${line}` })
  const { lines, older } = await chats(market.seller).lines.query({ conversationId: talk })
  expect({ older, numbers: lines.map(({ number }) => number) }).toEqual({
    older: true,
    numbers: Array.from({ length: 30 }, (_, n) => n + 3),
  })
  await sql`insert into conversation_line select p.* from conversation_line l, generate_series(33, 3000) n,
    jsonb_populate_record(l, jsonb_build_object('id', 1000000 + n, 'number', n, 'client_key', 'many-' || n)) p
    where l.conversation_id = ${talk} and l.number = 1`
  await sql`analyze conversation_line`
  const plan = await sql.unsafe(`explain (generic_plan) ${lastLines(db).getQuery().sql}`).simple()
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /^Limit.*\n.*Index Scan Backward using conversation_line_number_key/,
  )
})

describe('nothing is said', () => {
  it.each([
    ['by an empty line', '', 'MESSAGE_EMPTY'],
    ['by blanks', '<p> &nbsp;\n </p>', 'MESSAGE_EMPTY'],
    ['by characters that nobody sees', '<p>\u200b\u200d\u2060\ufeff</p>', 'MESSAGE_EMPTY'],
    ['by 3,001 characters', '津'.repeat(3_001), 'TEXT_TOO_LONG'],
  ])('%s', async (_, html, code) => {
    expect(await refusalCode(say(market.buyer, inside(talk), { html }))).toBe(code)
    expect(await texts(market.seller)).toEqual(['Does it work offline?'])
  })

  it('3,000 characters are a line', async () => {
    await say(market.buyer, inside(talk), { html: '津'.repeat(3_000) })
    expect((await texts(market.seller)).at(-1)).toHaveLength(3_000)
  })

  it('to oneself, over nothing, or in the conversation of others', async () => {
    const stranger = await person(api)
    const line = { html: 'hello there' }
    expect(await refusalCode(say(market.seller, over(market.goodsId), line))).toBe('CHAT_WITH_SELF')
    expect(await refusalCode(say(market.buyer, over(999_999), line))).toBe('NOT_FOUND')
    expect(await refusalCode(say(stranger, inside(talk), line))).toBe('CHAT_NOT_FOUND')
  })

  it("with somebody else's picture, or with one that shows elsewhere already", async () => {
    const own = await uploaded(market.buyer)
    const line = { html: '', attachments: [own] }
    expect(await refusalCode(say(market.seller, inside(talk), line))).toBe('FILE_NOT_FOUND')
    const inText = { html: `<img src="/files/${own}">` }
    expect(await refusalCode(say(market.seller, inside(talk), inText))).toBe('FILE_NOT_FOUND')
    const shop = (await upload(market.buyer.client, await picture().png().toBuffer(), { kind: 'goods' })).json().id
    await market.buyer.client.trpc.goods.publish.mutate({
      title: 'Shown already',
      categoryId: market.categoryId,
      price: '1.00',
      contents: { format: 'html', html: '<p>Everything that a buyer should know.</p>' },
      shipment: { format: 'html', html: '<p>Everything that a buyer should get.</p>' },
      attach: [shop],
    })
    expect(await refusalCode(say(market.buyer, inside(talk), { html: '', attachments: [shop] }))).toBe('FILE_IN_USE')
  })

  it('to a frozen account, and nothing about an order of others', async () => {
    const { id } = await buy(market.buyer, market.goodsId)
    const other = await openMarket(api, '0')
    const elsewhere = (await say(market.buyer, over(other.goodsId), { html: 'And this one?' })).conversationId
    expect(await refusalCode(say(market.buyer, inside(elsewhere), { html: 'My order', orderId: id }))).toBe(
      'ID_INVALID',
    )
    await other.seller.client.trpc.accounts.freeze.mutate({ uid: other.seller.uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(say(market.buyer, inside(elsewhere), { html: 'Hello?' }))).toBe('CHAT_OTHER_FROZEN')
    expect(await chats(market.buyer).info.query({ conversationId: elsewhere })).toMatchObject({
      refusal: 'CHAT_OTHER_FROZEN',
      other: { frozen: true },
    })
  })

  it('more than forty times a minute in one conversation, and the next minute again', async () => {
    for (let i = 0; i < 39; i += 1) await say(market.buyer, inside(talk), { html: `line ${i}` })
    expect(await refusalCode(say(market.buyer, inside(talk), { html: 'one more' }))).toBe('CHAT_TOO_FAST')
    await say(market.seller, inside(talk), { html: 'The other side may.' })
    api.clock.advance(61)
    await say(market.buyer, inside(talk), { html: 'one more' })
  })
})

describe('the reply right, where the site asks for it', () => {
  beforeEach(() => ask(true))
  afterEach(() => ask(false))

  it('is asked of questions before buying, and of the talk of an order no more', async () => {
    const line = { html: 'One question.' }
    expect(await refusalCode(say(market.buyer, inside(talk), line))).toBe('REPLY_RIGHT_REQUIRED')
    expect(await chats(market.buyer).info.query({ conversationId: talk })).toMatchObject({
      refusal: 'REPLY_RIGHT_REQUIRED',
      asksReplyRight: true,
    })
    // The refusal appears before the first line is written, too.
    const asker = await person(api)
    const subject = { kind: 'goods', id: market.goodsId } as const
    expect(await chats(asker).find.query({ subject })).toEqual({ id: null, refusal: 'REPLY_RIGHT_REQUIRED' })
    expect(await refusalCode(say(asker, over(market.goodsId), line))).toBe('REPLY_RIGHT_REQUIRED')
    expect(await chats(market.seller).find.query({ subject })).toEqual({ id: null, refusal: null })
    await buy(market.buyer, market.goodsId)
    await say(market.buyer, inside(talk), line)
    await say(market.seller, inside(talk), line)
  })

  it('that ended is refused in its own words', async () => {
    const until = new Date((api.clock.now() - 5) * 1000).toISOString()
    await api.app.sql`insert into user_right (uid, right_kind, until) values (${market.buyer.uid}, 'reply', ${until})`
    expect(await refusalCode(say(market.buyer, inside(talk), { html: 'And now?' }))).toBe('REPLY_RIGHT_EXPIRED')
  })
})

describe('a retry', () => {
  it('under the same key says it once, whichever process it reaches', async () => {
    const clientKey = newKey()
    const line = { html: 'Said once.', clientKey }
    const here = () => say(market.buyer, inside(talk), line)
    const there = () => say(sameBrowserAt(second, market.buyer), inside(talk), line)
    const answers = await Promise.all([here(), there(), here(), there()])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await texts(market.seller)).toEqual(['Does it work offline?', 'Said once.'])
    expect((await linesOf(market.buyer, talk)).at(-1)).toMatchObject({ number: 2, clientKey, mine: true })
    expect((await linesOf(market.seller, talk)).at(-1)).toMatchObject({ clientKey: null, mine: false })
  })

  it('of the line that opens a conversation opens one', async () => {
    const goodsId = await publish(market.seller, market.categoryId)
    const line = { html: 'First words.', clientKey: newKey() }
    const twin = sameBrowserAt(second, market.buyer)
    const answers = await Promise.all([1, 2, 3, 4].map((i) => say(i % 2 ? market.buyer : twin, over(goodsId), line)))
    expect(new Set(answers.map(({ conversationId }) => conversationId)).size).toBe(1)
    expect(await texts(market.seller, answers[0]?.conversationId)).toEqual(['First words.'])
  })

  it('with other words is no retry', async () => {
    const clientKey = newKey()
    await say(market.buyer, inside(talk), { html: 'One thing.', clientKey })
    expect(await refusalCode(say(market.buyer, inside(talk), { html: 'Another.', clientKey }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    )
  })
})

describe('fifty speak at once through two processes', () => {
  it('their lines are numbered without gap or twin, and some that fail leave none', async () => {
    const there = { buyer: sameBrowserAt(second, market.buyer), seller: sameBrowserAt(second, market.seller) }
    const speakers = [market.buyer, market.seller, there.buyer, there.seller]
    const good = Array.from({ length: 50 }, (_, i) =>
      say(speakers[i % 4] ?? market.buyer, inside(talk), { html: `line ${i}` }),
    )
    const bad = Array.from({ length: 10 }, (_, i) =>
      refusalCode(
        say(speakers[i % 4] ?? market.buyer, inside(talk), {
          html: '',
          attachments: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
        }),
      ),
    )
    await Promise.all(good)
    expect(new Set(await Promise.all(bad))).toEqual(new Set(['FILE_NOT_FOUND']))
    const lines = await linesOf(market.seller, talk)
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(51)
  })

  it('and as many open it: one conversation holds all', async () => {
    const goodsId = await publish(market.seller, market.categoryId)
    const twin = sameBrowserAt(second, market.buyer)
    const said = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        say(i % 2 === 0 ? market.buyer : twin, over(goodsId), { html: `line ${i}` }),
      ),
    )
    const lines = await linesOf(market.seller, said[0]?.conversationId ?? 0)
    expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1))
  })
})

describe('reading', () => {
  beforeEach(async () => {
    for (let i = 2; i <= 9; i += 1) await say(i % 2 ? market.buyer : market.seller, inside(talk), { html: `line ${i}` })
  })

  it('goes backwards by number', async () => {
    const { lines } = chats(market.seller)
    const last = await lines.query({ conversationId: talk, limit: 3 })
    expect(last).toMatchObject({ older: true, lastNumber: 9 })
    expect(last.lines.map(({ number }) => number)).toEqual([7, 8, 9])
    const rest = await lines.query({ conversationId: talk, before: 7, limit: 60 })
    expect(rest.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rest.older).toBe(false)
  })

  it('after a pause brings what is missing, and what was taken back of what is there', async () => {
    const { missing, takeBack } = chats(market.seller)
    const { changes } = await chats(market.seller).lines.query({ conversationId: talk })
    const mine = (await linesOf(market.seller, talk)).find(({ number }) => number === 4)
    await takeBack.mutate({ id: mine?.id ?? 0 })
    const found = await missing.query({ conversationId: talk, from: 3, to: 6, limit: 2 })
    expect(found.lines.map(({ number }) => number)).toEqual([7, 8])
    expect(found.changed).toMatchObject([{ number: 4, html: null, text: null }])
    expect(found.more).toBe(true)
    expect((await missing.query({ conversationId: talk, from: 3, to: 9, changes })).changed).toHaveLength(1)
    const { changed, changes: now } = await missing.query({
      conversationId: talk,
      from: 3,
      to: 9,
      changes: found.changes,
    })
    expect([changed, now]).toEqual([[], found.changes])
    expect(await missing.query({ conversationId: talk, from: 5, to: 9 })).toMatchObject({
      lines: [],
      changed: [],
      more: false,
    })
  })

  it('brings the lines that were taken back last, however many were before, and each change once', async () => {
    const { missing, takeBack } = chats(market.buyer)
    api.clock.advance(61)
    for (let i = 10; i <= 49; i += 1) await say(market.buyer, inside(talk), { html: `line ${i}` })
    api.clock.advance(61)
    const mine = (await linesOf(market.buyer, talk)).filter((each) => each.mine)
    const [first, ...others] = mine
    for (const { id } of others) await takeBack.mutate({ id })
    await takeBack.mutate({ id: first?.id ?? 0 })
    const all = { conversationId: talk, from: 1, to: 49 }
    const latest = await missing.query(all)
    expect(latest.changed).toHaveLength(30)
    expect(latest.changed.some(({ number }) => number === first?.number)).toBe(true)
    const seen: number[] = []
    let changes = 0
    let more = true
    while (more) {
      const found = await missing.query({ ...all, changes })
      seen.push(...found.changed.map(({ number }) => number))
      ;({ changes, more } = found)
    }
    expect(seen).toEqual([...others, first].map((each) => each?.number))
  })

  it('moves the position of its side alone, forwards only, and the other side sees it', async () => {
    const unread = async (who: Person) => (await chats(who).unread.query()).unread
    expect(await unread(market.seller)).toBe(5)
    await chats(market.seller).markRead.mutate({ conversationId: talk, upTo: 6 })
    await chats(market.seller).markRead.mutate({ conversationId: talk, upTo: 2 })
    expect(await unread(market.seller)).toBe(2)
    const { read } = await chats(market.buyer).lines.query({ conversationId: talk })
    expect(read.owner).toEqual({ number: 6, at: api.clock.now() })
    await chats(market.seller).markRead.mutate({ conversationId: talk, upTo: 2_000_000 })
    expect(await unread(market.seller)).toBe(0)
    // A sender who had read everything has also read their own line.
    await say(market.seller, inside(talk), { html: 'Anything else?' })
    expect(await unread(market.seller)).toBe(0)
    expect((await chats(market.seller).lines.query({ conversationId: talk })).read.owner.number).toBe(10)
  })

  it('lists what waits for whom: by side, the chosen one first', async () => {
    const other = await publish(market.seller, market.categoryId, 'Another licence')
    await say(market.buyer, over(other), { html: 'And this?' })
    const list = (who: Person, filter = {}) => chats(who).list.query(filter)
    const asked = await list(market.buyer, { side: 'asker' })
    expect(asked.data.map(({ subject }) => subject.id)).toEqual([other, market.goodsId])
    expect((await list(market.buyer, { side: 'owner' })).total).toBe(0)
    const received = await list(market.seller, {
      side: 'owner',
      first: { subjectId: market.goodsId, uid: market.buyer.uid },
    })
    expect(received.data).toMatchObject([
      { id: talk, unread: 5, side: 'owner', other: { uid: market.buyer.uid }, last: { text: 'line 9', mine: false } },
      { subject: { id: other, title: 'Another licence' }, unread: 1 },
    ])
    expect((await chats(market.seller).asked.query({ first: market.goodsId })).data).toMatchObject([
      { subjectId: market.goodsId, conversationId: talk },
      { subjectId: other },
    ])
  })

  it('finds chats by their subject and partner, and lines by their words, in one own conversations alone', async () => {
    expect(await search(market.seller, 'LINE 8')).toMatchObject({ chats: [], lines: [{ number: 8, mine: true }] })
    expect((await search(market.seller, 'steam wallet')).chats).toMatchObject([{ id: talk }])
    expect((await search(market.seller, String(market.buyer.uid))).chats).toMatchObject([{ id: talk }])
    // As a Chinese keyboard types it, full width on.
    expect(await search(market.seller, '\u3000ＬＩＮＥ\u3000８')).toMatchObject({ lines: [{ number: 8 }] })
    expect(await search(market.seller, '%%')).toMatchObject({ chats: [], lines: [] })
    expect(await search(await person(api), 'line 8')).toMatchObject({ chats: [], lines: [] })
  })
})

const ofChats = ({ client }: Person) => client.trpc.goodsOrders.latestOfChats.query({ chatIds: [talk, 999_999] })

it('orders stand beside the conversations they belong to, the latest of each, for both sides alone', async () => {
  const { id } = await buy(market.buyer, market.goodsId)
  const latest = await buy(market.buyer, market.goodsId)
  expect(latest.id).toBeGreaterThan(id)
  for (const who of [market.buyer, market.seller]) {
    expect((await ofChats(who)).data.map(({ chatId, order }) => [chatId, order.id])).toEqual([[talk, latest.id]])
  }
  expect((await ofChats(await person(api))).data).toEqual([])
})

describe('a line that its author takes back', () => {
  it('leaves its place, and only staff with a case read it', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    const file = await uploaded(market.buyer)
    const { id } = await say(market.buyer, inside(talk), { html: 'I saw it nowhere.', attachments: [file] })
    const seen = async (who: Person) => (await who.client.inject({ method: 'GET', url: `/files/${file}` })).statusCode
    expect([await seen(market.seller), await seen(arbiter), await seen(await person(api))]).toEqual([200, 404, 404])

    expect(await refusalCode(chats(market.seller).takeBack.mutate({ id }))).toBe('MESSAGE_NOT_FOUND')
    await chats(market.buyer).takeBack.mutate({ id })
    await chats(market.buyer).takeBack.mutate({ id })
    expect(await refusalCode(chats(market.buyer).showAgain.mutate({ id }))).toBe('CHAT_LINE_GONE')
    for (const who of [market.buyer, market.seller]) {
      expect((await linesOf(who, talk)).at(-1)).toMatchObject({
        number: 2,
        html: null,
        text: null,
        files: [],
        fileIds: [],
      })
    }
    expect((await chats(market.seller).search.query({ words: 'nowhere' })).lines).toEqual([])

    expect(await refusalCode(linesOf(arbiter, talk))).toBe('CHAT_NOT_FOUND')
    const { id: order } = await buy(market.buyer, market.goodsId)
    expect(await refusalCode(linesOf(arbiter, talk))).toBe('CHAT_NOT_FOUND')
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id: order })
    expect((await linesOf(arbiter, talk)).at(-1)).toMatchObject({ text: 'I saw it nowhere.', mine: false })
    expect([await seen(market.seller), await seen(arbiter)]).toEqual([404, 200])
  })

  it('stays in the database as it was said', async () => {
    await expect(
      api.app.sql`update conversation_line set text = 'never' where conversation_id = ${talk}`,
    ).rejects.toThrow('stays')
    await expect(api.app.sql`delete from conversation_line where conversation_id = ${talk}`).rejects.toThrow('stays')
  })
})

describe('staff', () => {
  it('with a case speak under their name, and leave no position', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    const { id } = await buy(market.buyer, market.goodsId)
    await market.buyer.client.trpc.goodsOrders.hold.mutate({ id })
    await say(arbiter, inside(talk), { html: 'Which of the files did you open?' })
    await chats(arbiter).markRead.mutate({ conversationId: talk, upTo: 2 })
    const { lines, read } = await chats(market.seller).lines.query({ conversationId: talk })
    expect(lines.at(-1)).toMatchObject({ side: 'staff', uid: null, nickName: 'The arbiter' })
    expect([read.owner.number, read.asker.number]).toEqual([0, 1])
    expect((await chats(market.seller).unread.query()).unread).toBe(2)
    const moderator = await staffPerson(api, 'moderator')
    expect(await refusalCode(say(moderator, inside(talk), { html: 'Me too.' }))).toBe('CHAT_NOT_FOUND')
  })
})

describe('what leads outside', () => {
  it('is said, warned of and counted, contact details and addresses of coins', async () => {
    await say(market.seller, inside(talk), { html: 'Write to wu@example.net' })
    await say(market.seller, inside(talk), { html: 'Pay bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' })
    await say(market.seller, inside(talk), { html: 'That is all.' })
    const lines = await linesOf(market.buyer, talk)
    expect(lines.map(({ warnings }) => warnings)).toEqual([[], ['contact'], ['coinAddress'], []])
    expect([await counted(market.seller), await counted(market.buyer)]).toEqual([2, 0])
  })

  it('the first link of each side that still stands is marked, whoever took theirs back', async () => {
    const marked = async (who: Person) =>
      (await linesOf(who, talk)).filter(({ firstLink }) => firstLink).map(({ number }) => number)
    const link = { html: 'See https://files.example.net/alley' }
    const { id } = await say(market.seller, inside(talk), link)
    for (const who of [market.buyer, market.seller, market.buyer]) await say(who, inside(talk), link)
    for (const who of [market.buyer, market.seller]) expect(await marked(who)).toEqual([2, 3])
    await chats(market.seller).takeBack.mutate({ id })
    for (const who of [market.buyer, market.seller]) expect(await marked(who)).toEqual([3, 4])
  })

  it('as a link shows its host and no referrer; the first one is marked', async () => {
    await say(market.seller, inside(talk), { html: 'See https://files.example.net/alley.' })
    await say(market.seller, inside(talk), { html: '<a href="https://evil.example/x">https://jindu.example</a>' })
    const lines = await linesOf(market.buyer, talk)
    expect(lines.map(({ firstLink }) => firstLink)).toEqual([false, true, false])
    expect(lines[1]?.html).toBe(
      'See <a href="https://files.example.net/alley" rel="nofollow noopener noreferrer ugc" target="_blank"><strong>files.example.net</strong>/alley</a>.',
    )
    expect(lines[2]?.html).toContain('https://jindu.example (<strong>evil.example</strong>)</a>')
    expect(await counted(market.seller)).toBe(0)
  })
})

it('attack payloads of every kind are said and read inert', async () => {
  const attribute =
    '(?: (?:class|rel|target|alt|loading)="[^"<>]*"| href="(?:https?://|mailto:)[^"<>]*"| src="/files/[A-Za-z0-9_-]+")'
  const safe = new RegExp(
    `^</?(?:p|div|span|br|hr|h[1-3]|blockquote|pre|code|ul|ol|li|strong|b|em|i|u|s|a|img)${attribute}* ?/?>$`,
  )
  const payloads = xssPayloads.slice(0, 120)
  const buyer = await verifiedPerson(api)
  const { conversationId } = await say(buyer, over(market.goodsId), { html: 'What can be said here?' })
  for (const [i, html] of payloads.entries()) {
    if (i % 30 === 29) api.clock.advance(61)
    const { code } = await refusal(
      say(buyer, inside(conversationId), { html: `${html} https://ok.example/"onx` }),
    ).catch(() => ({ code: null }))
    expect([null, 'MESSAGE_EMPTY', 'RICH_TEXT_INVALID']).toContain(code)
  }
  let before: number | undefined
  let read = 0
  do {
    const { lines, older } = await chats(market.seller).lines.query({ conversationId, limit: 60, before })
    for (const { html } of lines) expect((html?.match(/<[^>]*>?/g) ?? []).filter((tag) => !safe.test(tag))).toEqual([])
    read += lines.length
    before = older ? lines[0]?.number : undefined
  } while (before !== undefined)
  expect(read).toBeGreaterThan(110)
})
