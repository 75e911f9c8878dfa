import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ComingPage } from './coming-page.tsx'

/** Stands on a route until its feature brings the page. */
export function OpeningPage(): ReactNode {
  return (
    <ComingPage title={<Trans>Opens soon</Trans>}>
      <Trans>This page is being built.</Trans>
    </ComingPage>
  )
}
