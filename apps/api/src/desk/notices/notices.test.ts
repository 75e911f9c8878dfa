import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { newKey } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { createMsClient, type MsClient } from '../../../test/ms-client.ts'
import { refusalCode } from '../../../test/client.ts'
import { LOGIN, person, type Person } from '../../../test/people.ts'
import { notice } from './tables.ts'

const BOARD = 'user.notice.MsNoticeBoard'
const HOUR = 3_600

let api: TestApp
let visitor: MsClient
let reader: MsClient
let uid: number

const post = (id: number, category: number, more: Partial<typeof notice.$inferInsert> = {}) => ({
  id,
  category,
  titleEn: `Notice ${id}`,
  htmlEn: '<p>{site} says so for {protection}.</p>',
  titleZh: `公告 ${id}`,
  htmlZh: '<p>{site}如此。</p>',
  publishedAt: api.clock.now() - HOUR,
  ...more,
})

beforeAll(async () => {
  api = await createTestApp()
  visitor = createMsClient(api)
  reader = createMsClient(api)
  ;({ uid } = await person(api))
  reader.token = (await reader.post('user.user.MsUser/login', { uid, pwd: LOGIN })).data.token
  await api.app.db
    .insert(notice)
    .values([
      post(201, 9001),
      post(202, 9001, { pinnedUntil: api.clock.now() + HOUR, publishedAt: api.clock.now() - 9 * HOUR }),
      post(203, 9001, { publishedAt: api.clock.now() + HOUR }),
      post(204, 9003, { titleEn: null, htmlEn: null, commentsClosedAt: api.clock.now() - 1 }),
    ])
})
afterAll(() => api.close())

const list = (params: object, lang: 'en-us' | 'zh-cn' = 'en-us') =>
  visitor.get(`${BOARD}/getNoticeListByCategory`, { ...params }, { lang })
const info = (id: number, lang: 'en-us' | 'zh-cn' = 'en-us') => visitor.get(`${BOARD}/getNoticeInfo`, { id }, { lang })
const ids = async (params: object) => (await list(params)).data.data.map((row: { id: number }) => row.id)

const say = (client: MsClient, contents: string, id = 201) =>
  client.post(`${BOARD}/releasePublicReply`, { id, contents })

describe('the board', () => {
  it('has three categories; the rules are what is read when none is named', async () => {
    const { data } = await visitor.get(`${BOARD}/getNoticeBoardCategory`, {}, { lang: 'zh-cn' })
    expect(data).toMatchObject({
      total: 3,
      data: [{ id: 9001, title: '公告' }, { id: 9002, title: '规则' }, { id: 9003 }],
    })
    expect((await list({}, 'zh-cn')).data).toMatchObject({
      total: 2,
      data: [
        { id: 6, title: '隐私政策', user_id: 0, forum_id: 9002 },
        { id: 5, title: '用户协议' },
      ],
    })
    expect((await list({ forum_id: 9_004 })).status).toBe(400)
  })

  it('shows what is pinned first, and nothing before its time', async () => {
    expect(await ids({ forum_id: 9001 })).toEqual([202, 201, 7])
    expect((await info(203)).code).toBe(9014)
    expect((await info(999_999)).code).toBe(9014)
    api.clock.advance(2 * HOUR)
    expect((await ids({ forum_id: 9001 }))[0]).toBe(203)
    expect((await info(203)).code).toBe(0)
  })

  it('says what the operator has set, and what is not translated in the language that it has', async () => {
    const { siteName } = api.app.settings.current()
    expect((await info(201)).data.post.contents).toBe(`<p>${siteName} says so for 15 days.</p>`)
    expect((await info(204)).data).toMatchObject({ title: '公告 204', forum_id: 9003 })
    expect((await info(5)).data.post.contents).toContain('By registering or logging in you accept it.')
  })
})

