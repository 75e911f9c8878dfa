import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Trans } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureText } from '../errors/use-failure-text.ts'

/** What stands where a page could not be made. It begins with the money, as every error here. */
export function PageError({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const text = useFailureText(error)
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="status-page" role="alert">
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <Note tone="negative">
        <p>
          <Trans>No money was moved by this.</Trans>
        </p>
        {text === '' ? null : <p>{text}</p>}
      </Note>
      <Button variant="ink" onClick={again}>
        <Trans>Load again</Trans>
      </Button>
    </div>
  )
}
