import { randomUUID } from 'node:crypto'
import { Connection, mutationBytes, queryBytes, type Answer } from './connection.ts'
import { PRICE_CENTS, type Market } from './seed.ts'
import { median } from './summary.ts'

/** From what one side does to the other side's open page, milliseconds. */
export interface LiveFigures {
  readonly steps: number
  /** Until the other side's socket says that something changed. */
  readonly eventP50Milliseconds: number
  readonly eventP99Milliseconds: number
  /** Until its page has read what changed, as an open page does. */
  readonly readP50Milliseconds: number
  readonly readP99Milliseconds: number
}

const STEPS = 32
/** Fewer than an account may write into a conversation in a minute. */
const LINES = 36

interface Pushed {
  readonly topic: string
  readonly payload: { readonly id?: number; readonly event?: string }
}

/** The live connection of somebody: tells when a thing of a topic was heard of with an event. */
async function follow(port: number, cookie: string, topic: string, event: string) {
  const waiting = new Map<number, (at: number) => void>()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc?connectionParams=1`)
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => {
    const token = cookie.slice(cookie.indexOf('=') + 1)
    socket.send(JSON.stringify({ method: 'connectionParams', data: { token } }))
    socket.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'subscription', params: { path: 'live.events' } }))
  })
  socket.addEventListener('error', () => opened.reject(new Error('the live connection was refused')))
  socket.addEventListener('message', ({ data }) => {
    const at = performance.now()
    if (data === 'PING') {
      socket.send('PONG')
      return
    }
    const message: { result?: { type: string; data?: { data: Pushed } } } = JSON.parse(String(data))
    if (message.result?.type === 'started') opened.resolve()
    const pushed = message.result?.data?.data
    if (pushed?.topic === topic && pushed.payload.event === event) waiting.get(pushed.payload.id ?? 0)?.(at)
  })
  await opened.promise
  return {
    heard: (id: number) => new Promise<number>((resolve) => waiting.set(id, resolve)),
    close: () => socket.close(),
  }
}

function wellAnswered(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`live: ${answer.body.slice(0, 300)}`)
  return answer
}

const percentile = (sorted: readonly number[], share: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toPrecision(3))

/** Buyers put their orders on hold, one after the other, while the seller watches. */
export async function measureSteps(port: number, { buyers, goodsIds, seller }: Market): Promise<LiveFigures> {
  const [acting, watching] = [new Connection(port), new Connection(port)]
  const live = await follow(port, seller.cookie, 'goodsOrder', 'hold')
  const events: number[] = []
  const reads: number[] = []
  for (const { cookie } of buyers.slice(0, STEPS)) {
    const input = {
      goodsId: goodsIds[0],
      volume: 1,
      currency: 'LTC',
      price: { asset: 'USD', units: String(PRICE_CENTS) },
      idempotencyKey: randomUUID(),
    }
    const placed = wellAnswered(
      await acting.send(mutationBytes(port, { procedure: 'goodsOrders.place', input, cookie })),
    )
    const { result }: { result: { data: { id: number } } } = JSON.parse(placed.body)
    const order = { id: result.data.id }
    const heard = live.heard(order.id)
    const from = performance.now()
    const acted = acting.send(mutationBytes(port, { procedure: 'goodsOrders.hold', input: order, cookie }))
    events.push((await heard) - from)
    const read = queryBytes(port, { procedure: 'goodsOrders.info', input: order, cookie: seller.cookie })
    wellAnswered(await watching.send(read))
    reads.push(performance.now() - from)
    wellAnswered(await acted)
  }
  live.close()
  acting.close()
  watching.close()
  return summariseLive(events, reads)
}

/** A buyer writes to the seller, line after line, while the seller has the conversation open. */
export async function measureLines(port: number, { buyers, goodsIds, seller }: Market): Promise<LiveFigures> {
  const [writing, reading] = [new Connection(port), new Connection(port)]
  const [cookie, subject] = [buyers[0]?.cookie ?? '', { kind: 'goods', id: goodsIds[0] }]
  const write = (to: object) => {
    const input = {
      to,
      contents: { format: 'html', html: '<p>Is it still there?</p>' },
      attachments: [],
      clientKey: randomUUID(),
    }
    return writing.send(mutationBytes(port, { procedure: 'conversations.say', input, cookie }))
  }
  const first: { result: { data: { conversationId: number } } } = JSON.parse(
    wellAnswered(await write({ subject })).body,
  )
  const { conversationId } = first.result.data
  const live = await follow(port, seller.cookie, 'talk', 'said')
  const events: number[] = []
  const reads: number[] = []
  for (let number = 1; number <= LINES; number += 1) {
    const heard = live.heard(conversationId)
    const from = performance.now()
    // A line that is refused is heard of by nobody.
    const [at] = await Promise.all([heard, write({ conversationId }).then(wellAnswered)])
    events.push(at - from)
    const input = { conversationId, from: number, to: number }
    wellAnswered(
      await reading.send(queryBytes(port, { procedure: 'conversations.missing', input, cookie: seller.cookie })),
    )
    reads.push(performance.now() - from)
  }
  live.close()
  writing.close()
  reading.close()
  return summariseLive(events, reads)
}

function summariseLive(events: readonly number[], reads: readonly number[]): LiveFigures {
  const [eventsSorted, readsSorted] = [events, reads].map((values) => values.toSorted((a, b) => a - b))
  return {
    steps: events.length,
    eventP50Milliseconds: Number(median(events).toPrecision(3)),
    eventP99Milliseconds: percentile(eventsSorted ?? [], 0.99),
    readP50Milliseconds: Number(median(reads).toPrecision(3)),
    readP99Milliseconds: percentile(readsSorted ?? [], 0.99),
  }
}
