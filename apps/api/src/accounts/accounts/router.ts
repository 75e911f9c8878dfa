import {
  digestField,
  factorCodeField,
  freezeInput,
  idField,
  keysetInput,
  keysetOutput,
  loginInput,
  payPasswordInput,
  phraseField,
  registerInput,
  resetPasswordInput,
  staffReasonField,
  uidField,
  verifyPayPasswordInput,
} from '@jindu/domain/input'
import { rules } from '@jindu/domain/rules'
import { z } from 'zod'
import { STAFF_ROLES } from '../../platform/sessions/session.ts'
import { accessTokensRouter } from './access-tokens/router.ts'
import {
  confirmedProcedure,
  permittedProcedure,
  router,
  unguardedProcedure,
  userProcedure,
  verifiedProcedure,
  visitorProcedure,
} from '../../trpc/init.ts'
import { confirmStaff } from './confirm-staff.ts'
import { changeLoginPassword, changePayPassword } from './change-password.ts'
import { endOtherSessions, endSession, logOut } from './end-sessions.ts'
import { passkeysRouter } from './second-factor/passkeys-router.ts'
import { rightsFactsOutput } from '../rights/index.ts'
import { freeze, staffFreeze, staffUnfreeze, unfreeze } from './freeze.ts'
import { logIn } from './log-in.ts'
import { readFailedTries } from './read-failed-tries.ts'
import { listSessions, readMe } from './read-me.ts'
import { statisticsOutput } from './output.ts'
import { readIntroducer } from './read-introducer.ts'
import { readPhrase, setPhrase } from './own-phrase.ts'
import { membersRouter } from './members/router.ts'
import { findUsers, foundUser, readUserForStaff, staffUserInfo, USER_KINDS } from './staff-reads.ts'
import { endStaffSession, listStaffSessions } from './staff-sessions.ts'
import { register } from './register.ts'
import { secondFactorRouter } from './second-factor/router.ts'
import { payPasswordStatus, verifyPayPassword } from './verify-pay-password.ts'

const done = z.object({ done: z.literal(true) })
const DONE = { done: true } as const

const payPasswordOutput = z.object({
  set: z.boolean(),
  verified: z.boolean(),
  verifiedUntil: z.int(),
  lockedUntil: z.int().nullable(),
  byPasskey: z.boolean(),
})

const meOutput = z
  .object({
    uid: z.int(),
    role: z.enum(STAFF_ROLES).nullable(),
    createdAt: z.int(),
    introducer: z.int().nullable(),
    introduced: z.int(),
    lastOnlineAt: z.int(),
    registerOrigin: z.string(),
    lastOrigin: z.string(),
    rights: rightsFactsOutput,
    payPassword: payPasswordOutput,
    statistics: statisticsOutput,
  })
  .nullable()

const sessionRow = z.object({
  id: z.int(),
  current: z.boolean(),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
})

const failedTry = z.object({
  id: z.int(),
  password: z.enum(['login', 'recovery', 'factor']),
  address: z.string(),
  /** Whether it came from a browser that the account knows. */
  known: z.boolean(),
  at: z.int(),
})

