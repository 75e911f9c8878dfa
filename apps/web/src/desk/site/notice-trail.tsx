import type { NoticeCategory } from '@jindu/domain/rules'
import { Breadcrumb } from '@jindu/ui/primitives/breadcrumb'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface NoticeTrailProps {
  readonly type: NoticeCategory
  readonly children: ReactNode
}

/** Link back to the notice's list. */
export function NoticeTrail({ type, children }: NoticeTrailProps): ReactNode {
  const { t } = useLingui()
  return (
    <Breadcrumb label={t`Where you are`}>
      <Link to="/ruleList" search={{ type }}>
        <Trans>Notices and rules</Trans>
      </Link>
      <span>{children}</span>
    </Breadcrumb>
  )
}
