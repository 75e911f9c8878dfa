import { isErrorCode, type ErrorDetails } from '@jindu/domain/errors'
import { errorMessage, type Locale } from '@jindu/i18n'

/** The part of a schema's interface that a form needs. */
interface Schema {
  readonly safeParse: (values: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly params?: Record<string, unknown> | undefined
}

/** Error messages by field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Validates a form by the procedure's schema; keeps the first error of each field. */
export function checkFields<Name extends string>(
  schema: Schema,
  values: Record<Name, unknown>,
  locale: Locale,
): FieldErrors<Name> {
  const checked = schema.safeParse(values)
  const errors: FieldErrors<Name> = {}
  for (const issue of checked.error?.issues ?? []) {
    const name = Object.keys(values).find((key): key is Name => key === issue.path[0])
    if (name === undefined || errors[name] !== undefined) continue
    const code = isErrorCode(issue.message) ? issue.message : 'INPUT_INVALID'
    errors[name] = errorMessage(code, locale, detailsOf(issue.params))
  }
  return errors
}

function detailsOf(params: Record<string, unknown> = {}): ErrorDetails {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  )
}
