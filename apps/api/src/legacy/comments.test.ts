import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { openMarket, type Market } from '../../test/market/market.ts'
import { staffPerson } from '../../test/market/staff.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, person, type Person } from '../../test/people.ts'

const REPLY = 'user.goods.MsGoodsReply'
const MESSAGES = 'user.user.MsUserMessage'

let api: TestApp
let market: Market
let moderator: Person
let visitor: MsClient
let seller: MsClient
let reader: MsClient
let readerUid: number

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api)
  moderator = await staffPerson(api, 'moderator')
  ;({ uid: readerUid } = await person(api))
  visitor = createMsClient(api)
  ;[seller, reader] = await Promise.all([loggedIn(market.seller.uid), loggedIn(readerUid)])
})
afterAll(() => api.close())

const list = (id: number, page = {}) => visitor.get(`${REPLY}/getGoodsPublicReply`, { id, ...page })
const say = (client: MsClient, contents: string, id = market.goodsId) =>
  client.post(`${REPLY}/releaseGoodsPublicReply`, { id, contents })

it('nobody comments without a session, nothing empty is said, and goods that are none have no comments', async () => {
  expect((await say(visitor, 'hello')).status).toBe(401)
  const empty = await reader.post(
    `${REPLY}/releaseGoodsPublicReply`,
    { id: market.goodsId, contents: '<p> </p>' },
    { lang: 'zh-cn' },
  )
  expect(empty).toMatchObject({ code: 9002, msg: '内容为空' })
  expect((await list(999_999)).code).not.toBe(0)
  expect((await list(market.goodsId)).data).toEqual({ data: [], total: 0 })
})

it('what is said, answered, hidden and taken back reads as the specification has it', async () => {
  const said = await reader.post(
    `${REPLY}/releaseGoodsPublicReply`,
    { id: market.goodsId, contents: '<p>Is it <b>new</b>?</p>', attach: '' },
    { lang: 'zh-cn' },
  )
  expect(said).toMatchObject({ code: 0, msg: '评论成功' })
  const { id } = said.data
  const answer = await seller.post('user.goods.WebMyReplys/saveAd', {
    id: market.goodsId,
    to_id: id,
    contents: 'It is.',
  })
  expect(answer.code).toBe(0)
  const stranger = { id: market.goodsId, to_id: id, contents: 'Well?' }
  expect((await reader.post('user.goods.WebMyReplys/saveAd', stranger)).code).toBe(9016)
  const contents = { format: 'html', html: 'Staff looked.' } as const
  const { comments } = moderator.client.trpc
  const staff = await comments.write.mutate({ kind: 'goods', subjectId: market.goodsId, contents })
  const [byStaff, byReader] = (await seller.get(`${MESSAGES}/getGoodsMessageList`)).data.data
  const ofOwnGoods = { is_author: 1, chatInfo: { type: 2 }, goods_id: market.goodsId }
  expect(byStaff).toMatchObject({
    ...ofOwnGoods,
    sender_id: 0,
    postInfo: { contents: 'Staff commented on your goods' },
  })
  expect(byReader).toMatchObject({ ...ofOwnGoods, sender_id: readerUid })
  await comments.hide.mutate({ id, reason: 'A phone number.' })
  const { data } = await list(market.goodsId)
  const shown = { delete: 0, deltime: 0, deler: 0, show: 1 }
  expect(data).toMatchObject({
    total: 3,
    data: [
      { id: staff.id, to_id: 0, join_type: 1, nick_name: expect.stringMatching(/./), is_adm: 1, ...shown },
      { id: answer.data.id, to_id: id, user_id: market.seller.uid, join_type: 0, contents: 'It is.', ...shown },
      { id, to_id: 0, user_id: readerUid, nick_name: '', contents: '', delete: 1, deler: 0, show: 0, is_adm: 0 },
    ],
  })
  const second = await list(market.goodsId, { page: 2, limit: 2 })
  expect(second.data.data.map((row: { id: number }) => row.id)).toEqual([id])
})
