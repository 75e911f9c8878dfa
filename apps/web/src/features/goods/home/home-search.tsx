import { Button } from '@jindu/ui/primitives/button'
import { Input } from '@jindu/ui/primitives/input'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, Plus, Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'

/** A number is a goods id, anything else part of a title. */
function searchFor(text: string): { goods_id?: number; search?: string } {
  if (text === '') return {}
  return /^\d{1,12}$/.test(text) && Number(text) > 0 ? { goods_id: Number(text) } : { search: text.slice(0, 60) }
}

export function HomeSearch(): ReactNode {
  const { t } = useLingui()
  const navigate = useNavigate()
  const find = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    void navigate({ to: '/search', search: searchFor(typeof typed === 'string' ? typed.trim() : '') })
  }
  return (
    <div className="flex items-center justify-between gap-6">
      {/* An action too: the field works before the scripts are there. */}
      <search className="max-w-[720px] flex-1">
        <form action="/search" onSubmit={find}>
          <Input
            size="l"
            type="search"
            name="search"
            maxLength={60}
            aria-label={t`Search goods`}
            placeholder={t`Goods name or ID`}
            prefix={<Search className="ic" aria-hidden="true" />}
            suffix={
              <Button variant="ink" size="s" type="submit">
                <Trans>Search</Trans>
              </Button>
            }
          />
        </form>
      </search>
      <div className="flex flex-none gap-2 phone:hidden">
        <Link to="/otc" className="btn line">
          <ArrowLeftRight className="ic" aria-hidden="true" />
          <Trans>Trade coin for fiat</Trans>
        </Link>
        <Link to="/personal/releaseGoods" className="btn line">
          <Plus className="ic" aria-hidden="true" />
          <Trans>Publish goods</Trans>
        </Link>
        <Link to="/personal/myAD" className="btn quiet">
          <Trans>Post an ad</Trans>
        </Link>
      </div>
    </div>
  )
}
