import { DomainError, isDomainError } from '@jindu/domain/errors'
import { TRPCError } from '@trpc/server'
import { domainErrorData } from './error-shape.ts'

/** Runs a procedure in process; its refusal comes out as the domain's own error. */
export async function callDirectly<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    if (isDomainError(error.cause)) throw error.cause
    if (error.code === 'INTERNAL_SERVER_ERROR') throw error.cause ?? error
    const { code, details } = domainErrorData(error, '')
    throw new DomainError(code, details)
  }
}
