import type { EventOf, Topic } from './events.ts'

/** Subjects that anybody with access may follow, not only the parties. */
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

/** Topics of each channel. */
interface Topics {
  /** A goods page: the goods, their comments and reviews. */
  readonly goods: 'comment' | 'goods' | 'review'
  /** The page of an ad: its comments. */
  readonly ad: 'comment'
  /** The ads of one place: a category by its id, or the home page. */
  readonly adStrip: 'adStrip'
  /** A disputed order and its conversation, for arbiters; the parties are notified by their accounts. */
  readonly goodsOrder: 'goodsOrder' | 'talk'
  /** The fiat market of one currency, by its wire number. */
  readonly otcMarket: 'otcOffer'
  /** A disputed order of the fiat market and its conversation, for arbiters. */
  readonly otcOrder: 'otcOrder' | 'talk'
  /** The staff's moderation queue; there is one. */
  readonly moderation: 'moderation'
  /** A notice: its comments. */
  readonly notice: 'comment'
  /** The desk of all staff who answer tickets. */
  readonly ticketDesk: 'talk'
  /** The desk of all arbiters: which arbiter has which case. */
  readonly caseDesk: 'goodsOrder' | 'otcOrder'
}

/** Name of one subject's channel, as stored and requested: `goods:81`. */
export type ChannelName<Kind extends ChannelKind = ChannelKind> = `${Kind}:${number}`

/** The channels that may carry a topic. */
type KindOf<T extends Topic> = { [Kind in ChannelKind]: T extends Topics[Kind] ? Kind : never }[ChannelKind]

/** The channels that carry a topic. */
export type ChannelFor<T extends Topic> = ChannelName<KindOf<T>>

/** Recipients of an event: accounts, and followers of channels that carry its topic. */
interface Audience<T extends Topic> {
  readonly uids: readonly number[]
  readonly channels?: readonly ChannelFor<T>[]
}

/** An event and its recipients; a verb passes it along with the change that it announces. */
export type Announcement = { [T in Topic]: EventOf<T> & Audience<T> }[Topic]

/**
 * The name of a channel.
 * @param id of the channel's subject
 * @example
 * channelName('goods', 4_123) // 'goods:4123'
 */
export function channelName<Kind extends ChannelKind>(kind: Kind, id: number): ChannelName<Kind> {
  return `${kind}:${id}`
}

/** No category has this id. */
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
