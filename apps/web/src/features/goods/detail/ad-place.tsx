import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'

/** The strip of a category's ads (marketplace.md §2 "Goods detail"). Ads open with a coming version: until then it says whose place it is. */
export function AdPlace({ category }: { readonly category: { readonly title: string } }): ReactNode {
  const { t } = useLingui()
  return (
    <aside
      aria-label={t`Category ads`}
      className="mt-8 flex items-center gap-3 rounded-3 border border-dashed border-line-2 px-4 py-3 text-13 text-ink-3"
    >
      <Megaphone className="ic" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <Trans>Ads of {category.title} stand here. They open with a coming version.</Trans>
      </span>
      <Link to="/personal/myAD" className="link">
        <Trans>My ads</Trans>
      </Link>
    </aside>
  )
}
