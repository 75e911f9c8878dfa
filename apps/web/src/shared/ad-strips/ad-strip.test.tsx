// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { AdStrip } from './ad-strip.tsx'

const TURN = 5_000
const MINUTE = 60_000

const ad = (id: number) => ({ id, title: `Ad_${id}`, coverFileId: null, attach: [], ownerUid: 100_001 })

const follows = vi.hoisted(() => vi.fn<(source: string) => void>())
vi.mock('../live/use-live.ts', () => ({ useLive: follows }))

const strip =
  vi.fn<(asked: { readonly sideBySide: number; readonly had?: readonly number[] }) => number[] | Promise<number[]>>()
const seen = vi.fn<(told: { readonly spot: string; readonly ids: readonly number[] }) => void>()

/** Moves the strip into or out of view. */
let scroll: (isIntersecting: boolean) => void = () => undefined

function screen(phone: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && phone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

// Nobody is logged in, and these replace the server.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
const CONTEXT = {
  session: null,
  client: {
    ads: {
      strip: { query: async (asked: Parameters<typeof strip>[0]) => ({ data: (await strip(asked)).map(ad) }) },
      seen: {
        mutate: async (told: Parameters<typeof seen>[0]) => seen(told),
      },
    },
  },
  q: { ads: { strip: { queryOptions: () => ({ queryKey: ['strip'] }) } } },
} as never

let page: Root
let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  vi.useFakeTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => act(() => told([{ isIntersecting }]))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => page.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

async function open(): Promise<void> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: CONTEXT })
  await router.load()
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={queries}>
          <I18nProvider i18n={i18nFor('en')}>
            <AdStrip spot="home" label="Ads" className="" room={<p>room</p>}>
              Advertise here
            </AdStrip>
          </I18nProvider>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
  await passed(0)
}

const passed = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
/** A live event announces a change of the strip. */
const changed = (): Promise<void> =>
  act(async () => {
    void queries.invalidateQueries({ queryKey: ['strip'] })
    await vi.advanceTimersByTimeAsync(0)
  })
const pointer = (type: 'pointerover' | 'pointerout'): void => {
  const list = document.querySelector('ul')
  act(() => void list?.dispatchEvent(new Event(type, { bubbles: true })))
}
const shown = (): readonly string[] => [...document.querySelectorAll('li b')].map(({ textContent }) => textContent)
const told = (): readonly (readonly number[])[] => seen.mock.calls.map(([{ ids }]) => ids)

it('counts nothing before it is on the screen, then what is on it, and each turn of it once', async () => {
  screen(false)
  strip.mockReturnValue([1, 2, 3, 4, 5, 6])
  await open()
  expect([shown(), told()]).toEqual([['Ad_\u200b1', 'Ad_\u200b2', 'Ad_\u200b3'], []])
  scroll(true)
  scroll(false)
  scroll(true)
  expect(told()).toEqual([[1, 2, 3]])
  await passed(TURN)
  expect(told()).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  scroll(false)
  await passed(TURN)
  expect(told()).toHaveLength(2)
})

it('shows and counts one at a time on a phone, and every one has its turn', async () => {
  screen(true)
  strip.mockReturnValue([1, 2, 3])
  await open()
  scroll(true)
  for (const id of [2, 3, 1]) {
    await passed(TURN)
    expect(shown()).toEqual([`Ad_\u200b${id}`])
  }
  expect(told()).toEqual([[1], [2], [3], [1]])
  expect(strip.mock.calls[0]?.[0]).toMatchObject({ sideBySide: 1 })
})

it('follows its place; read again when that changes, what is over leaves it and the others stay; only what took its place is counted', async () => {
  screen(false)
  strip.mockReturnValueOnce([1, 2, 3]).mockReturnValue([1, 4, 3])
  await open()
  scroll(true)
  const places = [...document.querySelectorAll('li')]
  expect(follows).toHaveBeenLastCalledWith('adStrip:0')
  await passed(MINUTE - 1)
  expect(strip).toHaveBeenCalledTimes(1)
  await changed()
  expect(strip.mock.lastCall?.[0]).toMatchObject({ had: [1, 2, 3] })
  expect(shown()).toEqual(['Ad_\u200b1', 'Ad_\u200b4', 'Ad_\u200b3'])
  expect([...document.querySelectorAll('li')]).toEqual(places)
  expect(told()).toEqual([[1, 2, 3], [4]])
})

it('does not change an ad that somebody points at before they point elsewhere', async () => {
  screen(false)
  strip.mockReturnValueOnce([1, 2, 3]).mockReturnValue([4, 2, 3])
  await open()
  pointer('pointerover')
  await changed()
  expect(shown()[0]).toBe('Ad_\u200b1')
  pointer('pointerout')
  await passed(0)
  expect(shown()[0]).toBe('Ad_\u200b4')
})

it('without an ad that runs offers the place; what no event tells is found within a minute', async () => {
  screen(false)
  strip.mockReturnValueOnce([1]).mockReturnValue([])
  await open()
  await passed(MINUTE + 1)
  expect(document.body.textContent).toBe('Advertise here')
})

it('offers the place only after an empty answer: until then its room is kept', async () => {
  screen(false)
  const answer = Promise.withResolvers<number[]>()
  strip.mockReturnValue(answer.promise)
  await open()
  expect(document.body.textContent).toBe('room')
  answer.resolve([])
  await passed(0)
  expect(document.body.textContent).toBe('Advertise here')
})
