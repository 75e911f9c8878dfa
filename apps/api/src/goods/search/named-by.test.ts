import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { refusalCode } from '../../../test/client.ts'
import { openMarket, publish, type Market } from '../../../test/market/market.ts'

let api: TestApp
let market: Market

beforeAll(async () => {
  api = await createTestApp()
  market = await openMarket(api, '0')
})
afterAll(() => api.close())

const named = (keyword: string) => api.client().trpc.goods.named.query({ keyword })
const shelf = async (title: string) => (await market.seller.client.trpc.categories.create.mutate({ title })).id

describe('what a keyword names besides words of titles', () => {
  it('is refused without one, and beyond the bound of a search', async () => {
    expect(await refusalCode(named(' '))).toBe('INPUT_INVALID')
    expect(await refusalCode(named('7'.repeat(61)))).toBe('TEXT_TOO_LONG')
  })

  it('is nothing for a number of no goods, and for goods that are off sale', async () => {
    const id = await publish(market.seller, market.categoryId, 'Lantern drawings')
    expect(await named(String(id))).toMatchObject({ goods: { id, title: 'Lantern drawings' } })
    const fullWidth = Array.from(String(id), (digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
    expect((await named(` ${fullWidth} `)).goods?.id).toBe(id)
    await market.seller.client.trpc.goods.setOffline.mutate({ id, offline: true })
    for (const keyword of [String(id), `0${id}`, `${id}.0`, `-${id}`, '999999999999', '9'.repeat(60), 'Lantern']) {
      expect((await named(keyword)).goods).toBeNull()
    }
  })

  it('is the categories that have goods: first those it names whole, then those it has among other words', async () => {
    const lamps = await shelf('灯具 Lamps')
    const desk = await shelf('Desk things')
    await shelf('Lamps of nobody')
    await publish(market.seller, lamps, 'Paper shade pattern')
    await publish(market.seller, desk, 'Pencil tray drawings')
    await publish(market.seller, desk, 'Blotter pad drawings')
    const inLamps = { id: lamps, title: '灯具 Lamps', goodsCount: 1 }
    const onDesk = { id: desk, title: 'Desk things', goodsCount: 2 }
    expect((await named('灯具')).categories).toEqual([{ ...inLamps, whole: true }])
    expect((await named('LAMP')).categories).toEqual([{ ...inLamps, whole: true }])
    expect((await named('日式灯具图纸')).categories).toEqual([{ ...inLamps, whole: false }])
    expect((await named('desk lamps')).categories).toEqual([
      { ...onDesk, whole: false },
      { ...inLamps, whole: false },
    ])
    expect((await named('desk')).categories).toEqual([{ ...onDesk, whole: true }])
    expect((await named('???')).categories).toEqual([])
    expect((await named("'; --")).categories).toEqual([])
  })
})
