import { Readable } from 'node:stream'
import type { App } from '../app.ts'
import type { SpooledFile } from './spool.ts'

/** Spools bytes of our own like an upload, and deletes the spooled file afterwards. */
export async function withSpooled<Result>(
  { spool }: Pick<App, 'spool'>,
  bytes: Uint8Array,
  use: (file: SpooledFile) => Promise<Result>,
): Promise<Result> {
  const file = await spool.receive(Readable.from([bytes]))
  try {
    return await use(file)
  } finally {
    await file.discard()
  }
}
