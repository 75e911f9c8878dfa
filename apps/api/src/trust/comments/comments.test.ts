import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openMarket, buy, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, RECOVERY, type Person } from '../../../test/people.ts'
import { refusalCode } from '../../../test/client.ts'

const html = (text: string) => ({ format: 'html', html: text }) as const
const REASON = 'Personal data of somebody else.'

let api: TestApp
let market: Market
let reader: Person
let moderator: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '10')
  ;[reader, moderator] = await Promise.all([person(api), staffPerson(api, 'moderator')])
})
afterAll(() => api.close())

const on = (subjectId: number) => ({ kind: 'goods', subjectId }) as const
const write = (who: Person, subjectId: number, text: string, toId?: number) =>
  who.client.trpc.comments.write.mutate({
    ...on(subjectId),
    contents: html(text),
    ...(toId === undefined ? {} : { toId }),
  })
const read = async (who: Person | null, subjectId: number, page = {}) =>
  (who?.client ?? api.client()).trpc.comments.list.query({ ...on(subjectId), ...page })
const told = async (who: Person) =>
  (await who.client.trpc.messages.list.query({ types: ['goods'] })).data.map(({ message, senderId, about }) => ({
    ...message,
    senderId,
    title: about?.title,
    within: about?.within,
  }))

describe('refused', () => {
  it('in words: an empty one, only spaces, only what cannot be seen, 3,001 characters; on what is not there', async () => {
    const { goodsId } = await openMarket(api)
    for (const text of ['', '<p>  </p>', '<p>\u200B\u200D\uFEFF</p>', '<script>x</script>'])
      expect(await refusalCode(write(reader, goodsId, text))).toBe('REPLY_EMPTY')
    expect(await refusalCode(write(reader, goodsId, `<p>${'x'.repeat(3_001)}</p>`))).toBe('TEXT_TOO_LONG')
    const ad = { kind: 'ad', subjectId: 5, contents: html('six letters') } as const
    expect(await refusalCode(reader.client.trpc.comments.write.mutate(ad))).toBe('AD_NOT_FOUND')
    expect(await refusalCode(write(reader, 999_999, 'hello'))).toBe('GOODS_NOT_FOUND')
    expect((await read(reader, goodsId)).total).toBe(0)
  })

  it('with a picture of somebody else', async () => {
    const attach = ['0d0f5f0e-4f5e-4a53-9d2c-5f0b6a4f8d11']
    const sent = reader.client.trpc.comments.write.mutate({ ...on(market.goodsId), contents: html('look'), attach })
    expect(await refusalCode(sent)).toBe('FILE_NOT_OWN')
  })

  it('without the reply right where the site asks for it; staff need none', async () => {
    const { goodsId, seller } = await openMarket(api)
    const ask = (replyRightRequired: boolean) => api.app.settings.change({ replyRightRequired }, seller.uid)
    await ask(true)
    try {
      expect(await refusalCode(write(reader, goodsId, 'hello'))).toBe('REPLY_RIGHT_REQUIRED')
      await write(moderator, goodsId, 'hello from staff')
    } finally {
      await ask(false)
    }
    expect((await read(null, goodsId)).data).toMatchObject([{ by: 'staff' }])
  })

  it('to the frozen, and above a dozen an hour under one thing', async () => {
    const frozen = await person(api)
    await frozen.client.trpc.accounts.freeze.mutate({ uid: frozen.uid, recoveryPassword: RECOVERY })
    expect(await refusalCode(write(frozen, market.goodsId, 'hello'))).toBe('SESSION_ENDED')
    const { goodsId } = await openMarket(api)
    const loud = await person(api)
    for (let i = 0; i < 12; i += 1) await write(loud, goodsId, `line ${i}`)
    expect(await refusalCode(write(loud, goodsId, 'one more'))).toBe('RATE_LIMITED')
    await write(loud, market.goodsId, 'elsewhere it may')
  })

  it('where a category hides comments: nothing is read or written', async () => {
    const { goodsId, categoryId } = await openMarket(api)
    await write(reader, goodsId, 'before')
    await moderator.client.trpc.categories.hideComments.mutate({ id: categoryId, hidden: true })
    expect(await refusalCode(read(null, goodsId))).toBe('COMMENTS_CLOSED')
    expect(await refusalCode(write(reader, goodsId, 'after'))).toBe('COMMENTS_CLOSED')
  })

  it('under goods that are delisted, while what was said stays to be read', async () => {
    const { goodsId } = await openMarket(api)
    await write(reader, goodsId, 'before')
    await moderator.client.trpc.goods.delist.mutate({ id: goodsId, reason: REASON })
    expect(await refusalCode(write(reader, goodsId, 'after'))).toBe('COMMENTS_CLOSED')
    expect(await read(null, goodsId)).toMatchObject({ total: 1, open: false })
  })
})

