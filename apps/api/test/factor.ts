import { accountRules } from '@jindu/domain/rules'
import { Secret, TOTP } from 'otpauth'
import type { TestApp } from './app.ts'
import { LOGIN, person, type Person } from './people.ts'

const { periodSeconds } = accountRules.secondFactor

export interface Guarded extends Person {
  readonly secret: string
  readonly codes: readonly string[]
}

/** The TOTP code, `periods` time steps from now. */
export const shownAt = ({ clock }: TestApp, secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: (clock.now() + periods * periodSeconds) * 1000,
  })

/** Turns on a user's second factor and moves past the time step of the code used. */
export async function guard(api: TestApp, owner: Person): Promise<Guarded> {
  const { secret } = await owner.client.trpc.accounts.secondFactor.begin.mutate({ password: LOGIN })
  const { codes } = await owner.client.trpc.accounts.secondFactor.confirm.mutate({ otp: shownAt(api, secret) })
  api.clock.advance(periodSeconds)
  return { ...owner, secret, codes }
}

/** A new user with a second factor. */
export const guardedPerson = async (api: TestApp): Promise<Guarded> => guard(api, await person(api))
