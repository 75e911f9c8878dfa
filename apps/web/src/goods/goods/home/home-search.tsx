import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { SearchBox } from '../../search/index.ts'

export function HomeSearch(): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <div className="flex items-center justify-between gap-6">
      <div className="max-w-[720px] flex-1">
        <SearchBox
          label={t`Search goods`}
          placeholder={t`Goods name or ID`}
          onSearch={(text) => void navigate({ to: '/search', search: text === '' ? {} : { search: text } })}
        />
      </div>
      <div className="flex flex-none gap-2 phone:hidden">
        <HomeSteps />
      </div>
    </div>
  )
}

/** Quick links besides goods (marketplace.md §2 "Home"); on phones a visitor sees registration as one of two. */
export function HomeSteps(): ReactNode {
  const visits = useSession() === null
  return (
    <>
      {visits ? (
        <Link to="/register" className="btn ink hidden phone:inline-flex">
          <Trans>Register</Trans>
        </Link>
      ) : null}
      <Link to="/otc" className="btn line phone:hidden">
        <ArrowLeftRight className="ic" aria-hidden="true" />
        <Trans>Trade coin for fiat</Trans>
      </Link>
      <Link to="/personal/releaseGoods" className="btn line">
        <Plus className="ic" aria-hidden="true" />
        <Trans>Publish goods</Trans>
      </Link>
      <Link to="/personal/myAD" className={`btn quiet ${visits ? 'phone:hidden' : ''}`}>
        <Trans>Post an ad</Trans>
      </Link>
    </>
  )
}
