import { array, assert, asyncProperty, constantFrom, nat, oneof, record, constant } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hearing, Source } from '../source.ts'
import { createHub, type Hub } from './hub.ts'
import { createBrowser } from './testing/browser.ts'
import { createServer, madeUpSource } from './testing/server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const parcel = madeUpSource('parcel:7')

const settle = () => vi.advanceTimersByTimeAsync(1)

function createWorld({ sharing = true } = {}) {
  const hearings = new Map<string, Hearing>()
  const browser = createBrowser()
  const server = createServer()
  let opened = 0

  function openTab({ isVisible = true } = {}) {
    opened += 1
    const tab = `tab ${opened}`
    const ids: number[] = []
    const gaps: Source[] = []
    const ends: Source[] = []
    const heard: boolean[] = []
    let alive = true
    const hub: Hub = createHub({
      name: 'live',
      tab,
      connect: (hearing) => {
        hearings.set(tab, hearing)
        return server.open(tab, (run) => browser.whenAwake(tab, run))
      },
      openBus: browser.openBus(tab),
      locks: sharing ? browser.locks(tab) : null,
      isVisible: () => isVisible && alive && !browser.isFrozen(tab),
      now: () => performance.now(),
      hearing: { heard: () => heard.push(true), lost: () => heard.push(false) },
      onEvent: (event, source) => {
        if (event.topic === 'gap') gaps.push(source)
        else if (event.topic !== 'hello') ids.push(event.id)
      },
      onEnd: (_failure, source) => ends.push(source),
    })
    return {
      tab,
      ids,
      gaps,
      ends,
      hears: () => heard.at(-1),
      follow: (source: Source = 'account', place = server.place()) => hub.follow(source, place),
      leave: () => hub.leave(),
      kill() {
        alive = false
        hub.leave()
        server.cut(tab)
        browser.kill(tab)
      },
      freeze() {
        browser.freeze(tab)
      },
      thaw() {
        browser.thaw(tab)
      },
    }
  }
  const say = (source: Source = 'account') => server.draw(source)()
  return { openTab, server, say, hearings }
}

describe('tabs of one session', () => {
  it('share one connection, and each is told', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two, three] = [openTab(), openTab(), openTab()]
    for (const { follow } of [one, two, three]) follow()
    await settle()
    say()
    say()
    await settle()
    expect(server.connected()).toEqual([one.tab])
    expect([one.ids, two.ids, three.ids]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ])
  })

  it('all know whether the server is heard over the one connection', async () => {
    const { openTab, hearings } = createWorld()
    const [one, two] = [openTab(), openTab()]
    for (const { follow } of [one, two]) follow()
    await vi.advanceTimersByTimeAsync(2500)
    expect([one.hears(), two.hears()]).toEqual([undefined, false])
    hearings.get(one.tab)?.heard()
    await vi.advanceTimersByTimeAsync(2500)
    expect([one.hears(), two.hears()]).toEqual([true, true])
    hearings.get(one.tab)?.lost()
    await vi.advanceTimersByTimeAsync(2500)
    expect([one.hears(), two.hears()]).toEqual([false, false])
  })

  it('have a connection each where the browser cannot share', async () => {
    const { openTab, server, say } = createWorld({ sharing: false })
    const [one, two] = [openTab(), openTab()]
    one.follow()
    two.follow()
    say()
    await settle()
    expect(server.connected()).toHaveLength(2)
    expect([one.ids, two.ids]).toEqual([[1], [1]])
  })

  it('go on from where they stood when the one with the connection is closed', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow()
    two.follow()
    await settle()
    say()
    await settle()
    one.kill()
    say()
    await settle()
    say()
    await settle()
    expect(server.connected()).toEqual([two.tab])
    expect(two.ids).toEqual([1, 2, 3])
  })

  it('go on when the one with the connection follows nothing any more', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two] = [openTab(), openTab()]
    const end = one.follow()
    two.follow()
    await settle()
    end()
    one.leave()
    await settle()
    say()
    await settle()
    expect([server.connected(), one.ids, two.ids]).toEqual([[two.tab], [], [1]])
  })

  it('hear what happened between the making of their page and their question', async () => {
    const { openTab, server, say } = createWorld()
    const one = openTab()
    one.follow()
    await settle()
    const place = server.place()
    say()
    await settle()
    const late = openTab()
    late.follow('account', place)
    await settle()
    expect([late.ids, one.ids, server.connected()]).toEqual([[1], [1], [one.tab]])
  })

  it('hear it also when the connection began after that', async () => {
    const { openTab, server, say } = createWorld()
    const place = server.place()
    say()
    const one = openTab()
    one.follow()
    await settle()
    const restored = openTab()
    restored.follow('account', place)
    say()
    await settle()
    expect([one.ids, restored.ids, server.streams()]).toEqual([[2], [1, 2], 1])
  })

  it('are not told of a gap that lies behind them', async () => {
    const { openTab, server, say } = createWorld()
    const one = openTab()
    one.follow()
    await settle()
    say()
    server.gap('account')
    await settle()
    const late = openTab()
    late.follow()
    await settle()
    expect([one.gaps, late.gaps, late.ids]).toEqual([['account'], [], []])
  })

  it('are told of what is forgotten, too: the stream begins again for them', async () => {
    const { openTab, say } = createWorld()
    const one = openTab()
    one.follow()
    await settle()
    const many = Array.from({ length: 450 }, () => say())
    const late = openTab()
    late.follow('account', 3)
    await settle()
    expect(late.ids).toEqual(many.filter((id) => id > 3))
    expect(one.ids).toEqual(many)
  })

  it('follow a made-up subject together for as long as one of them does', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow()
    const [endOne, endTwo] = [one.follow(parcel), two.follow(parcel)]
    await settle()
    say(parcel)
    say(madeUpSource('parcel:8'))
    await settle()
    expect([one.ids, two.ids, server.streams()]).toEqual([[1], [1], 2])
    endOne()
    say(parcel)
    await settle()
    expect([one.ids, two.ids, server.streams()]).toEqual([[1], [1, 3], 2])
    endTwo()
    await settle()
    expect(server.streams()).toBe(1)
  })

  it('stop following what a tab that vanished followed', async () => {
    const { openTab, server } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow()
    two.follow(parcel)
    await settle()
    expect(server.streams()).toBe(2)
    two.kill()
    await settle()
    expect(server.streams()).toBe(1)
  })

  it('are all told when the server ends a stream, and may ask again', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow(parcel)
    two.follow(parcel)
    await settle()
    server.refuse(parcel)
    await settle()
    expect([one.ends, two.ends, server.streams()]).toEqual([[parcel], [parcel], 0])
    two.follow(parcel)
    await settle()
    say(parcel)
    await settle()
    expect([one.ids, two.ids]).toEqual([[], [1]])
  })

  it('two followers in one tab are one', async () => {
    const { openTab, server, say } = createWorld()
    const one = openTab()
    const ends = [one.follow(parcel), one.follow(parcel)]
    await settle()
    ends[0]?.()
    ends[0]?.()
    say(parcel)
    expect([one.ids, server.streams()]).toEqual([[1], 1])
    ends[1]?.()
    expect(server.streams()).toBe(0)
  })
})