describe('comments on notices', () => {
  it('are refused to visitors, under five characters and more, and where they are closed', async () => {
    expect((await say(visitor, 'six letters')).status).toBe(401)
    const short = await reader.post(
      `${BOARD}/releasePublicReply`,
      { id: 201, contents: '<p>12345</p>' },
      { lang: 'zh-cn' },
    )
    expect(short).toMatchObject({ code: 9001, msg: '资讯内容长度必须大于五个字符' })
    expect((await say(reader, 'six letters', 204)).code).toBe(9009)
    expect((await say(reader, 'six letters', 999_999)).code).toBe(9014)
  })

  it('are read by everybody; whom staff answer is told, and led to the notice', async () => {
    const { data: said } = await say(reader, 'six letters')
    const moderator = await staffPerson(api, 'moderator')
    await moderator.client.trpc.comments.write.mutate({
      kind: 'notice',
      subjectId: 201,
      toId: said.id,
      contents: { format: 'html', html: 'Thank you for it.' },
    })
    const { data } = await visitor.post(`${BOARD}/getNoticePublicReplyList`, { id: 201 })
    expect(data).toMatchObject({
      total: 2,
      data: [
        { to_id: said.id, join_type: 1, is_adm: 1 },
        { id: said.id, user_id: uid, contents: 'six letters' },
      ],
    })
    expect((await ids({ forum_id: 9001 })).length).toBeGreaterThan(0)
    const told = await reader.get('user.user.MsUserMessage/getSystemMessageList')
    expect(told.data.data[0]).toMatchObject({ sender_id: 0, postInfo: { contents: 'Staff answered your comment' } })
  })
})

const text = (title: string, html = '<p>Read it.</p>') => ({
  title,
  summary: '',
  contents: { format: 'html', html } as const,
})
const draft = (more: object = {}) =>
  ({
    category: 9001,
    en: text('Maintenance'),
    zh: text('系统维护'),
    pinnedUntil: null,
    commentsOpen: true,
    ...more,
  }) as const

describe('staff', () => {
  let moderator: Person
  const notices = () => moderator.client.trpc.notices

  beforeAll(async () => {
    moderator = await staffPerson(api, 'moderator')
  })

  it.each([
    [{ zh: text('x') }, 'NOTICE_TITLE_LENGTH'],
    [{ en: text('x'.repeat(81)) }, 'NOTICE_TITLE_LENGTH'],
    [{ zh: text('系统维护', '<p> </p>') }, 'NOTICE_CONTENTS_REQUIRED'],
    [{ en: text('Maintenance', '<script>alert(1)</script>') }, 'NOTICE_CONTENTS_REQUIRED'],
    [{ en: text('Maintenance', 'x'.repeat(20_001)) }, 'TEXT_TOO_LONG'],
    [{ category: 9004 }, 'INPUT_INVALID'],
  ])('are refused %o: both languages are there, or nothing is', async (more, code) => {
    expect(await refusalCode(notices().publish.mutate(draft(more)))).toBe(code)
  })

  it('plan a notice, which nobody reads before', async () => {
    const publishedAt = api.clock.now() + HOUR
    const { id } = await notices().publish.mutate(draft({ publishedAt, pinnedUntil: publishedAt + HOUR }))
    expect((await info(id)).code).toBe(9014)
    expect(await notices().staffList.query({ state: 'planned' })).toMatchObject({ data: [{ id, state: 'planned' }] })
    const pinned = async () => (await notices().pinned.query()).data.map((each) => each.id)
    expect(await pinned()).not.toContain(id)
    api.clock.advance(HOUR)
    expect((await info(id, 'zh-cn')).data).toMatchObject({ title: '系统维护' })
    expect(await pinned()).toContain(id)
    api.clock.advance(HOUR)
    expect(await pinned()).not.toContain(id)
  })

  it('plan it once, however often it is sent', async () => {
    const planned = { ...draft({ publishedAt: api.clock.now() + HOUR }), idempotencyKey: newKey() }
    const count = async () => (await notices().staffList.query({ state: 'planned' })).total
    const before = await count()
    const sent = await Promise.all([1, 2, 3].map(async () => notices().publish.mutate(planned)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await notices().publish.mutate(planned)).toEqual(sent[0])
    expect(await count()).toBe(before + 1)
  })

  it('change it, once for each time that they have seen it; readers are told that it was changed', async () => {
    const { id } = await notices().publish.mutate(draft())
    const { version } = await notices().edited.query({ id })
    const both = await Promise.allSettled(
      ['First', 'Second'].map((title) => notices().edit.mutate({ ...draft({ en: text(title) }), id, version })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalCode(notices().edit.mutate({ ...draft(), id, version }))).toBe('NOTICE_CHANGED')
    expect((await notices().info.query({ id })).changedAt).toBe(api.clock.now())
  })

  it('take it down and put it back; what registering refers to stays', async () => {
    const { id } = await notices().publish.mutate(draft())
    await notices().withdraw.mutate({ id })
    expect((await info(id)).code).toBe(9014)
    expect((await notices().edited.query({ id })).state).toBe('withdrawn')
    await notices().restore.mutate({ id })
    expect((await info(id)).code).toBe(0)
    expect(await refusalCode(notices().withdraw.mutate({ id: 5 }))).toBe('NOTICE_KEPT')
  })
})
