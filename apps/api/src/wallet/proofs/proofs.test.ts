import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { entryTemplates } from '@jindu/domain/ledger'
import { money, zero } from '@jindu/domain/money'
import { rules } from '@jindu/domain/rules'
import { NODE_BYTES, verifyLiability } from '@jindu/domain/wallet/proofs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp } from '../../../test/app.ts'
import { applyFor, financier } from '../../../test/market/finance.ts'
import { buy, fund, logInAgain, openMarket, type Market } from '../../../test/market/market.ts'
import { coin, marketOfTwo, publishOffer, takeOffer } from '../../../test/otc/offers.ts'
import { verifiedPerson, type Person } from '../../../test/people.ts'
import { checkBooks } from '../../books/check-books.ts'
import { postEntries } from '../../platform/ledger/index.ts'
import { systemRandom } from '../../platform/random/index.ts'
import { buildTree } from './build-tree.ts'
import { alertLateJob, pruneJob, takeJob } from './jobs.ts'
import { readOwnProof } from './reads.ts'
import { takeByClock } from './take-snapshot.ts'

const { everySeconds, keptSeconds, minimumSeconds } = rules.wallet.proof

let api: TestApp
let market: Market
let maker: Person
let taker: Person
let finance: Person
let debtor: Person

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()

beforeAll(async () => {
  ;({ api, one: maker, other: taker } = await marketOfTwo('50', '0'))
  market = await openMarket(api, '10')
  finance = await financier(api)
  debtor = await verifiedPerson(api)
  // Coin in every kind of account that holds users' money.
  await buy(market.buyer, market.goodsId)
  await takeOffer(taker, await publishOffer(maker))
  await applyFor(market.buyer)
  await fund(market.seller, '0.5', 'BTC')
  const owes = entryTemplates.depositReversal({
    uid: debtor.uid,
    money: money('LTC', 700n),
    fund: zero('LTC'),
    otc: zero('LTC'),
  })
  await postEntries(api.app.db, [{ entry: owes }], api.app.clock.now())
})
afterAll(() => api.close())

const newest = async () => {
  const { data } = await market.buyer.client.trpc.proofs.snapshots.query()
  const [first] = data
  if (first === undefined) throw new Error('there is no snapshot')
  return first
}
const litecoinOf = async () => {
  const tree = (await newest()).trees.find(({ currency }) => currency === 'LTC')
  if (tree === undefined) throw new Error('there is no tree')
  return tree
}
const proofOf = async ({ client }: Person) => client.trpc.proofs.mine.query({ snapshotId: (await newest()).id })

/** What the tree says that a person is owed of LTC, proven against the published root. */
async function provenOf(person: Person): Promise<bigint | string> {
  const tree = (await proofOf(person)).trees.find(({ currency }) => currency === 'LTC')
  if (tree === undefined) return 0n
  const { root, owed } = await litecoinOf()
  const verdict = await verifyLiability(person.uid, { ...tree, root, total: owed.units }, sha256)
  return verdict.holds ? verdict.units : verdict.fault
}

/** The figure of `books` for what users are owed of LTC. */
async function owedByBooks(): Promise<bigint> {
  const found = (await checkBooks(api.app.db)).find(
    ({ name }) => name === 'what the chain holds covers what users are owed',
  )
  return BigInt(/LTC \d+ held, (\d+) owed/.exec(found?.figure ?? '')?.[1] ?? '-1')
}

const ltc = (amount: string) => BigInt(coin(amount).units)

describe('a snapshot', () => {
  it('is due at once, then once a day, however many processes look', async () => {
    await Promise.all([takeByClock(api.app), takeByClock(api.app)])
    expect((await market.buyer.client.trpc.proofs.snapshots.query()).data).toHaveLength(1)
    api.clock.advance(everySeconds - 1)
    await takeByClock(api.app)
    expect((await market.buyer.client.trpc.proofs.snapshots.query()).data).toHaveLength(1)
  })

  it('states exactly what the books prove that users are owed', async () => {
    const { owed, inBooks } = await litecoinOf()
    expect(BigInt(owed.units)).toBe(await owedByBooks())
    const [row] = await api.app.db.execute<{ units: string }>(
      sql`select (-balance)::text as units from ledger_account where kind = 'chain' and currency = 'LTC'`,
    )
    expect(inBooks.units).toBe(row?.units)
  })

  it('counts escrow, locked offers and pending withdrawals with whoever funded them', async () => {
    expect(await provenOf(maker)).toBe(ltc('50'))
    expect(await provenOf(market.buyer)).toBe(ltc('10'))
    expect(await provenOf(taker)).toBe(0n)
    expect(await provenOf(market.seller)).toBe(0n)
  })

  it('subtracts no debt: whoever only owes has no part', async () => {
    expect((await proofOf(debtor)).trees).toEqual([])
  })

  it('shows nobody another’s leaf, and splits every balance', async () => {
    const proofs = await Promise.all([maker, market.buyer].map(proofOf))
    const places = proofs.flatMap(({ trees }) => trees.flatMap(({ parts }) => parts.map(({ index }) => index)))
    expect(new Set(places).size).toBe(places.length)
    expect(proofs.every(({ trees }) => trees.every(({ parts }) => parts.length >= 3))).toBe(true)
    const seen = JSON.stringify(proofs[1]?.trees)
    expect(seen).not.toContain(`"${ltc('50')}"`)
  })

  it('counts coin of an unknown order too: a liability is never left out', async () => {
    const entry = entryTemplates.purchase({ buyerUid: market.buyer.uid, orderId: 987_654, money: money('LTC', 5n) })
    await postEntries(api.app.db, [{ entry }], api.app.clock.now())
    api.clock.advance(1)
    await takeByClock(api.app)
    expect(BigInt((await litecoinOf()).owed.units)).toBe(await owedByBooks())
    expect(await provenOf(market.buyer)).toBe(ltc('10') - 5n)
  })
})

