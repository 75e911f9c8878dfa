import { ERRORS } from '@jindu/domain/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMsClient, type MsClient } from '../../test/ms-client.ts'
import { LOGIN, person } from '../../test/people.ts'

const AD = 'user.ad.MsAd'
const SAY = 'user.forum.MsReply'
const CHAT = 'user.user.MsUserForumReply'

let api: TestApp
let owner: MsClient
let reader: MsClient
let readerUid: number
let id: number

async function loggedIn(uid: number): Promise<MsClient> {
  const client = createMsClient(api)
  client.token = (await client.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  return client
}

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  const [advertiser, asker] = [await person(api), await person(api)]
  readerUid = asker.uid
  ;[owner, reader] = await Promise.all([loggedIn(advertiser.uid), loggedIn(asker.uid)])
  ;({ id } = (await owner.post('user.user.MsUserAd/createAd', { title: 'Winter_sale', contents: 'Half price.' })).data)
})

const comment = (client: MsClient, contents: string) => client.post(`${SAY}/releasePublicReply`, { id, contents })
const ask = (client: MsClient, contents: string, more = {}) =>
  client.post(`${SAY}/releasePrivateReply`, { id, contents, ...more })
const codes = (answers: readonly { code: number }[]) => answers.map(({ code }) => code)

describe('comments under an ad', () => {
  it('are longer than five characters, and none stand under what is no ad', async () => {
    const refused = [
      await comment(reader, ' 12345 '),
      await comment(reader, ' '),
      await reader.post(`${SAY}/releasePublicReply`, { id: 999_999, contents: 'Is it new?' }),
      await reader.post(`${AD}/getAdPublicReplyList`, { id: 999_999 }),
    ]
    expect(codes(refused)).toEqual(
      [ERRORS.COMMENT_TOO_SHORT, ERRORS.REPLY_EMPTY, ERRORS.AD_NOT_FOUND, ERRORS.AD_NOT_FOUND].map((e) => e.msCode),
    )
    expect((await comment(createMsClient(api), 'Is it new?')).status).toBe(401)
  })

  it('stand under no ad that staff have to look at first, and nobody asks about it in private', async () => {
    await api.app.settings.change({ adReviewRequired: true }, 100_001)
    try {
      ;({ id } = (await owner.post('user.user.MsUserAd/createAd', { title: 'Spring_sale', contents: 'Soon.' })).data)
    } finally {
      await api.app.settings.change({ adReviewRequired: false }, 100_001)
    }
    const refused = [await comment(reader, 'Is it new?'), await ask(reader, 'Is it new?')]
    expect(codes(refused)).toEqual([ERRORS.COMMENTS_CLOSED, ERRORS.NOT_FOUND].map((e) => e.msCode))
  })

  it('are read by visitors, and told to the owner as forum messages with the thread', async () => {
    const said = await comment(reader, 'Is it new?')
    expect(said.code).toBe(0)
    const list = await createMsClient(api).post(`${AD}/getAdPublicReplyList`, { id })
    expect(list.data).toMatchObject({
      total: 1,
      data: [{ id: said.data.id, user_id: readerUid, contents: 'Is it new?', show: 1 }],
    })
    const told = await owner.get('user.user.MsUserMessage/getForumMessageList', { page: 1, limit: 20 })
    expect(told.data.data[0]).toMatchObject({
      sender_id: readerUid,
      thread_id: id,
      thread: { id, title: 'Winter_sale' },
      chatInfo: { type: 2 },
    })
  })
})

describe('private talk about an ad', () => {
  it('is refused to its own owner, empty, and in the chat of others', async () => {
    const { chat_id } = (await ask(reader, 'Still on?')).data
    const stranger = await loggedIn((await person(api)).uid)
    const refused = [await ask(owner, 'Hello?'), await ask(reader, ' '), await ask(stranger, 'Hello?', { chat_id })]
    expect(codes(refused)).toEqual(
      [ERRORS.CHAT_WITH_SELF, ERRORS.MESSAGE_EMPTY, ERRORS.CHAT_NOT_FOUND].map((e) => e.msCode),
    )
    expect((await stranger.post(`${AD}/getAdPrivateReplyList`, { id })).data).toEqual({ data: [], total: 0 })
  })

  it('is listed by thread and by user, and read by both; the owner reads all chats of it at once', async () => {
    const { chat_id } = (await ask(reader, 'Still on?')).data
    await ask(owner, 'Until Sunday.', { chat_id })
    const other = await loggedIn((await person(api)).uid)
    const second = (await ask(other, 'And for teams?')).data.chat_id
    const row = { thread_id: id, id: chat_id, user_id: readerUid, thread: { title: 'Winter_sale' } }
    const lists = [
      await owner.post(`${CHAT}/getReceivePrivateThreadList`, { page: 1, limit: 30 }),
      await owner.post(`${CHAT}/getReceivePrivateUserList`, { thread_id: id, choose_id: readerUid }),
      await reader.post(`${CHAT}/getSendPrivateThreadList`, {}),
    ]
    expect(lists.map(({ data }) => data.total)).toEqual([1, 2, 1])
    expect(lists[1]?.data.data[0]).toMatchObject(row)
    expect(lists[2]?.data.data).toMatchObject([row])
    const own = await reader.post(`${CHAT}/getPrivateReplyList`, { thread_id: id })
    expect(own.data.data.map((line: { contents: string }) => line.contents)).toEqual(['Still on?', 'Until Sunday.'])
    const all = await owner.post(`${AD}/getAdPrivateReplyList`, { id, page: 1, limit: 2 })
    expect(all.data).toMatchObject({ total: 3, data: [{ chat_id: second }, { chat_id, contents: 'Until Sunday.' }] })
    expect((await reader.post(`${AD}/getAdPrivateReplyList`, { id })).data.total).toBe(2)
  })

  it('is hidden by its author alone and shown again', async () => {
    const line = (await ask(reader, 'Still on?')).data
    const set = (client: MsClient, more = {}) => client.post(`${CHAT}/invisible`, { id: line.id, ...more })
    const seen = async () => (await owner.post(`${CHAT}/getPrivateReplyList`, { chat_id: line.chat_id })).data.data[0]
    expect((await set(owner)).code).toBe(ERRORS.MESSAGE_NOT_FOUND.msCode)
    expect((await set(reader, { invisible: 7 })).code).toBe(ERRORS.INPUT_INVALID.msCode)
    expect((await set(reader)).code).toBe(0)
    expect(await seen()).toMatchObject({ contents: '', delete: 1, show: 0 })
    expect((await set(reader, { invisible: 0 })).code).toBe(0)
    expect(await seen()).toMatchObject({ contents: 'Still on?', delete: 0, show: 1 })
  })
})
