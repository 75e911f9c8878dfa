import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFailureText } from '../errors/use-failure-text.ts'
import { isDuplicateRequest } from '../trpc/duplicate-request.ts'

export interface FailureNoteProps {
  readonly error: unknown
  /** First sentence: whether money moved. Left out on pages that are not about money. */
  readonly money?: ReactNode
  readonly retry?: () => void
}

/** Error of a part of a page, in its place; renders nothing without an error. */
export function FailureNote({ error, money, retry }: FailureNoteProps): ReactNode {
  const text = useFailureText(error)
  // A duplicate request shows no error: the original shows the result.
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
