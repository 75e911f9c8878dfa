import { useLingui } from '@lingui/react/macro'
import { notify } from './notices.ts'

/**
 * The one notification of an invalid form: title as in marketplace.md §5, the unique messages below, for 5 seconds.
 * Fields also show their own message.
 */
export function useFormFailures(): (messages: readonly string[]) => void {
  const { t } = useLingui()
  return (messages) => {
    if (messages.length > 0) notify({ tone: 'negative', title: t`fill in error, please correct`, messages })
  }
}
