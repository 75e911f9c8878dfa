import { setTimeout as sleep } from 'node:timers/promises'
import type { Rpc } from '../../src/platform/chain/node/json-rpc.ts'
import type { Seeded } from '../fuzz/random.ts'
import { PAY } from '../people.ts'
import type { Browser } from '../processes/browser.ts'
import { startApi, type ApiProcess } from '../processes/start-api.ts'
import { startDroppingProxy, type DroppingProxy, type Phase } from './dropping-proxy.ts'
import type { Litecoind } from './litecoind.ts'

/** The product's wallet, and the wallet of everyone else. */
export const HOT = 'hot'
export const OUTSIDE_WALLET = 'outside'

/** The points of a payout at which the product is killed: the RPC call, and whether before or after the node acted. */
export const BOUNDARIES: readonly (readonly [name: string, method: string, phase: Phase])[] = [
  ['stored, not sent', 'sendrawtransaction', 'before'],
  ['sent, not noted', 'sendrawtransaction', 'after'],
  ['read again, not stored', 'decoderawtransaction', 'after'],
  ['bumped, not stored', 'psbtbumpfee', 'after'],
  ['looked up', 'gettransaction', 'after'],
  ['coins chosen', 'walletcreatefundedpsbt', 'before'],
  ['funded', 'walletcreatefundedpsbt', 'after'],
  ['signed', 'walletprocesspsbt', 'after'],
  ['to be bumped', 'psbtbumpfee', 'before'],
]

const DROPPED_ANSWERS = 0.02
const TURN_SECONDS = 11
const STUCK_SECONDS = 3_601
const UNIT = 100_000_000
const DEEPEST_REORGANISATION = 8
/** After this many steps an unreached boundary is replaced by the next. */
const LONGEST_WAIT_STEPS = 12
const UNAVAILABLE = new Set([
  'SERVICE_UNAVAILABLE',
  'CONNECTION_LOST',
  'REQUEST_TIMED_OUT',
  'SERVER_BUSY',
  'CHAIN_UNAVAILABLE',
])

const NO_LONGER_PENDING = new Set([
  'WITHDRAWAL_NOT_PENDING',
  'WITHDRAWAL_SIGNED',
  'WITHDRAWAL_BROADCAST',
  'WITHDRAWAL_ENDED',
])

interface Asked {
  readonly id: number
  readonly address: string
  readonly units: number
}

interface Parts {
  readonly node: Litecoind
  readonly databaseUrl: string
  readonly dataDir: string
  readonly random: Seeded
}

export class PayoutRun {
  readonly #parts: Parts
  readonly #proxy: DroppingProxy
  readonly #outside: Rpc
  #api: ApiProcess | undefined
  #armed: (typeof BOUNDARIES)[number] | undefined
  #dropping = false
  readonly asked: Asked[] = []
  readonly kills = new Map<string, number>()
  readonly tally = { bumps: 0, reorganisations: 0, nodeRestarts: 0, cancelled: 0 }

  private constructor(parts: Parts, proxy: DroppingProxy) {
    this.#parts = parts
    this.#proxy = proxy
    this.#outside = parts.node.rpc(OUTSIDE_WALLET)
  }

  /** Starts the product with a node behind a proxy that drops answers, and with an external database. */
  static async open(parts: Parts): Promise<PayoutRun> {
    let run: PayoutRun | undefined
    const proxy = await startDroppingProxy(parts.node.address, HOT, (method, phase) => run?.cut(method, phase) ?? false)
    run = new PayoutRun(parts, proxy)
    return run
  }

