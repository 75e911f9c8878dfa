import { fail, isDomainError } from '@jindu/domain/errors'
import { fileRules, uploadLimits } from '@jindu/domain/rules'
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storageFailure } from './storage-full.ts'

const HEAD_BYTES = 16
/** Far longer than any upload: older files were left behind by a killed process. */
const LEFT_BEHIND_MILLISECONDS = 3_600_000

/** An incoming file, kept beside the store until it is adopted or discarded. */
export class SpooledFile {
  readonly path: string
  readonly bytes: number
  /** The hash of the received bytes, in hex. */
  readonly sha256: string
  /** The first bytes, to detect the file type. */
  readonly head: Uint8Array

  constructor(path: string, { bytes, sha256, head }: Pick<SpooledFile, 'bytes' | 'sha256' | 'head'>) {
    this.path = path
    this.bytes = bytes
    this.sha256 = sha256
    this.head = head
  }

  async discard(): Promise<void> {
    await rm(this.path, { force: true })
  }
}

export interface Spool {
  /**
   * Streams an upload to disk: memory holds only a few blocks, however large or slow it is.
   * @param overdue aborts it with its reason
   * @throws DomainError FILE_TOO_LARGE, STORAGE_FULL, REQUEST_TIMED_OUT if the sender stalls, INPUT_INVALID if it ends
   * early
   */
  receive(stream: Readable, overdue?: AbortSignal): Promise<SpooledFile>
  /** A new path beside the store, for a file derived from a spooled one. */
  newPath(): string
  /** Deletes files left behind by killed processes. */
  sweep(): Promise<void>
}

/** Counts and hashes the bytes, and aborts uploads that are too large or stall. */
class Meter extends Transform {
  readonly #hash = createHash('sha256')
  readonly #silence: NodeJS.Timeout
  #head = Buffer.alloc(0)
  #bytes = 0

  constructor() {
    super()
    const silent = () => this.destroy(asError(() => fail('REQUEST_TIMED_OUT')))
    this.#silence = setTimeout(silent, uploadLimits.silenceMilliseconds)
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.#silence.refresh()
    this.#bytes += chunk.length
    if (this.#bytes >= fileRules.maximumBytes) {
      return done(asError(() => fail('FILE_TOO_LARGE', { megabytes: fileRules.maximumMegabytes })))
    }
    if (this.#head.length < HEAD_BYTES) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, HEAD_BYTES)
    this.#hash.update(chunk)
    done(null, chunk)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#silence)
    done(error)
  }

  facts(): Pick<SpooledFile, 'bytes' | 'sha256' | 'head'> {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex'), head: Uint8Array.from(this.#head) }
  }
}

/** Errors of the file system name the failed system call. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** The sender disconnected, or sent no multipart body. */
const cutShort = () => asError(() => fail('INPUT_INVALID'))

function asError(refuse: () => never): Error {
  try {
    return refuse()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

export function createSpool(directory: string): Spool {
  const folder = join(directory, 'spool')
  const newPath = () => join(folder, `${randomUUID()}.part`)

  return {
    newPath,
    async receive(stream, overdue) {
      const path = newPath()
      const meter = new Meter()
      const tooLate = () => meter.destroy(overdue?.reason)
      overdue?.addEventListener('abort', tooLate)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await pipeline(stream, meter, createWriteStream(path, { mode: 0o600 }))
        return new SpooledFile(path, meter.facts())
      } catch (error) {
        meter.destroy()
        await rm(path, { force: true })
        throw isDomainError(error) || isOfDisk(error) ? storageFailure(error) : cutShort()
      } finally {
        overdue?.removeEventListener('abort', tooLate)
      }
    },
    async sweep() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
        if (Date.now() - mtimeMs > LEFT_BEHIND_MILLISECONDS) await rm(path, { force: true })
      }
    },
  }
}
