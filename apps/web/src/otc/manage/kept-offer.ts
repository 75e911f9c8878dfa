import { CURRENCY_CODES, FIAT_CODES } from '@jindu/domain/money'
import { PAYMENT_METHODS, type OtcHours } from '@jindu/domain/otc/offers'
import { useRef, useState } from 'react'
import { useWritten } from '../../shared/forms/use-written.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { TypedOffer } from './offer-draft.ts'
import { REQUIREMENTS } from './offer-fields.ts'

const TEXTS = [
  'total',
  'unitPrice',
  'trigger',
  'margin',
  'floor',
  'ceiling',
  'minimum',
  'maximum',
  'remark',
  'greeting',
  ...REQUIREMENTS,
] as const
const DAYS_A_WEEK = 7

function parsed(text: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text)
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

const oneOf = <T extends string>(values: readonly T[], kept: unknown, before: T): T =>
  values.find((value) => value === kept) ?? before

const isDay = (kept: unknown): kept is OtcHours['days'][number] =>
  kept === null || (isRecord(kept) && typeof kept['from'] === 'number' && typeof kept['to'] === 'number')

function readHours(kept: unknown): OtcHours | null {
  if (!isRecord(kept)) return null
  const { timeZone, days } = kept
  if (typeof timeZone !== 'string' || !Array.isArray(days) || days.length !== DAYS_A_WEEK) return null
  return days.every(isDay) ? { timeZone, days } : null
}

/**
 * @returns null if there is no draft, or the draft started from an offer that has changed since
 */
export function readKept(text: string, start: TypedOffer): TypedOffer | null {
  const { of, typed } = parsed(text)
  if (of !== JSON.stringify(start) || !isRecord(typed)) return null
  const { side, currency, fiat, paySeconds, pricing, marginSide, methods, payees, hours } = typed
  const texts = TEXTS.map((name) => [name, typeof typed[name] === 'string' ? typed[name] : start[name]])
  return {
    ...start,
    ...Object.fromEntries(texts),
    side: oneOf(['buy', 'sell'], side, start.side),
    currency: oneOf(CURRENCY_CODES, currency, start.currency),
    fiat: oneOf(FIAT_CODES, fiat, start.fiat),
    paySeconds: typeof paySeconds === 'number' || paySeconds === null ? paySeconds : start.paySeconds,
    pricing: oneOf(['fixed', 'margin'], pricing, start.pricing),
    marginSide: oneOf(['over', 'under'], marginSide, start.marginSide),
    methods: Array.isArray(methods) ? PAYMENT_METHODS.filter((method) => methods.includes(method)) : start.methods,
    payees: Array.isArray(payees) ? payees.filter((id) => typeof id === 'number') : start.payees,
    hours: readHours(hours),
  }
}

/**
 * Draft of an offer, kept through reload and back navigation until it is sent.
 * @param of key of the form: `offer:new`
 * @param start initial values
 */
export function useKeptOffer(of: string, start: TypedOffer) {
  const [kept, keep] = useWritten(of)
  const [typed, setTyped] = useState(() => readKept(kept, start) ?? start)
  const [began] = useState(start)
  const latest = useRef(typed)
  const set = (next: TypedOffer): void => {
    latest.current = next
    setTyped(next)
  }
  return {
    typed,
    /** The form has unsent changes. */
    isTouched: typed !== began,
    change: (changed: Partial<TypedOffer>): void => {
      set({ ...latest.current, ...changed })
      keep(JSON.stringify({ of: JSON.stringify(began), typed: latest.current }))
    },
    /** Discards the draft, after sending or on request. */
    forget: (): void => {
      set(began)
      keep('')
    },
  }
}
