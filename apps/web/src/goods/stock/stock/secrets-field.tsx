import { isDomainError } from '@jindu/domain/errors'
import { secretLines } from '@jindu/domain/goods/goods'
import { rules } from '@jindu/domain/rules'
import { errorMessage } from '@jindu/i18n'
import { Button } from '@jindu/ui/primitives/button'
import { Field } from '@jindu/ui/primitives/field'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileSpreadsheet, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import { CsvDialog, type CsvDialogProps } from './csv-dialog.tsx'
import { readText } from './read-text.ts'
import { SecretsCount } from './secrets-count.tsx'
import { NOTHING_WRITTEN, type WrittenSecrets } from './written-secrets.ts'

export interface SecretsFieldProps {
  readonly written: WrittenSecrets
  readonly error?: string | undefined
  readonly onChange: (written: WrittenSecrets) => void
}

type OpenFile = Pick<CsvDialogProps, 'name' | 'rows' | 'lines' | 'encoding' | 'broken'>

const PREVIEW_CELLS = 4

/** Secrets for the stock: pasted one a line, or the column of a CSV file. */
export function SecretsField({ written, error, onChange }: SecretsFieldProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<OpenFile | null>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const { maximumSecretsACall, maximumCsvBytes } = rules.goods.stock

  const read = async (chosen: File): Promise<void> => {
    setRefused(undefined)
    if (chosen.size > maximumCsvBytes) {
      setRefused(errorMessage('REQUEST_TOO_LARGE', locale))
      return
    }
    const { readCsv } = await import('./read-csv.ts')
    const { text, encoding } = readText(new Uint8Array(await chosen.arrayBuffer()))
    const lines = secretLines(text).filter((line) => line.trim() !== '')
    const of = { name: chosen.name, lines, encoding }
    try {
      setFile({ ...of, rows: readCsv(text), broken: null })
    } catch (failure) {
      if (!isDomainError(failure)) throw failure
      // Malformed quotes give no columns; whole lines can still be used.
      setFile({ ...of, rows: [], broken: errorMessage(failure.code, locale, failure.details) })
    }
  }

  return (
    <div className="grid gap-3">
      <Field
        label={written.kind === 'typed' ? <Trans>One key or code a line</Trans> : <Trans>Units from a file</Trans>}
        kind={written.kind === 'typed' ? 'control' : 'group'}
        aside={t`at most ${maximumSecretsACall} at a time`}
        hint={<Trans>Encrypted before it is stored. Only you can read it, and its buyer after opening it.</Trans>}
        error={error ?? refused}
      >
        {written.kind === 'typed' ? (
          <Textarea
            className="delivery-paste"
            rows={7}
            spellCheck={false}
            autoComplete="off"
            placeholder={'QX7F-PLUM-0912\nQX7F-PLUM-0913'}
            value={written.text}
            onChange={(event) => onChange({ kind: 'typed', text: event.currentTarget.value })}
          />
        ) : (
          <div className="delivery-file">
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate font-medium">
                <FileSpreadsheet className="ic" aria-hidden="true" /> {written.name}
              </span>
              <Button variant="quiet" size="s" onClick={() => onChange(NOTHING_WRITTEN)}>
                <X className="ic s" aria-hidden="true" />
                <Trans>Remove</Trans>
              </Button>
            </span>
            <ol>
              {written.cells.slice(0, PREVIEW_CELLS).map((cell, index) => (
                <li key={index}>{cell}</li>
              ))}
            </ol>
            {written.cells.length > PREVIEW_CELLS ? (
              <span className="num text-13 text-ink-3">
                <Plural value={written.cells.length - PREVIEW_CELLS} one="and # row more" other="and # rows more" />
              </span>
            ) : null}
          </div>
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SecretsCount written={written} />
        <Button size="s" onClick={() => input.current?.click()}>
          <FileSpreadsheet className="ic s" aria-hidden="true" />
          <Trans>Import CSV</Trans>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t`CSV file`}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen !== undefined) void read(chosen)
        }}
      />
      {file === null ? null : (
        <CsvDialog
          {...file}
          onClose={() => setFile(null)}
          onChoose={(cells) => {
            setFile(null)
            onChange({ kind: 'file', name: file.name, cells })
          }}
        />
      )}
    </div>
  )
}
