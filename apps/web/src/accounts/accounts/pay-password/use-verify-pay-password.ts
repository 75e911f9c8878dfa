import { useRef, useState } from 'react'
import { notifySuccess } from '../../../shared/notify/notify-success.ts'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useLocale } from '../../../shared/preferences.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

export interface VerifyPayPassword {
  /** Sends the typed password; only its digest leaves the page. */
  readonly send: (typed: string) => void
  /** Verifies as part of a larger step, without a message; returns whether it was right. */
  readonly pass: (typed: string) => Promise<boolean>
  readonly forget: () => void
  readonly isPending: boolean
  /** The field is empty. */
  readonly missing: boolean
  readonly error: Error | null
}

/**
 * Verifies the pay password for this session. Refetches the status after each refusal, so that a lock shows at once.
 */
export function useVerifyPayPassword(onVerified: () => void): VerifyPayPassword {
  const { q } = useApi()
  const locale = useLocale()
  const [missing, setMissing] = useState(false)
  const statusKey = q.accounts.payPasswordStatus.queryOptions().queryKey
  const verb = useVerb(
    (client, { password }: { readonly password: string; readonly alone: boolean }) =>
      client.accounts.verifyPayPassword.mutate({ password }),
    {
      changes: [statusKey],
      done: (_, { alone }) => {
        if (!alone) return
        notifySuccess('VERIFIED', locale)
        onVerified()
      },
      quiet: true,
    },
  )
  const verify = async (typed: string, alone: boolean): Promise<boolean> => {
    setMissing(typed.trim() === '')
    if (typed.trim() === '') {
      verb.reset()
      return false
    }
    try {
      await verb.mutateAsync({ password: passwordDigest(typed), alone })
      return true
    } catch {
      await q.accounts.payPasswordStatus.invalidate()
      return false
    }
  }
  // Coalesce concurrent verifications, for example by “Verify” and the form's button: the second would be refused, and
  // the step with it.
  const onItsWay = useRef<{ readonly typed: string; readonly isRight: Promise<boolean> } | null>(null)
  const verifyOnce = (typed: string, alone: boolean): Promise<boolean> => {
    if (onItsWay.current?.typed === typed) return onItsWay.current.isRight
    const isRight = verify(typed, alone).finally(() => {
      if (onItsWay.current?.isRight === isRight) onItsWay.current = null
    })
    onItsWay.current = { typed, isRight }
    return isRight
  }
  return {
    send: (typed) => void verifyOnce(typed, true),
    pass: (typed) => verifyOnce(typed, false),
    forget: () => {
      setMissing(false)
      if (verb.isError) verb.reset()
    },
    isPending: verb.isPending,
    missing,
    error: verb.error,
  }
}
