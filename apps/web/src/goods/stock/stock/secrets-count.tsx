import { checkSecrets } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LineList } from './line-list.tsx'
import { entriesOf, type WrittenSecrets } from './written-secrets.ts'

/** While it is written: how many units it makes, and which lines make none. */
export function SecretsCount({ written }: { readonly written: WrittenSecrets }): ReactNode {
  const { secrets, repeated, tooLong, invisible } = checkSecrets(entriesOf(written))
  const most = rules.goods.stock.maximumSecretsACall
  return (
    <div className="grid gap-1 text-13" aria-live="polite">
      <span className="num font-semibold">
        <Plural value={secrets.length} _0="No unit yet" one="# unit" other="# units" />
        {secrets.length > most ? (
          <span className="font-normal text-negative">
            {' '}
            <Trans>of at most {most} at a time</Trans>
          </span>
        ) : null}
      </span>
      {repeated.length === 0 ? null : (
        <span className="num text-hold">
          <Trans>
            <Plural value={repeated.length} one="# repeats an earlier line:" other="# repeat an earlier line:" />{' '}
            <LineList lines={repeated.map(({ line }) => line)} />
          </Trans>
        </span>
      )}
      {invisible.length === 0 ? null : (
        <span className="num text-negative">
          <Trans>
            <Plural
              value={invisible.length}
              one="# with nothing that can be seen:"
              other="# with nothing that can be seen:"
            />{' '}
            <LineList lines={invisible} />
          </Trans>
        </span>
      )}
      {tooLong.length === 0 ? null : (
        <span className="num text-negative">
          <Trans>
            <Plural value={tooLong.length} one="# too long:" other="# too long:" /> <LineList lines={tooLong} />
          </Trans>
        </span>
      )}
    </div>
  )
}
