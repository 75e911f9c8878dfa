import { Countdown } from '@jindu/ui/patterns/countdown'
import { Note } from '@jindu/ui/primitives/note'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Lock } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useServerOffset } from '../../../shared/time/server-clock.ts'
import { useNow } from '../../../shared/time/use-now.ts'

/** How long the password stays verified. */
export function PayPasswordLeft({ minutesLeft }: { readonly minutesLeft: number }): ReactNode {
  return (
    <Plural value={minutesLeft} one="Pay password verified, # min left" other="Pay password verified, # min left" />
  )
}

export interface PayPasswordVerifiedProps {
  readonly minutesLeft: number
  /** Just verified here: the focused field is gone, so this line takes the focus. */
  readonly takesFocus: boolean
}

export function PayPasswordVerified({ minutesLeft, takesFocus }: PayPasswordVerifiedProps): ReactNode {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) line.current?.focus()
  }, [takesFocus])
  return (
    <p ref={line} tabIndex={-1} className="flex gap-2 text-13 text-ink-2 focus-visible:shadow-none">
      <Check className="ic mt-0.5 text-positive" aria-hidden="true" />
      <span>
        <PayPasswordLeft minutesLeft={minutesLeft} />
      </span>
    </p>
  )
}

export interface PayPasswordLockedProps {
  /** Unix seconds. */
  readonly until: number
  readonly onPassed: () => void
}

export function PayPasswordLocked({ until, onPassed }: PayPasswordLockedProps): ReactNode {
  const { t } = useLingui()
  const now = useNow()
  const offset = useServerOffset()
  return (
    <Note
      tone="negative"
      role="alert"
      icon={<Lock className="ic" aria-hidden="true" />}
      title={<Trans>The pay password is locked after too many wrong tries</Trans>}
    >
      <p>
        <Trans>
          Try again in{' '}
          <Countdown
            target={until}
            now={now}
            offsetSeconds={offset}
            labels={{ days: t`d`, hours: t`h` }}
            passed={<Trans>a moment</Trans>}
            onPassed={onPassed}
          />
          , at <Moment at={until} />.
        </Trans>
      </p>
      <p>
        <Link to="/personal/userInfo" hash="security" className="link">
          <Trans>Set a new one with the recovery password</Trans>
        </Link>
      </p>
    </Note>
  )
}

export function PayPasswordUnset(): ReactNode {
  return (
    <Note icon={<Lock className="ic" aria-hidden="true" />}>
      <p>
        <Trans>Please set the trade password first</Trans>
      </p>
      <p>
        <Link to="/personal/userInfo" hash="security" className="link">
          <Trans>Set the pay password</Trans>
        </Link>
      </p>
    </Note>
  )
}
