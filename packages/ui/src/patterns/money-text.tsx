import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fragment } from 'react'

const MINUS = '\u2212'

/** Way the money goes for the reader: incoming is green with a plus, outgoing is ink with a minus. */
export type MoneyDirection = 'incoming' | 'outgoing'

export interface MoneyTextProps {
  /** Significant digits: `1.2843838`. */
  readonly significant: string
  /** Zeros that only fill the precision: `0`. Dimmed. */
  readonly filler?: string
  /** Coin code: `LTC`. Left out where a column already names it. */
  readonly unit?: string
  /** 28 px, for the one amount a page is about. */
  readonly big?: boolean
  readonly strong?: boolean
  readonly direction?: MoneyDirection
  readonly className?: string
}

/** A coin amount at full precision. Its text content is the exact amount, so copying it loses nothing, and no translator touches it. */
export function MoneyText({ significant, filler, unit, big, strong, direction, className }: MoneyTextProps): ReactNode {
  return (
    <span
      translate="no"
      className={clsx(
        'money-text',
        big && 'is-big',
        strong && 'is-strong',
        direction === 'incoming' && 'is-incoming',
        className,
      )}
    >
      {direction === undefined ? null : direction === 'incoming' ? '+' : MINUS}
      {significant}
      {filler ? <span className="money-text-fill">{filler}</span> : null}
      {unit ? (
        <Fragment>
          {' '}
          <span className="money-text-unit">{unit}</span>
        </Fragment>
      ) : null}
    </span>
  )
}

/**
 * Splits a full-precision decimal into significant digits and trailing zeros; two decimals always count as significant.
 * `splitFiller('18.40221000')` is `{ significant: '18.40221', filler: '000' }`.
 */
export function splitFiller(amount: string): { significant: string; filler: string } {
  const point = amount.indexOf('.')
  if (point < 0) return { significant: amount, filler: '' }
  const trimmed = amount.replace(/0+$/, '').length
  const cut = Math.max(trimmed, Math.min(amount.length, point + 3))
  return { significant: amount.slice(0, cut), filler: amount.slice(cut) }
}

export interface UsdTextProps {
  /** US cents. Negative amounts are outgoing. */
  readonly cents: bigint
  /** Shows a plus: only for incoming money. */
  readonly incoming?: boolean
  readonly big?: boolean
  readonly strong?: boolean
  readonly className?: string
}

/** `$1,118.60`: sign first, true minus, two decimals, the same in both languages. */
export function UsdText({ cents, incoming = false, big, strong, className }: UsdTextProps): ReactNode {
  return (
    <span
      translate="no"
      className={clsx(
        'money-text',
        big && 'is-big',
        strong && 'is-strong',
        incoming && cents > 0n && 'is-incoming',
        className,
      )}
    >
      {usdText(cents, incoming)}
    </span>
  )
}

/** The same as {@link UsdText} for places that take only text. `cents` are US cents. */
export function usdText(cents: bigint, incoming = false): string {
  const absolute = cents < 0n ? -cents : cents
  const whole = (absolute / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = (absolute % 100n).toString().padStart(2, '0')
  const sign = cents < 0n ? MINUS : incoming && cents > 0n ? '+' : ''
  return `${sign}$${whole}.${rest}`
}
