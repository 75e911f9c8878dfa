import type { KeyboardEvent } from 'react'

/** Moves the focus among the elements of a row on arrow keys, Home and End. Returns the element reached, if any. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(selector))
  const at = items.findIndex((item) => item === document.activeElement)
  const to = target(event.key, at, items.length)
  const reached = to === null ? null : (items[to] ?? null)
  if (!reached) return null
  event.preventDefault()
  reached.focus()
  return reached
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
