// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { surviveTranslation } from './survive-translation.ts'

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  surviveTranslation(document)
})

type How = 'moved into it' | 'replaced by it'

/** Simulates translators: each text is moved into a font element, or replaced by one with other words. */
async function translate(root: Element, how: How): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    text.parentNode?.insertBefore(font, text)
    if (how === 'moved into it') font.append(text)
    else {
      font.textContent = `<${text.textContent}>`
      text.parentNode?.removeChild(text)
    }
  }
  await Promise.resolve()
}

/** Adjacent texts, a conditional text, and one that an element is inserted before. */
function Page(): ReactNode {
  const [step, setStep] = useState(0)
  return (
    <p>
      {step < 2 ? 'held' : null}
      {step === 1 ? <b>released</b> : null} until {step}
      <button type="button" aria-label="next" onClick={() => setStep(step + 1)} />
    </p>
  )
}

const next = (): void => document.querySelector('button')?.click()

describe.each<How>(['moved into it', 'replaced by it'])('a text in a font, %s', (how) => {
  it('is changed, removed and has others placed before it as if nobody had touched it', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    const page = createRoot(root)
    act(() => page.render(<Page />))
    expect(root.textContent).toBe('held until 0')
    await translate(root, how)
    act(next)
    expect(root.querySelector('b')?.textContent).toBe('released')
    expect(root.textContent.replaceAll(/[<>]/g, '')).toBe('heldreleased until 1')
    await translate(root, how)
    act(next)
    expect(root.querySelector('b')).toBeNull()
    expect(root.textContent.replaceAll(/[<>]/g, '')).toBe(' until 2')
    act(() => page.unmount())
    expect(root.textContent).toBe('')
  })
})
