import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { dropSharedPicture, sharedPicture } from './shared-picture.ts'

export interface SharedPictureProps {
  readonly className: string
  readonly busy: boolean
  readonly take: (files: readonly File[]) => Promise<void>
}

/** Offers the picture that another app shared: the reader puts it into this line or evidence, or leaves it out. */
export function SharedPicture({ className, busy, take }: SharedPictureProps): ReactNode {
  const [picture, setPicture] = useState<File | null>(null)
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      const found = await sharedPicture()
      if (!gone) setPicture(found)
    }
    void look().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  if (picture === null) return null
  const done = async (): Promise<void> => {
    setPicture(null)
    await dropSharedPicture()
  }
  return (
    <div className={className}>
      <p>
        <b>
          <Trans>A shared picture</Trans>
        </b>{' '}
        {picture.name}
      </p>
      <span className="row flex flex-wrap gap-2">
        <Button size="s" variant="quiet" disabled={busy} onClick={() => void done()}>
          <Trans>Leave it out</Trans>
        </Button>
        <Button size="s" disabled={busy} onClick={() => void Promise.all([take([picture]), done()])}>
          <Trans>Take the shared picture</Trans>
        </Button>
      </span>
    </div>
  )
}
