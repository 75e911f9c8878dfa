import { webhookRules } from '../rules/webhook.ts'

const { pausesSeconds, restsSeconds, steadyFailureSeconds } = webhookRules

/**
 * When a delivery is retried.
 * @param tries failed tries so far, 1 or more
 * @param now unix seconds
 * @returns unix seconds; null when it is given up
 * @example
 * nextTry(1, 1_760_000_000) // 1_760_000_005
 */
export function nextTry(tries: number, now: number): number | null {
  const pause = pausesSeconds[tries - 1]
  return pause === undefined ? null : now + pause
}

/**
 * Delay in seconds before the next delivery to a webhook, by its consecutive failures; 0 after a success.
 * @example
 * restAfter(1) // 5
 */
export function restAfter(failures: number): number {
  if (failures <= 0) return 0
  const at = Math.min(failures, restsSeconds.length) - 1
  // oxlint-disable-next-line typescript/no-non-null-assertion -- between the first and the last
  return restsSeconds[at]!
}

/**
 * Whether a webhook has failed so long that it is stopped.
 * @param failingSince unix seconds of the first failure since the last success
 * @param now unix seconds of the present failure
 * @example
 * failsSteadily(1_760_000_000, 1_760_000_060) // false
 */
export function failsSteadily(failingSince: number, now: number): boolean {
  return now - failingSince >= steadyFailureSeconds
}
