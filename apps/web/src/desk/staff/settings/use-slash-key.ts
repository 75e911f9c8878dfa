import { useEffect, type RefObject } from 'react'

/** The key / leads to a field, except while something else is typed or asked. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      const { target } = event
      const isTyping =
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], dialog, [role="alertdialog"]') !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [field])
}
