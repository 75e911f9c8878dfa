import type { SuccessCode } from '@jindu/domain/errors'
import type { Locale } from '@jindu/i18n'
import { successMessage } from '@jindu/domain/words'
import type { ReactNode } from 'react'
import { notify } from './notices.ts'

/** Says that something went through in the specification's words, and under them what happened. */
export function notifySuccess(code: SuccessCode, locale: Locale, what?: string, action?: ReactNode): void {
  notify({
    tone: 'positive',
    title: successMessage(code, locale),
    ...(what === undefined ? {} : { text: what }),
    // Named even where there is none: one of the same title on screen would keep the action of what came before.
    action,
  })
}