  /** Kills the product at the armed boundary; otherwise drops an answer now and then. */
  cut(method: string, phase: Phase): boolean {
    const [name, armedMethod, armedPhase] = this.#armed ?? []
    if (name !== undefined && method === armedMethod && phase === armedPhase && this.#api !== undefined) {
      this.#armed = undefined
      process.kill(this.#api.pid, 'SIGKILL')
      this.kills.set(name, (this.kills.get(name) ?? 0) + 1)
      return true
    }
    return this.#dropping && phase === 'after' && this.#parts.random.chance(DROPPED_ANSWERS)
  }

  get dropped(): number {
    return this.#proxy.dropped
  }

  /** The product's origin; restarts the product if it was killed. */
  async origin(): Promise<string> {
    if (this.#api !== undefined) {
      const alive = await fetch(`${this.#api.origin}/readyz`).catch(() => null)
      if (alive?.ok === true) return this.#api.origin
      await this.#api.kill()
    }
    const { databaseUrl, dataDir } = this.#parts
    this.#api = await startApi({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LTC_RPC_URL: this.#proxy.url })
    return this.#api.origin
  }

  /** Retries while the outcome is unknown or the server is unavailable, as a client does. */
  async #answered<Answer>(call: (origin: string) => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const origin = await this.origin()
      try {
        return await call(origin)
      } catch (error) {
        const code = error instanceof Error ? error.message : ''
        const isUnknown = UNAVAILABLE.has(code) || /fetch failed|terminated|socket/i.test(code)
        if (!isUnknown || tries > 100) throw error
        await sleep(50)
      }
    }
  }

  /** Advances the clock and lets the product work until nothing is due. */
  async turn(finance: Browser, seconds = TURN_SECONDS): Promise<void> {
    await this.#answered((origin) => finance.at(origin).sandbox.advance.mutate({ seconds }))
  }

  async mine(blocks: number): Promise<void> {
    // A new address each time: otherwise the same block would result again, which was invalidated.
    await this.#outside('generatetoaddress', blocks, await this.#outside('getnewaddress', '', 'bech32'))
  }

  async deposit(user: Browser, coins: number): Promise<void> {
    const { address } = await this.#answered((origin) =>
      user.at(origin).wallet.depositAddress.query({ currency: 'LTC' }),
    )
    for (let nth = 0; nth < coins; nth += 1) await this.#outside('sendtoaddress', address, 10)
  }

  async #request(user: Browser): Promise<void> {
    const address = String(await this.#outside('getnewaddress', '', 'bech32'))
    // Each amount is unique, so that it identifies the withdrawal of a payment.
    const units = (50 + this.#parts.random.below(100)) * (UNIT / 100) + (this.asked.length + 1) * 1_000
    const input = {
      address,
      amount: { asset: 'LTC', units: String(units) } as const,
      payPassword: PAY,
      idempotencyKey: `payout-under-kills-${this.asked.length + 1}`,
    }
    const { id } = await this.#answered(async (origin) => {
      await user.at(origin).accounts.verifyPayPassword.mutate({ password: PAY })
      return user.at(origin).withdrawals.request.mutate(input)
    })
    this.asked.push({ id, address, units })
  }

  /** Fails if the clock approved it meanwhile, or if the first try cancelled it and its answer was lost. */
  async #cancel(user: Browser): Promise<void> {
    const { data } = await this.#answered((origin) => user.at(origin).withdrawals.list.query({ page: 1, limit: 10 }))
    const pending = data.find(({ mayRevoke }) => mayRevoke)
    if (pending === undefined) return
    try {
      await this.#answered((origin) => user.at(origin).withdrawals.cancel.mutate({ id: pending.id }))
      this.tally.cancelled += 1
    } catch (error) {
      if (!(error instanceof Error && NO_LONGER_PENDING.has(error.message))) throw error
    }
  }

  async #bump(finance: Browser): Promise<void> {
    await this.turn(finance, STUCK_SECONDS)
    for (const { id } of this.asked.slice(-5)) {
      const isDone = await this.#answered((origin) => finance.at(origin).withdrawals.bump.mutate({ id })).then(
        () => true,
        () => false,
      )
      if (!isDone) continue
      this.tally.bumps += 1
      return
    }
  }

  async #reorganise(): Promise<void> {
    const depth = 1 + this.#parts.random.below(DEEPEST_REORGANISATION)
    const height = Number(await this.#outside('getblockcount'))
    await this.#outside('invalidateblock', await this.#outside('getblockhash', height - depth + 1))
    await this.mine(depth + 1)
    this.tally.reorganisations += 1
  }

  /** Requests withdrawals, a few between kills, while faults occur. */
  async rage(users: readonly Browser[], finance: Browser, withdrawals: number, kills: number): Promise<void> {
    const { random } = this.#parts
    this.#dropping = true
    let [armed, waited] = [0, 0]
    const killed = () => [...this.kills.values()].reduce((sum, count) => sum + count, 0)
    const isOver = () => this.asked.length >= withdrawals && killed() >= kills
    for (let step = 0; step < 40 * (withdrawals + kills) && !isOver(); step += 1) {
      waited += 1
      if (killed() < kills && (this.#armed === undefined || waited > LONGEST_WAIT_STEPS)) {
        this.#armed = BOUNDARIES[armed % BOUNDARIES.length]
        armed += 1
        waited = 0
      }
      const due = Math.min(withdrawals, Math.ceil((withdrawals * (killed() + 1)) / kills))
      if (this.asked.length < due) await this.#request(random.pick(users))
      await this.#misfortune(users, finance)
    }
    this.#armed = undefined
    this.#dropping = false
  }

  async #misfortune(users: readonly Browser[], finance: Browser): Promise<void> {
    const { random, node } = this.#parts
    if (random.chance(0.06)) await this.#cancel(random.pick(users))
    if (random.chance(0.6)) await this.turn(finance)
    if (this.#armed?.[1] === 'psbtbumpfee' || random.chance(0.05)) await this.#bump(finance)
    else if (random.chance(0.4)) await this.mine(1 + random.below(3))
    if (random.chance(0.06)) await this.#reorganise()
    if (random.chance(0.02)) {
      await node.restart()
      this.tally.nodeRestarts += 1
    }
  }

  /** Without further faults, mines blocks until every withdrawal has ended. */
  async heal(finance: Browser, isOver: () => Promise<boolean>): Promise<void> {
    for (let round = 0; round < 60; round += 1) {
      await this.turn(finance)
      await this.mine(2)
      if (await isOver()) return
    }
  }

  async stop(): Promise<void> {
    await this.#api?.kill()
    await this.#proxy.stop()
  }
}
