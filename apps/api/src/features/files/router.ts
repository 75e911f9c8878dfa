import { z } from 'zod'
import { router, userProcedure } from '../../trpc/init.ts'
import { upload } from './upload.ts'

export const uploadKind = z.enum(['goods', 'shipment', 'forum', 'otc', 'feedback', 'dispute'])

const imageBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'FILE_REQUIRED')

export const filesRouter = router({
  /** Called in process by the multipart routes: bytes cannot come as JSON. */
  upload: userProcedure
    .input(z.object({ kind: uploadKind, bytes: imageBytes }))
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => upload(ctx.app, ctx.session, input.kind, input.bytes)),
})
