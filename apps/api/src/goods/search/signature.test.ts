import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { signatureOf, type Signature } from './signature.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const ofTitle = async (key: string): Promise<Signature> => {
  const [row] = await api.app.sql<
    { low: string; high: string }[]
  >`select low::text, high::text from search_signature(${key})`
  if (row === undefined) throw new Error('no signature')
  return row
}
const bits = ({ low, high }: Signature): bigint =>
  (BigInt.asUintN(64, BigInt(high)) << 64n) | BigInt.asUintN(64, BigInt(low))
const wanted = (text: string) => ({ text, others: [] })
const has = (title: bigint, word: string): boolean => {
  const mask = bits(signatureOf([wanted(word)]))
  return (title & mask) === mask
}

it.each(['激活码', '𠮷野家', '账号', 'ps', '4k'])('of %s is the same in the database', async (word) => {
  expect(await ofTitle(word)).toEqual(signatureOf([wanted(word)]))
})

it('of a title has every word of it, from anywhere inside', async () => {
  const key = 'photoshop brushes 2026, 水墨山水笔刷合集 (ps) steam64 无限_pack'
  const title = bits(await ofTitle(key))
  const latin = ['photoshop', 'shop', 'oto', 'brush', 'ph', '2026', '20', 'ps', 'steam64', 'eam6', 'pack', 'k']
  const chinese = ['水墨', '墨山水', '水墨山水笔刷合集', '笔刷', '无限']
  for (const word of [...latin, ...chinese]) expect({ word, has: has(title, word) }).toEqual({ word, has: true })
  const all = bits(signatureOf([...latin, ...chinese].map(wanted)))
  expect(title & all).toBe(all)
})

it('of one that lacks a word mostly lacks its bits', async () => {
  const rows = await api.app.sql<{ low: string; high: string }[]>`
    select low::text, high::text from generate_series(1, 400) as n, lateral search_signature(
      concat_ws(' ', md5(n::text), '第' || n || '套原创插画素材打包', case when n % 2 = 0 then 'seamless forest' else '像素风格图标' end)) as s`
  const passing = (word: string) => rows.filter((row) => has(bits(row), word)).length / rows.length
  expect(passing('forest')).toBeGreaterThanOrEqual(0.5)
  expect(passing('forest')).toBeLessThan(0.6)
  expect(passing('图标')).toBeGreaterThanOrEqual(0.5)
  expect(passing('图标')).toBeLessThan(0.65)
  for (const word of ['kubernetes', 'template', '激活码', '游戏账号']) expect(passing(word)).toBeLessThan(0.05)
})
