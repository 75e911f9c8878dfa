import { fail } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'

const { perAccount, perAddress, perProcess } = uploadLimits.atOnce
const { unknownAtOnce } = uploadLimits

/** One upload's place among those that travel now. */
export interface UploadSlot {
  /**
   * The account, once it is known: the place is one of those of strangers no more.
   * @throws DomainError UPLOADS_AT_ONCE
   */
  belongsTo(uid: number): void
  release(): void
}

export interface UploadSlots {
  /**
   * @param network null where addresses are not counted
   * @param uid null while it is not known whose it is
   * @throws DomainError UPLOADS_AT_ONCE, SERVER_BUSY
   */
  take(network: string | null, uid: number | null): UploadSlot
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

/** Bounds the uploads that travel at the same time through this process, for each address and account. Strangers cannot take the places of members. */
export function createUploadSlots(): UploadSlots {
  const networks = new Tally<string>()
  const accounts = new Tally<number>()
  const strangers = new Tally<string>()
  let all = 0
  let unknown = 0

  function admit(network: string | null, uid: number | null): void {
    if (network !== null && networks.reaches(network, perAddress)) fail('UPLOADS_AT_ONCE')
    if (uid !== null && accounts.reaches(uid, perAccount)) fail('UPLOADS_AT_ONCE')
    if (all >= perProcess) fail('SERVER_BUSY')
    if (uid !== null) return
    if (network !== null && strangers.reaches(network, unknownAtOnce.perAddress)) fail('UPLOADS_AT_ONCE')
    if (unknown >= unknownAtOnce.perProcess) fail('SERVER_BUSY')
  }

  return {
    take(network, uid) {
      admit(network, uid)
      all += 1
      if (network !== null) networks.add(network)
      let account = uid
      if (uid !== null) accounts.add(uid)
      else {
        unknown += 1
        if (network !== null) strangers.add(network)
      }
      const isKnown = () => {
        unknown -= 1
        if (network !== null) strangers.remove(network)
      }
      let released = false
      return {
        belongsTo(owner) {
          if (account !== null || released) return
          if (accounts.reaches(owner, perAccount)) fail('UPLOADS_AT_ONCE')
          accounts.add(owner)
          account = owner
          isKnown()
        },
        release() {
          if (released) return
          released = true
          all -= 1
          if (network !== null) networks.remove(network)
          if (account === null) isKnown()
          else accounts.remove(account)
        },
      }
    },
  }
}
