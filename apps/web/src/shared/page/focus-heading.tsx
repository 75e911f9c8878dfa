import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation, focuses the new page's heading so that it is announced, unless the page has set the focus itself.
 */
export function FocusHeading(): null {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return
        const main = document.querySelector('main')
        const at = document.activeElement
        if (main?.contains(at) === true || at?.closest('[role=dialog], [role=alertdialog]')) return
        const heading = main?.querySelector('h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}
