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
  /** Called with all accepted pictures of one selection, in order. */
  readonly onUploaded: (pictures: readonly Picture[]) => void
}

/** Inserts pictures into the text. A refused one shows its error and leaves the text unchanged. */
export function ImageUpload({ kind, className = '', onUploaded }: ImageUploadProps): ReactNode {
  return <ImagePicker {...useImageUpload(kind, onUploaded)} className={className} />
}

/** Picture button for callers that track the upload themselves. */
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
