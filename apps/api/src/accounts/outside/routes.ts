import type { Locale } from '@jindu/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { findUnsubscribe, unsubscribe } from './unsubscribe.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts'

interface Link {
  readonly Params: { readonly token: string }
}

const BODY_BYTES = 10_000
const NONCE_BYTES = 16

export interface OutsideRoutes {
  /** The reader's language, where the link tells none. */
  readonly localeOf: (request: FastifyRequest) => Locale
}

/**
 * `GET` asks, `POST` ends the mails: from the page, or at once from the reader's mail program (RFC 8058), which is no page of
 * ours and has no session. Only the link's signature counts.
 */
export function registerOutsideRoutes(server: FastifyInstance, app: App, { localeOf }: OutsideRoutes): void {
  const answer = async (reply: FastifyReply, state: UnsubscribeState): Promise<FastifyReply> => {
    const nonce = Buffer.from(app.random.bytes(NONCE_BYTES)).toString('base64')
    return reply
      .code(state.is === 'dead' ? 410 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(unsubscribePage(app, state, nonce))
  }
  void server.register(async (pages) => {
    // What it says is known: it is the link that is asked.
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
  })
}
