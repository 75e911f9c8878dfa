import { rules } from '@jindu/domain/rules'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ImageUpload } from '../../../shared/rich-text/index.ts'

export interface PicturesFieldProps {
  readonly fileIds: readonly string[]
  readonly onChange: (fileIds: readonly string[]) => void
  /** Purpose of the uploads. */
  readonly kind?: 'goods' | 'forum'
}

/** Pictures beside the description; the first one is the cover. */
export function PicturesField({ fileIds, onChange, kind = 'goods' }: PicturesFieldProps): ReactNode {
  const { t } = useLingui()
  const most = rules.files.maximumAttachments
  const forward = (index: number): void => {
    const next = [...fileIds]
    next.splice(index - 1, 0, ...next.splice(index, 1))
    onChange(next)
  }
  return (
    <Field
      kind="group"
      label={<Trans>Pictures</Trans>}
      aside={`${fileIds.length} / ${most}`}
      hint={
        <Trans>
          jpeg, png or gif under 32 MB. The first is the cover; without any, a cover is drawn from the title.
        </Trans>
      }
    >
      <ul aria-label={t`Pictures`} className="flex flex-wrap items-start gap-3">
        {fileIds.map((fileId, index) => (
          <li key={fileId} className="w-28">
            <img
              src={`/files/${fileId}`}
              alt={t`Picture ${index + 1}`}
              className="aspect-[4/3] w-full rounded-2 border border-line object-cover"
            />
            <span className="mt-1 flex items-center justify-between text-12 text-ink-3">
              {index === 0 ? <Trans>Cover</Trans> : null}
              {index === 0 ? null : (
                <Button
                  variant="quiet"
                  size="s"
                  aria-label={t`Move picture ${index + 1} forward`}
                  onClick={() => forward(index)}
                >
                  <ArrowLeft className="ic s" aria-hidden="true" />
                </Button>
              )}
              <Button
                variant="quiet"
                size="s"
                aria-label={t`Take picture ${index + 1} away`}
                onClick={() => onChange(fileIds.filter((id) => id !== fileId))}
              >
                <X className="ic s" aria-hidden="true" />
              </Button>
            </span>
          </li>
        ))}
        {fileIds.length < most ? (
          <li className="grid aspect-[4/3] w-28 place-items-center rounded-2 border border-dashed border-field">
            <ImageUpload
              kind={kind}
              onUploaded={(taken) => onChange([...fileIds, ...taken.map(({ fileId }) => fileId)].slice(0, most))}
            />
          </li>
        ) : null}
      </ul>
    </Field>
  )
}
