import { attachmentsField } from '@jindu/domain/input'
import { z } from 'zod'
import { router, userProcedure, visitorProcedure } from '../../trpc/init.ts'
import { describeFiles } from './describe-files.ts'
import { SpooledFile } from '../../platform/files/spool.ts'
import { IMAGE_TYPES } from './tables.ts'
import { upload } from './upload.ts'

/** Uploads have their own HTTP route, which checks access before reading the file. */
export const UPLOAD_SCOPE = 'trade'

export const uploadKind = z.enum(['goods', 'shipment', 'forum', 'otc', 'feedback', 'dispute', 'chat', 'comment'])

const spooledFile = z
  .custom<SpooledFile>((value) => value instanceof SpooledFile, 'FILE_REQUIRED')
  .meta({ description: 'Not as JSON: a part of a multipart body' })

export const attachment = z.object({ id: z.string(), contentType: z.enum(IMAGE_TYPES) })

export const filesRouter = router({
  /** Called in process by the multipart routes, which count the upload before receiving it: JSON cannot carry files. */
  upload: userProcedure
    .meta({
      summary: {
        en: 'Store a picture; it comes as multipart to the upload routes, not as JSON',
        'zh-CN': '上传图片，以 multipart 发送，不是 JSON',
      },
      scope: UPLOAD_SCOPE,
    })
    .input(z.object({ kind: uploadKind, file: spooledFile }))
    .output(attachment)
    .mutation(({ ctx, input }) => upload(ctx.app, ctx.session, input.kind, input.file)),

  /** Describes public pictures and the caller's own; others are left out. */
  describe: visitorProcedure
    .meta({
      summary: { en: 'What pictures are, of those that the caller may see', 'zh-CN': '图片信息，限调用方可见的图片' },
      scope: 'market',
    })
    .input(z.object({ ids: attachmentsField }))
    .output(z.object({ data: z.array(attachment) }))
    .query(({ ctx, input }) => describeFiles(ctx.app, ctx.session?.uid ?? null, input.ids)),
})
