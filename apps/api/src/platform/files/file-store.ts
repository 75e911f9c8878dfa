import type { Readable } from 'node:stream'

export interface StoredBytes {
  readonly bytes: number
  readonly stream: Readable
}

/** Where the bytes of uploads lie. The shape is S3's: put, get and delete by key; keys are immutable. */
export interface FileStore {
  /** @throws DomainError STORAGE_FULL */
  put(key: string, bytes: Uint8Array): Promise<void>
  /**
   * Takes over a file that lies beside the store (`spool`).
   * @throws DomainError STORAGE_FULL
   */
  adopt(key: string, path: string): Promise<void>
  /** Null when the store has no such key. */
  get(key: string): Promise<StoredBytes | null>
  /** Where this machine's decoder can read the file; null when the store has no such key. */
  localPath(key: string): Promise<string | null>
  delete(key: string): Promise<void>
}
