import { isErrorCode } from '@jindu/domain/errors'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { codeText } from '../../../shared/errors/failure-text.ts'

/** Why a step is not open to the reader, as the text of its error code. */
export function WhyNot({ code }: { readonly code: string }): ReactNode {
  const { i18n } = useLingui()
  const [text, setText] = useState('')
  useEffect(() => {
    let current = true
    const speak = async () => {
      const said = isErrorCode(code) ? await codeText(code, {}, i18n) : ''
      if (current) setText(said)
    }
    void speak()
    return () => {
      current = false
    }
  }, [code, i18n])
  return <span className="max-w-48 text-right whitespace-normal text-13 text-ink-3">{text}</span>
}
