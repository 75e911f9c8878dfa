import { fail, isDomainError } from '@jindu/domain/errors'
import { assertPasswordDigest } from '@jindu/domain/accounts/passwords'
import { isPermitted, type StaffPermission } from '@jindu/domain/accounts/staff'
import type { Text } from '@jindu/i18n'
import { initTRPC, type TRPCError } from '@trpc/server'
import type { z } from 'zod'
import type { App } from '../platform/app.ts'
import { outageOf } from '../platform/outage/outage.ts'
import { bearerSession, type CallScope } from './bearer.ts'
import { currentSession, unknownCaller, type Context, type RequestContext } from './context.ts'
import { domainErrorData, toTrpcError } from './error-shape.ts'
import { countCall, type Counts } from './limits.ts'
import { tellRefused } from './refused-calls.ts'
import { storableInput } from './storable-text.ts'
import { requireStaffFactor } from '../platform/sessions/staff-factor.ts'
import type { Session, StaffRole } from '../platform/sessions/session.ts'

/** The callers that a procedure admits; the tests' authorization matrix is generated from it. */
export type Access = 'visitor' | 'user' | 'verified' | `staff:${StaffRole}` | `staff:${StaffPermission}`

export interface Meta extends Counts {
  /** Always set: each kind of procedure below sets it. */
  readonly access?: Access
  /** One line for the reference per language. Required: the reference refuses a procedure without its own. */
  readonly summary?: Text
  /** The scope that an access token needs: `any` admits every token, null none. Every procedure sets it. */
  readonly scope?: CallScope | null
  /** The answer's schema for the reference, if the output is no schema. */
  readonly answers?: z.ZodType
}

const t = initTRPC
  .context<RequestContext>()
  .meta<Meta>()
  .create({
    defaultMeta: { access: 'user' },
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const domain = domainErrorData(error, ctx?.requestId ?? '')
      return {
        ...shape,
        message: domain.code,
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, domain },
      }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Merges routers, where two features share one name. */
export const mergeRouters = t.mergeRouters

/** Sanitises input for storage, and maps domain errors to tRPC errors. */
const translated = t.procedure.use(async ({ getRawInput, next, path }) => {
  const result = await next({ getRawInput: async () => storableInput(await getRawInput()) })
  if (result.ok) return result
  const { cause } = result.error
  const refusal = isDomainError(cause) ? cause : outageOf(cause)
  tellRefused(() => ({ path, code: refusal?.code ?? domainErrorData(result.error, '').code }))
  if (refusal !== null) throw toTrpcError(refusal)
  return result
})

/** Internal failures return the quota, because they say nothing about the call. */
const isRefusal = ({ cause, code }: TRPCError): boolean => isDomainError(cause) || code !== 'INTERNAL_SERVER_ERROR'

/** Charges all commits of a token's call against the token's limit. */
function chargedApp(app: App, session: Session | null): App {
  return session?.grant === undefined
    ? app
    : { ...app, charge: app.sessions.chargeOf(session.uid, session.grant, app.rates) }
}

/** Resolves the session, and counts every read and write before further checks, so that refused calls count too. */
const withSession = translated.use(async ({ ctx, type, meta = {}, next }) => {
  const { bearer } = ctx
  const { rateLimiter } = ctx.app
  // Before the session is looked for: that asks the database.
  if (type === 'query') rateLimiter.read({ address: ctx.address })
  const session =
    bearer === undefined ? await currentSession(ctx) : await bearerSession(ctx, bearer, meta.scope ?? null)
  if (type === 'query' && session !== null) rateLimiter.read({ uid: session.uid })
  const count = await countCall(rateLimiter, type, meta, { uid: session?.uid, address: ctx.address })
  const result = await next({ ctx: { ...ctx, app: chargedApp(ctx.app, session), session } satisfies Context })
  if (count !== null && !result.ok && isRefusal(result.error)) await count.giveBack()
  return result
})

/** A procedure without summary and scope: it accepts neither input nor resolver until they are set. */
interface Undescribed<Described> {
  meta(meta: Meta & { readonly summary: Text; readonly scope: CallScope | null }): Described
}

const undescribed = <Described>(builder: { meta(meta: Meta): Described }): Undescribed<Described> => builder

/** Admits everyone; `ctx.session` is null for visitors. */
export const visitorProcedure = undescribed(withSession.meta({ access: 'visitor' }))

function requireSession(ctx: Context): Session {
  if (ctx.session === null) return fail(unknownCaller(ctx))
  return ctx.session
}

const unguarded = withSession.meta({ access: 'user' }).use(({ ctx, next }) => {
  const session = requireSession(ctx)
  // Calls of programs do not mark the account as online.
  if (session.grant === undefined) ctx.app.sessions.touch(session, ctx.address)
  return next({ ctx: { ...ctx, session } })
})

/** A logged-in account that is not frozen. Admits staff without a second factor, so that they can turn it on. */
export const unguardedProcedure = undescribed(unguarded)

const user = unguarded.use(({ ctx: { app, session }, next }) => {
  requireStaffFactor(app, session)
  return next()
})

/** A logged-in account that is not frozen; staff must have a second factor. */
export const userProcedure = undescribed(user)

const money = user.meta({ rate: 'money' }).use(({ ctx, next }) => {
  const { signatureVersion } = ctx
  if (signatureVersion !== undefined && signatureVersion < ctx.app.env.msMoneySignatureVersion) {
    fail('SIGNATURE_VERSION_REQUIRED')
  }
  return next()
})

/** A user's call that moves money. Operators may require a signature that covers the call. */
export const moneyProcedure = undescribed(money)

/** @throws DomainError DIGEST_INVALID for malformed values, which do not count as a try of the password */
function carriedPayPassword(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('payPassword' in input)) return undefined
  if (typeof input.payPassword !== 'string') return undefined
  assertPasswordDigest(input.payPassword)
  return input.payPassword
}

