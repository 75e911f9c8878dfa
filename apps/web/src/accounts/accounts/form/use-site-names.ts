import { useSite } from '../../../shared/session/session.ts'

/** What the site is called in each language: guessers try it first, no new password holds it. */
export function useSiteNames(): readonly string[] {
  return [...new Set(Object.values(useSite().siteName))]
}
