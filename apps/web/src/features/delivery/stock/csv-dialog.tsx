import { Button } from '@jindu/ui/primitives/button'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Dialog } from '@jindu/ui/primitives/dialog'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

export interface CsvDialogProps {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly onChoose: (cells: string[]) => void
  readonly onClose: () => void
}

const PREVIEW_ROWS = 5

/** Which column of a file holds the secrets, and whether its first row names the columns; with a look at the rows. */
export function CsvDialog({ name, rows, onChoose, onClose }: CsvDialogProps): ReactNode {
  const { t } = useLingui()
  const [column, setColumn] = useState(0)
  const [headed, setHeaded] = useState(false)
  const width = Math.max(1, ...rows.map((row) => row.length))
  const heads = rows[0] ?? []
  const cells = rows.slice(headed ? 1 : 0).map((row) => row[column] ?? '')
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
        <Field label={<Trans>Column with the secrets</Trans>}>
          <Select value={column} onChange={(event) => setColumn(Number(event.currentTarget.value))}>
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
