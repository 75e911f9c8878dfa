import { rules } from '@jindu/domain/rules'
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
import { PayPasswordBox } from '../pay-password/pay-password-box.tsx'
import { isPayable, usePayPassword } from '../pay-password/use-pay-password.ts'

const { minimumCharacters, maximumCharacters } = rules.phrase

export interface PhraseDialogProps {
  /** The phrase until now. */
  readonly before: string | null
  readonly onClose: () => void
}

/**
 * Sets or removes the phrase. It needs the pay password: somebody at an open browser must not set words that the owner
 * then trusts.
 */
export function PhraseDialog({ before, onClose }: PhraseDialogProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const pay = usePayPassword()
  const fields = useFields({ phrase: before ?? '' })
  const set = useVerb((client, phrase: string | null) => client.accounts.setPhrase.mutate({ phrase }), {
    success: 'CHANGED',
    says: t`Anti-phishing phrase saved`,
    quiet: true,
    changes: [],
    done: async () => {
      await q.accounts.phrase.invalidate()
      onClose()
    },
  })
  const change = (phrase: string | null): void =>
    set.mutate(phrase, { onError: (error) => fields.place(error, { PHRASE_LENGTH: 'phrase' }) })
  const send = async (): Promise<void> => {
    const phrase = await fields.check(({ phraseField }) => phraseField, { of: fields.values.phrase, at: 'phrase' })
    if (phrase !== undefined) change(phrase)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={<Trans>Anti-phishing phrase</Trans>}
      consequence={
        <Trans>
          It stands beside the pay password and wherever money leaves. Where it is missing or different, type nothing.
          That it stands there proves little: a copy of this site where you logged in can show it too. Do not use one of
          your passwords.
        </Trans>
      }
      confirmLabel={<Trans>Save the phrase</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={set.isPending}
      ready={isPayable(pay)}
      error={useRefusalText(fields.refusal)}
      onConfirm={() => void send()}
    >
      <FieldsBox box={fields.box}>
        <TextField
          label={<Trans>Your phrase</Trans>}
          of={fields.field('phrase')}
          autoComplete="off"
          aside={
            before === null ? undefined : (
              <Button size="s" variant="quiet" disabled={!isPayable(pay)} onClick={() => change(null)}>
                <Trans>Remove it</Trans>
              </Button>
            )
          }
          hint={
            <Trans>
              {minimumCharacters} to {maximumCharacters} characters that you know at once and nobody guesses
            </Trans>
          }
        />
        <PayPasswordBox />
      </FieldsBox>
    </ConfirmDialog>
  )
}
