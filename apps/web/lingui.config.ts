import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** English is the source text in the code; each feature keeps its own catalogue, the shell's is shared/locales. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    {
      // The first page speaks few words: those of the rest of its feature would double what it loads of them.
      path: '<rootDir>/src/features/goods/home/locales/{locale}',
      include: ['<rootDir>/src/features/goods/home', '<rootDir>/src/features/goods/card'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*', '**/goods/home/**'],
    },
    {
      path: '<rootDir>/src/shared/locales/{locale}',
      include: ['<rootDir>/src/shared', '<rootDir>/src/routes'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
