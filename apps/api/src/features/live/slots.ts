import { fail } from '@jindu/domain/errors'

const STREAMS_PER_ACCOUNT = 20

const streams = new Map<number, number>()

/** Counts a live stream of an account. @returns what gives it back. @throws DomainError RATE_LIMITED */
export function takeSlot(uid: number): () => void {
  const running = streams.get(uid) ?? 0
  if (running >= STREAMS_PER_ACCOUNT) fail('RATE_LIMITED', { retryAfterSeconds: 3 })
  streams.set(uid, running + 1)
  return () => {
    const left = (streams.get(uid) ?? 1) - 1
    if (left === 0) streams.delete(uid)
    else streams.set(uid, left)
  }
}
