import { Field } from '@jindu/ui/primitives/field'
import { Skeleton } from '@jindu/ui/primitives/skeleton'
import type { ReactNode } from 'react'
import { lazyPart } from '../parts/lazy-part.tsx'
import type { RichDocument } from './rich-document.ts'
import type { UploadKind } from './upload-image.ts'

const RichEditor = lazyPart(() => import('./rich-editor.tsx'))

export interface RichFieldProps {
  readonly label: string
  readonly aside: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly initial: RichDocument | string
  readonly onChange: (document: RichDocument) => void
  readonly uploadKind: UploadKind
  readonly limit: number
}

/** A labelled editor; its code loads when rendered. */
export function RichField({ label, aside, hint, error, ...editor }: RichFieldProps): ReactNode {
  return (
    <Field kind="group" label={label} aside={aside} hint={hint} error={error}>
      <RichEditor
        fallback={<Skeleton className="block h-64 w-full" />}
        label={label}
        invalid={error !== undefined}
        {...editor}
      />
    </Field>
  )
}
