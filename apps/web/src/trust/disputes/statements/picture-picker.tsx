import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { SharedPicture } from '../../../shared/offline/shared-picture-offer.tsx'
import { ImagePicker, useImageUpload, type ImageUploadProps } from '../../../shared/rich-text/index.ts'

export interface PicturePickerProps {
  readonly kind: ImageUploadProps['kind']
  /** Ids of uploaded pictures. */
  readonly files: readonly string[]
  readonly maximum: number
  readonly onChange: (change: (before: readonly string[]) => readonly string[]) => void
  /** Content at the end of the line. */
  readonly children?: ReactNode
}

/** Picks pictures as evidence: upload, preview, and removal before sending. */
export function PicturePicker({ kind, files, maximum, onChange, children }: PicturePickerProps): ReactNode {
  const { t } = useLingui()
  const upload = useImageUpload(kind, (taken) =>
    onChange((before) => [...before, ...taken.map(({ fileId }) => fileId)].slice(0, maximum)),
  )
  const hasRoom = files.length < maximum
  return (
    <>
      {files.length === 0 ? null : (
        <ul className="statement-pictures">
          {files.map((id, index) => (
            <li key={id}>
              <img src={`/files/${id}`} alt={t`Picture ${index + 1}`} />
              <IconButton
                label={t`Take picture ${index + 1} away`}
                className="statement-picture-off"
                onClick={() => onChange((before) => before.filter((one) => one !== id))}
              >
                <X className="ic s" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="statement-tools">
        {hasRoom ? <ImagePicker {...upload} /> : null}
        <span className="text-13 text-ink-3">
          <Trans>
            {files.length} of {maximum} pictures
          </Trans>
        </span>
        {children}
      </div>
      {hasRoom ? (
        <SharedPicture className="grid gap-2 rounded-2 bg-sunken p-3 text-14" busy={upload.busy} take={upload.send} />
      ) : null}
    </>
  )
}
