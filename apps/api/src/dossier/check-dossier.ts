import { createHash } from 'node:crypto'

/** The result of checking a dossier. `entry` counts from 1; it is null where no single entry is wrong. */
export type DossierFinding =
  | {
      readonly whole: true
      readonly subject: string
      readonly id: number
      readonly entries: number
      readonly head: string
    }
  | { readonly whole: false; readonly entry: number | null; readonly why: string }

interface Entry {
  readonly line: string
  readonly hash: string
}

const broken = (entry: number | null, why: string): DossierFinding => ({ whole: false, entry, why })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is Entry & Readonly<Record<string, unknown>> =>
  isObject(value) && typeof value['line'] === 'string' && typeof value['hash'] === 'string'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The subject that the dossier belongs to. */
interface Subject {
  readonly subject: string
  readonly id: number
}

/** Files of the first format name an order instead of a subject, and so do their lines. */
function subjectOf(said: Readonly<Record<string, unknown>>, order: 'orderId' | 'order'): Subject | null {
  const { subject = 'goodsOrder', id = said[order] } = said
  return typeof subject === 'string' && typeof id === 'number' ? { subject, id } : null
}

/** Some hashes were stored as their text, because of a pooler in transaction mode. They prove the line as well. */
const asText = (hash: string): string => Buffer.from(`\\x${hash}`).toString('hex')

/** Why an entry does not follow from the one before; null if it does. */
function whyNotNext({ line, hash }: Entry, previous: string, of: Subject, number: number): string | null {
  const said = parsed(line)
  const right = createHash('sha256').update(`${previous}\n${line}`).digest('hex')
  if (hash !== right && hash !== asText(right)) {
    return 'its hash is not that of its text after the entry before'
  }
  const named = isObject(said) ? subjectOf(said, 'order') : null
  if (!isObject(said) || named?.subject !== of.subject || named.id !== of.id) return 'it is of another order'
  const { format = 1 } = said
  if (format !== 1 && format !== 2) return `it is written in a format that this check does not know: ${String(format)}`
  return said['number'] === number ? null : `it says that it is number ${String(said['number'])}`
}

/**
 * Checks a dossier offline: hash = sha256(previous hash, a line feed, the entry's line).
 *
 * @param text the downloaded JSON `{ subject, id, head, entries: [{ line, hash }] }`; the first format had `{ orderId,
 * head, entries }`
 * @param knownHead the head as the order page or the other party shows it: only it reveals a truncated dossier with a
 * recomputed head
 * @returns the first broken entry, or the subject and head of an intact dossier
 */
export function checkDossier(text: string, knownHead?: string): DossierFinding {
  const file = parsed(text)
  if (!isObject(file) || !Array.isArray(file['entries'])) return broken(null, 'this is not a dossier')
  const { head, entries } = file
  const of = subjectOf(file, 'orderId')
  if (of === null || entries.length === 0) return broken(null, 'this is not a dossier')
  let previous = ''
  for (const [index, entry] of entries.entries()) {
    if (!isEntry(entry)) return broken(index + 1, 'it has no line or no hash')
    const why = whyNotNext(entry, previous, of, index + 1)
    if (why !== null) return broken(index + 1, why)
    previous = entry.hash
  }
  if (previous !== head) return broken(null, 'the last entry is not the head: entries are missing at the end')
  if (knownHead !== undefined && knownHead.toLowerCase() !== previous) {
    return broken(null, 'the head is not the one given: entries are missing at the end, or came after it')
  }
  return { whole: true, ...of, entries: entries.length, head: previous }
}
