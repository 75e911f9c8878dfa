import { useLingui } from '@lingui/react/macro'
import { notify } from './notices.ts'

/**
 * The one notification of a form that cannot be sent: titled as marketplace.md §5 says, the unique messages below, for 5 seconds.
 * Fields show their own message beside it.
 */
export function useFormFailures(): (messages: readonly string[]) => void {
  const { t } = useLingui()
  return (messages) => {
    if (messages.length > 0) notify({ tone: 'negative', title: t`fill in error, please correct`, messages })
  }
}
