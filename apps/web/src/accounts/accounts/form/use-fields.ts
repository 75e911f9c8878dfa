import { isErrorCode, type ErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { readFailure } from '../../../shared/errors/failure.ts'
import { useFormFailures } from '../../../shared/notify/form-failures.ts'
import { notify } from '../../../shared/notify/notices.ts'
import { useLocale } from '../../../shared/preferences.ts'

/** Schemas and zod load when the reader focuses the form, not with the page. */
const loadSchemas = () => import('@jindu/domain/input')
const preloadSchemas = (): void => void loadSchemas().catch(() => undefined)
type Schemas = Awaited<ReturnType<typeof loadSchemas>>

interface Schema<T> {
  readonly safeParse: (values: unknown) =>
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
        }
      }
}

interface Problem {
  readonly code: ErrorCode
  readonly details?: ErrorDetails
}

/** A text field with its value and its error in the reader's language. */
export interface BoundField {
  readonly name: string
  readonly value: string
  readonly problem: string | undefined
  readonly change: (value: string) => void
  readonly clear: () => void
}

/** Input of a validation besides or instead of the texts. */
interface Checked<Name extends string> {
  /** Further values, such as a checkbox. */
  readonly extra?: Readonly<Record<string, unknown>>
  /** Validates only this value, and shows its error at the field `at`. */
  readonly of?: string
  readonly at?: Name
}

export interface Fields<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly field: (name: Name) => BoundField
  /** Validates by a shared schema; errors are shown at the fields and in the one notification. */
  readonly check: <T>(pick: (schemas: Schemas) => Schema<T>, checked?: Checked<Name>) => Promise<T | undefined>
  readonly refuse: (name: Name, code: ErrorCode) => void
  /** Shows a server error at its field; errors without a field go to `refusal`. */
  readonly place: (error: unknown, places: Partial<Record<ErrorCode, Name>>) => void
  readonly refusal: unknown
  readonly forgetRefusal: () => void
  /** The error of a value that is no text field, by its name in the schema. */
  readonly problemOf: (name: string) => string | undefined
  readonly box: RefObject<HTMLDivElement | null>
}

/** State of a form: texts, errors, and focus on the first invalid field. An error never clears what was typed. */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>): Fields<Name> {
  const { t } = useLingui()
  const locale = useLocale()
  const formFailures = useFormFailures()
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({})
  const [refusal, setRefusal] = useState<unknown>(null)
  const [attempts, setAttempts] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  // Adopt values that were typed or autofilled before hydration: they are only in the DOM.
  useEffect(() => {
    const early: Record<string, string> = {}
    for (const input of box.current?.querySelectorAll('input') ?? []) {
      if (input.type !== 'checkbox' && input.name in initial && input.value !== '') early[input.name] = input.value
    }
    if (Object.keys(early).length > 0) setValues((before) => ({ ...before, ...early }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the elements of the first page
  }, [])

  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const words = ({ code, details }: Problem): string => errorMessage(code, locale, details)
  const problemOf = (name: string): string | undefined => {
    const problem = problems[name]
    return problem === undefined ? undefined : words(problem)
  }
  const clear = (name: string): void =>
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)))
  const refuseAll = (found: Readonly<Record<string, Problem>>): void => {
    setProblems(found)
    setAttempts((before) => before + 1)
    formFailures([...new Set(Object.values(found).map(words))])
  }
  return {
    values,
    refusal,
    problemOf,
    box,
    forgetRefusal: () => setRefusal(null),
    field: (name) => ({
      name,
      value: values[name],
      problem: problemOf(name),
      change: (value) => {
        preloadSchemas()
        setValues((before) => ({ ...before, [name]: value }))
        clear(name)
      },
      clear: () => clear(name),
    }),
    check: async (pick, { extra, of, at } = {}) => {
      setRefusal(null)
      const schemas = await loadSchemas().catch(() => undefined)
      if (schemas === undefined) {
        notify({ tone: 'negative', title: t`The form could not be checked: no connection. Nothing was sent.` })
        return undefined
      }
      const checked = pick(schemas).safeParse(of ?? { ...values, ...extra })
      if (checked.success) {
        setProblems({})
        return checked.data
      }
      refuseAll(firstProblems(checked.error.issues, at))
      return undefined
    },
    refuse: (name, code) => refuseAll({ [name]: { code } }),
    place: (error, places) => {
      const failure = readFailure(error)
      const name = failure.kind === 'refused' ? places[failure.code] : undefined
      if (failure.kind !== 'refused' || name === undefined) {
        setRefusal(failure.kind === 'duplicate' ? null : error)
        return
      }
      refuseAll({ [name]: { code: failure.code, details: failure.details } })
    },
  }
}

function firstProblems(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  at = '',
): Record<string, Problem> {
  const found: Record<string, Problem> = {}
  for (const { path, message } of issues) {
    found[String(path[0] ?? at)] ??= { code: isErrorCode(message) ? message : 'INPUT_INVALID' }
  }
  return found
}
