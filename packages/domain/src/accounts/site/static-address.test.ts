import { expect, test } from 'vitest'
import { isStaticAddress } from './static-address.ts'

test.each([
  'javascript:alert(1)',
  'not a url',
  'data:text/html,x',
  'ftp://files.example',
  'http:/files.example',
  'https://',
  'https:///static',
  'https://-files.example',
  'https://files-.example',
  'https://files..example',
  'https://user@files.example',
  'https://files.example?x=1',
  'https://files.example/#x',
  'https://files.example:port',
  'https://files.example:123456',
  'https://files.example/a b',
  'https://files.example/"x',
  'https://files.example\\evil',
  '//files.example',
  '/\\files.example',
  'files.example/static',
  'static',
  '/static//deep',
  '/static?x=1',
  '/static path',
  '/',
  ' ',
])('%j is refused', (text) => {
  expect(isStaticAddress(text)).toBe(false)
})

test.each([
  '',
  '/static',
  '/static/v2/',
  'https://files.example',
  'HTTPS://Files.Example/',
  'http://localhost:8080/static',
  'https://10.0.0.7/static/v2',
  'https://xn--fiq228c.example/%E6%B8%A1',
])('%j is taken', (text) => {
  expect(isStaticAddress(text)).toBe(true)
})

test('a long address is judged at once, taken or not', () => {
  expect(isStaticAddress(`https://${'a-'.repeat(20_000)}`)).toBe(false)
  expect(isStaticAddress(`${'/a'.repeat(20_000)}\n`)).toBe(false)
})
