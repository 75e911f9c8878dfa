/// <reference lib="dom" />
/* oxlint-disable unicorn/consistent-function-scoping -- the page gets the source of one function, with nothing from around it */
import type { Page } from '@playwright/test'

/**
 * What a finger presses is 44 px high (WCAG 2.5.5). A word of one syllable and an icon of the header, which stands beside
 * others, are less wide, but no less than 2.5.8 asks for.
 */
const TARGET = { high: 44, wide: 24 }
/** Below this font size iOS zooms the page when a field gets the focus. */
const FIELD_FONT = 16

/**
 * Windows of phones. `ENLARGED` is that of a reader who set the text to 200%: Chromium on Android zooms the page then,
 * so that 390 px become 195, and everything in them twice as large. A doubled font size of the root falls under the same
 * media query, `large`, because it asks in rem.
 */
export const PHONES = {
  PHONE: { width: 390, height: 844 },
  SMALL: { width: 320, height: 568 },
  SIDEWAYS: { width: 740, height: 360 },
  ENLARGED: { width: 195, height: 422 },
} as const

/** How far the page reaches beside its window. */
export async function overflow(page: Page): Promise<readonly string[]> {
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return beside > 0 ? [`${beside} px beside`] : []
}

interface PhoneRules {
  /** Also checks the sizes of what is pressed and of the text in fields, which do not depend on the width. */
  readonly sizes: boolean
  /** Selects the part to check, such as an open dialog; the whole page without it. */
  readonly part?: string
}

/**
 * What is wrong with a page on a phone: sideways scrolling, text cut off by the window or by its box, texts over each
 * other; with `sizes` also targets below 44 px and fields that iOS would zoom.
 */
export async function phoneFaults(page: Page, { sizes, part }: PhoneRules): Promise<readonly string[]> {
  const inside = await page.evaluate(
    ({ target, fieldFont, withSizes, within }) => {
      const root = (within === null ? null : document.querySelector(within)) ?? document.body
      const wide = document.documentElement.clientWidth
      const found: string[] = []
      const nameOf = (element: Element): string => {
        const name = `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`
        return `${name.slice(0, 60)} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}"`
      }
      const ancestorsOf = function* (element: Element | null) {
        for (let at = element; at !== null && at !== document.documentElement; at = at.parentElement) yield at
      }
      /** For readers of the page's sound only, or drawn with no opacity over what is seen. */
      const unseen = new Map<Element, boolean>()
      const isUnseen = (element: Element): boolean => {
        const known = unseen.get(element)
        if (known !== undefined) return known
        const { clipPath, overflow, opacity } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const hidden =
          opacity === '0' ||
          clipPath === 'inset(50%)' ||
          (overflow === 'hidden' && (width <= 1 || height <= 1)) ||
          (element.parentElement !== null && isUnseen(element.parentElement))
        unseen.set(element, hidden)
        return hidden
      }
      const isShown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isUnseen(element)
      const scrollsSideways = (element: Element): boolean => {
        for (const at of ancestorsOf(element)) {
          if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
        }
        return false
      }
      /** The part of a text's box that no ancestor clips. */
      const clippedTo = (element: Element, { left, top, right, bottom }: DOMRect): DOMRect => {
        for (const at of ancestorsOf(element)) {
          if (getComputedStyle(at).overflowX === 'visible') continue
          const frame = at.getBoundingClientRect()
          ;[left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]
          ;[right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
      }
      const floats = (element: Element): boolean => {
        for (const at of ancestorsOf(element)) {
          if (at === root) return false
          const { position, zIndex } = getComputedStyle(at)
          if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return true
        }
        return false
      }

      interface Line {
        readonly element: Element
        readonly box: DOMRect
      }
      const lines: Line[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement
        if (element === null || node.nodeValue?.trim() === '' || !isShown(element)) continue
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()]
          .map((box) => clippedTo(element, box))
          .filter(({ width, height }) => width > 1 && height > 1)
        const outside = boxes.some(({ left, right }) => right > wide + 1 || left < -1)
        const sideways = scrollsSideways(element)
        if (outside && !sideways) found.push(`cut off by the window: ${nameOf(element)}`)
        if (!sideways && !floats(element)) lines.push(...boxes.map((box) => ({ element, box })))
      }

      for (const element of root.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth + 1) continue
        const { overflowX, textOverflow, display } = getComputedStyle(element)
        if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis' || display === 'inline') continue
        if (!isShown(element) || element.textContent.trim() === '' || element.matches('input, textarea, select'))
          continue
        found.push(`cut off by its box: ${nameOf(element)}`)
      }

      lines.sort((one, other) => one.box.top - other.box.top)
      const told = new Set<string>()
      for (const [at, { element, box }] of lines.entries()) {
        for (let next = at + 1; next < lines.length; next += 1) {
          const other = lines[next]
          if (other === undefined || other.box.top >= box.bottom) break
          const high = Math.min(box.bottom, other.box.bottom) - other.box.top
          if (other.element === element) continue
          const broad = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          if (broad < 3 || high < 0.4 * Math.min(box.height, other.box.height)) continue
          const pair = `over each other: ${nameOf(element)} and ${nameOf(other.element)}`
          if (!told.has(pair)) found.push(pair)
          told.add(pair)
        }
      }

      if (withSizes) {
        for (const field of root.querySelectorAll('input, textarea, select, [contenteditable="true"]')) {
          if (field.matches('[type=checkbox], [type=radio], [type=file], [type=hidden]') || !isShown(field)) continue
          const size = Number.parseFloat(getComputedStyle(field).fontSize)
          if (size < fieldFont) found.push(`text of ${size} px in a field: ${nameOf(field)}`)
        }
        /** The reach of a pseudo-element that enlarges its element, or covers the whole row. */
        const reachOf = (element: Element, side: 'width' | 'height'): number =>
          Math.max(
            element.getBoundingClientRect()[side],
            ...['::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(element, pseudo)
              return style.content !== 'none' && style.position === 'absolute' ? Number.parseFloat(style[side]) || 0 : 0
            }),
          )
        const CONTROLS =
          'a[href], button, select, summary, input, textarea, label:has(input), [role="button"], [role="tab"], [role="radio"]'
        for (const control of root.querySelectorAll(CONTROLS)) {
          if (
            !control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
            control.matches(':disabled')
          )
            continue
          const around = control.matches('input, textarea, select')
            ? (control.closest('label, .inp') ?? control)
            : control
          if (isUnseen(around)) continue
          // A link in a sentence: WCAG excepts it, because the height of its line is that of the text around it.
          const block = control.parentElement?.closest('p, li, dd, dt, h1, h2, h3, div') ?? null
          const isInText = block !== null && block.textContent.trim().length > control.textContent.trim().length + 2
          if (isInText && getComputedStyle(control).display === 'inline' && control.matches('.link, .prose a')) continue
          const [width, height] = [reachOf(around, 'width'), reachOf(around, 'height')]
          if (Math.round(height) < target.high || Math.round(width) < target.wide)
            found.push(`target of ${Math.round(width)} x ${Math.round(height)} px: ${nameOf(control)}`)
        }
      }
      return found
    },
    { target: TARGET, fieldFont: FIELD_FONT, withSizes: sizes, within: part ?? null },
  )
  return [...(await overflow(page)), ...inside]
}
