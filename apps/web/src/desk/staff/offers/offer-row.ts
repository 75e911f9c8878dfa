import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type OfferRow = ApiOutputs['otcOffers']['staffList']['data'][number]
