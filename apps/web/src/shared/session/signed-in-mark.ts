const KEY = 'jindu_signed_in'

/** The only thing kept in browser storage: that somebody signed in here. It tells other tabs to look again; it opens nothing. */
export const signedInMark = {
  set(): void {
    write(() => globalThis.localStorage.setItem(KEY, '1'))
  },
  clear(): void {
    write(() => globalThis.localStorage.removeItem(KEY))
  },
  /** Calls back when another tab logs in or out. */
  watch(changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === KEY) changed()
    }
    globalThis.addEventListener('storage', listen)
    return () => globalThis.removeEventListener('storage', listen)
  },
}

function write(change: () => void): void {
  try {
    change()
  } catch {
    // Storage may be refused (private mode); the session itself lives in the cookie.
  }
}
