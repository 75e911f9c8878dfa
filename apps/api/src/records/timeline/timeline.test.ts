import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { tell as tellTo } from '../../../test/timeline.ts'
import { NO_ENTRIES, type Subject, type TimelineEnd } from './append-entry.ts'
import { readDossier } from './read-dossier.ts'
import { readTimeline } from './read-timeline.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const tell = (subject: Subject, notes: readonly string[], from?: TimelineEnd) => tellTo(api.app, subject, notes, from)

const notes = (count: number): string[] => Array.from({ length: count }, (_, nth) => `kept ${nth + 1}`)

describe('a timeline', () => {
  it('refuses a second entry after the same one', async () => {
    const subject = { kind: 'lighthouse', id: 1 }
    await tell(subject, ['lit'])
    await expect(tell(subject, ['lit again'])).rejects.toThrow('timeline_entry_number_key')
  })

  it('keeps subjects of one number but another kind apart, and says so in every line', async () => {
    const [lighthouse, buoy] = [
      { kind: 'lighthouse', id: 2 },
      { kind: 'buoy', id: 2 },
    ]
    const ends = [await tell(lighthouse, ['lit']), await tell(buoy, ['anchored', 'lit'])]
    const read = await Promise.all([
      readTimeline(api.app, lighthouse, ends[0] ?? NO_ENTRIES, {}),
      readTimeline(api.app, buoy, ends[1] ?? NO_ENTRIES, {}),
    ])
    expect(read.map(({ data }) => data.map(({ note }) => note))).toEqual([['lit'], ['anchored', 'lit']])
    const { entries } = await readDossier(api.app, buoy, ends[1] ?? NO_ENTRIES)
    expect(entries.map(({ line }) => line)).toEqual([
      '{"format":2,"subject":"buoy","id":2,"number":1,"note":"anchored","actor":"keeper","actorUid":7,"details":{"a":2,"b":1,"note":"anchored"},"at":9}',
      '{"format":2,"subject":"buoy","id":2,"number":2,"note":"lit","actor":"keeper","actorUid":7,"details":{"a":2,"b":1,"note":"lit"},"at":9}',
    ])
  })

  it('is read in parts that end with the latest entry, or before one that was read', async () => {
    const subject = { kind: 'lighthouse', id: 3 }
    const end = await tell(subject, notes(7))
    const numbers = async (page: { before?: number; limit?: number }) => {
      const { data, total } = await readTimeline(api.app, subject, end, page)
      expect(total).toBe(7)
      return data.map(({ number }) => number)
    }
    expect(await numbers({ limit: 3 })).toEqual([5, 6, 7])
    expect(await numbers({ limit: 3, before: 5 })).toEqual([2, 3, 4])
    expect(await numbers({ limit: 3, before: 2 })).toEqual([1])
    expect(await numbers({ limit: 3, before: 1 })).toEqual([])
    expect(await numbers({})).toHaveLength(7)
  })
})
