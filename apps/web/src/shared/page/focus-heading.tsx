import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a navigation the focus is on the new page's heading, which is said then; a page that put it elsewhere keeps it there. */
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
