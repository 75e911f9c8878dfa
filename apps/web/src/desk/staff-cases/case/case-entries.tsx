import { ENTRY_LABELS, entryLabel } from '@jindu/i18n/ledger'
import { Sheet, SheetBody, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import type { LedgerEntry } from '../../../trust/disputes/index.ts'
import { JournalLines, type JournalLine } from './journal-lines.tsx'

const lineOf = ({ account, owner, amount, after }: LedgerEntry['postings'][number]): JournalLine => ({
  account: owner === '' ? account : `${account} ${owner}`,
  amount,
  after,
})

const isKind = (text: string): text is keyof typeof ENTRY_LABELS => Object.hasOwn(ENTRY_LABELS, text)

/** Every ledger entry of the order, with its postings. */
export function CaseEntries({ entries }: { readonly entries: readonly LedgerEntry[] }): ReactNode {
  const locale = useLocale()
  return (
    <Sheet>
      <SheetHead title={<Trans>Ledger entries</Trans>} />
      <SheetBody className="grid gap-4">
        {entries.map((entry) => (
          <section key={entry.id} className="grid gap-1">
            <h3 className="case-entry-head">
              <span className="font-semibold">{isKind(entry.kind) ? entryLabel(entry.kind, locale) : entry.kind}</span>
              <span className="num text-12 text-ink-3">
                <Trans>entry {entry.id}</Trans> · <Moment at={entry.at} />
              </span>
            </h3>
            <JournalLines lines={entry.postings.map(lineOf)} />
          </section>
        ))}
      </SheetBody>
    </Sheet>
  )
}
