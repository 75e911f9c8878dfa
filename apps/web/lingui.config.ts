import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const catalogue = (folder: string) => ({
  path: `<rootDir>/src/${folder}/locales/{locale}`,
  include: [`<rootDir>/src/${folder}`],
  exclude: ['**/*.test.*'],
})

/** The wings of the web app that hold features; their order is the floor order of packages/config/lint/floors.ts. */
const WINGS = ['records', 'accounts', 'trust', 'goods', 'otc', 'wallet', 'promotion', 'desk']

/**
 * English is the source text in the code and has no catalogues; each feature has its own for each other language, for
 * those who translate it. Which messages a
 * page loads does not depend on them: the build sees what each page says (build/page-words.ts).
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['zh-CN'],
  catalogs: [...WINGS.map((wing) => catalogue(`${wing}/{name}`)), catalogue('routes'), catalogue('shared')],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
