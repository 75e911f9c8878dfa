import type { Locale } from '@jindu/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { FREEZE_PATH } from '../../records/messages/index.ts'
import { findFreezeLink, freezeByLink } from '../accounts/index.ts'
import { freezePage, type FreezeState } from './freeze-page.ts'
import { sendLinkPage } from './link-page.ts'
import { findUnsubscribe, unsubscribe } from './unsubscribe.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts'

interface Link {
  readonly Params: { readonly token: string }
}

const BODY_BYTES = 10_000

export interface OutsideRoutes {
  /** The reader's language, if the link does not determine it. */
  readonly localeOf: (request: FastifyRequest) => Locale
}

/**
 * `GET` asks for confirmation; `POST` ends the mails or freezes the account. For mails the reader's mail program may
 * also post at once (RFC 8058); it has no page and no session. Only the link's signature counts.
 */
export function registerOutsideRoutes(server: FastifyInstance, app: App, { localeOf }: OutsideRoutes): void {
  const answer = (reply: FastifyReply, state: UnsubscribeState): Promise<FastifyReply> =>
    sendLinkPage(app, reply, unsubscribePage(app, state))
  void server.register(async (pages) => {
    // Ignore the body: its content is fixed by RFC 8058, and the link decides.
    pages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) => done(null))
    const url = `${UNSUBSCRIBE_PATH}/:token`
    pages.get<Link>(url, async (request, reply) => {
      await app.rateLimiter.count('write', { address: request.ip })
      const found = await findUnsubscribe(app, request.params.token)
      if (found === null) return answer(reply, { is: 'dead', locale: localeOf(request) })
      return answer(reply, { is: 'asking', what: found.what, locale: found.row.locale })
    })
    pages.post<Link>(url, async (request, reply) => {
      await app.rateLimiter.count('write', { address: request.ip })
      const found = await findUnsubscribe(app, request.params.token)
      if (found === null) return answer(reply, { is: 'dead', locale: localeOf(request) })
      await unsubscribe(app, found.row, found.what)
      return answer(reply, { is: 'done', what: found.what, locale: found.row.locale })
    })
    const freeze = `${FREEZE_PATH}/:token`
    pages.get<Link>(freeze, async (request, reply) => {
      await app.rateLimiter.count('write', { address: request.ip })
      const uid = await findFreezeLink(app, request.params.token)
      const state: FreezeState = uid === null ? { is: 'dead' } : { is: 'asking', uid }
      return sendLinkPage(app, reply, freezePage(app, state, localeOf(request)))
    })
    pages.post<Link>(freeze, async (request, reply) => {
      await app.rateLimiter.count('write', { address: request.ip })
      const is = (await freezeByLink(app, request.params.token, request.ip)) ? 'done' : 'dead'
      return sendLinkPage(app, reply, freezePage(app, { is }, localeOf(request)))
    })
  })
}
