import { Dialog } from '@jindu/ui/primitives/dialog'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

export interface ViewedPicture {
  readonly id: string
  /** Size of the picture, if known before loading. */
  readonly width?: number
  readonly height?: number
}

export interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[]
  readonly start: number
  readonly onClose: () => void
}

/** Viewer of attached pictures; arrow keys step, Escape closes. */
export function PictureViewer({ pictures, start, onClose }: PictureViewerProps): ReactNode {
  const { t } = useLingui()
  const [at, setAt] = useState(start)
  const step = (by: number): void => setAt((before) => Math.min(pictures.length - 1, Math.max(0, before + by)))
  const press = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (altKey || ctrlKey || metaKey) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  })
  // Listen on the document: a step may disable the focused button, which loses the focus.
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const picture = pictures[at]
  if (picture === undefined) return null
  return (
    <Dialog
      open
      size="broad"
      closeLabel={t`Close`}
      title={
        <Trans>
          Picture {at + 1} of {pictures.length}
        </Trans>
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        pictures.length === 1 ? undefined : (
          <>
            <Button disabled={at === 0} onClick={() => step(-1)}>
              <Trans>Earlier picture</Trans>
            </Button>
            <Button disabled={at === pictures.length - 1} onClick={() => step(1)}>
              <Trans>Later picture</Trans>
            </Button>
          </>
        )
      }
    >
      <div className="picture-viewer">
        <img src={`/files/${picture.id}`} width={picture.width} height={picture.height} alt={t`Picture ${at + 1}`} />
      </div>
    </Dialog>
  )
}
