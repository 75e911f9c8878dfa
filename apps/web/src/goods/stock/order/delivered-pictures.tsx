import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Pictures that belong to goods or to their delivery, each a link to its full size. */
export function DeliveredPictures({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const { t } = useLingui()
  if (ids.length === 0) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ids.map((id, index) => (
        <a key={id} href={`/files/${id}`}>
          <img src={`/files/${id}`} alt={t`Picture ${index + 1}`} loading="lazy" className="rounded-3" />
        </a>
      ))}
    </div>
  )
}