describe('said', () => {
  it('for visitors, the newest first and by pages, inert, with who bought it, and counted', async () => {
    const { goodsId, buyer, seller } = await openMarket(api, '10')
    const { id: orderId } = await buy(buyer, goodsId)
    await buyer.client.trpc.goodsOrders.confirm.mutate({ id: orderId })
    const before = await reader.client.trpc.accounts.me.query()
    await write(reader, goodsId, '<p onclick="x()">Is it <b>new</b>?<img src=x onerror=alert(1)></p>')
    await write(buyer, goodsId, 'It works.')
    expect(await read(null, goodsId)).toMatchObject({
      total: 2,
      open: true,
      data: [
        { uid: buyer.uid, by: 'reader', bought: true, own: false, mayAnswer: false, mayRemove: false },
        { uid: reader.uid, bought: false, html: expect.not.stringMatching(/onerror|onclick|<img/) },
      ],
    })
    const second = await read(null, goodsId, { page: 2, limit: 1 })
    expect(second.data.map(({ uid }) => uid)).toEqual([reader.uid])
    const after = await reader.client.trpc.accounts.me.query()
    expect((after?.statistics.posts ?? 0) - (before?.statistics.posts ?? 0)).toBe(1)
    const within = { goods: goodsId }
    expect(await told(seller)).toMatchObject([
      { kind: 'comment.written', side: 'seller', senderId: buyer.uid, title: 'Steam wallet code', within },
      { kind: 'comment.written', senderId: reader.uid },
    ])
  })

  it('once, however often a client sends it', async () => {
    const { goodsId } = await openMarket(api)
    const draft = { ...on(goodsId), contents: html('hello'), idempotencyKey: crypto.randomUUID() }
    const sent = await Promise.all([1, 2, 3].map(() => reader.client.trpc.comments.write.mutate(draft)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect((await read(null, goodsId)).total).toBe(1)
  })

  it('answered by the seller and by staff, once each and below it; by nobody else', async () => {
    const { goodsId, seller } = await openMarket(api)
    const { id } = await write(reader, goodsId, 'Is it new?')
    const stranger = await person(api)
    expect(await refusalCode(write(stranger, goodsId, 'yes', id))).toBe('COMMENT_ANSWER_FORBIDDEN')
    expect(await refusalCode(write(reader, goodsId, 'well?', id))).toBe('COMMENT_ANSWER_FORBIDDEN')
    expect(await refusalCode(write(seller, market.goodsId, 'yes', id))).toBe('REPLY_NOT_FOUND')
    expect((await read(seller, goodsId)).data[0]?.mayAnswer).toBe(true)
    const answered = await Promise.allSettled([1, 2, 3, 4].map((each) => write(seller, goodsId, `yes ${each}`, id)))
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalCode(write(seller, goodsId, 'again', id))).toBe('COMMENT_ANSWERED')
    await write(moderator, goodsId, 'It is.', id)
    const { data, total } = await read(seller, goodsId)
    expect({ total, answers: data[0]?.answers.map(({ by, staffName }) => [by, staffName]) }).toEqual({
      total: 1,
      answers: [
        ['owner', null],
        ['staff', expect.any(String)],
      ],
    })
    const [answer] = data[0]?.answers ?? []
    expect(await refusalCode(write(moderator, goodsId, 'deeper', answer?.id))).toBe('REPLY_NOT_FOUND')
    expect((await read(null, goodsId, { flat: true })).total).toBe(3)
    expect((await told(reader)).slice(0, 2)).toMatchObject([
      { kind: 'comment.answered', side: 'author', senderId: 0 },
      { kind: 'comment.answered', senderId: seller.uid },
    ])
  })
})

it('stands with the stars of the writer’s latest review, as long as anybody reads that', async () => {
  const { goodsId, buyer } = await openMarket(api, '10')
  const stars = async () => (await read(null, goodsId)).data.map(({ bought, rating }) => [bought, rating])
  const bought = async () => {
    const { id } = await buy(buyer, goodsId)
    await buyer.client.trpc.goodsOrders.confirm.mutate({ id })
    return id
  }
  await write(buyer, goodsId, 'Is it new?')
  const first = await buy(buyer, goodsId)
  expect(await stars()).toEqual([[false, null]])
  await buyer.client.trpc.goodsOrders.confirm.mutate({ id: first.id })
  expect(await stars()).toEqual([[true, null]])
  const review = (orderId: number, rating: number) =>
    buyer.client.trpc.reviews.write.mutate({ orderId, rating, text: 'It works as it was described.' })
  await review(first.id, 4)
  await bought()
  expect(await stars()).toEqual([[true, 4]])
  api.clock.advance(60)
  const { id } = await review(await bought(), 2)
  expect(await stars()).toEqual([[true, 2]])
  await moderator.client.trpc.reviews.hide.mutate({ id, reason: REASON })
  expect(await stars()).toEqual([[true, 4]])
})

describe('taken away', () => {
  it('by its author alone, for good: the place stays', async () => {
    const { goodsId } = await openMarket(api)
    const { id } = await write(reader, goodsId, 'Is it new?')
    expect(await refusalCode(market.seller.client.trpc.comments.remove.mutate({ id }))).toBe('REPLY_WRONG_PARTY')
    await reader.client.trpc.comments.remove.mutate({ id })
    await reader.client.trpc.comments.remove.mutate({ id })
    for (const who of [null, reader, moderator])
      expect((await read(who, goodsId)).data).toMatchObject([{ html: null, attach: [], removedAt: expect.any(Number) }])
    expect(await refusalCode(moderator.client.trpc.comments.hide.mutate({ id, reason: REASON }))).toBe(
      'REPLY_NOT_FOUND',
    )
  })

  it('by staff with a reason that everybody reads; its author is told, and alone reads the text', async () => {
    const { goodsId, seller } = await openMarket(api)
    const { id } = await write(reader, goodsId, 'Write me at wu@example.net')
    expect(await refusalCode(seller.client.trpc.comments.hide.mutate({ id, reason: REASON }))).toBe('FORBIDDEN')
    expect(await refusalCode(moderator.client.trpc.comments.show.mutate({ id, reason: REASON }))).toBe(
      'COMMENT_NOT_HIDDEN',
    )
    await moderator.client.trpc.comments.hide.mutate({ id, reason: REASON })
    expect(await refusalCode(moderator.client.trpc.comments.hide.mutate({ id, reason: REASON }))).toBe('COMMENT_HIDDEN')
    const hidden = { at: expect.any(Number), reason: REASON }
    for (const who of [null, seller]) expect((await read(who, goodsId)).data).toMatchObject([{ html: null, hidden }])
    for (const who of [reader, moderator])
      expect((await read(who, goodsId)).data).toMatchObject([{ html: expect.stringContaining('wu@'), hidden }])
    expect(await refusalCode(reader.client.trpc.comments.remove.mutate({ id }))).toBe('COMMENT_HIDDEN')
    await moderator.client.trpc.comments.show.mutate({ id, reason: REASON })
    expect((await read(null, goodsId)).data).toMatchObject([{ html: expect.stringContaining('wu@'), hidden: null }])
    expect((await told(reader)).slice(0, 2)).toMatchObject([
      { kind: 'comment.shown', senderId: 0, facts: { reason: REASON } },
      { kind: 'comment.hidden', senderId: 0, facts: { reason: REASON } },
    ])
  })

  it('nobody moderates what they said themselves', async () => {
    const { goodsId } = await openMarket(api)
    const { id } = await write(moderator, goodsId, 'From staff.')
    expect(await refusalCode(moderator.client.trpc.comments.hide.mutate({ id, reason: REASON }))).toBe(
      'REPLY_WRONG_PARTY',
    )
  })
})

it('an address becomes a link that shows its host and takes no referrer along, whatever stands on it', async () => {
  const { goodsId } = await openMarket(api)
  await write(
    reader,
    goodsId,
    '<p>See https://example.org/a?b=1, or <a href="https://other.example/x">our shop</a></p>',
  )
  const [said] = (await read(null, goodsId)).data
  expect(said?.html).toMatch(
    /See <a href="https:\/\/example\.org\/a\?b=1"[^>]*noreferrer[^>]*><strong>example\.org<\/strong>\/a\?b=1<\/a>, or/,
  )
  expect(said?.html).toMatch(
    /<a href="https:\/\/other\.example\/x"[^>]*noreferrer[^>]*>our shop \(<strong>other\.example<\/strong>\)<\/a>/,
  )
})
