import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

it('runs no more at once than it may, refuses what is above the bound, and forgets nobody who waits', async () => {
  const queue = createBoundedQueue({ atOnce: 3, waiting: 20 })
  let running = 0
  let most = 0
  const work = async (): Promise<string> => {
    running += 1
    most = Math.max(most, running)
    await nextTurn()
    running -= 1
    return 'done'
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => queue(work)))
  expect(most).toBe(3)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(23)
  const refused = outcomes.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { code: 'SERVER_BUSY' } })
  expect(await queue(work)).toBe('done')
})

it('goes on after work that fails', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 2 })
  const outcomes = await Promise.allSettled([
    queue(() => Promise.reject(new Error('broken'))),
    queue(() => Promise.reject(new Error('broken too'))),
    queue(() => Promise.resolve('whole')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})
