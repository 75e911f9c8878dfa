// @vitest-environment jsdom
import { rules } from '@jindu/domain/rules'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../../shared/preferences.ts'
import { Composer } from './composer.tsx'

const unasked = (): never => {
  throw new Error('a line changes no preference')
}
const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }
const say = vi.fn<(text: string, fileIds: readonly string[]) => void>()
const upload = vi.fn<() => Promise<Response>>()

// Nobody is logged in.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
const CONTEXT = { session: null } as never

let page: Root
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', upload)
  let sent = 0
  upload.mockImplementation(async () => {
    sent += 1
    return Response.json({ id: `picture${sent}` })
  })
  page = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: CONTEXT })
  await router.load()
  await act(async () =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <PreferencesContext value={preferences}>
          <I18nProvider i18n={i18nFor('en')}>
            <Composer place="goods:7" placeholder="Write" onSay={say} />
          </I18nProvider>
        </PreferencesContext>
      </RouterContextProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const png = (name: string): File => new File(['x'], name, { type: 'image/png' })
const field = (): HTMLTextAreaElement => {
  const found = document.querySelector('textarea')
  if (found === null) throw new Error('there is a field to write in')
  return found
}
/** @returns whether the browser is left to put the text of the clipboard into the field */
const paste = (files: readonly File[], types: readonly string[] = ['Files']): Promise<boolean> =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    return field().dispatchEvent(Object.assign(event, { clipboardData: { files, types } }))
  })
const press = (init: KeyboardEventInit = {}) =>
  act(async () =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })),
  )
const enter = () => press()

it('the Enter that ends a composition sends nothing, in Safari neither', async () => {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), '你好')
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press({ isComposing: true })
  await press({ isComposing: false, keyCode: 229 })
  expect(say).not.toHaveBeenCalled()
  await press({ keyCode: 13 })
  expect(say).toHaveBeenCalledExactlyOnceWith('你好', [])
})

it('a pasted text stays a text, whatever picture comes along, and no other file is taken', async () => {
  expect(await paste([png('cells.png')], ['text/plain', 'text/html', 'Files'])).toBe(true)
  expect(await paste([new File(['x'], 'terms.pdf', { type: 'application/pdf' })])).toBe(true)
  expect(upload).not.toHaveBeenCalled()
})

it('of the pasted pictures only those are sent that have room', async () => {
  const { maximumAttachments } = rules.files
  expect(await paste(Array.from({ length: maximumAttachments + 2 }, (_, nth) => png(`${nth}.png`)))).toBe(false)
  await paste([png('more.png')])
  expect(upload).toHaveBeenCalledTimes(maximumAttachments)
})

it('a line waits for its picture', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  upload.mockReturnValueOnce(promise)
  await paste([png('first.png')])
  await paste([png('second.png')])
  await enter()
  expect(document.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(true)
  expect(say).not.toHaveBeenCalled()
  await act(async () => resolve(Response.json({ id: 'first' })))
  await enter()
  expect(say.mock.calls).toEqual([['', ['first']]])
})
