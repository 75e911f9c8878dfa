import { I18nProvider } from '@lingui/react'
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { i18nFor, loadWords } from '../../../shared/i18n/words.ts'
import { CoinState } from './coin-state.tsx'

vi.mock('../../../shared/format/moment.tsx', () => ({
  Moment: ({ at }: { readonly at: number }): ReactNode => `at ${at}`,
}))
beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))

type Coin = ComponentProps<typeof CoinState>['of']
type Node = Coin['node']

const coin = { stopped: null, equal: true, runs: false, readAt: 60, measuredAt: 50 }

const shown = (of: object, locale: 'en' | 'zh-CN' = 'en'): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nFor(locale)}>
      {/* oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out */}
      <CoinState of={{ ...coin, ...of } as Coin} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '|')

test.each([
  ['locked', 'unlock it with walletpassphrase'],
  ['noWallet', 'create or load one'],
  ['walletNotLoaded', 'use loadwallet'],
  ['walletNotNamed', 'name one in the node’s address'],
  ['wrongPassword', 'refuses the user or the password'],
  ['starting', 'is starting'],
  ['failing', 'answers with an error'],
  ['wrongNetwork', 'another network'],
  ['down', 'does not answer'],
] as const satisfies readonly (readonly [Node, string])[])(
  'a node that is %s: its state in words, when its chain was read, and never that payouts run',
  (node, words) => {
    const said = shown({ node })
    expect(said).toContain('Payouts wait for the node')
    expect(said).toContain(words)
    expect(said).toContain('Chain read at 60')
    expect(said).not.toContain('Payouts run')
    expect(shown({ node }, 'zh-CN')).toMatch(/\p{Script=Han}{4}/u)
  },
)

test.each(['running', 'unlocked'] as const)('payouts run with a node that is %s, where the server says so', (node) => {
  expect(shown({ node, runs: true })).toContain('Payouts run')
  expect(shown({ node, equal: false })).toContain('Holdings unknown, payouts wait')
})
