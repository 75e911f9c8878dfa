import { rules } from '@jindu/domain/rules'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Field } from '@jindu/ui/primitives/field'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { UserText } from '../../shared/format/user-text.tsx'
import { useApi } from '../../shared/trpc/use-api.ts'

const MOST = rules.goods.discount.maximumGoods

export interface GoodsChoiceProps {
  /** Null for all goods. */
  readonly chosen: readonly number[] | null
  readonly error: string | undefined
  readonly onChange: (chosen: readonly number[] | null) => void
}

/** All goods of the seller, or some of the latest ones. */
export function GoodsChoice({ chosen, error, onChange }: GoodsChoiceProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const { data, isError } = useQuery({
    ...q.goods.ownList.queryOptions({ page: 1, limit: MOST }),
    enabled: chosen !== null,
  })
  return (
    <Field label={<Trans>For</Trans>} kind="group" error={error}>
      <div className="grid justify-items-start gap-3">
        <Segmented
          value={chosen === null ? 'all' : 'some'}
          onValueChange={(value) => onChange(value === 'all' ? null : [])}
          options={[
            { value: 'all', label: t`All your goods` },
            { value: 'some', label: t`Some of them` },
          ]}
        />
        {chosen === null ? null : (
          <div className="grid max-h-50 w-full gap-2 overflow-y-auto rounded-2 border border-line p-3">
            {isError ? <Trans>Your goods could not be read</Trans> : null}
            {data?.data.map(({ id, title }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                <UserText>{title}</UserText>
              </Checkbox>
            ))}
          </div>
        )}
      </div>
    </Field>
  )
}
