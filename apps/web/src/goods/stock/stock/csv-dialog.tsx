import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Note } from '@jindu/ui/primitives/note'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { FileEncoding } from './read-text.ts'

export interface CsvDialogProps {
  readonly name: string
  /** Rows of cells; empty if the quotes are malformed. */
  readonly rows: readonly (readonly string[])[]
  /** Raw lines, without blank ones. */
  readonly lines: readonly string[]
  readonly encoding: FileEncoding
  /** Error message if the file cannot be split into columns; otherwise null. */
  readonly broken: string | null
  readonly onChoose: (cells: string[]) => void
  readonly onClose: () => void
}

const PREVIEW_ROWS = 5
/** Use whole lines instead of a column, because keys may contain any separator. */
const WHOLE_LINE = -1

/** Selects the column with the secrets, and whether the first row is a header; shows a preview. */
export function CsvDialog({ name, rows, lines, encoding, broken, onChoose, onClose }: CsvDialogProps): ReactNode {
  const { t } = useLingui()
  const [column, setColumn] = useState(broken === null ? 0 : WHOLE_LINE)
  const [headed, setHeaded] = useState(false)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const heads = rows[0] ?? []
  const cells = (column === WHOLE_LINE ? lines : rows.map((row) => row[column] ?? '')).slice(headed ? 1 : 0)
  return (
    <Dialog
      open
      size="wide"
      title={name}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" disabled={cells.length === 0} onClick={() => onChoose(cells)}>
            <Plural value={cells.length} one="Take # row" other="Take # rows" />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {broken === null ? null : <Note tone="hold">{broken}</Note>}
        <Field label={<Trans>Column with the secrets</Trans>}>
          <Select value={column} onChange={(event) => setColumn(Number(event.currentTarget.value))}>
            <option value={WHOLE_LINE}>{t`The whole line`}</option>
            {Array.from({ length: width }, (_, index) => (
              <option key={index} value={index}>
                {headed && heads[index] ? heads[index] : t`Column ${index + 1}`}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox checked={headed} onChange={(event) => setHeaded(event.currentTarget.checked)}>
          <Trans>The first row names the columns</Trans>
        </Checkbox>
        <div className="delivery-file">
          <span className="text-13 text-ink-3">
            <Trans>The first rows of it</Trans>
            {encoding === 'UTF-8' ? null : (
              <>
                {', '}
                <Trans>read as {encoding}: check that they are right</Trans>
              </>
            )}
          </span>
          <ol>
            {cells.slice(0, PREVIEW_ROWS).map((cell, index) => (
              <li key={index}>{cell}</li>
            ))}
          </ol>
        </div>
      </div>
    </Dialog>
  )
}
