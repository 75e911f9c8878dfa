import type { TokenScope } from '@jindu/domain/accounts/access-tokens'
import multipart from '@fastify/multipart'
import { fail } from '@jindu/domain/errors'
import { rules } from '@jindu/domain/rules'
import type { FastifyInstance } from 'fastify'
import { pictureWidth, readFile, readNarrow, type FileGuards, type FileKept } from '../records/files/index.ts'
import { UPLOAD_SCOPE, uploadKind } from '../records/files/index.ts'
import type { App } from '../platform/app.ts'
import type { Session } from '../platform/sessions/session.ts'
import { requireStaffFactor } from '../platform/sessions/staff-factor.ts'
import { beginUpload } from '../platform/files/begin-upload.ts'
import { createCaller } from '../app/router.ts'
import { httpContext } from './context.ts'
import { bearerSession } from '../trpc/bearer.ts'
import { currentSession, type RequestContext } from '../trpc/context.ts'
import { callDirectly } from '../trpc/direct-call.ts'
import { checkOrigin } from './origin-check.ts'
import { receivePart } from './receive-part.ts'

const FIELD = 'image'
/** Old clients append an extension to an attachment's name. */
const EXTENSION = /\.(?:jpg|png|gif)$/
const YEAR_SECONDS = 31_536_000

const CACHE: Readonly<Record<FileKept, string>> = {
  forGood: `public, max-age=${YEAR_SECONDS}, immutable`,
  untilAsked: 'private, no-cache',
  never: 'private, no-store',
}

/** An invalid access token gets its own error; an ended session counts as a visitor. */
async function callerOf(context: RequestContext, scope: TokenScope): Promise<Session | null> {
  const { bearer } = context
  return bearer === undefined ? currentSession(context) : bearerSession(context, bearer, scope)
}

/**
 * POST /files/<kind> uploads an image; GET /files/<id> returns it. `?w=` selects one of the widths used by lists and
 * pages.
 */
export async function registerFiles(server: FastifyInstance, app: App, guards: FileGuards): Promise<void> {
  await server.register(multipart, {
    limits: { fileSize: rules.files.maximumBytes, files: 1, fields: 20, fieldSize: 16_384, parts: 21, headerPairs: 50 },
  })

  server.post<{ Params: { kind: string } }>(
    '/files/:kind',
    { config: { answerMilliseconds: rules.request.uploadTimeoutMilliseconds } },
    async (request, reply) => {
      const context = httpContext(app, request, reply)
      if (context.bearer === undefined) checkOrigin(request.raw, app.env)
      // Check access first, so that nobody uploads 32 MB only to be refused.
      const session = await callerOf(context, UPLOAD_SCOPE)
      if (session === null) return fail('LOGIN_REQUIRED')
      const kind = uploadKind.safeParse(request.params.kind)
      if (!kind.success) return fail('NOT_FOUND')
      const travel = await beginUpload(app, request.ip, session.uid)
      try {
        const file = await travel.keep(receivePart(app, request, FIELD))
        return await callDirectly(() => createCaller(context).files.upload({ kind: kind.data, file }))
      } finally {
        await travel.end()
      }
    },
  )

  const head = { exposeHeadRoute: true }
  server.get<{ Params: { id: string }; Querystring: { w?: string } }>('/files/:id', head, async (request, reply) => {
    app.rateLimiter.read({ address: request.ip })
    const context = httpContext(app, request, reply)
    const session = async () => {
      const found = await callerOf(context, 'own')
      if (found !== null) requireStaffFactor(app, found)
      return found
    }
    const { file, kept } = await readFile(app, guards, request.params.id.replace(EXTENSION, ''), session)
    // Do not scale animated images: scaling would keep only one frame.
    const width = file.contentType === 'image/gif' ? undefined : pictureWidth(request.query.w)
    const etag = width === undefined ? `"${file.sha256}"` : `"${file.sha256}-w${width}"`
    reply.headers({
      'content-type': width === undefined ? file.contentType : 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'cache-control': CACHE[kept],
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const found = width === undefined ? await app.files.get(file.id) : await readNarrow(app, file, width)
    return found === null ? fail('FILE_NOT_FOUND') : reply.header('content-length', found.bytes).send(found.stream)
  })
}
