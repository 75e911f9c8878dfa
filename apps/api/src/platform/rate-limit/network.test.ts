import { expect, it } from 'vitest'
import { hasWiderNetworks, isLoopback, neighbourhoodOf, networkOf } from './network.ts'

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0002'],
  ['203.0.113.7', '::ffff:203.0.113.7'],
])('%s and %s are counted as one', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['203.0.113.7', '203.0.113.8'],
  ['203.0.113.7', '::cb00:7107'],
])('%s and %s are counted apart', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})

it.each([
  [56, '2001:db8:1:ff00::1', '2001:db8:1:ffff::1', '2001:db8:1:100::1'],
  [48, '2001:db8:1::1', '2001:db8:1:ffff::1', '2001:db8:2::1'],
] as const)('of a /%i are counted as one: %s and %s, and not %s', (bits, one, other, apart) => {
  expect(networkOf(one, bits)).toBe(networkOf(other, bits))
  expect(networkOf(one, bits)).not.toBe(networkOf(apart, bits))
  expect(networkOf(one, bits)).toMatch(new RegExp(`::/${bits}$`))
})

it('only IPv6 has wider networks', () => {
  expect(['2001:db8::1', '203.0.113.7', '::ffff:203.0.113.7', 'x'].map(hasWiderNetworks)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(networkOf('203.0.113.7', 48)).toBe(networkOf('203.0.113.7'))
})

it('what a proxy wrote instead of an address has a bound', () => {
  expect(networkOf('x'.repeat(5_000))).toHaveLength(64)
})

it('knows this machine by each of its names', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([true, true, true, true])
  expect(['203.0.113.7', '::2', '127.0.0.1.example', ''].map(isLoopback)).toEqual([false, false, false, false])
})

it.each([
  ['203.0.113.7', '203.0.113.255', '203.0.112.7'],
  ['::ffff:203.0.113.7', '203.0.113.9', '203.0.114.9'],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2:2::1'],
])('%s and %s are neighbours, and not %s', (one, other, apart) => {
  expect(neighbourhoodOf(one)).toBe(neighbourhoodOf(other))
  expect(neighbourhoodOf(one)).not.toBe(neighbourhoodOf(apart))
})
