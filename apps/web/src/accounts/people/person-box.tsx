import { Button } from '@jindu/ui/primitives/button'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { FailureNote } from '../../shared/page/failure-note.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import { BlockDialog, NoteDialog } from './person-dialogs.tsx'

/** The reader's private note on another account, and the block. */
export function PersonBox({ uid }: { readonly uid: number }): ReactNode {
  const { q } = useApi()
  const [asked, setAsked] = useState<'block' | 'note' | null>(null)
  const person = useQuery(q.people.info.queryOptions({ uid }))
  if (person.data === undefined) {
    if (!person.isError) return <Skeleton className="block h-8" />
    return <FailureNote error={person.error} retry={() => void person.refetch()} />
  }
  const { note, blocked } = person.data
  const close = (): void => setAsked(null)
  return (
    <div className="grid gap-2">
      {note === '' ? null : (
        <p className="text-13">
          <span className="text-ink-3">
            <Trans>Your note</Trans>
          </span>{' '}
          <UserText>{note}</UserText>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => setAsked('note')}>
          {note === '' ? <Trans>Write a note</Trans> : <Trans>Change the note</Trans>}
        </Button>
        <Button size="s" onClick={() => setAsked('block')}>
          {blocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
        </Button>
      </div>
      {asked === 'block' ? <BlockDialog person={person.data} onClose={close} /> : null}
      {asked === 'note' ? <NoteDialog person={person.data} onClose={close} /> : null}
    </div>
  )
}
