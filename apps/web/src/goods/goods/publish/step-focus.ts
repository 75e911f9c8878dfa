import { useEffect, useRef } from 'react'
import type { Draft } from './draft.ts'

export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="radiogroup"] input')?.focus(),
  )
}

/** A new step begins at its first field, except on arrival. */
export function useStepFocus(step: Draft['step'], form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    form.current?.querySelector<HTMLElement>('input:not([type="file"]), [contenteditable="true"]')?.focus()
    globalThis.scrollTo({ top: 0 })
  }, [step, form])
}
