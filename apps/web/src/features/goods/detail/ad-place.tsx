import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'

/** The strip of a category's ads (marketplace.md §2 "Goods detail"); with no ad in it, the place is offered to sellers. */
export function AdPlace({ category }: { readonly category: { readonly title: string } }): ReactNode {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Category ads`}
      className="mt-8 flex items-center gap-3 rounded-3 border border-dashed border-line-2 px-4 py-3 text-13 text-ink-3"
    >
      <Megaphone className="ic" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Trans>Your ad could stand here, before everybody who looks at {category.title}.</Trans>
      </span>
      <Link to="/personal/myAD" className="link">
        <Trans>Advertise here</Trans>
      </Link>
    </aside>
  )
}
