import type { EventOf, Topic } from './events.ts'

/** Subjects whose followers need not be parties. */
export const CHANNEL_KINDS = [
  'goods',
  'ad',
  'adStrip',
  'goodsOrder',
  'notice',
  'otcMarket',
  'otcOrder',
  'moderation',
  'ticketDesk',
  'caseDesk',
] as const

export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** What each channel carries. */
interface Topics {
  /** A goods page: the goods themselves and what is written under them. */
  readonly goods: 'comment' | 'goods' | 'review'
  /** The page of an ad: what is written under it. */
  readonly ad: 'comment'
  /** The ads of one place: of a category by its id, or of the home page. */
  readonly adStrip: 'adStrip'
  /** An order before the arbiters, and the talk about it; its parties are told by their accounts. */
  readonly goodsOrder: 'goodsOrder' | 'talk'
  /** The fiat market of one currency, by its wire number. */
  readonly otcMarket: 'otcOffer'
  /** An order of the fiat market before the arbiters, and the talk about it. */
  readonly otcOrder: 'otcOrder' | 'talk'
  /** The queue of the staff; there is one. */
  readonly moderation: 'moderation'
  /** A notice: what is written under it. */
  readonly notice: 'comment'
  /** The staff who answer tickets, all of them at one desk. */
  readonly ticketDesk: 'talk'
  /** The arbiters, all of them at one desk: whose each case is. */
  readonly caseDesk: 'goodsOrder' | 'otcOrder'
}

/** One subject's channel, as it is stored and asked for: `goods:81`. */
export type ChannelName<Kind extends ChannelKind = ChannelKind> = `${Kind}:${number}`

/** The channels that may carry a topic. */
type KindOf<T extends Topic> = { [Kind in ChannelKind]: T extends Topics[Kind] ? Kind : never }[ChannelKind]

/** The channels on which a topic is heard of. */
export type ChannelFor<T extends Topic> = ChannelName<KindOf<T>>

/** Who hears of an event: accounts, and whoever follows a channel that carries its topic. */
interface Audience<T extends Topic> {
  readonly uids: readonly number[]
  readonly channels?: readonly ChannelFor<T>[]
}

/** An event and who is told of it; what a verb hands in with the change that it tells of. */
export type Announcement = { [T in Topic]: EventOf<T> & Audience<T> }[Topic]

/**
 * The name that a channel is followed by.
 * @param id of the thing that the channel is of
 * @example
 * channelName('goods', 4_123) // 'goods:4123'
 */
export function channelName<Kind extends ChannelKind>(kind: Kind, id: number): ChannelName<Kind> {
  return `${kind}:${id}`
}

/** No category has it. */
const HOME_STRIP = 0

/**
 * The channel of a strip of ads.
 * @param spot a category by its id, or the home page
 * @example
 * adStripChannel('home') // 'adStrip:0'
 * adStripChannel(31) // 'adStrip:31'
 */
export const adStripChannel = (spot: number | 'home'): ChannelName<'adStrip'> =>
  channelName('adStrip', spot === 'home' ? HOME_STRIP : spot)
