import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { QUOTE_MS } from './offers.ts'

const whole = Math.round(QUOTE_MS / 1000)
const secondsLeft = (quotedAtMs: number): number =>
  Math.min(whole, Math.max(0, Math.ceil((quotedAtMs + QUOTE_MS - Date.now()) / 1000)))

/** Time left during which the displayed amount is charged; it is then refetched. */
export function QuoteLeft({ quotedAtMs }: { readonly quotedAtMs: number }): ReactNode {
  // The server's page cannot know when it is looked at.
  const [left, setLeft] = useState(whole)
  useEffect(() => {
    const tick = (): void => setLeft(secondsLeft(quotedAtMs))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [quotedAtMs])
  return (
    <span role="timer" className="num text-13 whitespace-nowrap text-ink-3">
      <Trans>amount held for {left} s</Trans>
    </span>
  )
}
