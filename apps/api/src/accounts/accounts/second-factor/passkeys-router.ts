import { digestField, factorCodeField, idField, loginInput, newPasskeyInput } from '@jindu/domain/input'
import { z } from 'zod'
import { router, unguardedProcedure, userProcedure, visitorProcedure } from '../../../trpc/init.ts'
import { proveLogin } from '../log-in.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { askPasskey, listPasskeys, removePasskey } from './own-passkeys.ts'
import { letPasskeyPay, passkeyPaysInput } from './passkey-pays.ts'
import { relyingParty } from './relying-party.ts'

const proof = z.object({ password: digestField, otp: factorCodeField })
const key = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(key),
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('preferred'),
  }),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['preferred', 'required']),
  allowCredentials: z.array(key),
})
request.register(z.globalRegistry, { id: 'PasskeyRequest' })

const seconds = z.int()
const row = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: seconds,
  lastUsedAt: seconds.nullable(),
  /** Since when it may stand in for the pay password. */
  paysSince: seconds.nullable(),
})

export const passkeysRouter = router({
  list: unguardedProcedure
    .meta({ summary: { en: 'The passkeys of the account', 'zh-CN': '账号的通行密钥' }, scope: null })
    .output(
      z.object({
        data: z.array(row),
        /** The host they belong to: a browser at any other name of the site knows none of them. */
        host: z.string(),
      }),
    )
    .query(async ({ ctx }) => ({
      data: await listPasskeys(ctx.app, ctx.session.uid),
      host: relyingParty(ctx.app).id,
    })),

  begin: unguardedProcedure
    .meta({
      summary: {
        en: 'What a browser needs to make a passkey (WebAuthn creation options)',
        'zh-CN': '浏览器创建通行密钥所需的参数（WebAuthn 创建选项）',
      },
      scope: null,
    })
    .input(proof)
    .output(creation)
    .mutation(({ ctx, input }) => beginPasskey(ctx.app, ctx.session, input, ctx)),

  add: unguardedProcedure
    .meta({
      summary: { en: 'Add the passkey that the browser made', 'zh-CN': '添加浏览器创建的通行密钥' },
      scope: null,
    })
    .input(newPasskeyInput)
    .output(z.object({ id: z.int() }))
    .mutation(({ ctx, input }) => addPasskey(ctx.app, ctx.session, input, ctx)),

  remove: unguardedProcedure
    .meta({ summary: { en: 'Remove a passkey', 'zh-CN': '移除通行密钥' }, scope: null })
    .input(proof.extend({ id: idField }))
    .output(z.object({ done: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await removePasskey(ctx.app, ctx.session, input, ctx)
      return { done: true } as const
    }),

  letPay: userProcedure
    .meta({
      summary: {
        en: 'Let a passkey stand in for the pay password, by pay password and code; or end that',
        'zh-CN': '允许通行密钥代替支付密码（须支付密码与验证码），或取消',
      },
      scope: null,
    })
    .input(passkeyPaysInput)
    .output(z.object({ done: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await letPasskeyPay(ctx.app, ctx.session, input, ctx)
      return { done: true } as const
    }),

  /** For a step that asks for a code; the answer goes where the code would. */
  ask: unguardedProcedure
    .meta({
      summary: {
        en: 'What a browser needs to prove a passkey, in a step that asks for a code; the answer goes where the code would',
        'zh-CN': '在需要验证码的步骤中，浏览器验证通行密钥所需的参数；结果填入验证码字段',
      },
      scope: null,
    })
    .output(request)
    .mutation(({ ctx }) => askPasskey(ctx.app, ctx.session.uid, ctx.session.id)),

  /** The same while logging in, for who knows the password. */
  askAtLogin: visitorProcedure
    .meta({
      summary: {
        en: 'The same while logging in, for who knows the login password',
        'zh-CN': '登录时验证通行密钥所需的参数，须知道登录密码',
      },
      scope: null,
    })
    .input(loginInput.omit({ otp: true }))
    .output(request)
    .mutation(async ({ ctx, input }) => {
      await proveLogin(ctx.app, input.uid, input.password, ctx, ctx.session)
      return askPasskey(ctx.app, input.uid, null)
    }),
})
