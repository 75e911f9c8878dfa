import { TOKEN_SCOPES } from '@jindu/domain/accounts/access-tokens'
import { fail } from '@jindu/domain/errors'
import { accessTokenInput, idField } from '@jindu/domain/input'
import { usd } from '@jindu/domain/money'
import { z } from 'zod'
import { router, userProcedure } from '../../../trpc/init.ts'
import { usdOut } from '../../../trpc/money-out.ts'
import { createToken } from './create-token.ts'
import { revokeToken } from './end-tokens.ts'
import { listTokens } from './list-tokens.ts'
import { readDay } from './spent-today.ts'

const tokenRow = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  addresses: z.array(z.string()),
  dailyLimit: usdOut.nullable(),
  spentToday: usdOut,
  createdAt: z.int(),
  expiresAt: z.int(),
  lastUsedAt: z.int().nullable(),
  lastUsedFrom: z.string().nullable(),
})

/** The facts that a token may read about itself. */
const ownToken = z.object({
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  expiresAt: z.int(),
  dailyLimit: usdOut.nullable().describe('null for a token that moves no money'),
  spentToday: usdOut,
  leftToday: usdOut.nullable().describe('What the token may still move until `dayEndsAt`'),
  dayEndsAt: z.int().describe('Midnight UTC, when the limit begins anew'),
})

export const accessTokensRouter = router({
  current: userProcedure
    .meta({
      summary: {
        en: 'The token that asks: its scopes, its end, and what is left of its limit for today',
        'zh-CN': '当前令牌自身的权限范围、到期时间与今日剩余额度',
      },
      scope: 'any',
    })
    .output(ownToken)
    .query(async ({ ctx: { app, session } }) => {
      const day = session.grant === undefined ? null : await readDay(app, session.grant.id)
      if (day === null) return fail('TOKEN_NOT_FOUND')
      const { name, scopes, expiresAt, limit, spent, left, endsAt } = day
      return {
        name,
        scopes,
        expiresAt,
        dailyLimit: limit === null ? null : usd(limit),
        spentToday: usd(spent),
        leftToday: limit === null ? null : usd(left),
        dayEndsAt: endsAt,
      }
    }),

  list: userProcedure
    .meta({
      summary: {
        en: 'The access tokens of the account with their scopes, limits and last use, without their secrets',
        'zh-CN': '账号的访问令牌，含权限范围、限额与最近使用，不含令牌本身',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(tokenRow) }))
    .query(async ({ ctx }) => ({ data: await listTokens(ctx.app, ctx.session.uid) })),

  create: userProcedure
    .meta({
      summary: {
        en: 'Make an access token; the answer shows it this once',
        'zh-CN': '新建访问令牌，令牌只在此次返回中显示',
      },
      scope: null,
    })
    .meta({ counts: ['accessTokens'] })
    .input(accessTokenInput)
    .output(z.object({ id: z.int(), token: z.string() }))
    .mutation(({ ctx, input }) => createToken(ctx.app, ctx.session, input, ctx)),

  revoke: userProcedure
    .meta({ summary: { en: 'End an access token at once', 'zh-CN': '立即撤销访问令牌' }, scope: null })
    .input(z.object({ id: idField }))
    .output(z.object({ done: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.app, ctx.session.uid, input.id, ctx)
      return { done: true } as const
    }),
})
