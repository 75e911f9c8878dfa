import { Connection, type Answer } from './connection.ts'

export const CONNECTIONS = 16

export interface Load {
  readonly perSecond: number
  readonly calls: number
  readonly p50Milliseconds: number
  readonly p99Milliseconds: number
}

/**
 * Keeps 16 connections, or as many as given, busy for `seconds`, each with its own caller.
 * @param nextRequest the bytes of a connection's n-th request, which may follow from the last answer; null when there is nothing more to do
 * @throws Error on the first answer that is not 200: a figure over refusals says nothing
 */
export async function load(
  port: number,
  seconds: number,
  nextRequest: (connection: number, n: number, last: Answer | null) => Buffer | null,
  connections = CONNECTIONS,
): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  const ends = started + seconds * 1000
  async function keepBusy(index: number): Promise<void> {
    const connection = new Connection(port)
    let last: Answer | null = null
    for (let n = 0; performance.now() < ends; n += 1) {
      const request = nextRequest(index, n, last)
      if (request === null) break
      const sent = performance.now()
      last = await connection.send(request)
      if (last.status !== 200) throw new Error(`answered ${last.status}: ${last.body.slice(0, 300)}`)
      times.push(performance.now() - sent)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => keepBusy(index)))
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    perSecond: times.length / elapsed,
    calls: times.length,
    p50Milliseconds: at(0.5),
    p99Milliseconds: at(0.99),
  }
}
