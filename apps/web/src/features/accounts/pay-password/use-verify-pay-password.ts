import { useState } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'

export interface VerifyPayPassword {
  /** Sends what was typed; only its digest leaves the page. */
  readonly send: (typed: string) => void
  readonly forget: () => void
  readonly isPending: boolean
  /** Nothing was typed. */
  readonly missing: boolean
  readonly error: Error | null
}

/** Verifies the pay password for this session. A lock shows at once: the status is read again after every refusal. */
export function useVerifyPayPassword(onVerified: () => void): VerifyPayPassword {
  const { q } = useApi()
  const [missing, setMissing] = useState(false)
  const statusKey = q.accounts.payPasswordStatus.queryOptions().queryKey
  const verb = useVerb((client, password: string) => client.accounts.verifyPayPassword.mutate({ password }), {
    success: 'VERIFIED',
    changes: [statusKey],
    done: onVerified,
    quiet: true,
  })
  return {
    send: (typed) => {
      if (typed.trim() === '') {
        verb.reset()
        setMissing(true)
        return
      }
      setMissing(false)
      verb.mutate(passwordDigest(typed), { onError: () => void q.accounts.payPasswordStatus.invalidate() })
    },
    forget: () => {
      setMissing(false)
      if (verb.isError) verb.reset()
    },
    isPending: verb.isPending,
    missing,
    error: verb.error,
  }
}