/** Requires a verified pay password in the session, `payPassword` in the input, or a passkey that confirmed the call. */
export const verifiedProcedure = undescribed(
  money.meta({ access: 'verified' }).use(async ({ ctx, next, path, getRawInput }) => {
    const { app, session, payPasskey: answer, address } = ctx
    const input = await getRawInput()
    const byPasskey = answer === undefined ? undefined : { answer, step: path, input, address }
    await app.sessions.requirePayPassword(session, carriedPayPassword(input), byPasskey)
    return next()
  }),
)

interface StaffCall {
  readonly ctx: { readonly app: Context['app']; readonly session: Session }
}

/**
 * Requires a recent confirmation by staff, for steps that move money, decide about users or content, or change the
 * site.
 */
function requireConfirmed({ ctx: { app, session } }: StaffCall): void {
  if (app.env.strictStaff && session.staffConfirmedUntil <= app.clock.now()) fail('STAFF_CONFIRM_REQUIRED')
}

function ofRole(role: StaffRole) {
  return user.meta({ access: `staff:${role}` }).use(({ ctx, next }) => {
    if (ctx.session.role !== role && ctx.session.role !== 'administrator') fail('FORBIDDEN')
    return next({ ctx: { ...ctx, session: { ...ctx.session, role: ctx.session.role } } })
  })
}

function withPermission(permission: StaffPermission) {
  return user.meta({ access: `staff:${permission}` }).use(({ ctx, next }) => {
    if (!isPermitted(ctx.session.role, permission)) fail('FORBIDDEN')
    return next()
  })
}

/** Staff with `role`; an administrator has every role's rights. */
export const staffProcedure = (role: StaffRole) => undescribed(ofRole(role))

/** Staff whose role has a permission of the domain's table. */
export const permittedProcedure = (permission: StaffPermission) => undescribed(withPermission(permission))

/** Staff with `role` and a recent confirmation, for rulings about money. */
export const confirmedStaffProcedure = (role: StaffRole) =>
  undescribed(
    ofRole(role).use((call) => {
      requireConfirmed(call)
      return call.next()
    }),
  )

/** Staff whose role has a permission, with a recent confirmation. */
export const confirmedProcedure = (permission: StaffPermission) =>
  undescribed(
    withPermission(permission).use((call) => {
      requireConfirmed(call)
      return call.next()
    }),
  )
