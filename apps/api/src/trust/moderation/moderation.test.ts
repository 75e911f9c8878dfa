import { rules } from '@jindu/domain/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { newKey, openMarket, type Market } from '../../../test/market/market.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, type Person } from '../../../test/people.ts'
import { picture, upload } from '../../../test/upload.ts'
import { auditEvent } from '../../platform/audit/tables.ts'
import { staffMember } from '../../accounts/accounts/index.ts'
import { moderationReport, userWarning } from './tables.ts'

let api: TestApp
let market: Market
let moderator: Person
let other: Person
let reader: Person

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '1')
  ;[moderator, other, reader] = await Promise.all([
    staffPerson(api, 'moderator'),
    staffPerson(api, 'moderator'),
    person(api),
  ])
})
afterAll(() => api.close())

const reason = 'A phone number, and a deal outside.'
const html = (text: string) => ({ format: 'html', html: text }) as const
const queue = (who: Person) => who.client.trpc.moderation

/** Another user's comment on the market's goods. */
async function comment(text = '<p>Write to me elsewhere.</p>') {
  const author = await person(api)
  const on = { kind: 'goods', subjectId: market.goodsId } as const
  const { id } = await author.client.trpc.comments.write.mutate({ ...on, contents: html(text) })
  return { author, id }
}

async function itemOf(kind: 'comment' | 'message' | 'goods' | 'ad' | 'ticket' | 'review', subjectId: number) {
  const { data } = await queue(moderator).list.query({ kind, limit: 60 })
  return data.find((row) => row.subjectId === subjectId)
}

async function reported() {
  const { author, id } = await comment()
  await queue(reader).report.mutate({ kind: 'comment', id, reason: 'deal', note: 'He asks for my number.' })
  return { author, commentId: id, id: (await itemOf('comment', id))?.id ?? 0 }
}

const say = (who: Person, text: string) =>
  who.client.trpc.conversations.say.mutate({
    to: { subject: { kind: 'goods', id: market.goodsId } },
    contents: html(text),
    clientKey: newKey(),
  })

const statistics = async ({ client }: Person) => (await client.trpc.accounts.me.query())?.statistics

const reportComment = (who: Person, id: number) =>
  refusalCode(queue(who).report.mutate({ kind: 'comment', id, reason: 'spam' }))

describe('a report is refused', () => {
  it('of what is not there, hidden, or one’s own', async () => {
    const { author, id } = await comment()
    expect(await reportComment(reader, 999_999)).toBe('REPORT_NOT_FOUND')
    expect(await reportComment(author, id)).toBe('REPORT_OWN')
    await moderator.client.trpc.comments.hide.mutate({ id, reason })
    expect(await reportComment(reader, id)).toBe('REPORT_NOT_FOUND')
  })

  it('of a private line, to who is no party of the talk; of what staff said', async () => {
    const asker = await person(api)
    const { id } = await say(asker, '<p>Is there a discount outside?</p>')
    const report = (who: Person) => refusalCode(queue(who).report.mutate({ kind: 'message', id, reason: 'deal' }))
    expect(await report(reader)).toBe('REPORT_NOT_FOUND')
    expect(await report(moderator)).toBe('REPORT_NOT_FOUND')
    expect(await report(asker)).toBe('REPORT_OWN')
    const draft = {
      title: 'A question',
      contents: html('Why?'),
      about: { kind: 'appeal' },
      clientKey: newKey(),
    } as const
    const ticket = await asker.client.trpc.tickets.create.mutate(draft)
    const { conversationId } = await asker.client.trpc.tickets.info.query({ id: ticket.id })
    await moderator.client.trpc.tickets.take.mutate({ id: ticket.id })
    const line = await moderator.client.trpc.conversations.say.mutate({
      to: { conversationId },
      contents: html('<p>Because.</p>'),
      clientKey: newKey(),
    })
    const ofStaff = queue(asker).report.mutate({ kind: 'message', id: line.id, reason: 'abuse' })
    expect(await refusalCode(ofStaff)).toBe('REPORT_NOT_FOUND')
  })
})

