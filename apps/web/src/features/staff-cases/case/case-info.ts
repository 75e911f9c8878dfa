import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type CaseInfo = ApiOutputs['goodsOrders']['case']
export type CaseOrder = CaseInfo['order']
export type LedgerEntry = CaseInfo['entries'][number]
