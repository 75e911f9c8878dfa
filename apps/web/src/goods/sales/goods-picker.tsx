import { Select } from '@jindu/ui/primitives/select'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'
import type { Sales } from './sales-search.ts'

const MOST = 60

export interface GoodsPickerProps {
  /** The goods whose figures are shown; undefined for all. */
  readonly chosen: number | undefined
  /** Named by the answer, also when it is not among the latest of the seller. */
  readonly named: Sales['goods']
  readonly onChoose: (id: number | undefined) => void
}

/** All goods of the seller, or one of the latest sixty. */
export function GoodsPicker({ chosen, named, onChoose }: GoodsPickerProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isError } = useQuery(q.goods.ownList.queryOptions({ page: 1, limit: MOST }))
  const listed = data?.data.map(({ id, title }) => ({ id, title })) ?? []
  const goods = named === null || listed.some(({ id }) => id === named.id) ? listed : [named, ...listed]
  return (
    <Select
      size="s"
      aria-label={t`Goods`}
      value={chosen ?? ''}
      className="max-w-80 phone:max-w-none"
      onChange={(event) => onChoose(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
    >
      <option value="">{t`All your goods`}</option>
      {data === undefined && isError ? <option disabled>{t`Your goods could not be read`}</option> : null}
      {goods.map(({ id, title }) => (
        <option key={id} value={id}>
          <UserText>{title}</UserText>
        </option>
      ))}
    </Select>
  )
}