describe('what is reported', () => {
  it('waits once, however often and by how many; who reported is told apart', async () => {
    const { id } = await comment()
    const second = await person(api)
    const give = (who: Person) => queue(who).report.mutate({ kind: 'comment', id, reason: 'spam', note: ' again ' })
    await Promise.all([give(reader), give(reader), give(reader), give(second)])
    const item = await itemOf('comment', id)
    expect(item).toMatchObject({ reports: 2, excerpt: 'Write to me elsewhere.', gone: false, claim: null })
    const rows = await api.app.db.select().from(moderationReport).where(eq(moderationReport.subjectId, id))
    expect(rows.map(({ note }) => note)).toEqual(['again', 'again'])
    expect(new Set(rows.map(({ uid }) => uid))).toEqual(new Set([reader.uid, second.uid]))
  })

  it('may be a private line: who works on it reads what was said around it, nobody else', async () => {
    const asker = await person(api)
    const texts = Array.from({ length: 25 }, (_, at) => `line ${at + 1}`)
    const ids: number[] = []
    for (const text of texts) ids.push((await say(asker, `<p>${text}</p>`)).id)
    const id = ids[12] ?? 0
    await queue(market.seller).report.mutate({ kind: 'message', id, reason: 'abuse' })
    const item = await itemOf('message', id)
    expect(item).toMatchObject({ excerpt: null, aboutUid: asker.uid })
    const read = (who: Person) => queue(who).info.query({ id: item?.id ?? 0 })
    expect(await read(moderator)).toMatchObject({ sealed: true, text: null, around: [], mayClaim: true })
    await queue(moderator).claim.mutate({ id: item?.id ?? 0 })
    expect(await read(other)).toMatchObject({ sealed: true, text: null, around: [], mayClaim: false })
    const readers = () => api.app.sql<{ uid: number }[]>`select actor_uid::int as uid from audit_event
      where action = 'staff.read' and subject_kind = 'moderation' and subject_id = ${item?.id ?? 0}`
    expect(await readers()).toEqual([])
    const info = await read(moderator)
    expect(await readers()).toEqual([{ uid: moderator.uid }])
    expect(info).toMatchObject({ sealed: false, text: 'line 13', mayDecide: true })
    expect(info.around.map(({ text }) => text)).toEqual(texts.slice(2, 23))
    const arbiter = await staffPerson(api, 'arbiter')
    expect(await refusalCode(read(arbiter))).toBe('MODERATION_NOT_FOUND')
    api.clock.advance(rules.staff.claimSeconds)
    expect(await read(moderator)).toMatchObject({ sealed: true, text: null, claim: null })
  })
})

describe('two never work on the same', () => {
  it('of many who claim it at once one has it, until they give it back', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => staffPerson(api, 'moderator')))
    for (let round = 0; round < 10; round += 1) {
      const { id } = await reported()
      const tries = await Promise.allSettled(members.map((who) => queue(who).claim.mutate({ id })))
      const won = members.filter((_, at) => tries[at]?.status === 'fulfilled')
      expect(won).toHaveLength(1)
      const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
      expect(new Set(refusals)).toEqual(new Set(['MODERATION_CLAIMED']))
      const [holder] = won
      if (holder === undefined) throw new Error('somebody has it')
      expect(await queue(holder).info.query({ id })).toMatchObject({ claim: { uid: holder.uid }, mayDecide: true })
      const [next] = members.filter((who) => who !== holder)
      if (next === undefined) throw new Error('there are others')
      expect(await refusalCode(queue(next).close.mutate({ id }))).toBe('MODERATION_CLAIMED')
      await queue(next).release.mutate({ id })
      expect(await refusalCode(queue(next).claim.mutate({ id }))).toBe('MODERATION_CLAIMED')
      await queue(holder).release.mutate({ id })
      await queue(next).claim.mutate({ id })
    }
  })

  it('a claim runs out, and its holder decides no more', async () => {
    const { id } = await reported()
    const { until } = await queue(moderator).claim.mutate({ id })
    expect(until).toBe(api.clock.now() + rules.staff.claimSeconds)
    api.clock.advance(rules.staff.claimSeconds)
    expect(await refusalCode(queue(moderator).close.mutate({ id }))).toBe('MODERATION_NOT_CLAIMED')
    await queue(other).claim.mutate({ id })
    expect(await refusalCode(queue(moderator).claim.mutate({ id }))).toBe('MODERATION_CLAIMED')
    await queue(other).close.mutate({ id })
    expect(await refusalCode(queue(moderator).claim.mutate({ id }))).toBe('MODERATION_CLOSED')
  })

  it('holds for the steps of the thing itself', async () => {
    const { id, commentId } = await reported()
    await queue(other).claim.mutate({ id })
    const hide = () => moderator.client.trpc.comments.hide.mutate({ id: commentId, reason })
    expect(await refusalCode(hide())).toBe('MODERATION_CLAIMED')
    await queue(other).release.mutate({ id })
    await hide()
    expect(await itemOf('comment', commentId)).toBeUndefined()
    expect(await queue(moderator).info.query({ id })).toMatchObject({
      closed: { uid: moderator.uid, outcome: 'takenDown' },
    })
  })

  it('nobody works on what is their own', async () => {
    const { author, id } = await reported()
    await api.app.db.insert(staffMember).values({ uid: author.uid, role: 'moderator', nickName: 'Both' })
    api.app.sessions.changed(author.uid)
    expect(await refusalCode(queue(author).claim.mutate({ id }))).toBe('STAFF_OWN_MATTER')
  })
})

