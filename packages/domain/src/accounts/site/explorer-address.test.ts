import { expect, test } from 'vitest'
import { defaultSiteSettings, explorerAddress, isExplorerAddress } from './index.ts'

test.each([
  'javascript:alert("{tx}")',
  'http://explorer.example/tx/{tx}',
  'https://explorer.example/tx/',
  'https://explorer.example/{tx}/{tx}',
  'https://{tx}.example/tx',
  'https://user@explorer.example/{tx}',
  'https://explorer.example\\evil/{tx}',
  'https://explorer.example/{tx} onclick=x',
  'https://explorer.example/"{tx}',
  'https://explorer..example/{tx}',
  'https:///{tx}',
  '//explorer.example/{tx}',
  'explorer.example/{tx}',
  '{tx}',
  ' ',
])('%j is refused', (text) => {
  expect(isExplorerAddress(text)).toBe(false)
})

test.each([
  '',
  'https://explorer.example/{tx}',
  'https://explorer.example/ltc/tx/{tx}/',
  'https://explorer.example:8443/#/tx/{tx}',
  'https://explorer.example/search?q={tx}&coin=ltc',
])('%j is taken', (text) => {
  expect(isExplorerAddress(text)).toBe(true)
})

test('a long address is judged at once', () => {
  expect(isExplorerAddress(`https://${'a-'.repeat(20_000)}`)).toBe(false)
  expect(isExplorerAddress(`https://explorer.example/${'a'.repeat(40_000)}`)).toBe(false)
})

test('a transaction is looked up at its coin’s address alone, and only its id goes into it', () => {
  const settings = { ...defaultSiteSettings, ltcExplorerUrl: 'https://explorer.example/tx/{tx}?x=1' }
  expect(explorerAddress(settings, 'LTC', 'f00d')).toBe('https://explorer.example/tx/f00d?x=1')
  expect(explorerAddress(settings, 'LTC', '../a b')).toBe('https://explorer.example/tx/..%2Fa%20b?x=1')
  expect(explorerAddress(settings, 'LTC', '')).toBeNull()
  expect(explorerAddress(settings, 'BTC', 'f00d')).toBeNull()
  expect(explorerAddress(settings, 'USDT', 'f00d')).toBeNull()
  expect(explorerAddress({ ...settings, btcExplorerUrl: 'https://b.example/{tx}' }, 'BTC', 'a')).toBe(
    'https://b.example/a',
  )
  expect(explorerAddress({ ...settings, usdtExplorerUrl: 'https://u.example/{tx}' }, 'USDT', 'a')).toBe(
    'https://u.example/a',
  )
})
