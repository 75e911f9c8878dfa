import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { failureText } from './failure-text.ts'

/** Error message in the reader's language; '' until loaded, and without an error. */
export function useFailureText(error: unknown): string {
  const { i18n } = useLingui()
  const [said, setSaid] = useState<{ error: unknown; locale: string; text: string }>()
  useEffect(() => {
    if (error === null || error === undefined) return undefined
    let current = true
    const speak = async () => {
      try {
        const text = await failureText(error, i18n)
        if (current) setSaid({ error, locale: i18n.locale, text })
      } catch {
        // The error texts may fail to load, too.
      }
    }
    void speak()
    return () => {
      current = false
    }
  }, [error, i18n])
  return said !== undefined && said.error === error && said.locale === i18n.locale ? said.text : ''
}