/** The messages that a user got about their reports, newest first. */
async function toldOfReports({ client }: Person) {
  const { data } = await client.trpc.messages.list.query({ types: ['admin'], page: 1, limit: 20 })
  return data.map(({ message: { kind, facts } }) => ({ kind, facts }))
}

describe('whoever reported hears how it ended', () => {
  it('that staff acted, when it is taken out of sight or its author is warned, and never how', async () => {
    const second = await person(api)
    const { author, commentId, id } = await reported()
    await queue(second).report.mutate({ kind: 'comment', id: commentId, reason: 'spam' })
    await queue(moderator).claim.mutate({ id })
    await queue(moderator).warn.mutate({ id, kind: 'malicious', reason })
    expect(await toldOfReports(second)).toEqual([])
    await moderator.client.trpc.comments.hide.mutate({ id: commentId, reason })
    const acted = { kind: 'report.acted', facts: { what: 'comment' } }
    expect(await toldOfReports(second)).toEqual([acted])
    expect((await toldOfReports(reader))[0]).toEqual(acted)
    expect((await toldOfReports(author)).filter(({ kind }) => kind.startsWith('report.'))).toEqual([])
  })

  it('that nothing was wrong, once, and of a later item only who reported in it', async () => {
    const [first, second] = await Promise.all([person(api), person(api)])
    const { id: commentId } = await comment()
    for (const who of [first, second]) {
      await queue(who).report.mutate({ kind: 'comment', id: commentId, reason: 'spam' })
      const item = await itemOf('comment', commentId)
      await queue(moderator).claim.mutate({ id: item?.id ?? 0 })
      await queue(moderator).close.mutate({ id: item?.id ?? 0 })
    }
    const notActed = { kind: 'report.notActed', facts: { what: 'comment' } }
    expect(await toldOfReports(first)).toEqual([notActed])
    expect(await toldOfReports(second)).toEqual([notActed])
  })
})

describe('a reported line', () => {
  it('is read with ten before and after, those that were taken back too, and with what is known of its author', async () => {
    const asker = await person(api)
    const { conversations } = asker.client.trpc
    const ids: number[] = []
    let to: Parameters<typeof conversations.say.mutate>[0]['to'] = { subject: { kind: 'goods', id: market.goodsId } }
    for (let n = 1; n <= 25; n += 1) {
      const said = await conversations.say.mutate({
        to,
        contents: html(`<p>Line ${n} of the talk.</p>`),
        clientKey: newKey(),
      })
      to = { conversationId: said.conversationId }
      ids.push(said.id)
    }
    const [before, line] = [ids[11] ?? 0, ids[12] ?? 0]
    await conversations.takeBack.mutate({ id: before })
    await queue(market.seller).report.mutate({ kind: 'message', id: line, reason: 'fraud' })
    const id = (await itemOf('message', line))?.id ?? 0
    expect(await queue(moderator).info.query({ id })).toMatchObject({ sealed: true, text: null, around: [] })
    await queue(moderator).claim.mutate({ id })
    await queue(moderator).warn.mutate({ id, kind: 'slight', reason })
    const { around, record } = await queue(moderator).info.query({ id })
    expect(around.map((each) => each.id)).toEqual(ids.slice(2, 23))
    expect(around.filter(({ takenBackAt }) => takenBackAt !== null)).toMatchObject([
      { id: before, text: 'Line 12 of the talk.', reported: false },
    ])
    expect(around.filter(({ reported }) => reported).map((each) => each.id)).toEqual([line])
    expect(record).toMatchObject({
      uid: asker.uid,
      frozen: false,
      sold: 0,
      complaintsAgainst: 0,
      warnings: { slight: 1, malicious: 0, contacts: 0 },
      before: [],
    })
    await queue(moderator).close.mutate({ id })
    await queue(market.seller).report.mutate({ kind: 'message', id: ids[0] ?? 0, reason: 'spam' })
    const next = (await itemOf('message', ids[0] ?? 0))?.id ?? 0
    expect((await queue(moderator).info.query({ id: next })).record?.before).toMatchObject([
      { kind: 'slight', reason, byUid: moderator.uid, nickName: expect.any(String) },
    ])
  })
})

