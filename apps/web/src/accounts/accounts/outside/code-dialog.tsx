import { Button } from '@jindu/ui/primitives/button'
import { ConfirmDialog } from '@jindu/ui/primitives/confirm-dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { FieldsBox } from '../form/fields-box.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFields } from '../form/use-fields.ts'
import { useRefusalText } from '../form/use-refusal-text.ts'

export interface CodeDialogProps {
  readonly address: string
  readonly onClose: () => void
  readonly onAnother: () => void
}

export function CodeDialog({ address, onClose, onAnother }: CodeDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const fields = useFields({ code: '' })
  const confirm = useVerb((client, code: string) => client.outside.confirmAddress.mutate({ code }), {
    quiet: true,
    says: t`The address is confirmed: choose what is mailed there`,
    changes: [q.outside.status.queryOptions().queryKey],
    done: onClose,
  })
  const send = async (): Promise<void> => {
    const code = await fields.check(({ mailCodeField }) => mailCodeField, { of: fields.values.code, at: 'code' })
    if (code === undefined) return
    confirm.mutate(code, {
      onError: (error) => fields.place(error, { MAIL_CODE_WRONG: 'code', MAIL_CODE_OVER: 'code' }),
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>The code from the mail</Trans>}
      consequence={
        <Trans>We sent six digits to {address}. They can take a minute; look among unwanted mail, too.</Trans>
      }
      confirmLabel={<Trans>Confirm the address</Trans>}
      cancelLabel={<Trans>Later</Trans>}
      pending={confirm.isPending}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField
          label={<Trans>Six-digit code</Trans>}
          of={fields.field('code')}
          autoComplete="one-time-code"
          decimals={0}
        />
        <p>
          <Button size="s" variant="quiet" className="-ml-2.5" onClick={onAnother}>
            <Trans>Another address, or a new code</Trans>
          </Button>
        </p>
      </FieldsBox>
    </ConfirmDialog>
  )
}
