import { Trans } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { payWith } from '../../../shared/session/pay-by-passkey.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'

interface Asked {
  readonly step: string
  readonly what: ApiOutputs['accounts']['payByPasskey']
}

/** Where a passkey is asked for in place of the pay password; says so, unless a verified password asks for nothing. */
export function PasskeyPlace({ told }: { readonly told: boolean }): ReactNode {
  const { client } = useApi()
  const [asked, setAsked] = useState<Asked | null>(null)
  const settle = useRef<((answer: string | null) => void) | null>(null)
  useEffect(() => {
    const leave = payWith(async (step, input) => {
      const what = await client.accounts.payByPasskey.mutate({ step, input })
      setAsked({ step, what })
      return new Promise((resolve) => {
        settle.current = resolve
      })
    })
    return () => {
      leave()
      settle.current?.(null)
    }
  }, [client])
  return (
    <>
      {told ? (
        <p className="flex gap-2 text-13 text-ink-2">
          <Fingerprint className="ic mt-0.5" aria-hidden="true" />
          <span>
            <Trans>Your passkey can confirm this in place of the pay password: leave the field empty and go on.</Trans>
          </span>
        </p>
      ) : null}
      {asked === null ? null : (
        <ConfirmByPasskey
          {...asked}
          onEnd={(answer) => {
            setAsked(null)
            settle.current?.(answer)
            settle.current = null
          }}
        />
      )}
    </>
  )
}
