import { DomainError } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the answer may take, where it is not the usual time. */
    readonly answerMilliseconds?: number
  }
}

/**
 * Answers 503 when nothing else was answered in time. The server's own limit ends with the request's body: whatever a POST
 * then waited for, it waited for ever.
 *
 * @param usual milliseconds
 */
export function limitAnswers(server: FastifyInstance, usual: number = rules.request.timeoutMilliseconds): void {
  server.addHook('onRequest', (request, reply, done) => {
    const patience = request.routeOptions.config.answerMilliseconds ?? usual
    const tooLate = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return
      request.log.warn({ requestId: request.id, patience }, 'the answer took too long')
      // What is still running may yet be carried out: the connection is not asked for more behind it.
      void reply.header('connection', 'close').send(timedOut())
    }, patience)
    reply.raw.once('close', () => clearTimeout(tooLate))
    done()
  })
}

const timedOut = () => Object.assign(new DomainError('REQUEST_TIMED_OUT', {}), { statusCode: 503 })
