import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary,
  // A new password has at most 20 characters; more typed ones cost no more time.
  maxLength: 32,
})

/** How hard a password is to guess: 0 at once, 1 in no time, 2 in days, 3 in years, 4 hardly ever. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** @param own facts that an attacker of this account tries first, such as its other passwords */
export const estimateStrength = (password: string, own: readonly string[]): Strength =>
  estimator.check(password, [...own]).score
