import { errorMessage } from '@jindu/i18n'
import { useEffect, useState } from 'react'
import { readFailure } from '../../shared/errors/failure.ts'
import { useLocale } from '../../shared/preferences.ts'
import type { OfferProblems, TypedOffer } from './offer-draft.ts'
import { fieldOf, OFFER_FIELDS, type OfferField } from './offer-fields.ts'

/** Debounce before errors in typed fields are shown. */
const SAID_AFTER_MS = 1000

const isField = (name: string): name is OfferField => OFFER_FIELDS.some((field) => field === name)

/**
 * The shown problems of an offer, by field: of typed fields after a debounce, of all fields after a submit, and server
 * errors until the field changes.
 * @param atOnce show all problems from the beginning: an existing offer has all its fields
 */
export function useOfferProblems(typed: TypedOffer, problems: OfferProblems, atOnce = false) {
  const locale = useLocale()
  const [tried, setTried] = useState(atOnce)
  const [rested, setRested] = useState(typed)
  const [refused, setRefused] = useState<OfferProblems>({})
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const words = ({ code, details }: NonNullable<OfferProblems[OfferField]>): string =>
    errorMessage(code, locale, details)
  return {
    said: (field: OfferField): string => {
      const text = typed[field]
      const isTyped = typeof text === 'string' && text !== '' && text === rested[field]
      // Hours are selected, never half typed.
      const isSaid = tried || isTyped || field === 'hours'
      const own = isSaid ? problems[field] : undefined
      const problem = own ?? refused[field]
      return problem === undefined ? '' : words(problem)
    },
    /** All error messages. */
    all: () => Object.values(problems).map(words),
    try: () => setTried(true),
    /** Shows a server error at its field; returns whether it has one. */
    refuse: (error: unknown): boolean => {
      const failure = readFailure(error)
      if (failure.kind !== 'refused') return false
      const field = fieldOf(failure.code, typed.pricing)
      const placed: OfferProblems = Object.fromEntries([
        ...failure.fields.flatMap(({ field: at, code }) => (isField(at) ? [[at, { code, details: {} }]] : [])),
        ...(field === undefined ? [] : [[field, { code: failure.code, details: failure.details }]]),
      ])
      setRefused(placed)
      return Object.keys(placed).length > 0
    },
    changed: () => setRefused({}),
    /** Resets the form's state. */
    reset: () => {
      setTried(atOnce)
      setRefused({})
    },
  }
}
