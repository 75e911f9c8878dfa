import { useRef, useState } from 'react'
import { useHydrated } from '../parts/use-hydrated.ts'
import { useSession } from '../session/session.ts'

type Change = string | ((before: string) => string)

/** If the browser blocks its storage, nothing is stored. */
function tolerant(run: () => string | null | void): string {
  try {
    return run() ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, text: string): void {
  tolerant(() =>
    text === '' ? globalThis.sessionStorage.removeItem(key) : globalThis.sessionStorage.setItem(key, text),
  )
}

/**
 * A draft text that survives a reload until it is sent: stored for this tab and account only.
 * @param of key of the draft: `ruling:goodsOrder:12`
 */
export function useWritten(of: string): readonly [string, (change: Change) => void] {
  const uid = useSession()?.uid ?? 0
  const key = `jindu_written_${uid}_${of}`
  const [held, setHeld] = useState(() => ({ key, text: tolerant(() => globalThis.sessionStorage.getItem(key)) }))
  // Another tab may log in as another user while this page stays open.
  const text = held.key === key ? held.text : tolerant(() => globalThis.sessionStorage.getItem(key))
  const latest = useRef(held)
  const write = (change: Change): void => {
    const before = latest.current.key === key ? latest.current.text : text
    latest.current = { key, text: typeof change === 'string' ? change : change(before) }
    keep(key, latest.current.text)
    setHeld(latest.current)
  }
  // The server's page has no drafts.
  return [useHydrated() ? text : '', write]
}
