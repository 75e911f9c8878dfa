import { useEffect, useState } from 'react'

const DEBOUNCE_MILLISECONDS = 150

export interface Typed {
  /** What stands in the field since the last pause. */
  readonly text: string
  /** The field has the focus and something was typed since it got it. */
  readonly active: boolean
  readonly close: () => void
}

/** Follows a field of a form that keeps its own value. */
export function useTyped(field: HTMLInputElement): Typed {
  const [text, setText] = useState('')
  const [active, setActive] = useState(false)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        setText(field.value.trim())
        setActive(document.activeElement === field)
      }, DEBOUNCE_MILLISECONDS)
    }
    const leave = (): void => {
      clearTimeout(waiting)
      setActive(false)
    }
    // Typed before this was loaded.
    if (field.value !== field.defaultValue) follow()
    field.addEventListener('input', follow)
    field.addEventListener('blur', leave)
    field.form?.addEventListener('submit', leave)
    return () => {
      clearTimeout(waiting)
      field.removeEventListener('input', follow)
      field.removeEventListener('blur', leave)
      field.form?.removeEventListener('submit', leave)
    }
  }, [field])
  return { text, active: active && text !== '', close: () => setActive(false) }
}