describe('staff', () => {
  it('take one no sooner than ten minutes after the last', async () => {
    await logInAgain(finance)
    const take = () => finance.client.trpc.proofs.take.mutate()
    await expect(take()).rejects.toThrow('PROOF_TOO_SOON')
    api.clock.advance(minimumSeconds)
    const results = await Promise.allSettled([take(), take()])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('PROOF_TOO_SOON') },
    })
  })

  it('are told of a late snapshot, once an hour', async () => {
    const late = async () => {
      const { data } = await finance.client.trpc.messages.list.query({ page: 1, limit: 40 })
      return data.filter(({ message }) => message.kind === 'finance.proofLate').length
    }
    const job = alertLateJob(api.app)
    const look = async () => {
      for (const id of await job.due(api.clock.now(), 1)) await job.run(id, api.clock.now())
    }
    await look()
    expect(await late()).toBe(0)
    api.clock.advance(2 * everySeconds + 1)
    await logInAgain(finance)
    await look()
    await look()
    expect(await late()).toBe(1)
    api.clock.advance(rules.wallet.alerts.repeatSeconds)
    await look()
    expect(await late()).toBe(2)
    await takeByClock(api.app)
    expect(await job.due(api.clock.now(), 1)).toEqual([])
  })
})

it('no transaction is open while trees are built, and other jobs do not wait for it', async () => {
  expect(takeJob(api.app).apart).toBe(true)
  api.clock.advance(everySeconds)
  const steps = new Set<string>()
  const random = {
    ...systemRandom,
    integer: (limit: number) => {
      steps.add('draw')
      return systemRandom.integer(limit)
    },
  }
  const db = new Proxy(api.app.db, {
    get: (target, name) => {
      if (name === 'transaction') steps.add('begin')
      return Reflect.get(target, name)
    },
  })
  await takeByClock({ ...api.app, db, random })
  expect([...steps]).toEqual(['draw', 'begin'])
})

const script = (name: string) => fileURLToPath(import.meta.resolve(`../../../../web/public/${name}`))

describe('the file, checked offline in Node and in Python,', () => {
  const programs = [
    ['node', script('verify-proof.mjs')],
    ['python3', script('verify_proof.py')],
  ] as const
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jindu-proof-'))
    await logInAgain(market.buyer)
  })
  afterAll(() => rm(folder, { recursive: true }))

  let files = 0
  const run = async ([program, path]: (typeof programs)[number], proof: unknown, ...roots: string[]) => {
    const file = join(folder, `proof-${(files += 1)}.json`)
    await writeFile(file, JSON.stringify(proof))
    return promisify(execFile)(program, [path, file, ...roots]).then(
      ({ stdout }) => stdout,
      (error: unknown) => `refused: ${error instanceof Error ? error.message : ''}`,
    )
  }

  it.each(programs)('%s: holds against the published root, and no changed one does', async (...program) => {
    const proof = await proofOf(market.buyer)
    const { root, owed } = await litecoinOf()
    const held = await run(program, proof, `LTC=${root}:${owed.units}`)
    expect(held).toContain(`LTC: ${ltc('10') - 5n} owed to ${market.buyer.uid}`)
    expect(held).toContain('holds')
    expect(await run(program, proof, `LTC=${root}:1`)).toContain('another root or total')
    const [tree] = proof.trees
    const [part, ...others] = tree?.parts ?? []
    if (tree === undefined || part === undefined) throw new Error('there is no part')
    const changed = (change: object) => ({ ...proof, trees: [{ ...tree, parts: [{ ...part, ...change }, ...others] }] })
    const [first, ...path] = part.path
    const forged: readonly [object, string][] = [
      [{ ...proof, uid: proof.uid + 1 }, 'does not end in the root'],
      [changed({ units: String(BigInt(part.units) + 1n) }), 'does not end in the root'],
      [changed({ units: '-5' }), 'negative'],
      [changed({ path }), 'wrong length'],
      [changed({ index: others[0]?.index }), 'share a leaf'],
      [changed({ path: [{ ...first, units: '9'.repeat(39) }, ...path] }), 'negative'],
    ]
    const answers = await Promise.all(forged.map(([forgery]) => run(program, forgery)))
    expect(answers).toEqual(forged.map(([, why]) => expect.stringMatching(new RegExp(`^refused: [^]*${why}`))))
  })

  it.each(programs)('%s: refuses published roots that match no tree, or more than one', async (...program) => {
    const proof = await proofOf(market.buyer)
    const { root, owed } = await litecoinOf()
    const ltcRoot = `LTC=${root}:${owed.units}`
    const cases: readonly [object, string[], string][] = [
      [proof, [ltcRoot, ltcRoot], 'LTC: given twice'],
      [proof, [ltcRoot, `BTC=${root}:1`], 'BTC: the file proves nothing of it'],
      [proof, ['LTC'], 'LTC: not of the form COIN=ROOT:TOTAL'],
      [{ ...proof, trees: [...proof.trees, ...proof.trees] }, [ltcRoot], 'LTC: two trees'],
      [{ ...proof, trees: [] }, [], 'nothing is proven for this user'],
      [{ ...proof, trees: [] }, [ltcRoot], 'nothing is proven for this user'],
    ]
    const answers = await Promise.all(cases.map(([file, roots]) => run(program, file, ...roots)))
    expect(answers).toEqual(cases.map(([, , why]) => expect.stringMatching(new RegExp(`^refused: [^]*${why}`))))
  })
})

