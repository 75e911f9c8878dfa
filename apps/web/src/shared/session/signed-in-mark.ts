/** The entry's name in the browser's storage. */
export const SIGNED_IN = 'jindu_signed_in'

/** Reasons reported to other tabs when the session ended. */
export const LEFT_REASONS = ['loggedOut', 'frozen', 'passwordChanged', 'ended'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

export const isReason = (text: string | null): text is LeftReason => LEFT_REASONS.some((reason) => reason === text)

/**
 * Browser storage entry that somebody logged in here, or why they left. It only makes other tabs check again; it grants
 * nothing.
 */
export const signedInMark = {
  set(): void {
    // A new value each time, because other tabs only receive changes.
    write(String(Date.now()))
  },
  clear(reason: LeftReason): void {
    write(reason)
  },
  /** Whether somebody logged in here and did not leave since, as far as this browser knows. */
  isSet(): boolean {
    try {
      const mark = globalThis.localStorage.getItem(SIGNED_IN)
      return mark !== null && !isReason(mark)
    } catch {
      return false
    }
  },
  /** Calls back when another tab logs in, or out: then with the reason. */
  watch(changed: (left: LeftReason | null) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === SIGNED_IN) changed(isReason(event.newValue) ? event.newValue : null)
    }
    globalThis.addEventListener('storage', listen)
    return () => globalThis.removeEventListener('storage', listen)
  },
}

function write(value: string): void {
  try {
    globalThis.localStorage.setItem(SIGNED_IN, value)
  } catch {
    // Storage may be refused (private mode); the session itself lives in the cookie.
  }
}
