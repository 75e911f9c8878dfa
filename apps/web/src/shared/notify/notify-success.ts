import type { SuccessCode } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { successMessage } from '@jindu/domain/words'
import type { ReactNode } from 'react'
import { notify } from './notices.ts'

/** Shows the specification's success text, with a detail below. */
export function notifySuccess(code: SuccessCode, locale: Locale, what?: string, action?: ReactNode): void {
  notify({
    tone: 'positive',
    title: successMessage(code, locale),
    ...(what === undefined ? {} : { text: what }),
    // Passed even if undefined: a displayed notification of the same title would keep its earlier action.
    action,
  })
}
