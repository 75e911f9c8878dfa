import { useRef, useState } from 'react'
import { useSession } from '../session/session.ts'

type Change = string | ((before: string) => string)

/** A browser that refuses its storage keeps nothing. */
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
 * What somebody writes, kept through a reload until it was taken: in this tab and for this account only.
 * @param of whose words: `ruling:goodsOrder:12`
 */
export function useWritten(of: string): readonly [string, (change: Change) => void] {
  const uid = useSession()?.uid ?? 0
  const key = `jindu_written_${uid}_${of}`
  const [held, setHeld] = useState(() => ({ key, text: tolerant(() => globalThis.sessionStorage.getItem(key)) }))
  // Another tab may log in as somebody else while the page stays.
  const text = held.key === key ? held.text : tolerant(() => globalThis.sessionStorage.getItem(key))
  const latest = useRef(held)
  const write = (change: Change): void => {
    const before = latest.current.key === key ? latest.current.text : text
    latest.current = { key, text: typeof change === 'string' ? change : change(before) }
    keep(key, latest.current.text)
    setHeld(latest.current)
  }
  return [text, write]
}
