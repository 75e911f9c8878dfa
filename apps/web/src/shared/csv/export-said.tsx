import { groupThousands } from '@jindu/domain/money'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface ExportSaidProps {
  readonly rows: number
  readonly cut: boolean
  readonly moved?: boolean
}

/** Message about a saved file: its number of rows, and whether it is complete. */
export function ExportSaid({ rows, cut, moved = false }: ExportSaidProps): ReactNode {
  const count = groupThousands(String(rows))
  if (moved) return <Trans>{count} rows saved. The list changed meanwhile: save again if one is missing.</Trans>
  return cut ? (
    <Trans>The file is full: the latest {count} rows. Choose fewer days for older ones.</Trans>
  ) : (
    <Plural value={rows} one="# row saved" other="# rows saved" />
  )
}
