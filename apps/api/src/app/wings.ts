import { accountsFeature } from '../accounts/accounts/feature.ts'
import { payByPasskeyRouter } from '../accounts/accounts/second-factor/pay-by-passkey-router.ts'
import { auditFeature } from '../accounts/audit/feature.ts'
import { liveFeature } from '../accounts/live/feature.ts'
import { outsideFeature } from '../accounts/outside/feature.ts'
import { peopleFeature } from '../accounts/people/feature.ts'
import { rightsFeature } from '../accounts/rights/feature.ts'
import { siteFeature } from '../accounts/site/feature.ts'
import { webhooksFeature } from '../accounts/webhooks/feature.ts'
import { androidFeature } from '../desk/android/feature.ts'
import { launchFeature } from '../desk/launch/feature.ts'
import { describeNotices } from '../desk/notices/index.ts'
import { noticesFeature } from '../desk/notices/feature.ts'
import { sandboxFeature } from '../desk/sandbox/feature.ts'
import { figuresFeature } from '../desk/site-figures/feature.ts'
import { shutOutRouter } from '../desk/site-figures/shut-out-router.ts'
import { staffFeature } from '../desk/staff/feature.ts'
import { ticketsFeature } from '../desk/tickets/feature.ts'
import { ticketsRouter } from '../desk/tickets/router.ts'
import { categoriesFeature } from '../goods/categories/feature.ts'
import { discountsFeature } from '../goods/discounts/feature.ts'
import { favoritesFeature } from '../goods/favorites/feature.ts'
import { goodsFeature } from '../goods/goods/feature.ts'
import { goodsOrdersFeature } from '../goods/orders/feature.ts'
import { reviewsFeature } from '../goods/reviews/feature.ts'
import { salesFeature } from '../goods/sales/feature.ts'
import { searchFeature } from '../goods/search/feature.ts'
import { otcAlertsFeature } from '../otc/alerts/feature.ts'
import { otcOffersFeature } from '../otc/offers/feature.ts'
import { otcOrdersFeature } from '../otc/orders/feature.ts'
import { otcPayeesFeature } from '../otc/payees/feature.ts'
import { adsFeature } from '../promotion/ads/feature.ts'
import { filesFeature } from '../records/files/feature.ts'
import { messagesFeature } from '../records/messages/feature.ts'
import { requestsFeature } from '../records/requests/feature.ts'
import { commentsFeature } from '../trust/comments/feature.ts'
import { conversationsFeature } from '../trust/conversations/feature.ts'
import { disputesFeature } from '../trust/disputes/feature.ts'
import { moderationFeature } from '../trust/moderation/feature.ts'
import { moderationRouter } from '../trust/moderation/router.ts'
import { mergeRouters } from '../trpc/init.ts'
import { ledgerFeature } from '../wallet/ledger-search/feature.ts'
import { custodyFeature } from '../wallet/custody/feature.ts'
import { proofsFeature } from '../wallet/proofs/feature.ts'
import { ratesFeature } from '../wallet/rates/feature.ts'
import { transfersFeature } from '../wallet/transfers/feature.ts'
import { treasuryFeature } from '../wallet/treasury/feature.ts'
import { walletFeature } from '../wallet/wallet/feature.ts'
import { withdrawalsFeature } from '../wallet/withdrawals/feature.ts'
import { gather, type Feature } from './feature.ts'

/**
 * Every feature under its router's name, wing by wing from the ground up. Each lists all its parts in its `feature.ts`.
 */
const features = {
  // records
  files: filesFeature,
  requests: requestsFeature,
  // accounts
  accounts: accountsFeature,
  audit: auditFeature,
  live: liveFeature,
  people: peopleFeature,
  rights: { ...rightsFeature, router: mergeRouters(rightsFeature.router, shutOutRouter) },
  site: siteFeature,
  webhooks: webhooksFeature,
  // trust
  disputes: disputesFeature,
  moderation: moderationFeature,
  // goods
  categories: categoriesFeature,
  goods: { ...goodsFeature, router: mergeRouters(goodsFeature.router, searchFeature.router) },
  search: { jobs: searchFeature.jobs },
  discounts: discountsFeature,
  goodsOrders: goodsOrdersFeature,
  reviews: reviewsFeature,
  sales: salesFeature,
  favorites: favoritesFeature,
  // otc
  otcOffers: otcOffersFeature,
  otcAlerts: otcAlertsFeature,
  otcOrders: otcOrdersFeature,
  otcPayees: otcPayeesFeature,
  // wallet
  wallet: walletFeature,
  withdrawals: withdrawalsFeature,
  treasury: treasuryFeature,
  transfers: transfersFeature,
  ledger: ledgerFeature,
  custody: custodyFeature,
  proofs: proofsFeature,
  rates: ratesFeature,
  // promotion
  ads: adsFeature,
  // desk
  notices: noticesFeature,
  tickets: ticketsFeature,
  staff: staffFeature,
  launch: launchFeature,
  android: androidFeature,
  figures: figuresFeature,
  sandbox: sandboxFeature,
} satisfies Readonly<Record<string, Feature>>

/** Engines are given the subjects that the features bring. */
const talk = gather(features, 'talk')
/** Subjects of private conversations, for what speaks without a request: the demo data. */
export const talkSubjects = talk
const described = gather(features, 'messages')
const conversations = conversationsFeature(talk)
const comments = commentsFeature(gather(features, 'comments'), {
  goods: described.goods,
  ad: described.ad,
  notice: describeNotices,
})
const talking = { ...features, conversations, comments }

export const messageSubjects = gather(talking, 'messages')

export const wings = {
  ...talking,
  accounts: {
    ...accountsFeature,
    router: mergeRouters(accountsFeature.router, payByPasskeyRouter(gather(features, 'paid'))),
  },
  messages: messagesFeature(messageSubjects),
  outside: outsideFeature(messageSubjects),
  moderation: { ...moderationFeature, router: moderationRouter(gather(talking, 'moderation')) },
  tickets: { ...ticketsFeature, router: ticketsRouter(talk) },
}
