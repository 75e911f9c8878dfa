import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'

export function AppDownload(): ReactNode {
  const { t } = useLingui()
  return (
    <Disclosure label={t`Android app`} face={<Smartphone className="ic" aria-hidden="true" />}>
      <div className="pop">
        <p className="b">
          <Trans>Android app</Trans>
        </p>
        <p className="mid">
          <Trans>The same account on the phone. iOS is not supported.</Trans>
        </p>
        <Link to="/download" className="btn line s">
          <Trans>To the download page</Trans>
        </Link>
      </div>
    </Disclosure>
  )
}
