import { isDomainError } from '@jindu/domain/errors'
import type { Context } from '../../trpc/context.ts'

/**
 * Runs a call with a discount code. Codes that a seller does not have are counted and bounded, so that nobody finds codes
 * by trying. Counted before the call: a miss above the bound must read as a hit does.
 * @throws DomainError RATE_LIMITED
 */
export async function countMisses<Result>(
  { app: { rateLimiter }, session, address }: Pick<Context, 'app' | 'session' | 'address'>,
  call: () => Promise<Result>,
): Promise<Result> {
  const who = { uid: session?.uid, address }
  await rateLimiter.count('discountMisses', who)
  let missed = false
  try {
    return await call()
  } catch (error) {
    missed = isDomainError(error) && error.code === 'DISCOUNT_NOT_FOUND'
    throw error
  } finally {
    if (!missed) await rateLimiter.giveBack('discountMisses', who)
  }
}