export const accountsRouter = router({
  register: visitorProcedure
    .meta({ summary: { en: 'Open an account; the answer names its uid', 'zh-CN': '注册账号，返回 uid' }, scope: null })
    .meta({ counts: ['registrations'] })
    .input(registerInput)
    .output(z.object({ uid: z.int() }))
    .mutation(({ ctx, input }) => register(ctx.app, input, ctx)),

  login: visitorProcedure
    .meta({
      summary: {
        en: 'Log in with the login password, and with a code where two-step login is on',
        'zh-CN': '用登录密码登录，已开启两步验证时需附验证码',
      },
      scope: null,
    })
    .input(loginInput)
    .output(z.object({ uid: z.int(), sessionId: z.int() }))
    .mutation(async ({ ctx, input }) => {
      const { token, deviceCookie, ...opened } = await logIn(ctx.app, input.uid, input.password, ctx, {
        presented: ctx.session,
        otp: input.otp,
        refusesStaff: ctx.signatureVersion !== undefined,
      })
      ctx.setSessionCookie?.(token, rules.session.longestSeconds)
      ctx.setDeviceCookie?.(deviceCookie)
      return opened
    }),

  logout: unguardedProcedure
    .meta({ summary: { en: 'End the session that calls', 'zh-CN': '退出当前会话' }, scope: null })
    .output(done)
    .mutation(async ({ ctx }) => {
      await logOut(ctx.app, ctx.session, ctx)
      ctx.setSessionCookie?.('', 0)
      return DONE
    }),

  /** Null for visitors. */
  me: visitorProcedure
    .meta({
      summary: {
        en: 'The account of the session with its rights, figures and pay password; null for a visitor',
        'zh-CN': '当前会话的账号，含权限、统计与支付密码状态；未登录时为 null',
      },
      scope: null,
    })
    .output(meOutput)
    .query(({ ctx }) => (ctx.session === null ? null : readMe(ctx.app, ctx.session))),

  sessions: userProcedure
    .meta({ summary: { en: 'Where the account is logged in', 'zh-CN': '账号的登录会话' }, scope: null })
    .output(z.object({ data: z.array(sessionRow), total: z.int() }))
    .query(async ({ ctx }) => {
      const data = await listSessions(ctx.app, ctx.session)
      return { data, total: data.length }
    }),

  /** Passwords and codes that were tried in vain on the caller's account. */
  failedTries: userProcedure
    .meta({
      summary: {
        en: 'Passwords and codes that were tried in vain on the account',
        'zh-CN': '账号上输错的密码与验证码记录',
      },
      scope: null,
    })
    .output(z.object({ data: z.array(failedTry) }))
    .query(async ({ ctx }) => ({ data: await readFailedTries(ctx.app, ctx.session.uid) })),

  endSession: userProcedure
    .meta({ summary: { en: 'End one session of the account', 'zh-CN': '结束账号的一个会话' }, scope: null })
    .input(z.object({ id: idField }))
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx, input }) => ({ ended: await endSession(ctx.app, ctx.session, input.id, ctx) })),

  endOtherSessions: userProcedure
    .meta({
      summary: { en: 'End every session of the account but the one that calls', 'zh-CN': '结束除当前以外的全部会话' },
      scope: null,
    })
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.app, ctx.session, ctx) })),

  freeze: visitorProcedure
    .meta({
      summary: {
        en: 'Freeze an account by its recovery password: its sessions end and nobody can log in',
        'zh-CN': '凭恢复密码冻结账号：所有会话立即结束，无法再登录',
      },
      scope: null,
    })
    .input(freezeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await freeze(ctx.app, input.uid, input.recoveryPassword, ctx)
      return DONE
    }),

  unfreeze: visitorProcedure
    .meta({
      summary: {
        en: 'Lift the freeze that its owner put on an account, by the recovery password',
        'zh-CN': '凭恢复密码解除本人设置的冻结',
      },
      scope: null,
    })
    .input(freezeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unfreeze(ctx.app, input.uid, input.recoveryPassword, ctx)
      return DONE
    }),

  /** Resets a forgotten login password, and changes a known one: both are proved by the recovery password. */
  changeLoginPassword: visitorProcedure
    .meta({
      summary: {
        en: 'Replace a known or forgotten login password, proved by the recovery password',
        'zh-CN': '凭恢复密码更换登录密码，忘记原密码亦可',
      },
      scope: null,
    })
    .input(resetPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { uid, recoveryPassword, password } = input
      const { deviceCookie } = await changeLoginPassword(ctx.app, uid, recoveryPassword, password, ctx)
      if (deviceCookie !== null) ctx.setDeviceCookie?.(deviceCookie)
      return DONE
    }),

  changePayPassword: userProcedure
    .meta({ summary: { en: 'Set the pay password, or replace it', 'zh-CN': '设置或更换支付密码' }, scope: null })
    .input(payPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await changePayPassword(ctx.app, ctx.session, input, ctx)
      return DONE
    }),

  verifyPayPassword: userProcedure
    .meta({
      summary: {
        en: 'Verify the pay password for this session; it stays verified for a while',
        'zh-CN': '为当前会话验证支付密码，一段时间内有效',
      },
      scope: null,
    })
    .input(verifyPayPasswordInput)
    .output(z.object({ verifiedUntil: z.int() }))
    .mutation(({ ctx, input }) => verifyPayPassword(ctx.app, ctx.session, input.password, ctx)),

  payPasswordStatus: userProcedure
    .meta({
      summary: {
        en: 'Whether a pay password is set, and until when it is verified or locked',
        'zh-CN': '是否已设置支付密码，以及验证或锁定的截止时间',
      },
      scope: null,
    })
    .output(payPasswordOutput)
    .query(({ ctx }) => payPasswordStatus(ctx.app, ctx.session)),

  /** To its owner alone, in a browser: no token reads it. */
  phrase: userProcedure
    .meta({
      summary: {
        en: 'The owner’s anti-phishing phrase, which stands where money leaves; null for none',
        'zh-CN': '本人的防钓鱼码，显示在资金转出的页面；未设置时为 null',
      },
      scope: null,
    })
    .output(z.object({ phrase: z.string().nullable() }))
    .query(async ({ ctx }) => ({ phrase: await readPhrase(ctx.app, ctx.session.uid) })),

  setPhrase: verifiedProcedure
    .meta({
      summary: { en: 'Set the anti-phishing phrase, or remove it by null', 'zh-CN': '设置防钓鱼码，传 null 则删除' },
      scope: null,
    })
    .input(z.object({ phrase: phraseField.nullable() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPhrase(ctx.app, ctx.session.uid, input.phrase, ctx)
      return DONE
    }),

  /** Whether a uid may be named as introducer at registration. */
  introducer: visitorProcedure
    .meta({
      summary: {
        en: 'Whether a uid may be named as introducer at registration',
        'zh-CN': '某个 uid 能否在注册时填作介绍人',
      },
      scope: null,
    })
    .input(z.object({ uid: uidField }))
    .output(z.object({ uid: z.int(), createdAt: z.int() }))
    .query(({ ctx, input }) => readIntroducer(ctx.app, input.uid)),

  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  tokens: accessTokensRouter,
  members: membersRouter,

  /** Staff prove again who they are, before money and rulings. */
  confirmStaff: permittedProcedure('console.open')
    .meta({
      summary: {
        en: 'Prove again who you are, as money and rulings ask of staff',
        'zh-CN': '再次验证身份，工作人员处理资金与裁决前须完成',
      },
      scope: null,
    })
    .input(z.object({ password: digestField.optional(), otp: factorCodeField.optional() }))
    .output(z.object({ confirmedUntil: z.int() }))
    .mutation(({ ctx, input }) => confirmStaff(ctx.app, ctx.session, input, ctx)),

  find: permittedProcedure('users.find')
    .meta({
      summary: { en: 'Find accounts by uid, introducer or kind', 'zh-CN': '按 uid、介绍人或类别查找账号' },
      scope: null,
    })
    .input(
      keysetInput().extend({
        uid: uidField.optional(),
        introducer: uidField.optional(),
        kind: z.enum(USER_KINDS).optional(),
      }),
    )
    .output(keysetOutput(foundUser))
    .query(({ ctx, input }) => findUsers(ctx.app, input)),

  staffInfo: permittedProcedure('users.find')
    .meta({ summary: { en: 'What staff see of one account', 'zh-CN': '工作人员查看的账号详情' }, scope: null })
    .input(z.object({ uid: uidField }))
    .output(staffUserInfo)
    .query(({ ctx, input }) => readUserForStaff(ctx.app, input.uid)),

  staffSessions: permittedProcedure('sessions.end')
    .meta({
      summary: {
        en: 'Where members of the staff are logged in, the newest first',
        'zh-CN': '工作人员的登录会话，最新在前',
      },
      scope: null,
    })
    .input(keysetInput())
    .output(keysetOutput(sessionRow.extend({ uid: z.int(), nickName: z.string(), role: z.enum(STAFF_ROLES) })))
    .query(({ ctx, input }) => listStaffSessions(ctx.app, ctx.session, input)),

  endStaffSession: confirmedProcedure('sessions.end')
    .meta({
      summary: {
        en: 'End a session of a member of the staff, with a reason that the member reads',
        'zh-CN': '结束某位工作人员的会话，附本人可见的理由',
      },
      scope: null,
    })
    .input(z.object({ id: idField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endStaffSession(ctx.app, ctx.session, input)
      return DONE
    }),

  staffFreeze: confirmedProcedure('users.freeze')
    .meta({ summary: { en: 'Freeze an account, with a reason', 'zh-CN': '冻结账号，附理由' }, scope: null })
    .input(z.object({ uid: uidField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await staffFreeze(ctx.app, ctx.session, input.uid, input.reason)
      return DONE
    }),

  staffUnfreeze: confirmedProcedure('users.freeze')
    .meta({
      summary: { en: 'Lift a freeze of the staff, with a reason', 'zh-CN': '解除工作人员设置的冻结，附理由' },
      scope: null,
    })
    .input(z.object({ uid: uidField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await staffUnfreeze(ctx.app, ctx.session, input.uid, input.reason)
      return DONE
    }),
})
