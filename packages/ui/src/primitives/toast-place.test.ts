// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePlace } from './toast-place.ts'

const list = document.createElement('section')
const boxes = new Map<Element, DOMRect>()

function control(box: DOMRect, within: Element = document.body): HTMLElement {
  const made = within.appendChild(document.createElement('button'))
  boxes.set(made, box)
  return made
}

/** A phone: a place is at the head of the screen or at its foot. */
beforeEach(() => {
  document.body.append(list)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    if (this === list) return new DOMRect(16, list.dataset['at']?.startsWith('top') === true ? 60 : 700, 358, 80)
    return boxes.get(this) ?? new DOMRect()
  })
  vi.stubGlobal('innerHeight', 844)
})
afterEach(() => {
  boxes.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a notification stands where nothing can be pressed', () => {
  control(new DOMRect(16, 720, 200, 40))
  expect(freePlace(list)).toBe('top-right')
})

it('over two links sooner than over the step that comes next', () => {
  control(new DOMRect(16, 70, 200, 40))
  control(new DOMRect(16, 110, 200, 30))
  const bar = document.body.appendChild(document.createElement('div'))
  control(new DOMRect(16, 720, 200, 40), bar)
  expect(freePlace(list)).toBe('bottom-right')
  bar.className = 'step-bar'
  expect(freePlace(list)).toBe('top-right')
})

it('over two links sooner than over what was just pressed', () => {
  control(new DOMRect(16, 70, 200, 40))
  control(new DOMRect(16, 110, 200, 30))
  control(new DOMRect(16, 720, 200, 40)).focus()
  expect(freePlace(list)).toBe('top-right')
})
