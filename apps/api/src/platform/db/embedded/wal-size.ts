import { statfsSync } from 'node:fs'

const MEGABYTE = 1024 * 1024
/** Two segments, of which PostgreSQL asks for that many at least. */
const LEAST = 32
const MOST = 512
const SHARE = 8

/**
 * How much of the write-ahead log PostgreSQL keeps: an eighth of the free disk, 512 MB at most, because a small disk would be
 * full of it before a sandbox has loaded its demo.
 * @param bytes free for the user of the process
 * @returns in PostgreSQL's own words
 */
export const walSize = (bytes: number): string =>
  `${Math.floor(Math.min(MOST, Math.max(LEAST, bytes / SHARE / MEGABYTE)))}MB`

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
