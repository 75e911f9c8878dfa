import type { ChannelKind } from '@jindu/domain/events'
import type { FastifyInstance } from 'fastify'
import { adChannel, expireAdsJob, stripChannel } from '../promotion/ads/index.ts'
import { pruneSessionsJob, pruneTokensJob, resealFactorsJob, resealPhrasesJob } from '../accounts/accounts/index.ts'
import { mayReadCommentFile } from '../trust/comments/index.ts'
import { chatFileGuard } from '../trust/conversations/index.ts'
import { goodsChannel, raiseRankJob, readTermsJob } from '../goods/goods/index.ts'
import { moderationChannel } from '../trust/moderation/index.ts'
import { noticeChannel } from '../desk/notices/index.ts'
import type { FileGuards } from '../records/files/index.ts'
import { caseDeskChannel, mayReadStatementFile } from '../trust/disputes/index.ts'
import { goodsOrderChannel, mayReadShipmentFile, settleOrdersJob } from '../goods/orders/index.ts'
import { resealSecretsJob } from '../goods/goods/index.ts'
import { otcMarketChannel } from '../otc/offers/index.ts'
import {
  expireOtcOrdersJob,
  mayReadPaymentFile,
  otcOrderChannel,
  pruneKeptPayeesJob,
  resealKeptPayeesJob,
  warnOtcOrdersJob,
} from '../otc/orders/index.ts'
import { resealPayeesJob } from '../otc/payees/index.ts'
import {
  deliverFarewellsJob,
  deliverMailJob,
  deliverPushJob,
  pruneOutsideJob,
  registerOutsideRoutes,
  resealAddressesJob,
} from '../accounts/outside/index.ts'
import { tellDoubtsJob } from '../wallet/rates/index.ts'
import { remindOfRightsJob } from '../accounts/rights/index.ts'
import { registerSandboxRoutes } from '../desk/sandbox/index.ts'
import { ticketDeskChannel } from '../desk/tickets/index.ts'
import {
  deliverWebhooksJob,
  feedWebhooksJob,
  pruneWebhookDeliveriesJob,
  pruneWebhookSecretsJob,
  resealWebhooksJob,
} from '../accounts/webhooks/index.ts'
import { workCoinsJob } from '../wallet/withdrawals/index.ts'
import { registerLegacy } from '../legacy/routes.ts'
import { registerReference } from '../reference/routes.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db/index.ts'
import type { ChannelGuard, ChannelGuards } from '../platform/outbox/channel-guard.ts'
import { pruneCounts } from '../platform/rate-limit/prune-counts.ts'
import { pruneSeenRequests } from '../platform/replay/replay-store.ts'
import { conversationSubjects } from './conversation-subjects.ts'
import { messageSubjects } from './message-subjects.ts'
import { requestLocale } from '../server/preferences.ts'
import type { Sockets } from '../platform/sockets/sockets.ts'

/** What features bring besides their procedures: timed work, plain routes, who may read restricted files and follow channels. */

export function registerJobs(app: App): void {
  app.jobs.register(resealSecretsJob(app))
  app.jobs.register(resealFactorsJob(app))
  app.jobs.register(resealPhrasesJob(app))
  app.jobs.register(settleOrdersJob(app))
  app.jobs.register(workCoinsJob(app))
  app.jobs.register(tellDoubtsJob(app))
  app.jobs.register(expireOtcOrdersJob(app))
  app.jobs.register(warnOtcOrdersJob(app))
  app.jobs.register(raiseRankJob(app))
  app.jobs.register(readTermsJob(app))
  app.jobs.register(expireAdsJob(app))
  app.jobs.register(remindOfRightsJob(app))
  app.jobs.register(deliverMailJob(app, messageSubjects))
  app.jobs.register(deliverFarewellsJob(app))
  app.jobs.register(deliverPushJob(app))
  app.jobs.register(pruneOutsideJob(app))
  app.jobs.register(resealAddressesJob(app))
  app.jobs.register(resealPayeesJob(app))
  app.jobs.register(resealKeptPayeesJob(app))
  app.jobs.register(pruneKeptPayeesJob(app))
  app.jobs.register(feedWebhooksJob(app))
  app.jobs.register(deliverWebhooksJob(app))
  app.jobs.register(resealWebhooksJob(app))
  app.jobs.register(pruneWebhookSecretsJob(app))
  app.jobs.register(pruneWebhookDeliveriesJob(app))
  app.jobs.register(pruneSeenRequests(app.db))
  app.jobs.register(pruneCounts(app.db))
  app.jobs.register(pruneSessionsJob(app))
  app.jobs.register(pruneTokensJob(app))
}

export function registerRoutes(server: FastifyInstance, sockets: Sockets, app: App): void {
  registerSandboxRoutes(server, app)
  registerOutsideRoutes(server, app, { localeOf: (request) => requestLocale(request.headers) })
  registerReference(server, app.env.publicOrigin)
  registerLegacy(server, sockets, app)
}

/** A new kind of channel does not compile until somebody says who may follow it. */
export const channelGuards = (db: Db): ChannelGuards =>
  ({
    goods: goodsChannel(db),
    ad: adChannel(db),
    adStrip: stripChannel,
    goodsOrder: goodsOrderChannel(db),
    notice: noticeChannel(db),
    otcMarket: otcMarketChannel,
    otcOrder: otcOrderChannel(db),
    moderation: moderationChannel,
    ticketDesk: ticketDeskChannel,
    caseDesk: caseDeskChannel,
  }) satisfies Record<ChannelKind, ChannelGuard>

export const fileGuards: FileGuards = {
  users: {
    shipment: mayReadShipmentFile,
    dispute: mayReadStatementFile,
    otc: mayReadPaymentFile,
    chat: chatFileGuard(conversationSubjects),
  },
  anybody: { comment: mayReadCommentFile },
}
