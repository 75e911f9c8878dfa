// @vitest-environment jsdom
import { rules } from '@jindu/domain/rules'
import { I18nProvider } from '@lingui/react'
import { act, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import { CountField } from './count-field.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
afterEach(() => document.body.replaceChildren())

function Weeks(): ReactNode {
  const [weeks, setWeeks] = useState(2)
  return (
    <CountField
      label="Weeks"
      value={weeks}
      onChange={setWeeks}
      maximum={rules.ads.home.maximumWeeks}
      refusal="AD_WEEKS_INVALID"
    />
  )
}

/** Types a number of weeks and leaves the field. @returns the field's value, and the displayed error */
function typed(text: string): { readonly stands: string; readonly said: string } {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(host).render(
      <PreferencesContext value={preferences}>
        <I18nProvider i18n={i18nFor('en')}>
          <Weeks />
        </I18nProvider>
      </PreferencesContext>,
    ),
  )
  const input = host.querySelector('input')
  if (input === null) throw new Error('no input')
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  act(() => {
    property?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  return { stands: input.value, said: host.textContent }
}

const BOUND = 'Choose 1 to 5,200 weeks.'

it.each(['-3', 'x'])('%j is no number of weeks: it says so, and what stood stays', (text) => {
  const { stands, said } = typed(text)
  expect(stands).toBe('2')
  expect(said).toContain(BOUND)
})

it('a number beyond the bound is told, never changed in silence', () => {
  expect(typed('60000')).toMatchObject({ stands: '5200', said: expect.stringContaining(BOUND) })
})

it.each([
  ['60', '60'],
  ['５３', '53'],
])('%j weeks are taken as they are', (text, taken) => {
  const { stands, said } = typed(text)
  expect(stands).toBe(taken)
  expect(said).not.toContain('Choose')
})
