import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdPlace } from './ad-place.tsx'
import { LateAdStrip } from './late-ad-strip.tsx'

interface CategoryStripProps {
  readonly category: { readonly id: number; readonly title?: string }
  readonly className: string
}

/** The ads of a category; as high with ads as without, so that nothing moves. */
export function CategoryStrip({ category, className }: CategoryStripProps): ReactNode {
  const { t } = useLingui()
  const look = `min-h-[60px] ${className}`
  return (
    <LateAdStrip spot={category.id} label={t`Category ads`} className={look}>
      <AdPlace label={t`Category ads`} step={<Trans>Advertise here</Trans>} className={look}>
        {category.title === undefined ? (
          <Trans>Advertise to everyone browsing this category.</Trans>
        ) : (
          <Trans>Advertise to everyone browsing {category.title}.</Trans>
        )}
      </AdPlace>
    </LateAdStrip>
  )
}
