// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScroll, type WantedLine } from './use-scroll.ts'

const SEEN_PX = 400
/** Position of the line in the log. */
let linePx = 0
let spoken = 0

function Log({ to }: { readonly to?: WantedLine }): ReactNode {
  const { box, atFoot, onScroll } = useScroll(1, () => undefined, 0, to)
  return (
    <div ref={box} data-at-foot={atFoot} onScroll={onScroll}>
      {to === undefined ? null : <p data-number={to.number} />}
    </div>
  )
}

let page: Root
const draw = (to?: WantedLine) => act(async () => page.render(<Log {...(to === undefined ? {} : { to })} />))
const log = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-at-foot]')
  if (found === null) throw new Error('the talk is drawn')
  return found
}
const scrollTo = (top: number) =>
  act(async () => {
    log().scrollTop = top
    log().dispatchEvent(new Event('scroll'))
  })

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => spoken)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SEEN_PX)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(0, this.dataset['number'] === undefined ? 0 : linePx - log().scrollTop, 300, 20)
  })
  // Browsers report each observed size once at the start.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe(): void {
        this.#tell()
      }
      disconnect(): void {
        this.#tell = () => undefined
      }
    },
  )
  spoken = 2_000
  linePx = 900
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a talk opens at its foot', async () => {
  await draw()
  expect(log().scrollTop).toBe(2_000)
})

it('opens at the line that is wanted, and stays there while the talk changes its size', async () => {
  await draw({ number: 12, at: 'middle' })
  expect([log().scrollTop, log().dataset['atFoot']]).toEqual([710, 'false'])
  linePx = 1_000
  await draw({ number: 12, at: 'middle' })
  expect(log().scrollTop).toBe(810)
  await draw({ number: 3, at: 'top' })
  expect(log().scrollTop).toBe(960)
})

it('who scrolls from the line that was wanted reads where they are', async () => {
  await draw({ number: 12, at: 'top' })
  await scrollTo(400)
  linePx = 1_000
  await draw({ number: 12, at: 'top' })
  expect(log().scrollTop).toBe(400)
  await scrollTo(1_600)
  expect(log().dataset['atFoot']).toBe('true')
})

it('a short talk stands at its foot wherever its wanted line is', async () => {
  spoken = 300
  linePx = 100
  await draw({ number: 2, at: 'top' })
  expect(log().dataset['atFoot']).toBe('true')
})
