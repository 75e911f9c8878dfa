import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What a file holds once it is saved. */
export function ExportSaid({ rows, cut }: { readonly rows: number; readonly cut: boolean }): ReactNode {
  const count = groupThousands(String(rows))
  return cut ? (
    <Trans>The file is full: the latest {count} rows. Choose fewer days for older ones.</Trans>
  ) : (
    <Plural value={rows} one="# row saved" other="# rows saved" />
  )
}
