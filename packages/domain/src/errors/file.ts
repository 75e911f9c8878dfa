import type { ErrorArea } from './area.ts'

/** Uploaded images. Numbers from 9500. */
export const fileErrors = {
  FILE_REQUIRED: { msCode: 9501, kind: 'input' },
  FILE_TOO_LARGE: { msCode: 9502, kind: 'limit' },
  FILE_NOT_IMAGE: { msCode: 9503, kind: 'input' },
  FILE_BROKEN: { msCode: 9504, kind: 'input' },
  FILE_NOT_FOUND: { msCode: 9505, kind: 'missing' },
  FILE_NOT_OWN: { msCode: 9506, kind: 'forbidden' },
  FILES_TOO_MANY: { msCode: 9507, kind: 'limit' },
  FILE_IN_USE: { msCode: 9508, kind: 'conflict' },
  FILE_TOO_MANY_PIXELS: { msCode: 9509, kind: 'limit' },
  UPLOADS_AT_ONCE: { msCode: 9510, kind: 'limit' },
  STORAGE_FULL: { msCode: 9511, kind: 'unavailable' },
} as const satisfies ErrorArea
