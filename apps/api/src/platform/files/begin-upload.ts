import type { App } from '../app.ts'
import { isLoopback, networkOf } from '../rate-limit/network.ts'
import type { SpooledFile } from './spool.ts'

/** An upload from its admission to its end, whatever becomes of it. */
export interface Upload {
  /**
   * Counts it under the account, once that is known.
   * @throws DomainError RATE_LIMITED, UPLOADS_AT_ONCE
   */
  belongsTo(uid: number): Promise<void>
  /** Remembers what was received, to throw it away at the end. */
  keep(receiving: Promise<SpooledFile>): Promise<SpooledFile>
  end(): Promise<void>
}

/**
 * Admits an upload from an address, before a byte of it is read.
 * @throws DomainError RATE_LIMITED, UPLOADS_AT_ONCE, SERVER_BUSY
 */
export async function beginUpload(app: App, address: string): Promise<Upload> {
  const spared = app.env.sandbox && isLoopback(address)
  const slot = app.uploads.take(spared ? null : networkOf(address))
  const received: SpooledFile[] = []
  let owned = false
  try {
    await app.rateLimiter.count('uploads', { address })
  } catch (error) {
    slot.release()
    throw error
  }
  return {
    async belongsTo(uid) {
      if (owned) return
      slot.belongsTo(uid)
      owned = true
      await app.rateLimiter.count('uploads', { uid })
    },
    async keep(receiving) {
      const file = await receiving
      received.push(file)
      return file
    },
    async end() {
      slot.release()
      await Promise.all(received.map((file) => file.discard()))
    },
  }
}
