import { expect, it } from 'vitest'
import { createBoundedDelay } from './bounded-delay.ts'

const MILLISECONDS = 200

async function lasted(wait: Promise<void>): Promise<number> {
  const from = performance.now()
  await wait
  return performance.now() - from
}

it('so many wait at once, what comes on top goes on, and a place that is free is taken again', async () => {
  const delay = createBoundedDelay(2)
  const waits = [1, 2, 3].map(() => lasted(delay(MILLISECONDS)))
  const times = await Promise.all(waits)
  expect(times.map((time) => time >= MILLISECONDS - 1)).toEqual([true, true, false])
  expect(await lasted(delay(MILLISECONDS))).toBeGreaterThanOrEqual(MILLISECONDS - 1)
})
