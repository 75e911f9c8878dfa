import { digestField, factorCodeField } from '@jindu/domain/input'
import { z } from 'zod'
import { router, unguardedProcedure } from '../../../trpc/init.ts'
import { isFactorDue } from '../../../platform/sessions/staff-factor.ts'
import { factorStatus } from './factor-status.ts'
import { renewRecoveryCodes, turnFactorOff } from './turn-off.ts'
import { beginFactor, confirmFactor } from './turn-on.ts'

const proof = z.object({ password: digestField, otp: factorCodeField })
const codesOutput = z.object({ codes: z.array(z.string()) })

export const secondFactorRouter = router({
  status: unguardedProcedure
    .meta({
      summary: {
        en: 'Whether two-step login is on, or due before anything else, and how many recovery codes and passkeys there are',
        'zh-CN': '两步验证是否开启或须先开启，剩余恢复码与通行密钥数量',
      },
      scope: null,
    })
    .output(z.object({ since: z.int().nullable(), codesLeft: z.int(), passkeys: z.int(), due: z.boolean() }))
    .query(async ({ ctx }) => ({
      ...(await factorStatus(ctx.app, ctx.session.uid)),
      due: isFactorDue(ctx.app, ctx.session),
    })),

  begin: unguardedProcedure
    .meta({
      summary: {
        en: 'Begin two-step login: the secret for an authenticator app',
        'zh-CN': '开始设置两步验证，返回验证器密钥',
      },
      scope: null,
    })
    .input(z.object({ password: digestField }))
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .mutation(({ ctx, input }) => beginFactor(ctx.app, ctx.session, input.password, ctx)),

  confirm: unguardedProcedure
    .meta({
      summary: {
        en: 'Turn two-step login on with a first code; the answer holds the recovery codes',
        'zh-CN': '用首个验证码开启两步验证，返回恢复码',
      },
      scope: null,
    })
    .meta({ counts: ['factorCodes'] })
    .input(z.object({ otp: factorCodeField }))
    .output(codesOutput)
    .mutation(({ ctx, input }) => confirmFactor(ctx.app, ctx.session, input.otp, ctx)),

  renewCodes: unguardedProcedure
    .meta({
      summary: { en: 'Replace the recovery codes; the old ones end', 'zh-CN': '更换恢复码，旧恢复码随即失效' },
      scope: null,
    })
    .input(proof)
    .output(codesOutput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.app, ctx.session, input, ctx)),

  turnOff: unguardedProcedure
    .meta({ summary: { en: 'Turn two-step login off', 'zh-CN': '关闭两步验证' }, scope: null })
    .input(proof)
    .output(z.object({ done: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await turnFactorOff(ctx.app, ctx.session, input, ctx)
      return { done: true } as const
    }),
})
