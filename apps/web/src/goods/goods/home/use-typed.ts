import { useEffect, useState } from 'react'

const DEBOUNCE_MILLISECONDS = 150

export interface Typed {
  /** The debounced text. */
  readonly text: string
  /** The field has focus and was edited since. */
  readonly active: boolean
  readonly close: () => void
}

/** Observes an uncontrolled form field. */
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
    // Text typed before this code was loaded.
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
