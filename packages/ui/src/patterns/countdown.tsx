import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { clockFace, shownSeconds } from './clock-face.ts'
import { subscribeToSeconds } from './second-ticker.ts'

export interface CountdownProps {
  /** The moment, unix seconds of the server. */
  readonly target: number
  /** Server time of this render, unix seconds, for SSR and hydration. For a stopped clock the moment it stopped. */
  readonly now: number
  /** Server clock minus this device's clock, seconds. */
  readonly offsetSeconds?: number
  /** Stopped at `target - now`, in gamboge. */
  readonly stopped?: boolean
  /** Short words after the figures: `d` and `h`, or the Chinese for them. */
  readonly labels: { readonly days: string; readonly hours: string }
  /** Shown after the deadline: the date of what happened. */
  readonly passed: ReactNode
  /** Called once when the clock runs out in front of the reader. */
  readonly onPassed?: () => void
  /** 22 px in panels, 28 px on the page about this clock. */
  readonly size?: 'text' | 'panel' | 'page'
  readonly className?: string
}

const standStill = (): (() => void) => () => undefined

/** A countdown by the server's clock. Pair it with the absolute time and the event. */
export function Countdown({
  target,
  now,
  offsetSeconds = 0,
  stopped = false,
  labels,
  passed,
  onPassed,
  size = 'text',
  className,
}: CountdownProps): ReactNode {
  const atRender = shownSeconds(target - now)
  const running = useSyncExternalStore(
    stopped ? standStill : subscribeToSeconds,
    () => (stopped ? atRender : shownSeconds(target - (Date.now() / 1000 + offsetSeconds))),
    () => atRender,
  )
  const wasRunning = useRef(false)
  useEffect(() => {
    if (running > 0) wasRunning.current = true
    else if (wasRunning.current) {
      wasRunning.current = false
      onPassed?.()
    }
  }, [running, onPassed])

  const face = clockFace(running)
  return (
    <time
      translate="no"
      className={clsx(
        'countdown',
        `is-${size}`,
        stopped && 'is-stopped',
        face.kind === 'digits' && face.last && !stopped && 'is-last',
        face.kind === 'passed' && 'is-passed',
        className,
      )}
      dateTime={stopped ? `PT${atRender}S` : new Date(target * 1000).toISOString()}
      role="timer"
      aria-live="off"
    >
      {face.kind === 'days' ? (
        <>
          {face.days} <small>{labels.days}</small> {face.hours} <small>{labels.hours}</small>
        </>
      ) : face.kind === 'digits' ? (
        face.text
      ) : (
        passed
      )}
    </time>
  )
}
