import type { ReportReason } from '@jindu/domain/trust/moderation'
import { useLingui } from '@lingui/react/macro'

/** Labels of the report reasons. */
export function useReportReasons(): Readonly<Record<ReportReason, string>> {
  const { t } = useLingui()
  return {
    spam: t`Spam or advertising`,
    abuse: t`Insult or threat`,
    fraud: t`Fraud or false claims`,
    deal: t`Lures out of the escrow`,
    illegal: t`Forbidden goods or content`,
    wrong: t`Wrong or out of date`,
    other: t`Something else`,
  }
}
