// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PreferencesContext, type Preferences } from '../preferences.ts'
import { MomentField } from './moment-field.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

function Held(): ReactNode {
  const [moment, setMoment] = useState('2026-11-26T10:15')
  return (
    <>
      <MomentField label="Paid at" hint="Optional" value={moment} onChange={setMoment} />
      <output>{moment}</output>
      <button type="button" onClick={() => setMoment('2026-11-25T14:00')}>
        Another
      </button>
    </>
  )
}

const asked = (): string | null => document.querySelector('output')?.textContent ?? null

function write(field: HTMLInputElement, text: string): void {
  act(() => {
    // As a user types: React only notices values that it did not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

it('a refused time keeps the form back while it stands there, and no longer', () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const page = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    page.render(
      <PreferencesContext value={preferences}>
        <I18nProvider i18n={i18nFor('en')}>
          <Held />
        </I18nProvider>
      </PreferencesContext>,
    ),
  )
  const time = document.querySelector<HTMLInputElement>('input[placeholder="09:30"]')
  if (time === null) throw new Error('no time')
  write(time, '99:99')
  expect([time.value, time.validationMessage, asked()]).toEqual([
    '99:99',
    'Enter a time like 09:30',
    '2026-11-26T10:15',
  ])
  act(() => document.querySelector<HTMLButtonElement>('button:not([aria-label])')?.click())
  expect([time.value, time.validationMessage]).toEqual(['14:00', ''])
  write(time, '930')
  expect([time.value, time.validationMessage, asked()]).toEqual(['09:30', '', '2026-11-25T09:30'])
  act(() => page.unmount())
})
