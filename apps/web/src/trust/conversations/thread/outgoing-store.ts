import { isRecord } from '../../../shared/is-record.ts'
import type { OutgoingLine, OutgoingStore } from './outgoing-line.ts'

const keyOf = (place: string): string => `jindu_outgoing_${place}`

/** If the browser blocks its storage, nothing is stored. */
function tolerant<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** Parses a stored line, ignoring invalid ones; a line that was being sent when the page closed is waiting now. */
function lineOf(stored: unknown): readonly OutgoingLine[] {
  if (!isRecord(stored)) return []
  const { key, text, fileIds, at, state, reason } = stored
  if (typeof key !== 'string' || typeof text !== 'string' || typeof at !== 'number' || !Array.isArray(fileIds))
    return []
  return [
    {
      key,
      text,
      fileIds: fileIds.filter((id) => typeof id === 'string'),
      at,
      state: state === 'failed' ? 'failed' : 'waiting',
      ...(typeof reason === 'string' ? { reason } : {}),
    },
  ]
}

/** This tab's store, until it is closed. */
export const tabStore: OutgoingStore = {
  read: (place) =>
    tolerant(() => {
      const stored: unknown = JSON.parse(globalThis.sessionStorage.getItem(keyOf(place)) ?? '[]')
      return Array.isArray(stored) ? stored.flatMap(lineOf) : []
    }, []),
  write: (place, lines) =>
    tolerant(() => {
      if (lines.length === 0) globalThis.sessionStorage.removeItem(keyOf(place))
      else globalThis.sessionStorage.setItem(keyOf(place), JSON.stringify(lines))
    }, undefined),
}
