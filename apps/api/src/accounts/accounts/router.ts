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
    .meta({ summary: 'Open an account; the answer names its uid' })
    .meta({ counts: ['registrations'] })
    .input(registerInput)
    .output(z.object({ uid: z.int() }))
    .mutation(({ ctx, input }) => register(ctx.app, input, ctx)),

  login: visitorProcedure
    .meta({ summary: 'Log in with the login password, and with a code where two-step login is on' })
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
    .meta({ summary: 'End the session that calls' })
    .output(done)
    .mutation(async ({ ctx }) => {
      await logOut(ctx.app, ctx.session, ctx)
      ctx.setSessionCookie?.('', 0)
      return DONE
    }),

  /** Null for visitors. */
  me: visitorProcedure
    .meta({ summary: 'The account of the session with its rights, figures and pay password; null for a visitor' })
    .output(meOutput)
    .query(({ ctx }) => (ctx.session === null ? null : readMe(ctx.app, ctx.session))),

  sessions: userProcedure
    .meta({ summary: 'Where the account is logged in' })
    .output(z.object({ data: z.array(sessionRow), total: z.int() }))
    .query(async ({ ctx }) => {
      const data = await listSessions(ctx.app, ctx.session)
      return { data, total: data.length }
    }),

  /** Passwords and codes that were tried in vain on the caller's account. */
  failedTries: userProcedure
    .meta({ summary: 'Passwords and codes that were tried in vain on the account' })
    .output(z.object({ data: z.array(failedTry) }))
    .query(async ({ ctx }) => ({ data: await readFailedTries(ctx.app, ctx.session.uid) })),

  endSession: userProcedure
    .meta({ summary: 'End one session of the account' })
    .input(z.object({ id: idField }))
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx, input }) => ({ ended: await endSession(ctx.app, ctx.session, input.id, ctx) })),

  endOtherSessions: userProcedure
    .meta({ summary: 'End every session of the account but the one that calls' })
    .output(z.object({ ended: z.int() }))
    .mutation(async ({ ctx }) => ({ ended: await endOtherSessions(ctx.app, ctx.session, ctx) })),

  freeze: visitorProcedure
    .meta({ summary: 'Freeze an account by its recovery password: its sessions end and nobody can log in' })
    .input(freezeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await freeze(ctx.app, input.uid, input.recoveryPassword, ctx)
      return DONE
    }),

  unfreeze: visitorProcedure
    .meta({ summary: 'Lift the freeze that its owner put on an account, by the recovery password' })
    .input(freezeInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await unfreeze(ctx.app, input.uid, input.recoveryPassword, ctx)
      return DONE
    }),

  /** Resets a forgotten login password, and changes a known one: both are proved by the recovery password. */
  changeLoginPassword: visitorProcedure
    .meta({ summary: 'Replace a known or forgotten login password, proved by the recovery password' })
    .input(resetPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { uid, recoveryPassword, password } = input
      const { deviceCookie } = await changeLoginPassword(ctx.app, uid, recoveryPassword, password, ctx)
      if (deviceCookie !== null) ctx.setDeviceCookie?.(deviceCookie)
      return DONE
    }),

  changePayPassword: userProcedure
    .meta({ summary: 'Set the pay password, or replace it' })
    .input(payPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await changePayPassword(ctx.app, ctx.session, input, ctx)
      return DONE
    }),

  verifyPayPassword: userProcedure
    .meta({ summary: 'Verify the pay password for this session; it stays verified for a while' })
    .input(verifyPayPasswordInput)
    .output(z.object({ verifiedUntil: z.int() }))
    .mutation(({ ctx, input }) => verifyPayPassword(ctx.app, ctx.session, input.password, ctx)),

  payPasswordStatus: userProcedure
    .meta({ summary: 'Whether a pay password is set, and until when it is verified or locked' })
    .output(payPasswordOutput)
    .query(({ ctx }) => payPasswordStatus(ctx.app, ctx.session)),

  /** To its owner alone, in a browser: no token reads it. */
  phrase: userProcedure
    .meta({ summary: 'The owner’s anti-phishing phrase, which stands where money leaves; null for none' })
    .output(z.object({ phrase: z.string().nullable() }))
    .query(async ({ ctx }) => ({ phrase: await readPhrase(ctx.app, ctx.session.uid) })),

  setPhrase: verifiedProcedure
    .meta({ summary: 'Set the anti-phishing phrase, or remove it by null' })
    .input(z.object({ phrase: phraseField.nullable() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPhrase(ctx.app, ctx.session.uid, input.phrase, ctx)
      return DONE
    }),

  /** Whether a uid may be named as introducer at registration. */
  introducer: visitorProcedure
    .meta({ summary: 'Whether a uid may be named as introducer at registration' })
    .input(z.object({ uid: uidField }))
    .output(z.object({ uid: z.int(), createdAt: z.int() }))
    .query(({ ctx, input }) => readIntroducer(ctx.app, input.uid)),

  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  tokens: accessTokensRouter,
  members: membersRouter,

  /** Staff prove again who they are, before money and rulings. */
  confirmStaff: permittedProcedure('console.open')
    .meta({ summary: 'Prove again who you are, as money and rulings ask of staff' })
    .input(z.object({ password: digestField.optional(), otp: factorCodeField.optional() }))
    .output(z.object({ confirmedUntil: z.int() }))
    .mutation(({ ctx, input }) => confirmStaff(ctx.app, ctx.session, input, ctx)),

  find: permittedProcedure('users.find')
    .meta({ summary: 'Find accounts by uid, introducer or kind' })
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
    .meta({ summary: 'What staff see of one account' })
    .input(z.object({ uid: uidField }))
    .output(staffUserInfo)
    .query(({ ctx, input }) => readUserForStaff(ctx.app, input.uid)),

  staffSessions: permittedProcedure('sessions.end')
    .meta({ summary: 'Where members of the staff are logged in, the newest first' })
    .input(keysetInput())
    .output(keysetOutput(sessionRow.extend({ uid: z.int(), nickName: z.string(), role: z.enum(STAFF_ROLES) })))
    .query(({ ctx, input }) => listStaffSessions(ctx.app, ctx.session, input)),

  endStaffSession: confirmedProcedure('sessions.end')
    .meta({ summary: 'End a session of a member of the staff, with a reason that the member reads' })
    .input(z.object({ id: idField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endStaffSession(ctx.app, ctx.session, input)
      return DONE
    }),

  staffFreeze: confirmedProcedure('users.freeze')
    .meta({ summary: 'Freeze an account, with a reason' })
    .input(z.object({ uid: uidField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await staffFreeze(ctx.app, ctx.session, input.uid, input.reason)
      return DONE
    }),

  staffUnfreeze: confirmedProcedure('users.freeze')
    .meta({ summary: 'Lift a freeze of the staff, with a reason' })
    .input(z.object({ uid: uidField, reason: staffReasonField }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await staffUnfreeze(ctx.app, ctx.session, input.uid, input.reason)
      return DONE
    }),
})
