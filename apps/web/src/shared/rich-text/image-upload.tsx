import { IconButton } from '@jindu/ui/primitives/icon-button'
import { rules } from '@jindu/domain/rules'
import { useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { UploadKind } from './upload-image.ts'
import { useImageUpload, type ImageUploading, type Picture } from './use-image-upload.ts'

export interface ImageUploadProps {
  readonly kind: UploadKind
  readonly className?: string
  /** All that were taken of one choice, in its order. */
  readonly onUploaded: (pictures: readonly Picture[]) => void
}

/** Takes pictures into the text; one that is refused says why and the text stays as it was. */
export function ImageUpload({ kind, className = '', onUploaded }: ImageUploadProps): ReactNode {
  return <ImagePicker {...useImageUpload(kind, onUploaded)} className={className} />
}

/** Where pictures are chosen whose way is watched elsewhere too. */
export function ImagePicker({
  busy,
  send,
  className = '',
}: ImageUploading & { readonly className?: string }): ReactNode {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
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
