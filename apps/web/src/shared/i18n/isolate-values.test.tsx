import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, Trans } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UserText } from '../format/user-text.tsx'
import { isolateValues } from './isolate-values.ts'

const OVERRIDE = '\u202E0021'
const KEPT = '\u20680021\u2069'

const en: Messages = { removed: [['label'], ' is removed'], sender: ['The sender is ', ['name']] }
const i18n = isolateValues(setupI18n({ locale: 'en', messages: { en } }))

test('a label with an override turns nothing around it in toasts and labels of controls', () => {
  expect(i18n._('removed', { label: OVERRIDE })).toBe(`${KEPT} is removed`)
  expect(i18n._({ id: 'removed', values: { label: OVERRIDE } })).toBe(`${KEPT} is removed`)
  expect(i18n.t({ id: 'removed', values: { label: 'Salary' } })).toBe('Salary is removed')
})

test('nor does a name inside a sentence of a page', () => {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans id="sender" values={{ name: OVERRIDE }} />
    </I18nProvider>,
  )
  expect(page).toBe(`The sender is ${KEPT}`)
})

test('in a row of texts it stands in an element of its own', () => {
  const row = renderToStaticMarkup(
    <p>
      <UserText>{OVERRIDE}</UserText> ···0006
    </p>,
  )
  expect(row).toBe(`<p><bdi>${OVERRIDE}</bdi> ···0006</p>`)
})
