import { REPORT_REASONS, type ReportReason } from '@jindu/domain/trust/moderation'
import { rules } from '@jindu/domain/rules'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Textarea } from '@jindu/ui/primitives/textarea'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useWritten } from '../../shared/forms/use-written.ts'
import { VerbDialog } from '../../shared/forms/verb-dialog.tsx'
import { useVerb } from '../../shared/trpc/use-verb.ts'
import type { ReportButtonProps } from './report-button.tsx'
import { useReportReasons } from './use-report-reasons.ts'

/** Asks for the reason of a report; an error never clears the input. */
export function ReportDialog({ kind, id, onClose }: ReportButtonProps & { readonly onClose: () => void }): ReactNode {
  const { t } = useLingui()
  const words = useReportReasons()
  const [reason, setReason] = useState<ReportReason>(kind === 'notice' ? 'wrong' : 'spam')
  const [note, setNote] = useWritten(`report:${kind} ${id}`)
  const report = useVerb((client) => client.moderation.report.mutate({ kind, id, reason, note: note.trim() }), {
    quiet: true,
    changes: [],
    says: t`The moderators look at it`,
    done: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <VerbDialog
      verb={report}
      onClose={onClose}
      title={<Trans>Report to the moderators</Trans>}
      consequence={
        kind === 'message' ? (
          <Trans>Moderators read this message and a few around it. The other side is not told who reported it.</Trans>
        ) : (
          <Trans>Moderators look at it. Nobody is told who reported it.</Trans>
        )
      }
      confirmLabel={<Trans>Report</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      onConfirm={() => report.mutate(undefined)}
    >
      <Field label={<Trans>What is wrong</Trans>}>
        <Select
          value={reason}
          onChange={(event) => setReason(REPORT_REASONS.find((one) => one === event.target.value) ?? 'other')}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<Trans>What moderators should know (optional)</Trans>}>
        <Textarea
          rows={3}
          limit={rules.staff.report.maximumCharacters}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </VerbDialog>
  )
}
