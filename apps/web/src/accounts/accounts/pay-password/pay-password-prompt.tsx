import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { PasswordInput } from '@jindu/ui/primitives/password-input'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { sendsOnEnter } from '../../../shared/forms/sends-on-enter.ts'
import { useFailureText } from '../../../shared/errors/use-failure-text.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import type { PayPasswordEntry } from './use-pay-password-entry.ts'
import { useVerifyPayPassword } from './use-verify-pay-password.ts'

export interface PayPasswordPromptProps {
  readonly onVerified: () => void
  /** The form around it has a button that verifies as well. */
  readonly entry?: PayPasswordEntry | undefined
}

/** The field with its own button. Enter verifies and does not send the form around it. */
export function PayPasswordPrompt({ onVerified, entry }: PayPasswordPromptProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data: settings } = useQuery(q.site.settings.queryOptions())
  const [typed, setTyped] = useState('')
  const verify = useVerifyPayPassword(onVerified)
  const refusal = useFailureText(verify.error)
  const send = (): void => verify.send(typed)
  // Also while it is being verified: a press that pays joins, and one on a button that shuts in that moment would be lost.
  const ready = typed.trim() !== '' && verify.error === null
  const { onReady, passing } = entry ?? {}
  useEffect(() => {
    onReady?.(ready)
    return () => onReady?.(false)
  }, [onReady, ready])
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(passing, () => async () => {
    const isRight = await verify.pass(typed)
    if (!isRight) field.current?.focus()
    return isRight
  })
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (!sendsOnEnter(event.nativeEvent)) return
    event.preventDefault()
    send()
  }
  return (
    <Field
      label={<Trans>Pay password</Trans>}
      aside={
        <Link to="/personal/userInfo" hash="security" className="link mid">
          <Trans>Forgot it</Trans>
        </Link>
      }
      error={verify.missing ? t`Please Enter Trading Password` : refusal}
      hint={
        settings === undefined ? undefined : (
          <Plural
            value={Math.round(settings.payPasswordVerifiedSeconds / 60)}
            one="Asked before money moves. Then not asked again for # minute."
            other="Asked before money moves. Then not asked again for # minutes."
          />
        )
      }
    >
      <div className="flex gap-2">
        <PasswordInput
          ref={field}
          className="flex-1"
          name="pay-password"
          autoComplete="off"
          maxLength={200}
          value={typed}
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          onChange={(event) => {
            setTyped(event.target.value)
            verify.forget()
          }}
          onKeyDown={sendOnEnter}
        />
        <Button variant="ink" loading={verify.isPending} onClick={send}>
          <Trans>Verify</Trans>
        </Button>
      </div>
    </Field>
  )
}
