import { fail } from '@jindu/domain/errors'
import { readLimits } from '@jindu/domain/rules'
import type { Clock } from '../clock/index.ts'
import { isLoopback, networkOf } from './network.ts'

/** The reader. A signed-in reader is counted twice: by account and by address. */
export interface Reader {
  readonly uid?: number
  readonly address?: string
}

export interface ReadCounter {
  /** @throws DomainError RATE_LIMITED with `retryAfterSeconds` above a bound */
  read(reader: Reader): void
  /** How many accounts and networks are remembered. */
  remembered(): number
}

const { perAccount, perAddress, windowSeconds, mostRemembered } = readLimits

/**
 * Counts reads in this process alone: they are many and cheap, and a round trip for each would cost more than the read. Behind several
 * processes each lets as many through. Every window begins with the clock's minute, and nothing is remembered beyond it.
 */
export function createReadCounter({
  clock,
  sandbox,
}: {
  readonly clock: Clock
  readonly sandbox: boolean
}): ReadCounter {
  const counts = new Map<string, number>()
  let startedAt = 0

  function count(key: string, limit: number): void {
    const now = clock.now()
    const windowStart = now - (now % windowSeconds)
    if (windowStart !== startedAt) {
      counts.clear()
      startedAt = windowStart
    }
    const counted = counts.get(key) ?? 0
    if (counted >= limit) fail('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - now })
    if (counted === 0 && counts.size >= mostRemembered) forgetFirst()
    counts.set(key, counted + 1)
  }

  /** A flood from ever new networks must not fill the memory: who was counted first begins anew. */
  function forgetFirst(): void {
    const { value } = counts.keys().next()
    if (value !== undefined) counts.delete(value)
  }

  return {
    read({ uid, address }) {
      if (address !== undefined && !(sandbox && isLoopback(address))) count(`net:${networkOf(address)}`, perAddress)
      if (uid !== undefined) count(`uid:${uid}`, perAccount)
    },
    remembered: () => counts.size,
  }
}
