import type { ErrorCode } from '@jindu/domain/errors'
import { errorMessage } from '@jindu/i18n'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { UserText } from '../../../shared/format/user-text.tsx'
import { groupBy } from '../../../shared/group-by.ts'
import { Undo } from '../../../shared/notify/undo.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

type Outcome = ApiOutputs['goods']['stepMany']['data'][number] & { readonly title: string }

export interface Report {
  /** Sequence number of the report. */
  readonly turn: number
  readonly step: 'push' | 'offline' | 'online'
  readonly outcomes: readonly Outcome[]
  /** Goods that can be put online again: taken offline by this step, or refused in an earlier attempt. */
  readonly undo: readonly number[]
}

export interface ManyReportProps {
  /** Null before the first report: a live region must be in the page before its text. */
  readonly report: Report | null
  readonly onUndo: (undone: readonly number[]) => Promise<unknown>
  /** Content at the end of the line. */
  readonly end: ReactNode
}

const NOTHING_DONE: Report = { turn: 0, step: 'push', outcomes: [], undo: [] }

/** Result of a bulk step: counts, and the titles of refused goods. */
export function ManyReport({ report, onUndo, end }: ManyReportProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const { turn, step, outcomes, undo } = report ?? NOTHING_DONE
  const refused = outcomes.flatMap(({ id, title, refusal }) => (refusal === null ? [] : [{ id, title, ...refusal }]))
  const changed = outcomes.filter((one) => one.changed).length
  const already = outcomes.length - refused.length - changed
  const kinds = [...groupBy(refused, ({ code }) => why(code))]
  const said = [
    ...(changed === 0 ? [] : [<Done key="done" step={step} count={changed} />]),
    ...(already === 0 ? [] : [<Trans key="already">{already} unchanged</Trans>]),
    ...kinds.map(([kind, { length }]) => <NotDone key={kind} kind={kind} count={length} />),
  ]
  return (
    <div className={report === null ? 'sr-only' : 'grid gap-2'}>
      <div className="flex items-center gap-3">
        <output className="num block grow text-13 font-semibold">
          {said.map((words, index) => (
            <Fragment key={words.key}>
              {index === 0 ? null : ' · '}
              {words}
            </Fragment>
          ))}
        </output>
        {undo.length > 0 ? <Undo key={turn} word={t`Undo`} onUndo={() => onUndo(undo)} /> : null}
        {report === null ? null : end}
      </div>
      {refused.length === 0 ? null : (
        <ul
          className="grid max-h-32 gap-1 overflow-y-auto border-t border-line pt-2 text-13"
          aria-label={t`What was not done`}
        >
          {refused.map(({ id, title, code, details }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              <UserText>{title}</UserText> <span className="text-ink-3">{errorMessage(code, locale, details)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Why = 'early' | 'offline' | 'delisted' | 'other'

const WHY: Partial<Record<ErrorCode, Why>> = {
  PUSH_TOO_SOON: 'early',
  OWN_GOODS_OFFLINE: 'offline',
  OWN_GOODS_DELISTED: 'delisted',
}

function why(code: ErrorCode): Why {
  return WHY[code] ?? 'other'
}

function Done({ step, count }: { readonly step: Report['step']; readonly count: number }): ReactNode {
  if (step === 'push') return <Trans>{count} pushed</Trans>
  return step === 'offline' ? <Trans>{count} taken offline</Trans> : <Trans>{count} back for sale</Trans>
}

function NotDone({ kind, count }: { readonly kind: Why; readonly count: number }): ReactNode {
  if (kind === 'early') return <Trans>{count} too early</Trans>
  if (kind === 'offline') return <Trans>{count} offline</Trans>
  return kind === 'delisted' ? <Trans>{count} delisted by staff</Trans> : <Trans>{count} not done</Trans>
}
