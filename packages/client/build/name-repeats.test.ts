import { expect, test } from 'vitest'
import { nameRepeats } from './name-repeats.ts'

const person = '{ uid: number; name: string; lastOnlineAt: number | null; rating: number }'

test('what stands once, or is short, stays where it is', () => {
  const plain = `export declare const calls: { one: ${person}; two: { a: 1 }; three: { a: 1 } };\n`
  expect(nameRepeats(plain)).toBe(plain)
})

test('what stands twice is named for its first place, and said once', () => {
  const named = nameRepeats(`export declare const calls: { one: { output: ${person} }; two: { rows: ${person}[] } };`)
  expect(named).toBe(
    `export declare const calls: { one: { output: One }; two: { rows: One[] } };\nexport type One = ${person};\n`,
  )
})

test('a repeated type may hold another, and names do not meet', () => {
  const order = (extra: string) => `{ id: number; title: string; ${extra} buyer: ${person} }`
  const named = nameRepeats(
    `declare const calls: { a: ${order('')}; b: ${order('')}; c: ${person}; d: { a: ${order('x: 1;')} }; e: ${order('x: 1;')} };`,
  )
  expect(named).toContain('declare const calls: { a: A; b: A; c: ABuyer; d: { a: DA }; e: DA };')
  expect(named).toContain('export type A = { id: number; title: string;  buyer: ABuyer };')
  expect(named.match(/lastOnlineAt/g)).toHaveLength(1)
})

test('a currency and an amount have names of their own, however short they are', () => {
  const usd = '{ readonly asset: "USD"; readonly units: string; }'
  const named = nameRepeats(`declare const calls: { a: ${usd}; b: ${usd} | null; c: "BTC" | "LTC" | "USDT" };`)
  expect(named).toBe(
    `declare const calls: { a: Usd; b: Usd | null; c: "BTC" | "LTC" | "USDT" };\nexport type Usd = ${usd};\n`,
  )
})

test('a union is the same with and without undefined or null', () => {
  const states = '"awaitingPayment" | "awaitingRelease" | "completed" | "revoked"'
  const named = nameRepeats(
    `declare const calls: { a: { s?: ${states} | undefined }; b: ${states}; c: ${states} | null };`,
  )
  expect(named).toBe(
    `declare const calls: { a: { s?: AS | undefined }; b: AS; c: AS | null };\nexport type AS = ${states};\n`,
  )
})
