import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('../..', import.meta.url)

/** Fields that are no `NumberInput`, with what reads them: it folds digits and separators of every script itself. */
const FOLDED_WHERE_THEY_ARE_READ = {
  'desk/staff-cases/case/ruling-form.tsx': '../../trust/disputes/split/read-percent.ts',
  'goods/search/search-side.tsx': '../../goods/search/use-side-form.ts',
  'shared/days/moment-field.tsx': '../../shared/days/time-text.ts',
  'shared/page/search-box.tsx': '../../shared/page/search-box.tsx',
  'trust/disputes/split/propose-dialog.tsx': '../../trust/disputes/split/split-amounts.ts',
} as const

const folds = (reader: string): boolean =>
  /fold(?:Number|Digits)|normalize\('NFKC'\)/.test(readFileSync(new URL(reader, import.meta.url), 'utf8'))

test('every field of numbers takes full-width digits and any separator: it is a NumberInput, or what reads it folds them', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const own = files.filter(
    (name) =>
      name !== 'shared/forms/number-field.tsx' &&
      /inputMode=(?:"(?:numeric|decimal|tel)"|\{)|type="number"/.test(readFileSync(new URL(name, SOURCE), 'utf8')),
  )
  expect(own.toSorted()).toEqual(Object.keys(FOLDED_WHERE_THEY_ARE_READ))
  expect(Object.values(FOLDED_WHERE_THEY_ARE_READ).filter((reader) => !folds(reader))).toEqual([])
})
