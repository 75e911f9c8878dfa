import { READ_AT } from './read-at-mark.ts'

/** Unix milliseconds at which this page was read, if the worker brought it from its cache; null for a fresh page. */
export function readAt(): number | null {
  if (import.meta.env.SSR) return null
  const given = document.documentElement.getAttribute(READ_AT)
  return given === null ? null : Number(given)
}
