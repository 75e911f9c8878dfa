import { describe, expect, test } from 'vitest'
import { defaultSiteSettings, openCurrencies, walletCurrencies, type CurrencyUse } from './index.ts'

const every = (open: boolean) => ({ BTC: open, USDT: open, LTC: open })
const site = (connected: readonly ('BTC' | 'USDT' | 'LTC')[], settings = {}) => ({
  ...defaultSiteSettings,
  ...settings,
  connected,
})
const USES: readonly CurrencyUse[] = ['deposit', 'withdrawal', 'goods', 'rights', 'ads', 'otc']

describe('a coin that is not open is never offered', () => {
  test.each(USES)('%s: nothing without a chain, whatever the settings say', (use) => {
    expect(openCurrencies(use, site([]))).toEqual([])
  })

  test('outside the sandbox nobody pays a right or an ad with USDT, trades it or pays it in', () => {
    const outside = site(['LTC', 'BTC'])
    expect(USES.map((use) => openCurrencies(use, outside))).toEqual([
      ['LTC', 'BTC'],
      ['LTC', 'BTC'],
      ['LTC', 'BTC'],
      ['BTC'],
      ['LTC', 'BTC'],
      ['LTC', 'BTC'],
    ])
  })

  test('each setting closes its own uses and no other', () => {
    const all = ['LTC', 'BTC', 'USDT'] as const
    const none = (settings: object) => USES.filter((use) => openCurrencies(use, site(all, settings)).length === 0)
    expect(none({ depositsOpen: every(false) })).toEqual(['deposit'])
    expect(none({ withdrawalsOpen: every(false) })).toEqual(['withdrawal'])
    expect(none({ paymentsOpen: every(false) })).toEqual(['goods', 'rights', 'ads', 'otc'])
  })

  test('one coin is closed for one use', () => {
    const closed = site(['LTC', 'BTC', 'USDT'], { paymentsOpen: { ...every(true), USDT: false } })
    expect(openCurrencies('rights', closed)).toEqual(['BTC'])
    expect(openCurrencies('ads', closed)).toEqual(['LTC', 'BTC'])
    expect(openCurrencies('deposit', closed)).toEqual(['LTC', 'BTC', 'USDT'])
  })
})

test('goods are paid with LTC or BTC, rights with BTC or USDT, in the sandbox with all their coins', () => {
  const sandbox = site(['USDT', 'BTC', 'LTC'])
  expect(openCurrencies('goods', sandbox)).toEqual(['LTC', 'BTC'])
  expect(openCurrencies('rights', sandbox)).toEqual(['BTC', 'USDT'])
})

test('what lies in a wallet can be moved within the site, whatever is open', () => {
  expect(walletCurrencies([])).toEqual(['LTC', 'BTC'])
  expect(walletCurrencies(['BTC', 'USDT'])).toEqual(['LTC', 'BTC', 'USDT'])
})
