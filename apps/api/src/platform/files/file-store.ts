/** Where the bytes of uploads lie. The shape is S3's: put, get and delete by key; keys are immutable. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** The bytes, or null when the store has no such key. */
  get(key: string): Promise<Uint8Array | null>
  delete(key: string): Promise<void>
}
