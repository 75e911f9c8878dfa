// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { PictureViewer } from './picture-viewer.tsx'

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
})

const shown = () => document.querySelector('.picture-viewer img')?.getAttribute('src')
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, ...more }),
    ),
  )

it('arrow keys step from one picture to the next, wherever the focus is', async () => {
  await act(async () =>
    page.render(
      <I18nProvider i18n={i18nFor('en')}>
        <PictureViewer pictures={[{ id: 'one' }, { id: 'two' }]} start={0} onClose={() => undefined} />
      </I18nProvider>,
    ),
  )
  expect(shown()).toBe('/files/one')
  await press('ArrowRight')
  expect(shown()).toBe('/files/two')
  await press('ArrowRight')
  expect(shown()).toBe('/files/two')
  // As a browser does with a button that was disabled under it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // The browser's own way back.
  await press('ArrowLeft', { altKey: true })
  expect(shown()).toBe('/files/two')
  await press('ArrowLeft')
  expect(shown()).toBe('/files/one')
})
