// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { i18nFor, loadWords } from '../i18n/words.ts'
import { NumberField } from './number-field.tsx'

beforeAll(() => Promise.all([loadWords([], 'en'), loadWords([], 'zh-CN')]))
afterEach(() => document.body.replaceChildren())

function Amount({ decimals }: { readonly decimals: number }): ReactNode {
  const [text, setText] = useState('')
  return <NumberField label="Amount" decimals={decimals} value={text} onValue={setText} />
}

function shown(decimals: number, locale: 'en' | 'zh-CN' = 'en') {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(host).render(
      <I18nProvider i18n={i18nFor(locale)}>
        <Amount decimals={decimals} />
      </I18nProvider>,
    ),
  )
  const input = host.querySelector('input')
  if (input === null) throw new Error('no input')
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const type = (text: string, caret = text.length, isComposing = false): void =>
    act(() => {
      property?.set?.call(input, text)
      input.setSelectionRange(caret, caret)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
    })
  return { input, type, said: () => host.querySelector('[role=alert]')?.textContent ?? '' }
}

describe('what may mean two numbers stays as typed and is refused at the field', () => {
  it.each(['1e-5', '-1', '1.5.5', '1.234,5', '1,234', '1 5'])('%j', (text) => {
    const { input, type, said } = shown(8)
    type(text)
    expect(input.value).toBe(text)
    expect(said()).toContain('one decimal point')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('a fraction of a whole number, in Chinese', () => {
    const { input, type, said } = shown(0, 'zh-CN')
    type('1.5')
    expect(input.value).toBe('1.5')
    expect(said()).toContain('整数')
  })
})

it('a lone separator of any script becomes the point, and the caret stays where it was', () => {
  const { input, type, said } = shown(2)
  for (const text of ['98,50', '98，50', '98。50', '98٫50', '９８．５０']) {
    type(text)
    expect(input.value).toBe('98.50')
  }
  expect(said()).toBe('')
  type('0,1', 2)
  expect(input.value).toBe('0.1')
  expect(input.selectionStart).toBe(2)
})

it('nothing is changed under an input method that composes; its end is read', () => {
  const { input, type } = shown(2)
  type('１', 1, true)
  expect(input.value).toBe('１')
  act(() => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '１' })))
  expect(input.value).toBe('1')
})

it('phones show the keys of its decimals', () => {
  expect(shown(2).input.inputMode).toBe('decimal')
  expect(shown(0).input.inputMode).toBe('numeric')
})