describe('old snapshots', () => {
  it('that are deleted while a proof is read are not found, rather than not proven', async () => {
    await logInAgain(market.buyer)
    const { id } = await newest()
    const db = new Proxy(api.app.db, {
      get: (target, name) => {
        if (name !== 'execute') return Reflect.get(target, name)
        return async (...args: Parameters<typeof target.execute>) => {
          await pruneJob(api.app).run(id, api.clock.now())
          return target.execute(...args)
        }
      },
    })
    await expect(readOwnProof({ ...api.app, db }, market.buyer.uid, id)).rejects.toThrow('PROOF_NOT_FOUND')
    api.clock.advance(everySeconds)
    await takeByClock(api.app)
  })

  it('keep root and total, and lose the paths after 30 days', async () => {
    const before = await newest()
    api.clock.advance(keptSeconds + 1)
    await api.app.jobs.runDue()
    await logInAgain(market.buyer)
    const { data } = await market.buyer.client.trpc.proofs.snapshots.query()
    expect(data.find(({ id }) => id === before.id)).toEqual({ ...before, checkable: false })
    const mine = market.buyer.client.trpc.proofs.mine.query({ snapshotId: before.id })
    await expect(mine).rejects.toThrow('PROOF_NOT_FOUND')
    const [left] = await api.app.db.execute<{ shares: number; levels: number }>(sql`
      select (select count(*)::int from liability_share s join liability_tree t on t.id = s.tree_id where t.snapshot_id = ${before.id}) as shares,
        (select count(*)::int from liability_level l join liability_tree t on t.id = l.tree_id where t.snapshot_id = ${before.id}) as levels`)
    expect(left).toEqual({ shares: 0, levels: 0 })
  })

  it('are read page by page', async () => {
    await api.app.db.execute(
      sql`insert into liability_snapshot (taken_at) select now() + n * interval '1 day' from generate_series(1, 25) n`,
    )
    const { proofs } = market.buyer.client.trpc
    const first = await proofs.snapshots.query()
    expect(first.data).toHaveLength(20)
    const second = await proofs.snapshots.query({ before: first.next ?? 0 })
    expect(second.data.every(({ id }) => id < (first.next ?? 0))).toBe(true)
    expect(second.next).toBeNull()
  })
})

it('a tree of 2,000 users has every leaf filled, and requests are answered while it is built', async () => {
  const claims = Array.from({ length: 2_000 }, (_, index) => ({ uid: index + 1, units: BigInt(index) }))
  let turns = 0
  let building = true
  const count = () => {
    turns += 1
    if (building) setImmediate(count)
  }
  setImmediate(count)
  const { root, levels, leaves, shares } = await buildTree(claims, systemRandom)
  building = false
  expect(root.units).toBe(claims.reduce((sum, { units }) => sum + units, 0n))
  const [bytes = new Uint8Array()] = levels
  expect(bytes).toHaveLength(leaves * NODE_BYTES)
  const hashes = Array.from({ length: leaves }, (_, index) =>
    bytes.subarray(index * NODE_BYTES, index * NODE_BYTES + 32),
  )
  expect(hashes.every((hash) => hash.some((byte) => byte !== 0))).toBe(true)
  expect(new Set(shares.flatMap(({ parts }) => parts.map(([index]) => index))).size).toBe(
    shares.reduce((sum, { parts }) => sum + parts.length, 0),
  )
  // 2,000 cuts, 8,192 or 16,384 draws and leaves, and as many nodes, in turns of 1,024.
  expect(turns).toBeGreaterThanOrEqual(20)
})
