// @vitest-environment jsdom
import { rules } from '@jindu/domain/rules'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { i18nFor } from '../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../shared/preferences.ts'
import { CountField } from './count-field.tsx'

const unasked = (): never => {
  throw new Error('nothing here asks for it')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
afterEach(cleanup)

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

const show = () =>
  render(
    <PreferencesContext value={preferences}>
      <I18nProvider i18n={i18nFor('en')}>
        <Weeks />
      </I18nProvider>
    </PreferencesContext>,
  )
const input = () => screen.getByRole<HTMLInputElement>('spinbutton')
const type = (value: string) => fireEvent.change(input(), { target: { value } })

it.each(['6x', '1,5', '-3', '1e2'])('%j is no number of weeks: it says so, and what stood stays', (typed) => {
  show()
  type(typed)
  expect(document.body.textContent).toContain('Choose 1 to 5,200 weeks.')
  fireEvent.blur(input())
  expect(input().value).toBe('2')
})

it('a number beyond the bound is said, never changed in silence', () => {
  show()
  type('60000')
  fireEvent.blur(input())
  expect(input().value).toBe('5200')
  expect(document.body.textContent).toContain('Choose 1 to 5,200 weeks.')
})

it.each([
  ['60', '60'],
  ['５３', '53'],
])('%j weeks are taken as they are', (typed, taken) => {
  show()
  type(typed)
  fireEvent.blur(input())
  expect(input().value).toBe(taken)
  expect(document.body.textContent).not.toContain('Choose')
})
