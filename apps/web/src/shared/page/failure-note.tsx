import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../errors/use-failure-text.ts'
import { isDuplicateRequest } from '../trpc/duplicate-request.ts'

export interface FailureNoteProps {
  readonly error: unknown
  /** Whether money moved, first. Left out where the page has nothing to do with money. */
  readonly money?: ReactNode
  readonly retry?: () => void
}

/** A failed part of a page, in place; nothing while there is no error. */
export function FailureNote({ error, money, retry }: FailureNoteProps): ReactNode {
  const text = useFailureText(error)
  // What is sent twice says nothing: its twin does.
  if (error === null || error === undefined || isDuplicateRequest(error)) return null
  return (
    <Note
      tone="negative"
      role="alert"
      action={
        retry === undefined ? undefined : (
          <Button size="s" onClick={retry}>
            <Trans>Load again</Trans>
          </Button>
        )
      }
    >
      {money === undefined ? null : <p>{money}</p>}
      <p>{text}</p>
    </Note>
  )
}
