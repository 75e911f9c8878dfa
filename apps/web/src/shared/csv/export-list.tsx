import { groupThousands } from '@jindu/domain/money'
import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ApiClient } from '../trpc/types.ts'
import { useVerb } from '../trpc/use-verb.ts'
import { collectRows, type Collected, type ReadPage } from './collect-rows.ts'
import type { CsvCell } from './csv.ts'
import { ExportSaid } from './export-said.tsx'
import { saveCsv } from './save-csv.ts'
import { SaveCsvButton } from './save-csv-button.tsx'

export interface ExportListProps<Row extends { readonly id: number }> {
  /** File name without extension. */
  readonly name: string
  /** The filters without the page; other filters reset the export. */
  readonly asked: object
  /** The list is empty, or not loaded yet. */
  readonly none: boolean
  /** Reads one page of the list. */
  readonly read: (client: ApiClient, ...asked: Parameters<ReadPage<Row>>) => ReturnType<ReadPage<Row>>
  /** Column names. */
  readonly head: readonly string[]
  readonly cells: (row: Row) => readonly CsvCell[]
}

/** Exports the filtered list as a file, page by page. It shows progress and can be cancelled. */
export function ExportList<Row extends { readonly id: number }>(props: ExportListProps<Row>): ReactNode {
  return <OneExport key={JSON.stringify(props.asked)} {...props} />
}

function OneExport<Row extends { readonly id: number }>(props: ExportListProps<Row>): ReactNode {
  const { name, none, read, head, cells } = props
  const stop = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState({ at: 0, all: 0 })
  // Cancel the export when the reader leaves the page or changes the filters.
  useEffect(() => () => stop.current?.abort(), [])
  const save = useVerb<undefined, Collected<Row> | null>(
    (client) => {
      const { signal } = (stop.current = new AbortController())
      setProgress({ at: 0, all: 0 })
      return collectRows<Row>((page, aborted) => read(client, page, aborted), {
        signal,
        onRead: (at, all) => setProgress({ at, all }),
      }).catch((error: unknown) => {
        // A cancelled export shows no message.
        if (signal.aborted) return null
        throw error
      })
    },
    { changes: [], done: (all) => (all === null ? undefined : saveCsv(name, [head, ...all.rows.map(cells)])) },
  )
  return (
    <span className="flex min-h-[34px] flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-3">
      {/* Only the result is announced to screen readers. */}
      <output className="num empty:sr-only">
        {save.isPending || save.data === undefined || save.data === null ? null : (
          <ExportSaid rows={save.data.rows.length} cut={save.data.cut} moved={save.data.moved} />
        )}
      </output>
      {save.isPending ? (
        <span className="num">
          <Progress {...progress} />
        </span>
      ) : null}
      {save.isPending ? (
        <Button size="s" variant="quiet" onClick={() => stop.current?.abort()}>
          <Trans>Stop</Trans>
        </Button>
      ) : null}
      <SaveCsvButton disabled={none} loading={save.isPending} onSave={() => save.mutate(undefined)} />
    </span>
  )
}

function Progress({ at, all }: { readonly at: number; readonly all: number }): ReactNode {
  if (all === 0) return null
  const [read, total] = [at, all].map((count) => groupThousands(String(count)))
  return (
    <Trans>
      {read} of {total} read
    </Trans>
  )
}