describe('the pictures of a reported line', () => {
  it('are seen by who works on it and while they do, and the audit says so', async () => {
    const asker = await person(api)
    const image: string = (await upload(asker.client, await picture().png().toBuffer(), { kind: 'chat' })).json().id
    const line = await asker.client.trpc.conversations.say.mutate({
      to: { subject: { kind: 'goods', id: market.goodsId } },
      contents: html('<p>Look.</p>'),
      attachments: [image],
      clientKey: newKey(),
    })
    await queue(market.seller).report.mutate({ kind: 'message', id: line.id, reason: 'fraud' })
    const id = (await itemOf('message', line.id))?.id ?? 0
    const statusFor = async (who: Person) => (await who.client.inject({ url: `/files/${image}` })).statusCode
    expect(await statusFor(moderator)).toBe(404)
    await queue(moderator).claim.mutate({ id })
    expect(await statusFor(moderator)).toBe(200)
    expect(await statusFor(other)).toBe(404)
    const { around } = await queue(moderator).info.query({ id })
    expect(around.find((each) => each.id === line.id)?.fileIds).toEqual([image])
    const reads = await api.app.db.select().from(auditEvent).where(eq(auditEvent.action, 'staff.read'))
    expect(reads).toContainEqual(
      expect.objectContaining({ actorUid: moderator.uid, subjectKind: 'moderation', subjectId: id }),
    )
    api.clock.advance(rules.staff.claimSeconds)
    expect(await statusFor(moderator)).toBe(404)
  })
})

