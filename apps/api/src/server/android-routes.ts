import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { FastifyInstance } from 'fastify'
import { createCaller } from '../app/router.ts'
import { assetLinks, offeredRelease, versionOf } from '../desk/android/index.ts'
import type { App } from '../platform/app.ts'
import { beginUpload } from '../platform/files/begin-upload.ts'
import { callDirectly } from '../trpc/direct-call.ts'
import { currentSession } from '../trpc/context.ts'
import { httpContext } from './context.ts'
import { checkOrigin } from './origin-check.ts'
import { receivePart } from './receive-part.ts'

const HOUR_SECONDS = 3_600
const MINUTES_SECONDS = 300
const FIELD = 'package'

/**
 * What phones ask of the site: which app may open its links, the newest version, and the package itself. Staff post a
 * new package.
 */
export function registerAndroid(server: FastifyInstance, app: App): void {
  server.get('/.well-known/assetlinks.json', { exposeHeadRoute: true }, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(assetLinks(app.env))),
  )

  server.get('/api/android', async (request, reply) => {
    app.rateLimiter.read({ address: request.ip })
    const row = await offeredRelease(app)
    return reply
      .header('cache-control', `public, max-age=${MINUTES_SECONDS}`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ newest: row === null ? null : versionOf(row) }))
  })

  server.get('/api/android/app.apk', async (request, reply) => {
    app.rateLimiter.read({ address: request.ip })
    const row = (await offeredRelease(app)) ?? fail('NOT_FOUND')
    const etag = `"${row.sha256}"`
    reply.headers({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': `attachment; filename="${row.package}-${row.versionCode}.apk"`,
      'cache-control': 'public, no-cache',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const found = (await app.files.get(row.fileId)) ?? fail('NOT_FOUND')
    return reply.header('content-length', found.bytes).send(found.stream)
  })

  server.post(
    '/api/android',
    { config: { answerMilliseconds: rules.request.uploadTimeoutMilliseconds } },
    async (request, reply) => {
      const context = httpContext(app, request, reply)
      checkOrigin(request.raw, app.env)
      const session = await currentSession(context)
      if (session === null) return fail('LOGIN_REQUIRED')
      if (session.role === null) return fail('FORBIDDEN')
      const travel = await beginUpload(app, request.ip, session.uid)
      try {
        const file = await travel.keep(receivePart(app, request, FIELD))
        return await callDirectly(() => createCaller(context).android.publish({ file }))
      } finally {
        await travel.end()
      }
    },
  )
}
