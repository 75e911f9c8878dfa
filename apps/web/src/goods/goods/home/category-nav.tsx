import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { CategoryDialog, CategoryIcon } from '../../card/index.ts'
import { PHONE_ROW } from './phone-order.ts'
import { UserText } from '../../../shared/format/user-text.tsx'

type Category = ApiOutputs['categories']['get']

const CELL =
  'group grid grid-cols-[16px_minmax(0,1fr)] content-start gap-x-2 border-line py-3 pr-3 pl-3.5 text-left text-13 leading-tight ' +
  'border-l first:border-l-0 first:pl-0 phone:flex-none phone:grid-cols-[16px_max-content] phone:border-l-0 phone:px-0 phone:py-3.5'
const NAME = 'font-semibold underline-offset-[3px] group-hover:underline'

export interface CategoryNavProps {
  /** The first ones; the rest is in the dialog. */
  readonly categories: readonly Category[]
  readonly total: number
}

/** Shortcuts to the first categories; all of them open in a dialog. */
export function CategoryNav({ categories, total }: CategoryNavProps): ReactNode {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <nav aria-label={t`Categories`} className={`grid auto-cols-fr grid-flow-col border-y border-line ${PHONE_ROW}`}>
      {categories.map((category) => (
        <Link key={category.id} to="/search" search={{ id: category.id }} className={CELL}>
          <CategoryIcon title={category.title} />
          <span className={NAME}>
            <UserText>{category.title}</UserText>
          </span>
          <span className="num col-start-2 mt-0.5 text-12 text-ink-3 phone:hidden">
            <Plural
              value={category.goodsCount}
              one="# item"
              other={`${groupThousands(String(category.goodsCount))} items`}
            />
          </span>
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" className={`${CELL} phone:-order-1`} onClick={() => setOpen(true)}>
        <LayoutGrid className="ic" aria-hidden="true" />
        <span className={NAME}>
          <Trans>All categories</Trans>
        </span>
        <span className="num col-start-2 mt-0.5 text-12 text-ink-3 phone:hidden">{total}</span>
      </button>
      {open ? <CategoryDialog onClose={() => setOpen(false)} /> : null}
    </nav>
  )
}
