import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import { useLocale } from '../../shared/preferences.ts'
import type { ApiOutputs } from '../../shared/trpc/types.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

export type Person = ApiOutputs['people']['info']

interface DialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** Blocks another account, or unblocks it. */
export function BlockDialog({ person: { uid, blocked }, onClose }: DialogProps): ReactNode {
  const { t } = useLingui()
  const verb = useVerb((client) => client.people.block.mutate({ uid, blocked: !blocked }), {
    done: onClose,
    quiet: true,
    says: blocked ? t`${uid} is no longer blocked` : t`${uid} is blocked`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={blocked ? <Trans>Unblock {uid}?</Trans> : <Trans>Block {uid}?</Trans>}
      consequence={
        blocked ? (
          <Trans>You see each other’s offers again, and can write to each other.</Trans>
        ) : (
          <Trans>
            Neither of you sees or takes the other’s offers, nor writes first. Running orders and their chats go on.
            They are not told.
          </Trans>
        )
      }
      confirmLabel={blocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
      {...(blocked ? {} : { variant: 'danger' as const })}
      onConfirm={() => verb.mutate(undefined)}
    />
  )
}

const { maximumNoteCharacters } = rules.people

/** Writes the private note on another account. */
export function NoteDialog({ person: { uid, note }, onClose }: DialogProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const [text, setText] = useState(note)
  const isTooLong = Array.from(text).length > maximumNoteCharacters
  const verb = useVerb((client, written: string) => client.people.note.mutate({ uid, note: written }), {
    done: onClose,
    quiet: true,
    says: t`The note is kept`,
  })
  return (
    <VerbDialog
      verb={verb}
      onClose={onClose}
      title={<Trans>Note on {uid}</Trans>}
      consequence={<Trans>Only you read it. Leave it empty to remove it.</Trans>}
      confirmLabel={<Trans>Keep the note</Trans>}
      ready={!isTooLong && text !== note}
      onConfirm={() => verb.mutate(text)}
    >
      <Field label={t`Your note`} error={isTooLong ? errorMessage('PERSON_NOTE_TOO_LONG', locale) : undefined}>
        <Textarea
          rows={3}
          limit={maximumNoteCharacters}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </VerbDialog>
  )
}
