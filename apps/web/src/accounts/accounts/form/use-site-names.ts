import { useSite } from '../../../shared/session/session.ts'

/** The site's name in each language: attackers try it first, so new passwords must not contain it. */
export function useSiteNames(): readonly string[] {
  return [...new Set(Object.values(useSite().siteName))]
}
