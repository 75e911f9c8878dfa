import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Cover } from '../../card/index.ts'
import type { GoodsDetail } from './goods-reads.ts'

/** The seller's pictures, one large; without pictures the drawn cover. */
export function GoodsGallery({ goods }: { readonly goods: GoodsDetail }): ReactNode {
  const { t } = useLingui()
  const pictures = [...new Set([goods.coverFileId, ...goods.attach].filter((id) => id !== null))]
  const [chosen, setChosen] = useState(0)
  const shown = pictures[chosen] ?? pictures[0] ?? null
  return (
    <div className="mb-6 phone:mb-4">
      <Cover title={goods.title} about={goods.category.about} fileId={shown} shape="wide" first key={shown} />
      {pictures.length > 1 ? (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map((fileId, index) => (
            <li key={fileId} className="w-20">
              <button
                type="button"
                aria-label={t`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={shown === fileId}
                className="block w-full rounded-2 border-2 border-transparent aria-pressed:border-ink"
                onClick={() => setChosen(index)}
              >
                <Cover title={goods.title} about={goods.category.about} fileId={fileId} shape="thumb" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
