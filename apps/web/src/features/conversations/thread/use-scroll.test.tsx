// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScroll } from './use-scroll.ts'

const SEEN_PX = 400
let spoken = 0

function Log({ to }: { readonly to?: number }): ReactNode {
  const { box, atFoot, settle } = useScroll(1, () => undefined, 0, to)
  return (
    <div ref={box} data-at-foot={atFoot}>
      <button type="button" aria-label="settle" onClick={settle} />
    </div>
  )
}

let page: Root
const draw = (to?: number) => act(async () => page.render(<Log {...(to === undefined ? {} : { to })} />))
const log = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-at-foot]')
  if (found === null) throw new Error('the talk is drawn')
  return found
}
const settle = () => act(async () => document.querySelector('button')?.click())

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => spoken)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SEEN_PX)
  // A browser tells of each size once as soon as it is watched.
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

it('a line that is wanted is not scrolled away, also in a talk that is open already', async () => {
  await draw(12)
  expect(log().scrollTop).toBe(0)
  log().scrollTop = 900
  await settle()
  await draw(12)
  expect([log().scrollTop, log().dataset['atFoot']]).toEqual([900, 'false'])
  await draw()
  log().scrollTop = 2_000
  await settle()
  log().scrollTop = 700
  await draw(3)
  expect(log().scrollTop).toBe(700)
})

it('a short talk stands at its foot wherever its wanted line is', async () => {
  spoken = 300
  await draw(2)
  await settle()
  expect(log().dataset['atFoot']).toBe('true')
})
