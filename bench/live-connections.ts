import { setTimeout as sleep } from 'node:timers/promises'
import { Connection, mutationBytes } from './connection.ts'
import { LiveSocket } from './live-socket.ts'
import { processorTime } from './processor-time.ts'
import { residentMib, type Product } from './product.ts'
import { openShops, type Shop } from './seed-shops.ts'
import { median, tidy } from './summary.ts'

const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 5000)
const PER_ACCOUNT = 20
/** As many as the server takes from one network. */
const PER_ADDRESS = 200
const ROUNDS = 20
/** A channel tells a burst once a second: rounds lie further apart. */
const ROUND_MILLISECONDS = 1500
const SETTLE_MILLISECONDS = 15_000
const OPENED_AT_ONCE = 100

export interface LiveConnectionFigures {
  readonly connections: number
  readonly accounts: number
  /** Resident memory of the server for each connection that follows its account, and what following a channel besides costs. */
  readonly kibEach: number
  readonly channelKibEach: number
  /** Processor time of the server that heartbeats of all of them take, share of one core. */
  readonly idleProcessorShare: number
  /** From a request that changes goods to its arrival at each connection of the seller, with all connected. */
  readonly accountP50Milliseconds: number
  readonly accountP99Milliseconds: number
  /** To its arrival at each connection, when every one of them follows the goods. */
  readonly channelP50Milliseconds: number
  readonly channelP99Milliseconds: number
}

interface Arrivals {
  readonly account: number[]
  readonly channel: number[]
}

/** What is being waited for: events of one goods since a moment. */
class Watch {
  private goodsId = 0
  private from = 0
  arrivals: Arrivals = { account: [], channel: [] }

  begin(goodsId: number): void {
    this.goodsId = goodsId
    this.from = performance.now()
  }

  take(text: string, at: number): void {
    if (!text.includes(`"id":${this.goodsId},"event"`)) return
    this.arrivals[text.startsWith('{"id":1,') ? 'account' : 'channel'].push(at - this.from)
  }
}

const percentile = (values: readonly number[], share: number): number =>
  tidy(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)

/** Thousands of live connections on one process: what they cost, and how soon each of them hears. */
export async function measureLiveConnections(product: Product): Promise<LiveConnectionFigures> {
  const { port, pid } = product
  const { shops, cookies } = await openShops(port, Math.ceil(CONNECTIONS / PER_ACCOUNT), 2)
  const [quiet, followed] = shops
  if (quiet === undefined || followed === undefined) throw new Error('two shops at least')
  const watch = new Watch()
  let started = 0
  const onMessage = (text: string, at: number) => {
    if (text.includes('"started"')) started += 1
    else watch.take(text, at)
  }

  await sleep(SETTLE_MILLISECONDS)
  const before = residentMib(pid)
  const sockets: LiveSocket[] = []
  while (sockets.length < CONNECTIONS) {
    const next = Array.from({ length: Math.min(OPENED_AT_ONCE, CONNECTIONS - sockets.length) }, (_, at) => {
      const number = sockets.length + at
      const address = `127.0.1.${1 + Math.floor(number / PER_ADDRESS)}`
      return LiveSocket.open({ port, address, cookie: cookies[number % cookies.length] ?? '', onMessage })
    })
    sockets.push(...(await Promise.all(next)))
  }
  for (const socket of sockets) socket.subscribe(1, 'live.events', {})
  await until(() => started === CONNECTIONS)
  await sleep(SETTLE_MILLISECONDS)
  const connected = residentMib(pid)
  const idleFrom = processorTime(pid, 0).server
  await sleep(SETTLE_MILLISECONDS)
  const idle = (processorTime(pid, 0).server - idleFrom) / SETTLE_MILLISECONDS

  const acting = new Connection(port)
  async function change(shop: Shop, round: number): Promise<void> {
    watch.begin(shop.goodsId)
    const input = { id: shop.goodsId, offline: round % 2 === 0 }
    const answer = await acting.send(mutationBytes(port, { procedure: 'goods.setOffline', input, cookie: shop.cookie }))
    if (answer.status !== 200) throw new Error(`live: ${answer.body.slice(0, 300)}`)
    await sleep(ROUND_MILLISECONDS)
  }
  for (let round = 0; round < ROUNDS; round += 1) await change(quiet, round)
  const { account } = watch.arrivals
  expectArrivals(account, ROUNDS * PER_ACCOUNT)

  for (const socket of sockets) socket.subscribe(2, 'live.channel', { channel: `goods:${followed.goodsId}` })
  await until(() => started === CONNECTIONS * 2)
  await sleep(SETTLE_MILLISECONDS)
  const following = residentMib(pid)
  for (let round = 0; round < ROUNDS; round += 1) await change(followed, round)
  const { channel } = watch.arrivals
  expectArrivals(channel, ROUNDS * CONNECTIONS)

  for (const socket of sockets) socket.close()
  acting.close()
  return {
    connections: CONNECTIONS,
    accounts: cookies.length,
    kibEach: tidy(((connected - before) * 1024) / CONNECTIONS),
    channelKibEach: tidy(((following - connected) * 1024) / CONNECTIONS),
    idleProcessorShare: tidy(idle),
    accountP50Milliseconds: tidy(median(account)),
    accountP99Milliseconds: percentile(account, 0.99),
    channelP50Milliseconds: tidy(median(channel)),
    channelP99Milliseconds: percentile(channel, 0.99),
  }
}

/** A figure of those that arrived would say nothing of those that did not. */
function expectArrivals(arrivals: readonly number[], expected: number): void {
  if (arrivals.length < expected) throw new Error(`live: ${arrivals.length} of ${expected} arrived`)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20)
}
