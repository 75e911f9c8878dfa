import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { tell as tellTo } from '../../test/timeline.ts'
import { readDossier, type Subject, type TimelineEnd } from '../records/timeline/index.ts'
import { checkDossier } from './check-dossier.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const tell = (subject: Subject, notes: readonly string[], from?: TimelineEnd) => tellTo(api.app, subject, notes, from)

describe('a dossier', () => {
  it('of any kind of subject is checked by itself, and leaves out what came after its head', async () => {
    const subject = { kind: 'lighthouse', id: 4 }
    const end = await tell(subject, ['lit', 'seen', 'put out'])
    await tell(subject, ['lit again'], end)
    const dossier = await readDossier(api.app, subject, end)
    expect(checkDossier(JSON.stringify(dossier))).toEqual({
      whole: true,
      subject: 'lighthouse',
      id: 4,
      entries: 3,
      head: dossier.head,
    })
  })

  it('is broken by a line of another kind of subject, and by a format that nobody knows', async () => {
    const subject = { kind: 'lighthouse', id: 5 }
    const dossier = await readDossier(api.app, subject, await tell(subject, ['lit', 'put out']))
    expect(checkDossier(JSON.stringify({ ...dossier, subject: 'buoy' }))).toMatchObject({ whole: false, entry: 1 })
    const line = '{"format":3,"subject":"lighthouse","id":5,"number":1}'
    const head = createHash('sha256').update(`\n${line}`).digest('hex')
    expect(checkDossier(JSON.stringify({ ...dossier, head, entries: [{ line, hash: head }] }))).toEqual({
      whole: false,
      entry: 1,
      why: expect.stringContaining('format'),
    })
  })
})
