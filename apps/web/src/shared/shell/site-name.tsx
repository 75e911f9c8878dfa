import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from '../preferences.ts'
import { useSite } from '../session/session.ts'
import { Mark } from './mark.tsx'

export function SiteName(): ReactNode {
  const { t } = useLingui()
  const site = useSite()
  const locale = useLocale()
  return (
    <>
      <Link to="/" className="mark">
        <Mark />
        <span className={locale === 'zh-CN' ? 'han' : undefined}>{site.siteName[locale]}</span>
      </Link>
      {site.sandbox ? (
        <span className="sandbox" title={t`Simulated chain: coins here have no value`}>
          <Trans>Sandbox</Trans>
        </span>
      ) : null}
    </>
  )
}
