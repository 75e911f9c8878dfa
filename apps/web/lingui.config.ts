import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const GOODS = '<rootDir>/src/features/goods'
const CARD = '<rootDir>/src/features/goods-card'

const NO_TESTS = ['**/*.test.*']

const catalogue = (name: string, include: string[], without: string[] = []) => ({
  path: `<rootDir>/src/features/${name}/locales/{locale}`,
  include,
  exclude: [...NO_TESTS, ...without],
})

const titles = (area: string) => ({
  path: `<rootDir>/src/routes/${area}/locales/{locale}`,
  include: [`<rootDir>/src/routes/${area}`],
  exclude: NO_TESTS,
})

/** English is the source text in the code; each feature keeps its own catalogue, the shell's is shared/locales. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-CN'],
  catalogs: [
    // Pages of goods speak few words each; together they are four times what any of them needs.
    catalogue(
      'goods/home',
      [`${GOODS}/home`, CARD],
      ['**/goods-card/{sort,category}-choice.tsx', '**/goods-card/{goods-state,in-stock}.tsx'],
    ),
    catalogue('goods/search', [
      `${GOODS}/search`,
      CARD,
      `${GOODS}/home/search-box.tsx`,
      `${GOODS}/home/suggestions.tsx`,
    ]),
    catalogue('goods/own', [`${GOODS}/own`, `${GOODS}/publish`, CARD]),
    // Asked for where money moves, on pages that speak of nothing else of an account.
    catalogue('accounts/pay-password', ['<rootDir>/src/features/accounts/pay-password']),
    catalogue(
      '{name}',
      ['<rootDir>/src/features/{name}'],
      ['**/goods/{home,search,own,publish}/**', '**/accounts/pay-password/**'],
    ),
    // Titles of pages that visitors do not open.
    titles('personal'),
    titles('staff'),
    {
      path: '<rootDir>/src/shared/locales/{locale}',
      include: ['<rootDir>/src/shared', '<rootDir>/src/routes'],
      exclude: [...NO_TESTS, '**/routes/{personal,staff}/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
