import { describe, expect, it } from 'vitest'
import { centsOf } from './cents-of.ts'
import { canBeUid, dollarsOf, filtersOf, isUnfiltered, narrowingOf, searchQuery } from './search-query.ts'

describe('a price of the address', () => {
  it.each(['', 'x', '-1', '1.234', '1e3', '10000000', '1000000.01', '.5'])('%s is none', (text) => {
    expect(centsOf(text)).toBeUndefined()
  })

  it.each([
    ['0', 0, 0],
    ['4.9', 490, 4.9],
    ['4.99', 499, 4.99],
    ['20', 2_000, 20],
    ['1000000.00', 100_000_000, 1_000_000],
  ])('%s is %i cents', (text, cents, written) => {
    expect(centsOf(text)).toBe(cents)
    expect(dollarsOf(cents)).toBe(written)
  })
})

describe('a seller', () => {
  it.each([0, 1, 7, 100_000])('who cannot be, %i, is nobody and not everybody', (uid) => {
    expect(canBeUid(uid)).toBe(false)
    expect(narrowingOf({ uid })).toEqual({ sellerUid: uid })
    expect(isUnfiltered({ uid })).toBe(false)
  })

  it('is a uid from the first one on', () => {
    expect(canBeUid(100_001)).toBe(true)
  })
})

describe('the list asked for', () => {
  it('goes further than the first answer to a keyword when asked to', () => {
    expect(searchQuery({ search: 'font', further: 1 })).toEqual({ page: 1, limit: 20, search: 'font', further: true })
    expect(searchQuery({ further: 1 })).toEqual({ page: 1, limit: 20, sort: 'created' })
  })

  it('is the latest without a keyword, the best fitting with one, and what was chosen in both', () => {
    expect(searchQuery({})).toEqual({ page: 1, limit: 20, sort: 'created' })
    expect(searchQuery({ search: 'font' })).toEqual({ page: 1, limit: 20, search: 'font' })
    expect(searchQuery({ search: 'font', sort: 0, page: 3, limit: 60 })).toEqual({
      page: 3,
      limit: 60,
      sort: 'created',
      search: 'font',
    })
    expect(searchQuery({ sort: 4 })).toMatchObject({ sort: 'hot' })
    expect(searchQuery({ sort: 'cheap' })).toMatchObject({ sort: 'price', order: 'asc' })
    expect(searchQuery({ sort: 'dear', search: 'font' })).toMatchObject({ sort: 'price', order: 'desc' })
  })

  it('is narrowed by what the address says, and by nothing that cannot be', () => {
    expect(narrowingOf({ id: 5, goods_id: 7, uid: 100_002, min: 1, max: 2.5, search: 'a', as: 'typed' })).toEqual({
      categoryId: 5,
      goodsId: 7,
      sellerUid: 100_002,
      minimumPriceCents: 100,
      maximumPriceCents: 250,
      search: 'a',
      literal: true,
    })
    expect(narrowingOf({ min: 9, max: 3, as: 'typed' })).toEqual({})
    expect(isUnfiltered({ sort: 3, page: 2, view: 'table' })).toBe(true)
    expect(isUnfiltered({ max: 3 })).toBe(false)
    expect(filtersOf({ search: 'a', id: 1, min: 1, max: 2, uid: 3 })).toBe(3)
  })

  it('is only of goods in stock, delivered automatically or rated well where the address says so', () => {
    expect(narrowingOf({ stock: 1, auto: 1 })).toEqual({ inStock: true, automatic: true })
    expect(searchQuery({ rated: 1, sort: 'cheap' })).toEqual({
      page: 1,
      limit: 20,
      sort: 'price',
      order: 'asc',
      ratedWell: true,
    })
    expect(isUnfiltered({ rated: 1 })).toBe(false)
    expect(filtersOf({ stock: 1, auto: 1, rated: 1, id: 5 })).toBe(4)
  })
})
