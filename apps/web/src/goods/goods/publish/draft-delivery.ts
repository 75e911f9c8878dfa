import { DELIVERIES } from '@jindu/domain/goods/goods'
import { TEXT_DELIVERY, type WrittenDelivery, type WrittenSecrets } from '../../stock/index.ts'
import { isRecord } from '../../../shared/is-record.ts'

/** Parses a stored draft's delivery, ignoring invalid parts. */
export function readDelivery(kept: unknown): WrittenDelivery {
  if (!isRecord(kept)) return TEXT_DELIVERY
  const { shared, units, hours } = kept
  return {
    kind: DELIVERIES.find((kind) => kind === kept['kind']) ?? TEXT_DELIVERY.kind,
    units: readUnits(units),
    shared: typeof shared === 'string' ? shared : '',
    hours: typeof hours === 'string' ? hours : TEXT_DELIVERY.hours,
  }
}

function readUnits(kept: unknown): WrittenSecrets {
  if (!isRecord(kept)) return TEXT_DELIVERY.units
  const { text, name, cells } = kept
  if (typeof text === 'string') return { kind: 'typed', text }
  if (typeof name !== 'string' || !Array.isArray(cells)) return TEXT_DELIVERY.units
  return { kind: 'file', name, cells: cells.filter((cell) => typeof cell === 'string') }
}
