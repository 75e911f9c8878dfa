import type { ToastInput } from '@jindu/ui/primitives/toast'

export type Notice = ToastInput

let show: ((notice: Notice) => void) | undefined
let waiting: Notice[] = []

/** Shows a notification from anywhere, components or not; what comes before the page is up waits for it. */
export function notify(notice: Notice): void {
  if (notice.title === '') return
  if (show === undefined) waiting.push(notice)
  else show(notice)
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
