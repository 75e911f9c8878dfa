import type { ToastInput } from '@jindu/ui/primitives/toast'

export type Notice = ToastInput

let show: ((notice: Notice) => void) | undefined
let waiting: Notice[] = []
const wanting = new Set<() => void>()

/** Shows a notification from anywhere, components or not; earlier ones wait until the list is mounted. */
export function notify(notice: Notice): void {
  if (notice.title === '') return
  if (show !== undefined) {
    show(notice)
    return
  }
  waiting.push(notice)
  for (const call of wanting) call()
}

const mending = new Set<() => void>()

/** A form passed validation: its earlier errors are corrected. */
export function forgetFormFailures(): void {
  for (const call of mending) call()
}

/** Registers a callback for corrected form errors; returns its removal. */
export function onFormMended(call: () => void): () => void {
  mending.add(call)
  return () => mending.delete(call)
}

/** Calls when a notification waits for its list; returns the release. */
export function onNoticeWaiting(call: () => void): () => void {
  wanting.add(call)
  if (waiting.length > 0) call()
  return () => wanting.delete(call)
}

/** The page hands over its way of showing; returns the release. */
export function showNoticesWith(target: (notice: Notice) => void): () => void {
  show = target
  for (const notice of waiting) target(notice)
  waiting = []
  return () => {
    if (show === target) show = undefined
  }
}
