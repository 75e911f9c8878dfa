import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { bothState, buy, openMarket } from '../../test/market/market.ts'
import { staffPerson } from '../../test/market/staff.ts'
import { repositoryRoot } from '../platform/env/index.ts'
import { checkDossier } from './check-dossier.ts'

interface Dossier {
  subject: string
  id: number
  head: string
  entries: { line: string; hash: string }[]
}

let api: TestApp
let dossier: Dossier
let other: Dossier
const folder = mkdtempSync(join(tmpdir(), 'dossier-'))

beforeAll(async () => {
  api = await createTestApp()
  const market = await openMarket(api)
  const arbiter = await staffPerson(api, 'arbiter')
  const orders = market.buyer.client.trpc.goodsOrders
  const [{ id }, { id: otherId }] = [await buy(market.buyer, market.goodsId), await buy(market.buyer, market.goodsId)]
  await orders.openDelivery.mutate({ id })
  await orders.hold.mutate({ id })
  await bothState(market, id)
  await arbiter.client.trpc.goodsOrders.rule.mutate({ id, ruling: { to: 'seller' }, reason: 'The key was new: 新的.' })
  dossier = await orders.dossier.query({ id })
  other = await orders.dossier.query({ id: otherId })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const changed = (change: (copy: Dossier) => void): string => {
  const copy = structuredClone(dossier)
  change(copy)
  return JSON.stringify(copy)
}
const brokenEntry = (text: string, head?: string) => {
  const finding = checkDossier(text, head)
  return finding.whole ? 'whole' : finding.entry
}

/** Checks a text as a file, by the command. */
const run = (text: string, ...args: string[]) => {
  const path = join(folder, 'dossier.json')
  writeFileSync(path, text)
  const script = join(repositoryRoot(), 'apps/api/src/dossier.ts')
  const { status, stdout } = spawnSync(process.execPath, [script, path, ...args], { encoding: 'utf8' })
  return { status, stdout }
}

describe('a dossier is found broken', () => {
  it('where one character of any entry was changed', () => {
    dossier.entries.forEach(({ line }, index) => {
      for (const at of [2, Math.floor(line.length / 2), line.length - 2]) {
        const forged = `${line.slice(0, at)}${line[at] === '7' ? '8' : '7'}${line.slice(at + 1)}`
        expect(
          brokenEntry(
            changed((copy) => (copy.entries[index] = { line: forged, hash: copy.entries[index]?.hash ?? '' })),
          ),
        ).toBe(index + 1)
      }
    })
  })

  it('where an entry was dropped, or swapped with the next', () => {
    dossier.entries.slice(0, -1).forEach((_, index) => {
      expect(brokenEntry(changed((copy) => copy.entries.splice(index, 1)))).toBe(index + 1)
      const swap = (copy: Dossier) => copy.entries.splice(index, 0, ...copy.entries.splice(index + 1, 1))
      expect(brokenEntry(changed(swap))).toBe(index + 1)
    })
  })

  it('where an entry was doubled, or brought from another order', () => {
    dossier.entries.forEach((entry, index) => {
      expect(brokenEntry(changed((copy) => copy.entries.splice(index + 1, 0, entry)))).toBe(index + 2)
      expect(brokenEntry(changed((copy) => copy.entries.splice(index, 0, ...other.entries)))).toBe(index + 1)
    })
  })

  it('where its end was cut off, by its own head, and with a new head by the one that the other side has', () => {
    expect(brokenEntry(changed((copy) => copy.entries.pop()))).toBeNull()
    const cut = changed((copy) => {
      copy.entries.pop()
      copy.head = copy.entries.at(-1)?.hash ?? ''
    })
    expect(brokenEntry(cut)).toBe('whole')
    expect(brokenEntry(cut, dossier.head)).toBeNull()
  })

  it.each([
    ['no JSON', '{'],
    ['no dossier', '{"orders": []}'],
    ['no order', '{"head": "", "entries": [{"line": "", "hash": ""}]}'],
    ['no entries', '{"orderId": 1, "head": "", "entries": []}'],
  ])('when it is %s', (_, text) => {
    expect(checkDossier(text)).toEqual({ whole: false, entry: null, why: 'this is not a dossier' })
  })

  it('where an entry has no line', () => {
    expect(brokenEntry(changed((copy) => Object.assign(copy.entries[1] ?? {}, { line: 5 })))).toBe(2)
  })
})

describe('a dossier as it was downloaded', () => {
  it('is whole, and tells every step with statements and the ruling', () => {
    expect(checkDossier(JSON.stringify(dossier), dossier.head.toUpperCase())).toEqual({
      whole: true,
      subject: 'goodsOrder',
      id: dossier.id,
      entries: 6,
      head: dossier.head,
    })
    const lines = dossier.entries.map(({ line }) => JSON.parse(line))
    expect(lines.map(({ number, note, actor }) => [number, note, actor])).toEqual([
      [1, 'goodsOrder.placed', 'buyer'],
      [2, 'goodsOrder.shipmentOpened', 'buyer'],
      [3, 'goodsOrder.held', 'buyer'],
      [4, 'goodsOrder.buyerStated', 'buyer'],
      [5, 'goodsOrder.sellerStated', 'seller'],
      [6, 'goodsOrder.ruled', 'arbiter'],
    ])
    expect(lines[3].details).toEqual({ text: 'Half of the keys did not work.' })
    expect(lines[5].details).toMatchObject({ to: 'seller', reason: 'The key was new: 新的.', currency: 'LTC' })
  })

  it('is checked by the documented command, which names the first broken entry', () => {
    const whole = run(JSON.stringify(dossier, null, 2))
    expect(whole).toEqual({
      status: 0,
      stdout: expect.stringContaining(`order ${dossier.id} is whole: 6 entries`),
    })
    const forged = run(changed((copy) => copy.entries.splice(2, 1)))
    expect(forged).toEqual({ status: 1, stdout: expect.stringContaining('entry 3') })
    expect(run(JSON.stringify(dossier), 'f'.repeat(64)).status).toBe(1)
  })
})
