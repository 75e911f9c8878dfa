import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

/**
 * PostgreSQL's page cache: an eighth of the memory, between 128 MB and 2 GB.
 * @param bytes of available memory
 * @returns in PostgreSQL's format
 */
export const sharedBuffers = (bytes: number): string =>
  `${Math.round(Math.min(2048, Math.max(128, bytes / 8 / MEGABYTE)))}MB`

/** The memory of the machine, or of the container that the process runs in. */
export const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
