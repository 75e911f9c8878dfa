import { rankingRules } from '../../rules/goods.ts'
import { SELF_DEALING_SIGNS, type SelfDealingSign } from '../../trust/moderation/index.ts'

/** Facts about a seller and a buyer within the last 30 days. */
export interface TieFacts {
  readonly buyerUid: number
  readonly sellerUid: number
  /** Whether both logged in with one browser. */
  readonly sharesDevice: boolean
  /** Networks that each was seen in: an IPv4 address, an IPv6 /64. */
  readonly buyerNetworks: readonly string[]
  readonly sellerNetworks: readonly string[]
  /** The uid of each one's introducer; null without one. */
  readonly buyerIntroducer: number | null
  readonly sellerIntroducer: number | null
  /** Whether the seller sent the buyer coin. */
  readonly sentCoin: boolean
  /** Whether the seller bought of the buyer: coin that goes round. */
  readonly boughtBack: boolean
}

/**
 * The signs that a sale is a deal with oneself.
 * @example
 * const facts = { buyerUid: 100_001, sellerUid: 100_002, sharesDevice: false, sentCoin: false, boughtBack: false } as const
 * const nowhere = { buyerNetworks: [], sellerNetworks: [], buyerIntroducer: null, sellerIntroducer: null } as const
 * selfDealingSigns({ ...facts, ...nowhere }) // []
 * selfDealingSigns({ ...facts, ...nowhere, buyerIntroducer: 100_002 }) // ['introducer']
 */
export function selfDealingSigns(facts: TieFacts): readonly SelfDealingSign[] {
  const { buyerUid, sellerUid, buyerNetworks, sellerNetworks } = facts
  const signs: Readonly<Record<SelfDealingSign, boolean>> = {
    device: facts.sharesDevice,
    network: buyerNetworks.some((network) => sellerNetworks.includes(network)),
    introducer: facts.buyerIntroducer === sellerUid || facts.sellerIntroducer === buyerUid,
    coin: facts.sentCoin || facts.boughtBack,
  }
  return SELF_DEALING_SIGNS.filter((sign) => signs[sign])
}

/** A completed sale as the ranking sees it. */
export interface RankedSale {
  /** The price paid, in US cents. */
  readonly totalCents: bigint
  readonly signs: readonly SelfDealingSign[]
  /** Whether the same buyer bought the same goods within 30 days before, and that sale weighed something. */
  readonly boughtBefore: boolean
}

/**
 * The weight of a sale in the ranking of goods, from 0 to 1: each distinct buyer counts by the price paid, up to 20 dollars. Self-dealing and
 * repeated purchases of one buyer weigh nothing. The displayed number of sales includes them.
 * @example
 * saleWeight({ totalCents: 2_500n, signs: [], boughtBefore: false }) // 1
 * saleWeight({ totalCents: 1n, signs: [], boughtBefore: false }) // 0.0005
 * saleWeight({ totalCents: 2_500n, signs: ['device'], boughtBefore: false }) // 0
 */
export function saleWeight({ totalCents, signs, boughtBefore }: RankedSale): number {
  if (boughtBefore || signs.length > 0 || totalCents <= 0n) return 0
  const { fullSaleCents } = rankingRules
  return totalCents >= BigInt(fullSaleCents) ? 1 : Number(totalCents) / fullSaleCents
}

/** A sale halves in weight after so many seconds. */
const { halfLifeSeconds, newGoodsWeight } = rankingRules
/** Scores are relative to a fixed day, which keeps them small. */
const ORIGIN_SECONDS = 1_704_067_200

/**
 * The contribution of a weight to the "hot" score: the logarithm of a decaying sum, so that no timer has to rewrite scores.
 * @param at unix seconds
 * @returns null for what weighs nothing
 * @example
 * hotScoreOf(1, 1_704_067_200) // 0
 * hotScoreOf(0, 1_704_067_200) // null
 */
export function hotScoreOf(weight: number, at: number): number | null {
  return weight <= 0 ? null : (Math.LN2 * (at - ORIGIN_SECONDS)) / halfLifeSeconds + Math.log(weight)
}

/**
 * The score that goods start with: being new is worth a quarter of a sale.
 * @param at unix seconds
 * @example
 * hotScoreOfNew(1_704_067_200) // -1.3862943611198906
 */
export function hotScoreOfNew(at: number): number {
  return (Math.LN2 * (at - ORIGIN_SECONDS)) / halfLifeSeconds + Math.log(newGoodsWeight)
}

/**
 * The score after a sale. The database computes the same.
 * @param added from `hotScoreOf`
 * @example
 * hotScoreAfter(0, null) // 0
 * hotScoreAfter(0, 0) // 0.6931471805599453
 */
export function hotScoreAfter(score: number, added: number | null): number {
  return added === null ? score : Math.max(score, added) + Math.log1p(Math.exp(-Math.abs(score - added)))
}
