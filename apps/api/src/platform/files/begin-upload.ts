import { DomainError } from '@jindu/domain/errors'
import { uploadLimits } from '@jindu/domain/rules'
import type { App } from '../app.ts'
import { isLoopback, networkOf } from '../rate-limit/network.ts'
import type { SpooledFile } from './spool.ts'

/** An upload from admission to its end, successful or not. */
export interface Upload {
  /** Aborted if the owner was unknown for too long; its reason is the error. */
  readonly overdue: AbortSignal
  /**
   * Counts it under the account, once that is known.
   * @throws DomainError RATE_LIMITED, UPLOADS_AT_ONCE
   */
  belongsTo(uid: number): Promise<void>
  /** Registers the received file, to delete it at the end. */
  keep(receiving: Promise<SpooledFile>): Promise<SpooledFile>
  end(): Promise<void>
}

/**
 * Admits an upload from an address, before a byte of its file is read.
 * @param uid null while it is not known whose it is: it then has one of few places, and not for long
 * @throws DomainError RATE_LIMITED, UPLOADS_AT_ONCE, SERVER_BUSY
 */
export async function beginUpload(app: App, address: string, uid: number | null): Promise<Upload> {
  const spared = app.env.sandbox && isLoopback(address)
  const slot = app.uploads.take(spared ? null : networkOf(address), uid)
  const received: SpooledFile[] = []
  const overdue = new AbortController()
  let owner = uid
  const late = setTimeout(() => {
    if (owner === null) overdue.abort(new DomainError('REQUEST_TIMED_OUT', {}))
  }, uploadLimits.unknownMilliseconds)
  try {
    await app.rateLimiter.count('uploads', { address, ...(uid === null ? {} : { uid }) })
  } catch (error) {
    clearTimeout(late)
    slot.release()
    throw error
  }
  return {
    overdue: overdue.signal,
    async belongsTo(other) {
      if (owner !== null) return
      slot.belongsTo(other)
      owner = other
      await app.rateLimiter.count('uploads', { uid: other })
    },
    async keep(receiving) {
      const file = await receiving
      received.push(file)
      return file
    },
    async end() {
      clearTimeout(late)
      slot.release()
      await Promise.all(received.map((file) => file.discard()))
    },
  }
}
