import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askMeanwhile } from './ask-meanwhile.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const nothing = (): Promise<unknown> => Promise.resolve()

function world() {
  const said: boolean[] = []
  let watched = true
  let asked = 0
  let answer = nothing
  const meanwhile = askMeanwhile({
    now: () => performance.now(),
    isWatched: () => watched,
    ask: () => {
      asked += 1
      return answer()
    },
    say: (slow) => said.push(slow),
  })
  return {
    ...meanwhile,
    asked: () => asked,
    says: () => said.at(-1) ?? false,
    watch: (is: boolean) => (watched = is),
    answerLater: (later: () => Promise<unknown>) => (answer = later),
  }
}

describe('a page without a live connection', () => {
  it('asks after 6 s, then every 8 s, and says so', async () => {
    const { asked, says, stop } = world()
    await passed(5000)
    expect([asked(), says()]).toEqual([0, false])
    await passed(1000)
    expect([asked(), says()]).toEqual([1, true])
    await passed(7000)
    expect(asked()).toBe(1)
    await passed(1000)
    expect(asked()).toBe(2)
    await passed(60_000)
    expect(asked()).toBe(9)
    stop()
    expect(says()).toBe(false)
    await passed(60_000)
    expect(asked()).toBe(9)
  })

  it('that is heard again, or never was lost for long, asks nothing', async () => {
    const { asked, says, heard, lost, stop } = world()
    heard()
    await passed(60_000)
    lost()
    await passed(5000)
    heard()
    await passed(60_000)
    expect([asked(), says()]).toEqual([0, false])
    lost()
    await passed(7000)
    expect([asked(), says()]).toEqual([1, true])
    heard()
    expect(says()).toBe(false)
    stop()
  })

  it('that nobody looks at asks nothing, and has its time anew when it is looked at', async () => {
    const { asked, watch, stop } = world()
    watch(false)
    await passed(120_000)
    watch(true)
    await passed(5000)
    expect(asked()).toBe(0)
    await passed(2000)
    expect(asked()).toBe(1)
    stop()
  })

  it('asks one question at a time, however slow the answer', async () => {
    const { asked, answerLater, stop } = world()
    answerLater(() => new Promise((resolve) => setTimeout(resolve, 30_000)))
    await passed(35_000)
    expect(asked()).toBe(1)
    await passed(3000)
    expect(asked()).toBe(2)
    stop()
  })
})
