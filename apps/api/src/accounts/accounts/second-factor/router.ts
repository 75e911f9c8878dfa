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
      summary:
        'Whether two-step login is on, or due before anything else, and how many recovery codes and passkeys there are',
    })
    .output(z.object({ since: z.int().nullable(), codesLeft: z.int(), passkeys: z.int(), due: z.boolean() }))
    .query(async ({ ctx }) => ({
      ...(await factorStatus(ctx.app, ctx.session.uid)),
      due: isFactorDue(ctx.app, ctx.session),
    })),

  begin: unguardedProcedure
    .meta({ summary: 'Begin two-step login: the secret for an authenticator app' })
    .input(z.object({ password: digestField }))
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .mutation(({ ctx, input }) => beginFactor(ctx.app, ctx.session, input.password, ctx)),

  confirm: unguardedProcedure
    .meta({ summary: 'Turn two-step login on with a first code; the answer holds the recovery codes' })
    .meta({ counts: ['factorCodes'] })
    .input(z.object({ otp: factorCodeField }))
    .output(codesOutput)
    .mutation(({ ctx, input }) => confirmFactor(ctx.app, ctx.session, input.otp, ctx)),

  renewCodes: unguardedProcedure
    .meta({ summary: 'Replace the recovery codes; the old ones end' })
    .input(proof)
    .output(codesOutput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.app, ctx.session, input, ctx)),

  turnOff: unguardedProcedure
    .meta({ summary: 'Turn two-step login off' })
    .input(proof)
    .output(z.object({ done: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await turnFactorOff(ctx.app, ctx.session, input, ctx)
      return { done: true } as const
    }),
})
