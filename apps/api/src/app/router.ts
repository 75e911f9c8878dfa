import type { AnyTRPCProcedure } from '@trpc/server'
import { createCallerFactory, mergeRouters, router } from '../trpc/init.ts'
import type { CALL_SCOPES } from '../trpc/token-scopes.ts'
import { conversationSubjects } from './conversation-subjects.ts'
import { commentSubjects } from './comment-subjects.ts'
import { messageSubjects } from './message-subjects.ts'
import { accountsRouter } from '../accounts/accounts/router.ts'
import { adsRouter } from '../promotion/ads/router.ts'
import { auditRouter } from '../accounts/audit/router.ts'
import { categoriesRouter } from '../goods/categories/router.ts'
import { conversationsRouter } from '../trust/conversations/router.ts'
import { commentsRouter } from '../trust/comments/router.ts'
import { favoritesRouter } from '../goods/favorites/router.ts'
import { filesRouter } from '../records/files/router.ts'
import { goodsRouter } from '../goods/goods/router.ts'
import { searchRouter } from '../goods/search/index.ts'
import { disputesRouter } from '../trust/disputes/router.ts'
import { goodsOrdersRouter } from '../goods/orders/router.ts'
import { liveRouter } from '../accounts/live/router.ts'
import { requestsRouter } from '../records/requests/router.ts'
import { otcOffersRouter } from '../otc/offers/router.ts'
import { otcOrdersRouter } from '../otc/orders/router.ts'
import { otcPayeesRouter } from '../otc/payees/router.ts'
import { ledgerRouter } from '../wallet/ledger-search/router.ts'
import { ratesRouter } from '../wallet/rates/router.ts'
import { reviewsRouter } from '../goods/reviews/router.ts'
import { siteFiguresRouter } from '../desk/site-figures/router.ts'
import { rightsRouter } from '../accounts/rights/router.ts'
import { salesRouter } from '../goods/sales/router.ts'
import { moderationRouter } from '../trust/moderation/router.ts'
import { moderationSubjects } from './moderation-subjects.ts'
import { outsideRouter } from '../accounts/outside/router.ts'
import { messagesRouter } from '../records/messages/router.ts'
import { noticesRouter } from '../desk/notices/router.ts'
import { sandboxRouter } from '../desk/sandbox/router.ts'
import { siteRouter } from '../accounts/site/router.ts'
import { staffRouter } from '../desk/staff/router.ts'
import { shutOutRouter } from '../desk/site-figures/shut-out-router.ts'
import { ticketsRouter } from '../desk/tickets/router.ts'
import { transfersRouter } from '../wallet/transfers/router.ts'
import { treasuryRouter } from '../wallet/treasury/router.ts'
import { walletRouter } from '../wallet/wallet/router.ts'
import { webhooksRouter } from '../accounts/webhooks/router.ts'
import { withdrawalsRouter } from '../wallet/withdrawals/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  site: siteRouter,
  files: filesRouter,
  live: liveRouter,
  categories: categoriesRouter,
  goods: mergeRouters(goodsRouter, searchRouter),
  goodsOrders: goodsOrdersRouter,
  disputes: disputesRouter,
  otcOffers: otcOffersRouter,
  otcOrders: otcOrdersRouter,
  otcPayees: otcPayeesRouter,
  favorites: favoritesRouter,
  requests: requestsRouter,
  reviews: reviewsRouter,
  comments: commentsRouter(commentSubjects),
  sales: salesRouter,
  conversations: conversationsRouter(conversationSubjects),
  notices: noticesRouter,
  tickets: ticketsRouter(conversationSubjects),
  messages: messagesRouter(messageSubjects),
  outside: outsideRouter,
  webhooks: webhooksRouter,
  wallet: walletRouter,
  withdrawals: withdrawalsRouter,
  treasury: treasuryRouter,
  rights: mergeRouters(rightsRouter, shutOutRouter),
  ads: adsRouter,
  transfers: transfersRouter,
  sandbox: sandboxRouter,
  moderation: moderationRouter(moderationSubjects),
  staff: staffRouter,
  figures: siteFiguresRouter,
  rates: ratesRouter,
  ledger: ledgerRouter,
  audit: auditRouter,
})

export type AppRouter = typeof appRouter

type PathsOf<Routes, Prefix extends string = ''> = {
  [Name in keyof Routes & string]: Routes[Name] extends AnyTRPCProcedure
    ? `${Prefix}${Name}`
    : PathsOf<Routes[Name], `${Prefix}${Name}.`>
}[keyof Routes & string]

/** A procedure that has no row in `CALL_SCOPES` does not compile: each says whether an access token may call it. */
type Scoped<Path extends keyof typeof CALL_SCOPES> = Path

/** Every procedure of the router, as `feature.procedure`. */
export type ProcedurePath = Scoped<PathsOf<AppRouter['_def']['record']>>

/** Runs procedures in process: server rendering and the Ms* calls. */
export const createCaller = createCallerFactory(appRouter)
