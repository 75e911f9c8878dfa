import { DomainError } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response timeout of this route, if it differs from the default. */
    readonly answerMilliseconds?: number
  }
}

/**
 * Answers 503 after a timeout. Node's requestTimeout covers only receiving the body; a slow handler would hang forever.
 *
 * @param usual milliseconds
 */
export function limitAnswers(server: FastifyInstance, usual: number = rules.request.timeoutMilliseconds): void {
  server.addHook('onRequest', (request, reply, done) => {
    const patience = request.routeOptions.config.answerMilliseconds ?? usual
    const tooLate = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return
      request.log.warn({ requestId: request.id, patience }, 'the answer took too long')
      // The handler may still complete, so close the connection instead of sending more requests over it.
      void reply.header('connection', 'close').send(timedOut())
    }, patience)
    reply.raw.once('close', () => clearTimeout(tooLate))
    done()
  })
}

const timedOut = () => Object.assign(new DomainError('REQUEST_TIMED_OUT', {}), { statusCode: 503 })
