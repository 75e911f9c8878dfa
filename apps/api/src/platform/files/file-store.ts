import type { Readable } from 'node:stream'

export interface StoredBytes {
  readonly bytes: number
  readonly stream: Readable
}

/** The storage of uploaded bytes. The interface is S3's: put, get and delete by key; keys are immutable. */
export interface FileStore {
  /** @throws DomainError STORAGE_FULL */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Moves a spooled file into the store.
   * @throws DomainError STORAGE_FULL
   */
  adopt(key: string, path: string): Promise<void>
  /** Null for an unknown key. */
  get(key: string): Promise<StoredBytes | null>
  /** The file's local path, for the picture decoder; null for an unknown key. */
  localPath(key: string): Promise<string | null>
  delete(key: string): Promise<void>
}
