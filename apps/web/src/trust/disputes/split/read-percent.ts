import { foldNumber } from '@jindu/domain/money'

const PERCENT = /^(\d{1,2})(?:\.(\d{1,2}))?$/

/** Parses a typed percentage as hundredths of a percent; null if it is invalid or leaves one side nothing. */
export function readPercent(text: string): number | null {
  const [, whole, rest = ''] = PERCENT.exec(foldNumber(text).trim()) ?? []
  if (whole === undefined) return null
  const share = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  return share > 0 ? share : null
}
