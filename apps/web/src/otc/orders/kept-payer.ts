import { rules } from '@jindu/domain/rules'
import { useWritten } from '../../shared/forms/use-written.ts'
import { isRecord } from '../../shared/is-record.ts'
import { NO_PAYER, type PayerDraft } from './payer-fields.tsx'

const TEXTS = ['name', 'account', 'reference', 'sentAt'] as const

/** Parses a stored payer draft, ignoring invalid parts. */
export function readPayer(text: string): PayerDraft {
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept)) return NO_PAYER
    const files = Array.isArray(kept['files']) ? kept['files'].filter((id) => typeof id === 'string') : []
    const texts = TEXTS.map((name) => [name, typeof kept[name] === 'string' ? kept[name] : ''])
    return { ...NO_PAYER, ...Object.fromEntries(texts), files: files.slice(0, rules.otc.maximumEvidenceFiles) }
  } catch {
    return NO_PAYER
  }
}

/** Draft of the payer, kept through a reload during the payment. */
export function useKeptPayer(orderId: number) {
  const [kept, keep] = useWritten(`otcPayer:${orderId}`)
  return {
    payer: readPayer(kept),
    change: (next: PayerDraft | ((before: PayerDraft) => PayerDraft)): void =>
      keep((before) => JSON.stringify(typeof next === 'function' ? next(readPayer(before)) : next)),
    forget: (): void => keep(''),
  }
}
