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
  const [text, setText] = useState(() => tolerant(() => globalThis.sessionStorage.getItem(key)))
  const latest = useRef(text)
  const write = (change: Change): void => {
    latest.current = typeof change === 'string' ? change : change(latest.current)
    keep(key, latest.current)
    setText(latest.current)
  }
  return [text, write]
}
