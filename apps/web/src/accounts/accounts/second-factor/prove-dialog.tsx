import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { passwordDigest } from '../../../shared/password/digest.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import type { ApiClient, ApiInputs } from '../../../shared/trpc/types.ts'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'
import { ProofFields } from './proof-fields.tsx'

/** Steps that need the password and a code. */
export type Proved = 'turnOff' | 'renewCodes'

export interface ProveDialogProps {
  readonly of: Proved
  readonly onClose: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

type Proof = ApiInputs['accounts']['secondFactor']['turnOff']

const calls: Record<Proved, (client: ApiClient, proof: Proof) => Promise<readonly string[]>> = {
  turnOff: async (client, proof) => {
    await client.accounts.secondFactor.turnOff.mutate(proof)
    return []
  },
  renewCodes: async (client, proof) => (await client.accounts.secondFactor.renewCodes.mutate(proof)).codes,
}

export function ProveDialog({ of, onClose, onCodes }: ProveDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ password: '', otp: '' })
  const turnsOff = of === 'turnOff'
  const prove = useVerb(calls[of], {
    changes: [q.accounts.secondFactor.status.queryOptions().queryKey],
    quiet: true,
    says: turnsOff ? t`Two-step login is off` : t`The old recovery codes open nothing any more`,
    done: (codes) => {
      onClose()
      if (codes.length > 0) onCodes(codes)
    },
  })
  const send = async (): Promise<void> => {
    const typed = await fields.check((schemas) => schemas.factorForms.prove)
    if (typed === undefined) return
    prove.mutate(
      { password: passwordDigest(typed.password), otp: typed.otp },
      { onError: (error) => fields.place(error, { PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'otp' }) },
    )
  }
  const label = turnsOff ? <Trans>Turn off</Trans> : <Trans>New recovery codes</Trans>
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      variant={turnsOff ? 'danger' : 'ink'}
      title={turnsOff ? <Trans>Turn two-step login off</Trans> : label}
      consequence={
        turnsOff ? (
          <Trans>A login asks for the password alone again. Your passkeys and recovery codes are gone.</Trans>
        ) : (
          <Trans>You get ten new codes. Those you have now open nothing any more.</Trans>
        )
      }
      confirmLabel={label}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={prove.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <ProofFields of={fields} />
    </ConfirmDialog>
  )
}
