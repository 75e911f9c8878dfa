import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { LONG_TEXT, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'

const REASON = 'Personal data of somebody else.'

let api: TestApp
let market: Market
let author: Person
let stranger: Person
let moderator: Person
let beside: string
let inText: string
let id: number

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '10')
  ;[author, stranger, moderator] = await Promise.all([person(api), person(api), staffPerson(api, 'moderator')])
})
afterAll(() => api.close())
beforeEach(async () => {
  ;[beside, inText] = [await uploaded(author), await uploaded(author, 'goods')]
  id = await write(author, [beside], `<p>Look here: <img src="/files/${inText}"></p>`)
})

async function uploaded({ client }: Person, kind = 'comment'): Promise<string> {
  return (await upload(client, await picture().png().toBuffer(), { kind })).json().id
}
async function write({ client }: Person, attach: string[], html = '<p>Does it work offline?</p>'): Promise<number> {
  const subject = { kind: 'goods', subjectId: market.goodsId } as const
  return (await client.trpc.comments.write.mutate({ ...subject, contents: { format: 'html', html }, attach })).id
}

const get = (client: Person['client'], file: string, headers = {}) =>
  client.inject({ method: 'GET', url: `/files/${file}`, headers })

/** HTTP statuses for fetching a picture as visitor, author, stranger and moderator. */
async function readers(file = beside) {
  const answers = await Promise.all(
    [api.client(), author.client, stranger.client, moderator.client].map((each) => get(each, file)),
  )
  return answers.map(({ statusCode }) => statusCode)
}

const hide = (to: 'hide' | 'show') => moderator.client.trpc.comments[to].mutate({ id, reason: REASON })

describe('a picture of a comment', () => {
  it('is anybody’s while it is shown, and asked for again each time', async () => {
    for (const file of [beside, inText]) expect(await readers(file)).toEqual([200, 200, 200, 200])
    const shown = await get(api.client(), beside)
    expect(shown.headers['cache-control']).toBe('private, no-cache')
    const again = { 'if-none-match': String(shown.headers['etag']) }
    expect((await get(api.client(), beside, again)).statusCode).toBe(304)
    await hide('hide')
    expect((await get(api.client(), beside, again)).statusCode).toBe(404)
  })

  it('is read by its writer and the moderators once staff hid it, and by anybody when they show it again', async () => {
    await hide('hide')
    for (const file of [beside, inText]) expect(await readers(file)).toEqual([404, 200, 404, 200])
    await hide('show')
    expect(await readers()).toEqual([200, 200, 200, 200])
  })

  it('is nobody’s when it was taken back, but of the moderator who works on its report, whose read is noted', async () => {
    await stranger.client.trpc.moderation.report.mutate({ kind: 'comment', id, reason: 'abuse' })
    await author.client.trpc.comments.remove.mutate({ id })
    for (const file of [beside, inText]) expect(await readers(file)).toEqual([404, 404, 404, 404])
    const { data } = await moderator.client.trpc.moderation.list.query({ kind: 'comment' })
    const item = data.find(({ subjectId }) => subjectId === id)?.id ?? 0
    await moderator.client.trpc.moderation.claim.mutate({ id: item })
    expect(await readers()).toEqual([404, 404, 404, 200])
    const noted = await api.app.db.execute(
      sql`select 1 from audit_event where subject_kind = 'moderation' and subject_id = ${item} and action = 'staff.read'`,
    )
    expect(noted).toHaveLength(1)
  })

  it('that another comment of the same writer shows stays anybody’s', async () => {
    const second = await write(author, [beside], '<p>Look again.</p>')
    await hide('hide')
    expect(await readers()).toEqual([200, 200, 200, 200])
    await author.client.trpc.comments.remove.mutate({ id: second })
    expect(await readers()).toEqual([404, 200, 404, 200])
  })

  it('is its writer’s own, before it stands anywhere too, and shows nowhere else', async () => {
    const fresh = await uploaded(author)
    expect(await readers(fresh)).toEqual([404, 200, 404, 404])
    expect(await refusalCode(write(stranger, [fresh]))).toBe('FILE_NOT_OWN')
    expect(await refusalCode(write(stranger, [], `<p>Look here: <img src="/files/${fresh}"></p>`))).toBe('FILE_NOT_OWN')
    const goods = market.seller.client.trpc.goods
    const own = await uploaded(market.seller)
    await write(market.seller, [own])
    const sold = { id: market.goodsId, title: 'Steam wallet code', price: '12.50', contents: LONG_TEXT }
    expect(await refusalCode(goods.editInfo.mutate({ ...sold, attach: [own] }))).toBe('FILE_IN_USE')
  })

  it('that goods show already stays theirs, and everybody’s', async () => {
    const shown = await uploaded(market.seller, 'goods')
    const sold = { id: market.goodsId, title: 'Steam wallet code', price: '12.50', contents: LONG_TEXT }
    await market.seller.client.trpc.goods.editInfo.mutate({ ...sold, attach: [shown] })
    const own = await write(market.seller, [shown])
    await moderator.client.trpc.comments.hide.mutate({ id: own, reason: REASON })
    expect(await readers(shown)).toEqual([200, 200, 200, 200])
  })
})
