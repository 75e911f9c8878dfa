import type * as Inputs from '@jindu/domain/input'
import { useState } from 'react'
import { checkFields, type FieldErrors } from '../../shared/forms/check-fields.ts'
import { useFormFailures } from '../../shared/notify/form-failures.ts'
import { useLocale } from '../../shared/preferences.ts'

type Schema = (typeof Inputs)['reviewForm'] | (typeof Inputs)['reviewReplyForm'] | (typeof Inputs)['reviewReasonForm']

export interface FormErrors<Name extends string> {
  readonly errors: FieldErrors<Name>
  /** Validates the input before sending; shows errors at the fields and in the one notification. */
  readonly check: (pick: (inputs: typeof Inputs) => Schema, values: Record<Name, unknown>) => Promise<boolean>
  readonly forget: (name: Name) => void
}

/** Errors of a form by field. The schemas load with the first validation, not with the page. */
export function useFormErrors<Name extends string>(): FormErrors<Name> {
  const locale = useLocale()
  const formFailures = useFormFailures()
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  return {
    errors,
    check: async (pick, values) => {
      const found = checkFields(pick(await import('@jindu/domain/input')), values, locale)
      setErrors(found)
      formFailures([...new Set(Object.values<string | undefined>(found))].filter((text) => text !== undefined))
      return Object.keys(found).length === 0
    },
    forget: (name) => setErrors((before) => ({ ...before, [name]: undefined })),
  }
}
