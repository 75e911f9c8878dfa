import { foldNumber } from '@jindu/domain/money'

const PERCENT = /^(\d{1,2})(?:\.(\d{1,2}))?$/

/** Hundredths of a percent from what was typed; null when it leaves one side nothing or is no percentage. */
export function readPercent(text: string): number | null {
  const [, whole, rest = ''] = PERCENT.exec(foldNumber(text).trim()) ?? []
  if (whole === undefined) return null
  const share = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return share > 0 ? share : null
}
