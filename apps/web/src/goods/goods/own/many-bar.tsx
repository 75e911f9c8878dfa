import { Button } from '@jindu/ui/primitives/button'
import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Plural, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ManyReport, type Report } from './many-report.tsx'
import type { OwnGoods } from './own-goods.ts'
import type { Picked } from './use-picked.ts'

const STEPS = ['push', 'offline', 'online'] as const

export interface ManyBarProps {
  readonly goods: readonly OwnGoods[]
  readonly picked: Picked
}

interface Asked {
  readonly step: Report['step']
  readonly ids: readonly number[]
  readonly isUndo?: true
}

/** Bar at the bottom while goods are selected: bulk actions and their results. */
export function ManyBar({ goods, picked }: ManyBarProps): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [report, setReport] = useState<Report | null>(null)
  const step = useVerb(
    (client, { step: asked, ids }: Asked) =>
      client.goods.stepMany.mutate({ step: asked, ids: [...ids] }).catch((error: unknown) => {
        // The response may be lost after a part was done.
        void q.goods.ownList.invalidate()
        throw error
      }),
    {
      changes: [],
      done: async ({ data }, asked) => {
        // A list filtered by state no longer contains the changed goods.
        const titles = new Map([...(report?.outcomes ?? []), ...goods].map(({ id, title }) => [id, title]))
        const refused = data.filter(({ refusal }) => refusal !== null).map(({ id }) => id)
        const changed = data.filter((one) => one.changed).map(({ id }) => id)
        setReport({
          turn: (report?.turn ?? 0) + 1,
          step: asked.step,
          outcomes: data.map((one) => ({ ...one, title: titles.get(one.id) ?? String(one.id) })),
          undo: asked.isUndo === true ? refused : asked.step === 'offline' ? changed : [],
        })
        // Keep refused goods and newly selected ones selected, because they need another step.
        picked.drop(data.filter(({ refusal }) => refusal === null).map(({ id }) => id))
        await Promise.all([q.goods.ownList.invalidate(), ...data.map(({ id }) => q.goods.detail.invalidate({ id }))])
      },
    },
  )
  const { ids } = picked
  if (ids.length === 0 && report === null) return null
  const words = { push: t`Push`, offline: t`Take offline`, online: t`Sell again` }
  const of = goods.filter(({ id }) => ids.includes(id))
  const open = STEPS.filter((each) => each === 'push' || of.some(({ offline }) => offline === (each === 'online')))
  const end = (
    <IconButton
      label={ids.length === 0 ? t`Close` : t`Select none`}
      className="-my-2 -mr-2.5 flex-none"
      onClick={() => {
        setReport(null)
        picked.set([])
      }}
    >
      <X className="ic" aria-hidden="true" />
    </IconButton>
  )
  return (
    <section
      aria-label={t`Chosen goods`}
      className="step-bar sticky bottom-4 z-20 mt-4 grid gap-2 rounded-3 border border-line bg-raised px-5 py-3 shadow-(--lift-2) phone:fixed phone:inset-x-0 phone:bottom-0 phone:rounded-none phone:border-x-0 phone:border-b-0 phone:bg-sheet phone:px-4 phone:pb-[calc(10px+env(safe-area-inset-bottom))]"
    >
      <ManyReport
        report={report}
        onUndo={(undone) => step.mutateAsync({ step: 'online', ids: undone, isUndo: true })}
        end={ids.length === 0 ? end : null}
      />
      {ids.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="grow text-13 font-semibold">
            <Plural value={ids.length} one="# selected" other="# selected" />
          </span>
          <span className="flex gap-2 phone:order-1 phone:w-full">
            {open.map((each) => (
              <Button
                key={each}
                size="s"
                className="phone:flex-1"
                disabled={step.isPending && step.variables.step !== each}
                loading={step.isPending && step.variables.step === each}
                onClick={() => step.mutate({ step: each, ids })}
              >
                {words[each]}
              </Button>
            ))}
          </span>
          {end}
        </div>
      )}
    </section>
  )
}
