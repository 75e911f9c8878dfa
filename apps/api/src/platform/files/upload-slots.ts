import { fail } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'

const { perAccount, perAddress, perProcess } = uploadLimits.atOnce

/** One upload's place among those that travel now. */
export interface UploadSlot {
  /**
   * The account, once it is known.
   * @throws DomainError UPLOADS_AT_ONCE
   */
  belongsTo(uid: number): void
  release(): void
}

export interface UploadSlots {
  /**
   * @param network null where addresses are not counted
   * @throws DomainError UPLOADS_AT_ONCE, SERVER_BUSY
   */
  take(network: string | null): UploadSlot
}

/** How many of each name are under way. */
class Tally<Key> {
  readonly #counts = new Map<Key, number>()

  reaches(key: Key, limit: number): boolean {
    return (this.#counts.get(key) ?? 0) >= limit
  }

  add(key: Key): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  remove(key: Key): void {
    const left = (this.#counts.get(key) ?? 0) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}

/** Bounds the uploads that travel at the same time through this process, for each address and account. */
export function createUploadSlots(): UploadSlots {
  const networks = new Tally<string>()
  const accounts = new Tally<number>()
  let all = 0

  return {
    take(network) {
      if (network !== null && networks.reaches(network, perAddress)) fail('UPLOADS_AT_ONCE')
      if (all >= perProcess) fail('SERVER_BUSY')
      all += 1
      if (network !== null) networks.add(network)
      let account: number | null = null
      let released = false
      return {
        belongsTo(uid) {
          if (account !== null) return
          if (accounts.reaches(uid, perAccount)) fail('UPLOADS_AT_ONCE')
          accounts.add(uid)
          account = uid
        },
        release() {
          if (released) return
          released = true
          all -= 1
          if (network !== null) networks.remove(network)
          if (account !== null) accounts.remove(account)
        },
      }
    },
  }
}
