import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { staffPerson } from '../../../test/market/staff.ts'
import { person, type Person } from '../../../test/people.ts'

let api: TestApp
let moderator: Person
let other: Person
let reader: Person

beforeAll(async () => {
  api = await createTestApp()
  ;[moderator, other, reader] = await Promise.all([
    staffPerson(api, 'moderator'),
    staffPerson(api, 'moderator'),
    person(api),
  ])
})
afterAll(() => api.close())

const text = (says: string) => ({
  title: 'Fees of the week',
  summary: 'What a trade costs.',
  contents: { format: 'html', html: `<p>${says}</p>` } as const,
})
const draft = (says = 'Two per cent.') => ({
  category: 9001 as const,
  en: text(says),
  zh: text(says),
  pinnedUntil: null,
  commentsOpen: true,
})

const publish = async () => (await moderator.client.trpc.notices.publish.mutate(draft())).id

const report = (who: Person, id: number) =>
  who.client.trpc.moderation.report.mutate({ kind: 'notice', id, reason: 'wrong', note: 'It was three.' })

/** The item that a notice has in the queue. */
async function itemOf(subjectId: number) {
  const { data } = await moderator.client.trpc.moderation.list.query({ kind: 'notice', limit: 60 })
  return data.find((row) => row.subjectId === subjectId)
}

async function reported() {
  const noticeId = await publish()
  await report(reader, noticeId)
  return { noticeId, id: (await itemOf(noticeId))?.id ?? 0 }
}

async function edit(who: Person, id: number, says?: string, pinnedUntil: number | null = null) {
  const { version } = await who.client.trpc.notices.edited.query({ id })
  return who.client.trpc.notices.edit.mutate({ ...draft(says), pinnedUntil, id, version })
}

async function toldOf({ client }: Person, subjectId: number) {
  const { data } = await client.trpc.messages.list.query({ types: ['admin'] })
  return data.map(({ message }) => message).filter((message) => message.subjectId === subjectId)
}

describe('a notice that a reader reports', () => {
  it('waits in the queue as what is nobody’s: whoever wrote it may work on it, and nobody is warned for it', async () => {
    const { noticeId, id } = await reported()
    expect(await itemOf(noticeId)).toMatchObject({ title: 'Fees of the week', aboutUid: null, reports: 1, gone: false })
    expect(await refusalCode(reader.client.trpc.moderation.claim.mutate({ id }))).toBe('FORBIDDEN')
    await moderator.client.trpc.moderation.claim.mutate({ id })
    const warned = moderator.client.trpc.moderation.warn.mutate({
      id,
      kind: 'slight',
      reason: 'Read before you write.',
    })
    expect(await refusalCode(warned)).toBe('MODERATION_NO_AUTHOR')
    await moderator.client.trpc.moderation.close.mutate({ id })
    expect(await toldOf(reader, noticeId)).toMatchObject([{ kind: 'report.notActed', facts: { what: 'notice' } }])
  })

  it('leaves it put right by who works on it, by nobody else, and not by what readers do not see', async () => {
    const { noticeId, id } = await reported()
    await other.client.trpc.moderation.claim.mutate({ id })
    expect(await refusalCode(edit(moderator, noticeId, 'Three per cent.'))).toBe('MODERATION_CLAIMED')
    expect(await refusalCode(moderator.client.trpc.notices.withdraw.mutate({ id: noticeId }))).toBe(
      'MODERATION_CLAIMED',
    )
    await edit(moderator, noticeId, undefined, api.clock.now() + 60)
    expect(await itemOf(noticeId)).toBeDefined()
    await edit(other, noticeId, 'Three per cent.')
    expect(await moderator.client.trpc.moderation.info.query({ id })).toMatchObject({
      closed: { uid: other.uid, outcome: 'corrected' },
    })
    expect(await toldOf(reader, noticeId)).toMatchObject([{ kind: 'report.acted', facts: { what: 'notice' } }])
  })

  it('leaves it when it is taken down', async () => {
    const { noticeId, id } = await reported()
    await moderator.client.trpc.notices.withdraw.mutate({ id: noticeId })
    expect(await moderator.client.trpc.moderation.info.query({ id })).toMatchObject({
      gone: true,
      closed: { uid: moderator.uid, outcome: 'takenDown' },
    })
  })

  it('is one that readers see', async () => {
    const id = await publish()
    await moderator.client.trpc.notices.withdraw.mutate({ id })
    expect(await refusalCode(report(reader, id))).toBe('REPORT_NOT_FOUND')
    const planned = await moderator.client.trpc.notices.publish.mutate({
      ...draft(),
      publishedAt: api.clock.now() + 3_600,
    })
    expect(await refusalCode(report(reader, planned.id))).toBe('REPORT_NOT_FOUND')
  })
})
