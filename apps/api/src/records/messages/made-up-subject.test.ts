import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { messageSubjects } from '../../app/wings.ts'
import { listMessages } from './reads.ts'
import type { DescribeSubjects } from './subjects.ts'
import { userMessage } from './tables.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const FERRYMAN = 300_001
const CROSSED = { title: 'The upper ferry', amount: null, within: { river: 3 } }

it('a subject that no feature knows is kept, described by whoever brings it, and read once a page', async () => {
  const reads: (readonly number[])[] = []
  const describeFerries: DescribeSubjects = (_, ids) => {
    reads.push(ids)
    return Promise.resolve(new Map([[8, CROSSED]]))
  }
  const told = { uid: FERRYMAN, type: 'other', subjectKind: 'ferry', facts: { crossings: 2 }, createdAt: 1 } as const
  await api.app.db.insert(userMessage).values([
    { ...told, kind: 'ferry.crossed', subjectId: 8 },
    { ...told, kind: 'ferry.crossed', subjectId: 8 },
    { ...told, kind: 'ferry.sunk', subjectId: 9 },
  ])
  const subjects = { ...messageSubjects, ferry: describeFerries }
  const { data } = await listMessages(api.app, subjects, FERRYMAN, { page: 1, limit: 20 })
  const crossed = { kind: 'ferry.crossed', subjectId: 8, side: null, facts: { crossings: 2 } }
  expect(data.map(({ message, about }) => ({ message, about }))).toEqual([
    { message: { ...crossed, kind: 'ferry.sunk', subjectId: 9 }, about: null },
    { message: crossed, about: CROSSED },
    { message: crossed, about: CROSSED },
  ])
  expect(reads.map((ids) => ids.toSorted((a, b) => a - b))).toEqual([[8, 9]])
})
