type Raw = Record<string, unknown>

const LARGEST_ID = Number.MAX_SAFE_INTEGER

/** Readers of query parameters: bounded, and silent about what does not fit (the page then stands on its default). */

export function readId(raw: Raw, name: string): number | undefined {
  const value = raw[name]
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[0-9]{1,16}$/.test(text)) return undefined
  const id = Number(text)
  return id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** A number that is searched for: any digits, which may be nobody's. */
export function readDigits(raw: Raw, name: string): number | undefined {
  const value = raw[name]
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^[0-9]{1,60}$/.test(text)) return undefined
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

export function readText(raw: Raw, name: string, longest: number): string | undefined {
  const value = raw[name]
  const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim().slice(0, longest)
  return trimmed === '' ? undefined : trimmed
}

export function readOneOf<T extends string | number>(raw: Raw, name: string, allowed: readonly T[]): T | undefined {
  const text = String(raw[name])
  return allowed.find((value) => String(value) === text)
}

/** A page number from 1, at most 100000. */
export function readPage(raw: Raw, name = 'page'): number | undefined {
  const page = readId(raw, name)
  return page !== undefined && page <= 100_000 ? page : undefined
}

/** A path of our own to return to; anything that could leave the site is dropped. */
export function readReturnPath(raw: Raw, name = 'redirect'): string | undefined {
  const path = readText(raw, name, 500)
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : undefined
}

/**
 * What an address says, for `validateSearch`. What was not taken stays, as undefined: the router lays the answer over the address
 * as it was typed, and an entry left out would bring the refused text back.
 */
export function search<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> }
export function search(values: Record<string, unknown>): Record<string, unknown> {
  return values
}
