import type { AnyTRPCProcedure } from '@trpc/server'
import { createCallerFactory, router } from './init.ts'
import type { CALL_SCOPES } from './token-scopes.ts'
import { conversationSubjects } from './conversation-subjects.ts'
import { commentSubjects } from './comment-subjects.ts'
import { messageSubjects } from './message-subjects.ts'
import { accountsRouter } from '../features/accounts/router.ts'
import { adsRouter } from '../features/ads/router.ts'
import { auditRouter } from '../features/audit/router.ts'
import { categoriesRouter } from '../features/categories/router.ts'
import { conversationsRouter } from '../features/conversations/router.ts'
import { commentsRouter } from '../features/comments/router.ts'
import { favoritesRouter } from '../features/favorites/router.ts'
import { filesRouter } from '../features/files/router.ts'
import { goodsRouter } from '../features/goods/router.ts'
import { disputesRouter } from '../features/disputes/router.ts'
import { goodsOrdersRouter } from '../features/goods-orders/router.ts'
import { liveRouter } from '../features/live/router.ts'
import { requestsRouter } from '../features/requests/router.ts'
import { otcOffersRouter } from '../features/otc-offers/router.ts'
import { otcOrdersRouter } from '../features/otc-orders/router.ts'
import { otcPayeesRouter } from '../features/otc-payees/router.ts'
import { ledgerRouter } from '../features/ledger-search/router.ts'
import { ratesRouter } from '../features/rates/router.ts'
import { reviewsRouter } from '../features/reviews/router.ts'
import { siteFiguresRouter } from '../features/site-figures/router.ts'
import { rightsRouter } from '../features/rights/router.ts'
import { salesRouter } from '../features/sales/router.ts'
import { moderationRouter } from '../features/moderation/router.ts'
import { moderationSubjects } from './moderation-subjects.ts'
import { outsideRouter } from '../features/outside/router.ts'
import { messagesRouter } from '../features/messages/router.ts'
import { noticesRouter } from '../features/notices/router.ts'
import { sandboxRouter } from '../features/sandbox/router.ts'
import { siteRouter } from '../features/site/router.ts'
import { staffRouter } from '../features/staff/router.ts'
import { ticketsRouter } from '../features/tickets/router.ts'
import { transfersRouter } from '../features/transfers/router.ts'
import { treasuryRouter } from '../features/treasury/router.ts'
import { walletRouter } from '../features/wallet/router.ts'
import { webhooksRouter } from '../features/webhooks/router.ts'
import { withdrawalsRouter } from '../features/withdrawals/router.ts'

export const appRouter = router({
  accounts: accountsRouter,
  site: siteRouter,
  files: filesRouter,
  live: liveRouter,
  categories: categoriesRouter,
  goods: goodsRouter,
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
  rights: rightsRouter,
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
