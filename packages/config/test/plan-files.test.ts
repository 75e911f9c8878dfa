import { describe, expect, test } from 'vitest'
import { planFiles } from '../../../scripts/plan-files.ts'

const KNOWN = [
  'packages/domain/src/money/money.test.ts',
  'packages/domain/test/money-package.test.ts',
  'packages/ui/src/patterns/money-text.test.tsx',
  'apps/api/src/wallet/money.test.ts',
  'apps/api/src/records/files/full-disk.test.ts',
  'apps/web/src/shared/money.test.tsx',
  'apps/web/e2e/money.spec.ts',
]
const BROWSER = ['playwright', 'test'] as const
const commandsFor = (...words: string[]) =>
  planFiles(words, KNOWN, BROWSER).steps.map(({ command }) => command.join(' '))

describe('test files by words', () => {
  test('a word that no path holds is named', () => {
    expect(planFiles(['money', 'nowhere'], KNOWN, BROWSER).unmatched).toEqual(['nowhere'])
  })

  test('a word of several projects runs each under its own configuration, and the browser last', () => {
    expect(commandsFor('money')).toEqual([
      'vitest run --root apps/api src/wallet/money.test.ts',
      'vitest run --root apps/web src/shared/money.test.tsx',
      'vitest run --root packages/domain src/money/money.test.ts',
      'vitest run --root packages/domain --config vitest.package.config.ts test/money-package.test.ts',
      'vitest run --root packages/ui src/patterns/money-text.test.tsx',
      'playwright test apps/web/e2e/money.spec.ts',
    ])
  })

  test('a path runs its file alone, also one that replaces parts of Node', () => {
    expect(commandsFor('./apps/web/src/shared/money.test.tsx')).toEqual([
      'vitest run --root apps/web src/shared/money.test.tsx',
    ])
    expect(commandsFor('full-disk')).toEqual([
      'vitest run --root apps/api --config vitest.apart.config.ts src/records/files/full-disk.test.ts',
    ])
  })
})
