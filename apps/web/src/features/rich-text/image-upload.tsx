import { IconButton } from '@jindu/ui/primitives/icon-button'
import { rules } from '@jindu/domain/rules'
import { useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { notify } from '../../shared/notify/notices.ts'
import { useLocale } from '../../shared/preferences.ts'
import { uploadImage, type UploadKind } from './upload-image.ts'

export interface Picture {
  readonly fileId: string
  /** The file's name without its ending. */
  readonly name: string
}

export interface ImageUploadProps {
  readonly kind: UploadKind
  readonly className?: string
  /** All that were taken of one choice, in its order. */
  readonly onUploaded: (pictures: readonly Picture[]) => void
}

/** Takes pictures into the text; one that is refused says why and the text stays as it was. */
export function ImageUpload({ kind, className = '', onUploaded }: ImageUploadProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true)
    const refused: string[] = []
    const taken: Picture[] = []
    for (const file of files) {
      const upload = await uploadImage(kind, file, locale)
      if ('id' in upload) taken.push({ fileId: upload.id, name: file.name.replace(/\.[a-z]+$/i, '') })
      else refused.push(`${file.name}: ${upload.refused}`)
    }
    setBusy(false)
    if (taken.length > 0) onUploaded(taken)
    if (refused.length > 0) notify({ tone: 'negative', title: t`Not every picture was taken`, messages: refused })
  }
  return (
    <>
      <IconButton
        label={busy ? t`The picture is on its way` : t`Picture`}
        title={t`Picture`}
        aria-busy={busy}
        className={className}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="ic" aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={rules.files.imageTypes.join(',')}
        aria-label={t`Picture`}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [])
          event.target.value = ''
          void send(files)
        }}
      />
    </>
  )
}
