import { fail } from '@jindu/domain/errors'

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Maps a file write's error: a full disk becomes STORAGE_FULL. */
export function storageFailure(error: unknown): unknown {
  return isStorageFull(error) ? fail('STORAGE_FULL') : error
}

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && FULL.has(error.code)
}
