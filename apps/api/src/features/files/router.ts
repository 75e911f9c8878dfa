import { attachmentsField } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { describeFiles } from './describe-files.ts'
import { IMAGE_TYPES } from './tables.ts'
import { upload } from './upload.ts'

export const uploadKind = z.enum(['goods', 'shipment', 'forum', 'otc', 'feedback', 'dispute'])

const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'FILE_REQUIRED')

const attachment = z.object({ id: z.string(), contentType: z.enum(IMAGE_TYPES) })

export const filesRouter = router({
  /** Called in process by the multipart routes: bytes cannot come as JSON. */
  upload: userProcedure
    .meta({ counts: ['uploads'] })
    .input(z.object({ kind: uploadKind, bytes: imageBytes }))
    .output(attachment)
    .mutation(({ ctx, input }) => upload(ctx.app, ctx.session, input.kind, input.bytes)),

  /** What pictures are that anybody may see, or that are the caller's own; others are left out. */
  describe: visitorProcedure
    .input(z.object({ ids: attachmentsField }))
    .output(z.object({ data: z.array(attachment) }))
    .query(({ ctx, input }) => describeFiles(ctx.app, ctx.session?.uid ?? null, input.ids)),
})
