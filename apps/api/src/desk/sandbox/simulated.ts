import { fail } from '@jindu/domain/errors'
import type { CurrencyCode } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import { isSimulated, type SimulatedChain } from '../../platform/chain/index.ts'
import type { Clock } from '../../platform/clock/index.ts'

interface MovableClock extends Clock {
  advance(seconds: number): void | Promise<void>
}

function isMovable(clock: Clock): clock is MovableClock {
  return 'advance' in clock
}

/** @throws DomainError SANDBOX_ONLY */
export function requireSandbox(app: App): void {
  if (!app.env.sandbox) fail('SANDBOX_ONLY')
}

/**
 * The simulated chain of a currency.
 * @throws DomainError SANDBOX_ONLY, also where a real node stands
 */
export function simulatedChain(app: App, currency: CurrencyCode): SimulatedChain {
  requireSandbox(app)
  const chain = app.chains[currency]
  return chain !== undefined && isSimulated(chain) ? chain : fail('SANDBOX_ONLY')
}

/**
 * The clock that can be moved.
 * @throws DomainError SANDBOX_ONLY
 */
export function movableClock(app: App): MovableClock {
  requireSandbox(app)
  return isMovable(app.clock) ? app.clock : fail('SANDBOX_ONLY')
}
