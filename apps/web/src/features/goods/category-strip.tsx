import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type ReactNode } from 'react'
import { AdPlace } from './ad-place.tsx'

// Its turns and its clicks come after what the page is for.
const AdStrip = lazy(async () => ({ default: (await import('../ad-strips/index.ts')).AdStrip }))

interface CategoryStripProps {
  readonly category: { readonly id: number; readonly title?: string }
  readonly className: string
}

/** The ads of a category; as high with ads as without, so that nothing moves. */
export function CategoryStrip({ category, className }: CategoryStripProps): ReactNode {
  const { t } = useLingui()
  const look = `min-h-[60px] ${className}`
  const place = (
    <AdPlace label={t`Category ads`} step={<Trans>Advertise here</Trans>} className={look}>
      {category.title === undefined ? (
        <Trans>Your ad could stand here, before everybody who looks at this category.</Trans>
      ) : (
        <Trans>Your ad could stand here, before everybody who looks at {category.title}.</Trans>
      )}
    </AdPlace>
  )
  return (
    <Suspense fallback={place}>
      <AdStrip spot={category.id} label={t`Category ads`} className={look}>
        {place}
      </AdStrip>
    </Suspense>
  )
}
