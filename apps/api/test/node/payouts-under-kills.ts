import { setTimeout as sleep } from 'node:timers/promises'
import type { NodeAddress } from '../../src/platform/chain/node/json-rpc.ts'
import type { Chain } from '../../src/platform/chain/index.ts'
import type { Db } from '../../src/platform/db/index.ts'
import type { Seeded } from '../fuzz/random.ts'
import { PAY } from '../people.ts'
import type { Browser } from '../processes/browser.ts'
import { startApi, type ApiProcess } from '../processes/start-api.ts'
import { startDroppingProxy, type DroppingProxy, type Phase } from './dropping-proxy.ts'

/** A point at which the process is killed: the node's method, before or after the node has acted. */
export type Boundary = readonly [name: string, method: string, phase: Phase]

/** A real chain under the product, and everybody else on it. */
export interface PayoutWorld {
  readonly currency: 'LTC' | 'USDT'
  readonly boundaries: readonly Boundary[]
  /** The call of a fee bump: while the product is to be killed at it, one is tried with every step. */
  readonly bumps: string
  /** The node that the proxy forwards to, and its path. */
  readonly address: NodeAddress
  readonly path: string
  /** The product's environment for a node at this URL. */
  env(url: string): Readonly<Record<string, string>>
  newAddress(): Promise<string>
  /** A payment to a user. */
  pay(address: string): Promise<void>
  mine(blocks: number): Promise<void>
  reorganise(depth: number): Promise<void>
  /** Makes a mishap of the chain, such as a reorganisation, and returns its name for the log. */
  mishap(): Promise<string>
  /** Before users pay in: so many payments will come. */
  ripen(payments: number): Promise<void>
  /** Confirmed payments to the outside, in units, one for each transaction. */
  payments(): Promise<ReadonlyMap<string, readonly number[]>>
  /** The same chain, for the books. */
  chain(db: Db): Chain
  stop(): Promise<void>
  /** So many units that no two payments are alike: a payment tells whose it is. */
  unitsOf(nth: number, random: Seeded): number
}

const DROPPED_ANSWERS = 0.02
const TURN_SECONDS = 11
const STUCK_SECONDS = 3_601
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
  readonly world: PayoutWorld
  readonly databaseUrl: string
  readonly dataDir: string
  readonly random: Seeded
}

export class PayoutRun {
  readonly #parts: Parts
  readonly #proxy: DroppingProxy
  #api: ApiProcess | undefined
  #armed: Boundary | undefined
  #dropping = false
  readonly asked: Asked[] = []
  readonly kills = new Map<string, number>()
  readonly tally: Record<string, number> = { bumps: 0, reorganisations: 0, cancelled: 0 }

  private constructor(parts: Parts, proxy: DroppingProxy) {
    this.#parts = parts
    this.#proxy = proxy
  }

  /** Starts the product with a node behind a proxy that drops answers, and with an external database. */
  static async open(parts: Parts): Promise<PayoutRun> {
    let run: PayoutRun | undefined
    const { address, path } = parts.world
    const proxy = await startDroppingProxy(address, path, (method, phase) => run?.cut(method, phase) ?? false)
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
    const { databaseUrl, dataDir, world } = this.#parts
    this.#api = await startApi({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...world.env(this.#proxy.url) })
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

  mine(blocks: number): Promise<void> {
    return this.#parts.world.mine(blocks)
  }

  async deposit(user: Browser, coins: number): Promise<void> {
    const { world } = this.#parts
    const { currency } = world
    const { address } = await this.#answered((origin) => user.at(origin).wallet.depositAddress.query({ currency }))
    for (let nth = 0; nth < coins; nth += 1) await world.pay(address)
  }

  async #request(user: Browser): Promise<void> {
    const { world, random } = this.#parts
    const address = await world.newAddress()
    const units = world.unitsOf(this.asked.length + 1, random)
    const input = {
      address,
      amount: { asset: world.currency, units: String(units) } as const,
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
      this.#count('cancelled')
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
      this.#count('bumps')
      return
    }
  }

  #count(what: string): void {
    this.tally[what] = (this.tally[what] ?? 0) + 1
  }

  async #reorganise(): Promise<void> {
    const depth = 1 + this.#parts.random.below(DEEPEST_REORGANISATION)
    await this.#parts.world.reorganise(depth)
    this.#count('reorganisations')
  }

  /** Requests withdrawals, a few between kills, while faults occur. */
  async rage(users: readonly Browser[], finance: Browser, withdrawals: number, kills: number): Promise<void> {
    const { random } = this.#parts
    const { boundaries } = this.#parts.world
    this.#dropping = true
    let [armed, waited] = [0, 0]
    const killed = () => [...this.kills.values()].reduce((sum, count) => sum + count, 0)
    const isOver = () => this.asked.length >= withdrawals && killed() >= kills
    for (let step = 0; step < 40 * (withdrawals + kills) && !isOver(); step += 1) {
      waited += 1
      if (killed() < kills && (this.#armed === undefined || waited > LONGEST_WAIT_STEPS)) {
        this.#armed = boundaries[armed % boundaries.length]
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
    const { random, world } = this.#parts
    if (random.chance(0.06)) await this.#cancel(random.pick(users))
    if (random.chance(0.6)) await this.turn(finance)
    if (this.#armed?.[1] === world.bumps || random.chance(0.05)) await this.#bump(finance)
    else if (random.chance(0.4)) await this.mine(1 + random.below(3))
    if (random.chance(0.06)) await this.#reorganise()
    if (random.chance(0.02)) this.#count(await world.mishap())
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
