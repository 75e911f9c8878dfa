import { outsideRules } from '../rules/outside.ts'

const { pausesSeconds } = outsideRules.mail
const LAST = pausesSeconds.length - 1

/**
 * How long to wait after the `failures`-th failure in a row, in seconds.
 * @example
 * pauseAfter(1) // 60
 * pauseAfter(3) // 900
 */
export function pauseAfter(failures: number): number {
  const at = Math.min(Math.max(failures - 1, 0), LAST)
  // oxlint-disable-next-line typescript/no-non-null-assertion -- between the first and the last
  return pausesSeconds[at]!
}
