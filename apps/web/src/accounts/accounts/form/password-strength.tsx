import type { StatusKind } from '@jindu/ui/patterns/status-badge'
import { Ticks } from '@jindu/ui/patterns/ticks'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, type ReactNode } from 'react'
import type { Strength } from './estimate-strength.ts'
import { usePart } from './use-part.ts'

export interface PasswordStrengthProps {
  /** As typed. */
  readonly password: string
  /** Facts about this account that an attacker would try first. */
  readonly own: readonly string[]
}

/** The estimator's word lists are 200 kB, so they load lazily. If loading fails, there is no meter. */
const bringJudge = () => import('./estimate-strength.ts')

const KINDS: Record<Strength, StatusKind> = { 0: 'negative', 1: 'negative', 2: 'hold', 3: 'positive', 4: 'positive' }

/** Estimates the strength of a new password while typing. It only informs; the rules beside it are what refuses. */
export function PasswordStrength({ password, own }: PasswordStrengthProps): ReactNode {
  const typed = useDeferredValue(password.trim())
  const judge = usePart(bringJudge, typed !== '')
  const of = judge === null || typed === '' ? null : judge.estimateStrength(typed, own)
  return (
    <div className="grid">
      {/* Reserves the meter's space: a late line would move the button away during a click. */}
      <div aria-hidden="true" className="invisible col-start-1 row-start-1">
        <StrengthLine of={0} />
      </div>
      {of === null ? (
        <div aria-hidden="true" className="col-start-1 row-start-1 grid content-start gap-1.5">
          <Ticks wide total={4} filled={0} />
          <p className="text-12 text-ink-3">
            <Trans>How hard it is to guess</Trans>
          </p>
        </div>
      ) : null}
      <div aria-live="polite" className="col-start-1 row-start-1">
        {of === null ? null : <StrengthLine of={of} />}
      </div>
    </div>
  )
}

/** Shows the strength twice: as bars, and as text for screen readers too. */
export function StrengthLine({ of }: { readonly of: Strength }): ReactNode {
  return (
    <div className="grid gap-1.5">
      <Ticks wide total={4} filled={Math.max(1, of)} kind={KINDS[of]} />
      <p className="text-12 text-ink-3">
        <StrengthWords of={of} />
      </p>
    </div>
  )
}

function StrengthWords({ of }: { readonly of: Strength }): ReactNode {
  if (of === 0) return <Trans>Guessed at once: many people use it, or you use it here already</Trans>
  if (of === 1) return <Trans>Weak: a longer, less usual one is safer</Trans>
  if (of === 2) return <Trans>Fair: a few more characters make it strong</Trans>
  return of === 3 ? <Trans>Strong</Trans> : <Trans>Very strong</Trans>
}