describe('a warning', () => {
  it('is given once by who works on it, is counted, and says why to whom it is about', async () => {
    const { author, id } = await reported()
    const warn = (kind: 'slight' | 'malicious') => queue(moderator).warn.mutate({ id, kind, reason })
    expect(await refusalCode(warn('slight'))).toBe('MODERATION_NOT_CLAIMED')
    await queue(moderator).claim.mutate({ id })
    const tries = await Promise.allSettled([warn('slight'), warn('slight'), warn('slight')])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalCode(warn('malicious'))).toBe('MODERATION_WARNED')
    expect(await statistics(author)).toMatchObject({ warningSlightTimes: 1, warningMaliciousTimes: 0 })
    const { data } = await author.client.trpc.messages.list.query({ types: ['system'] })
    expect(data.map(({ message }) => message)).toEqual([
      { kind: 'account.warnedSlight', subjectId: author.uid, side: null, facts: { reason } },
    ])
    await queue(moderator).close.mutate({ id })
    expect(await queue(moderator).info.query({ id })).toMatchObject({
      closed: { outcome: 'warned' },
      warning: { kind: 'slight', reason },
    })
    const lines = await api.app.db.select().from(auditEvent).where(eq(auditEvent.action, 'moderation.warned'))
    expect(lines.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
    await expect(api.app.db.delete(userWarning)).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  it('may be for bad faith, before what was said is taken out of sight', async () => {
    const { author, id, commentId } = await reported()
    await queue(moderator).claim.mutate({ id })
    await queue(moderator).warn.mutate({ id, kind: 'malicious', reason })
    await moderator.client.trpc.comments.hide.mutate({ id: commentId, reason })
    expect(await statistics(author)).toMatchObject({ warningSlightTimes: 0, warningMaliciousTimes: 1 })
    expect(await queue(moderator).info.query({ id })).toMatchObject({ closed: { outcome: 'takenDown' }, gone: true })
  })
})

describe('what waits for a step of its own', () => {
  it('a ticket stands in the queue while its writer waits, and is not closed just so', async () => {
    const draft = {
      title: 'Where is it',
      contents: html('My coin.'),
      about: { kind: 'appeal' },
      clientKey: newKey(),
    } as const
    const { id } = await reader.client.trpc.tickets.create.mutate(draft)
    const item = await itemOf('ticket', id)
    expect(item).toMatchObject({ title: 'Where is it', reports: 0, waits: true })
    await queue(moderator).claim.mutate({ id: item?.id ?? 0 })
    expect(await refusalCode(queue(moderator).close.mutate({ id: item?.id ?? 0 }))).toBe('MODERATION_WAITS')
    const { conversationId } = await reader.client.trpc.tickets.info.query({ id })
    const answer = (who: Person) =>
      who.client.trpc.conversations.say.mutate({
        to: { conversationId },
        contents: html('It is on its way.'),
        clientKey: newKey(),
      })
    // Staff who have not taken the ticket cannot read its conversation.
    expect(await refusalCode(answer(other))).toBe('CHAT_NOT_FOUND')
    expect(await refusalCode(other.client.trpc.tickets.close.mutate({ id }))).toBe('MODERATION_CLAIMED')
    await moderator.client.trpc.tickets.take.mutate({ id })
    await answer(moderator)
    expect(await itemOf('ticket', id)).toBeUndefined()
    await answer(reader)
    expect(await itemOf('ticket', id)).toMatchObject({ claim: null })
    await moderator.client.trpc.tickets.close.mutate({ id, unread: 1 })
    expect(await itemOf('ticket', id)).toBeUndefined()
  })

  it('an ad stands in the queue until it is let through or taken down, and again when it was changed', async () => {
    await api.app.settings.change({ adReviewRequired: true }, market.seller.uid)
    const text = { title: 'Twelve words', contents: html('<p>Licence keys for every sampler.</p>'), attach: [] }
    const { id } = await market.seller.client.trpc.ads.create.mutate(text)
    expect(await itemOf('ad', id)).toMatchObject({ title: 'Twelve words', waits: true })
    await moderator.client.trpc.ads.approve.mutate({ id })
    expect(await itemOf('ad', id)).toBeUndefined()
    await market.seller.client.trpc.ads.update.mutate({ id, ...text, title: 'Twelve new words' })
    const item = await itemOf('ad', id)
    await queue(other).claim.mutate({ id: item?.id ?? 0 })
    expect(await refusalCode(moderator.client.trpc.ads.delist.mutate({ id, reason }))).toBe('MODERATION_CLAIMED')
    await other.client.trpc.ads.delist.mutate({ id, reason })
    expect(await itemOf('ad', id)).toBeUndefined()
    await api.app.settings.change({ adReviewRequired: false }, market.seller.uid)
  })
})

describe('the queue', () => {
  it('shows each role what it works on, who waits longest first, page by page', async () => {
    const arbiter = await staffPerson(api, 'arbiter')
    const draft = {
      title: 'Who judges',
      contents: html('Mine.'),
      about: { kind: 'appeal' },
      clientKey: newKey(),
    } as const
    await reader.client.trpc.tickets.create.mutate(draft)
    const of = await queue(arbiter).list.query({ limit: 60 })
    expect(new Set(of.data.map(({ kind }) => kind))).toEqual(new Set(['ticket']))
    expect((await queue(arbiter).list.query({ kind: 'comment' })).total).toBe(0)
    expect((await queue(arbiter).counts.query()).map(({ kind }) => kind)).toEqual(['ticket'])
    const all = await queue(moderator).list.query({ limit: 60 })
    const ages = all.data.map(({ openedAt }) => openedAt)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    const second = await queue(moderator).list.query({ limit: 2, page: 2 })
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(2, 4).map(({ id }) => id))
    const counted = await queue(moderator).counts.query()
    expect(counted.reduce((sum, { open }) => sum + open, 0)).toBe(all.total)
    const { total } = await queue(moderator).list.query({ list: 'closed' })
    expect(total).toBeGreaterThan(3)
    const mine = await queue(moderator).list.query({ list: 'mine', limit: 60 })
    expect(mine.data.every(({ claim }) => claim?.uid === moderator.uid)).toBe(true)
  })
})
