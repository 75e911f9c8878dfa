import { statfsSync } from 'node:fs'

const MEGABYTE = 1024 * 1024
/** Two segments, of which PostgreSQL asks for that many at least. */
const LEAST = 32
const MOST = 512
const SHARE = 8

/**
 * The maximum size of PostgreSQL's write-ahead log: an eighth of the free disk, at most 512 MB. Otherwise it would fill
 * a small disk before a sandbox has loaded its demo.
 * @param bytes free for the process's user
 * @returns in PostgreSQL's format
 */
export const walSize = (bytes: number): string =>
  `${Math.floor(Math.min(MOST, Math.max(LEAST, bytes / SHARE / MEGABYTE)))}MB`

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
