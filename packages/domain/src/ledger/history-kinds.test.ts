import { expect, test } from 'vitest'
import { ENTRY_KINDS, entryKindsOf, HISTORY_KINDS } from './index.ts'

test('every entry stands under exactly one kind, and no kind is empty', () => {
  const all = HISTORY_KINDS.map((kind) => entryKindsOf(kind))
  expect(all.flat().toSorted()).toEqual(ENTRY_KINDS.toSorted())
  expect(all.filter((kinds) => kinds.length === 0)).toEqual([])
})
