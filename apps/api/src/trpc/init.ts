import { fail, isDomainError } from '@jindu/domain/errors'
import { isPermitted, type StaffPermission } from '@jindu/domain/staff'
import { initTRPC } from '@trpc/server'
import type { Context, RequestContext } from './context.ts'
import { domainErrorData, toTrpcError } from './error-shape.ts'
import { storableInput } from './storable-text.ts'
import type { Session, StaffRole } from '../platform/sessions/session.ts'

/** Who may call a procedure; the authorization matrix of the tests is generated from it. */
export type Access = 'visitor' | 'user' | 'verified' | `staff:${StaffRole}` | `staff:${StaffPermission}`

export interface Meta {
  readonly access: Access
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

const withStorableInput = t.procedure.use(({ getRawInput, next }) =>
  next({ getRawInput: async () => storableInput(await getRawInput()) }),
)

const withSession = withStorableInput.use(async ({ ctx, next }) => {
  const session = ctx.token === null ? null : await ctx.app.sessions.resolve(ctx.token)
  const result = await next({ ctx: { ...ctx, session } satisfies Context })
  if (!result.ok && isDomainError(result.error.cause)) throw toTrpcError(result.error.cause)
  return result
})

/** Anybody; `ctx.session` is null for visitors. */
export const visitorProcedure = withSession.meta({ access: 'visitor' })

function requireSession(ctx: Context): Session {
  if (ctx.session === null) return fail(ctx.token === null ? 'LOGIN_REQUIRED' : 'SESSION_ENDED')
  return ctx.session
}

/** A logged-in account that is not frozen. */
export const userProcedure = withSession.meta({ access: 'user' }).use(({ ctx, next }) => {
  const session = requireSession(ctx)
  ctx.app.sessions.touch(session, ctx.address)
  return next({ ctx: { ...ctx, session } })
})

/** A user whose call moves money: bounded by account and by address. */
export const moneyProcedure = userProcedure.use(({ ctx, next }) => {
  ctx.app.sessions.countMoneyCall(ctx.session, ctx.address)
  return next()
})

function carriedPayPassword(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('payPassword' in input)) return undefined
  return typeof input.payPassword === 'string' ? input.payPassword : undefined
}

/** A user whose session verified the pay password, or whose input carries it as `payPassword`. */
export const verifiedProcedure = moneyProcedure.meta({ access: 'verified' }).use(async ({ ctx, next, getRawInput }) => {
  await ctx.app.sessions.requirePayPassword(ctx.session, carriedPayPassword(await getRawInput()))
  return next()
})

/** Staff with `role`; an administrator may do what any role may. */
export function staffProcedure(role: StaffRole) {
  return userProcedure.meta({ access: `staff:${role}` }).use(({ ctx, next }) => {
    if (ctx.session.role !== role && ctx.session.role !== 'administrator') fail('FORBIDDEN')
    return next({ ctx: { ...ctx, session: { ...ctx.session, role: ctx.session.role } } })
  })
}

/** Staff whose role has a permission of the domain's table. */
export function permittedProcedure(permission: StaffPermission) {
  return userProcedure.meta({ access: `staff:${permission}` }).use(({ ctx, next }) => {
    if (!isPermitted(ctx.session.role, permission)) fail('FORBIDDEN')
    return next()
  })
}