describe('a tab with the connection that the browser froze', () => {
  it('loses the lead to one that is looked at, and catches up when it wakes', async () => {
    const { openTab, server, say } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow()
    two.follow()
    await settle()
    one.freeze()
    say()
    await vi.advanceTimersByTimeAsync(9000)
    expect([server.connected(), two.ids]).toEqual([[one.tab], []])
    await vi.advanceTimersByTimeAsync(6000)
    expect(two.ids).toEqual([1])
    say()
    one.thaw()
    await settle()
    say()
    await settle()
    expect(server.connected()).toEqual([two.tab])
    expect([one.ids, two.ids]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('keeps it while nobody looks', async () => {
    const { openTab, server } = createWorld()
    const [one, two] = [openTab(), openTab({ isVisible: false })]
    one.follow()
    two.follow()
    await settle()
    one.freeze()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.connected()).toEqual([one.tab])
  })

  it('keeps it while it is heard of', async () => {
    const { openTab, server } = createWorld()
    const [one, two] = [openTab(), openTab()]
    one.follow()
    two.follow()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.connected()).toEqual([one.tab])
  })
})

it('whatever tabs do, each hears each event once', async () => {
  const step = oneof(
    record({ do: constantFrom('say', 'draw', 'commit'), at: nat(9) }),
    record({ do: constantFrom('open', 'kill', 'leave'), at: nat(9) }),
    record({ do: constantFrom('freeze', 'thaw'), at: nat(9) }),
    record({ do: constant('wait'), at: nat(15) }),
  )
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const { openTab, server, say } = createWorld()
      const open: { tab: ReturnType<typeof openTab>; from: number }[] = []
      const late: (() => number)[] = []
      const frozen = new Set<unknown>()
      const add = () => {
        const tab = openTab()
        const from = server.place()
        tab.follow('account', from)
        open.push({ tab, from })
      }
      const pick = (at: number) => open[at % open.length]
      add()
      for (const { do: what, at } of steps) {
        const picked = pick(at)
        if (what === 'say') say()
        if (what === 'draw') late.push(server.draw('account'))
        if (what === 'commit') late.splice(at % (late.length || 1), 1)[0]?.()
        if (what === 'open' && open.length < 6) add()
        if (what === 'wait') await vi.advanceTimersByTimeAsync(at * 1000)
        if (picked !== undefined && what === 'freeze') {
          picked.tab.freeze()
          frozen.add(picked)
        }
        if (picked !== undefined && what === 'thaw' && frozen.delete(picked)) picked.tab.thaw()
        if (picked !== undefined && (what === 'kill' || what === 'leave') && open.length > 1 && !frozen.has(picked)) {
          picked.tab[what]()
          open.splice(open.indexOf(picked), 1)
        }
        await settle()
      }
      for (const each of open) if (frozen.delete(each)) each.tab.thaw()
      for (const commit of late) commit()
      await vi.advanceTimersByTimeAsync(40_000)
      say()
      await vi.advanceTimersByTimeAsync(40_000)
      const last = server.place()
      for (const { tab, from } of open) {
        const expected = Array.from({ length: last - from }, (_, index) => from + 1 + index)
        expect(tab.ids.toSorted((a, b) => a - b)).toEqual(expected)
        tab.leave()
      }
    }),
    { numRuns: 300 },
  )
})
