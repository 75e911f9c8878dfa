import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** Link to a transaction in a block explorer; renders nothing if the site has none. */
export function ExplorerLink({ to }: { readonly to: string | null }): ReactNode {
  if (to === null) return null
  return (
    <a href={to} target="_blank" rel="noreferrer" className="btn s line">
      <ExternalLink className="s" aria-hidden="true" />
      <Trans>View on a block explorer</Trans>
    </a>
  )
}
