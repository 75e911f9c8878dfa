import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PasskeyObstacle } from './passkey-place.ts'

/** Why no passkey can answer on this page, and where one can. */
export function PasskeyObstacleText({ of }: { readonly of: PasskeyObstacle }): ReactNode {
  if (of.kind === 'unsupported')
    return <Trans>This browser cannot use passkeys on this page. A code still works.</Trans>
  const { origin } = new URL(of.url)
  return (
    <Trans>
      Browsers keep passkeys for one address of a site. Here they work at{' '}
      <a href={of.url} className="link">
        {origin}
      </a>
      , not at the address you opened.
    </Trans>
  )
}
