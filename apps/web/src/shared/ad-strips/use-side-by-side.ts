import { rules } from '@jindu/domain/rules'
import { useSyncExternalStore } from 'react'

/** As `phone:` of the stylesheets. */
const PHONE = '(max-width: 900px)'

function follow(changed: () => void): () => void {
  const phone = matchMedia(PHONE)
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** Number of ads side by side on this screen; the server renders all, of which phones hide all but one. */
export function useSideBySide(): number {
  return useSyncExternalStore(
    follow,
    () => (matchMedia(PHONE).matches ? 1 : rules.ads.strip.items),
    () => rules.ads.strip.items,
  )
}
