import { z } from 'zod'
import { SpooledFile } from '../../platform/files/spool.ts'
import { confirmedProcedure, router, visitorProcedure } from '../../trpc/init.ts'
import { androidVersion, offeredRelease, versionOf } from './newest.ts'
import { publishPackage } from './publish.ts'

const spooledFile = z
  .custom<SpooledFile>((value) => value instanceof SpooledFile, 'FILE_REQUIRED')
  .meta({ description: 'Not as JSON: a part of a multipart body' })

export const androidRouter = router({
  newest: visitorProcedure
    .meta({
      summary: {
        en: 'The newest version of the site’s Android app, and whether the site has one set up',
        'zh-CN': '本站安卓客户端的最新版本，以及是否已配置',
      },
      scope: 'market',
    })
    .output(
      z.object({
        newest: androidVersion.nullable().describe('Null where there is none'),
        package: z.string().nullable().describe('The app’s package; null where the operator named none'),
      }),
    )
    .query(async ({ ctx: { app } }) => {
      const row = await offeredRelease(app)
      return { newest: row === null ? null : versionOf(row), package: app.env.androidApp?.package ?? null }
    }),

  /** Called in process by the multipart route: JSON cannot carry files. */
  publish: confirmedProcedure('settings.change')
    .meta({
      summary: {
        en: 'Publish a package of the Android app; it comes as multipart to /api/android, not as JSON',
        'zh-CN': '发布安卓安装包，以 multipart 发送到 /api/android，不是 JSON',
      },
      scope: null,
    })
    .input(z.object({ file: spooledFile }))
    .output(androidVersion)
    .mutation(({ ctx, input }) => publishPackage(ctx.app, ctx.session, input.file)),
})
