import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where the public sees a transaction; nothing where the site names no such place. */
export function ExplorerLink({ to }: { readonly to: string | null }): ReactNode {
  if (to === null) return null
  return (
    <a href={to} target="_blank" rel="noreferrer" className="btn s line">
      <ExternalLink className="s" aria-hidden="true" />
      <Trans>View on a block explorer</Trans>
    </a>
  )
}
