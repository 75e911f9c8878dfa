import { Button } from '@jindu/ui/primitives/button'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Note } from '@jindu/ui/primitives/note'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type ReactNode } from 'react'
import { openDetector, readCode } from './read-code.ts'
import { useCamera } from './use-camera.ts'

/** Characters: a payment request is longer than its address. */
const LONGEST = 1_000

export interface ScanDialogProps {
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Reads a QR code with the camera or from a picture, and gives its text to the field. Nothing leaves the device. */
export default function ScanDialog({ onText, onClose }: ScanDialogProps): ReactNode {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const pick = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const camera = useCamera(video, LONGEST, onText)
  const read = async (file: File): Promise<void> => {
    setIsEmpty(false)
    const text = await createImageBitmap(file)
      .then(async (picture) => readCode(await openDetector(), picture, LONGEST))
      // A file that is no picture has no code either.
      .catch(() => null)
    if (text === null) setIsEmpty(true)
    else onText(text)
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={<Trans>Scan a QR code</Trans>}
      description={
        <Trans>The code is read on this device. Compare the address afterwards with where you have it from.</Trans>
      }
      closeLabel={t`Close`}
      footer={
        <Button onClick={() => pick.current?.click()}>
          <Trans>Read a picture</Trans>
        </Button>
      }
    >
      <div className="grid gap-3">
        {camera === 'denied' ? (
          <Note tone="neutral">
            <Trans>
              The camera is not allowed for this site. Allow it in the browser’s settings, or read a picture.
            </Trans>
          </Note>
        ) : camera === 'none' ? (
          <Note tone="neutral">
            <Trans>There is no camera here that this page can use. Read a picture of the code instead.</Trans>
          </Note>
        ) : (
          <video
            ref={video}
            muted
            playsInline
            aria-label={t`What the camera sees`}
            className="aspect-square w-full bg-canvas object-cover"
          />
        )}
        {isEmpty ? (
          <p className="text-negative" role="alert">
            <Trans>No QR code was found in this picture.</Trans>
          </p>
        ) : null}
        <input
          ref={pick}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Picture of a QR code`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file !== undefined) void read(file)
          }}
        />
      </div>
    </Dialog>
  )
}
