import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

/**
 * How much PostgreSQL keeps of its pages: an eighth of the memory, 128 MB at least and 2 GB at most.
 * @param bytes of memory that there is
 * @returns in PostgreSQL's own words
 */
export const sharedBuffers = (bytes: number): string =>
  `${Math.round(Math.min(2048, Math.max(128, bytes / 8 / MEGABYTE)))}MB`

/** The memory of the machine, or of the container that the process runs in. */
export const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
