// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext } from '../../../shared/preferences.ts'
import type { HeldLines } from './held-lines.ts'
import { TalkLog } from './talk-log.tsx'
import type { OrderEvent } from './weave-events.ts'

const readOlder = vi.hoisted(() => vi.fn<() => void>())
let held: HeldLines = {
  lines: [],
  older: false,
  changes: 0,
  read: { owner: { number: 1, at: 1 }, asker: { number: 1, at: 1 } },
}
const events = Array.from({ length: 7 }, (_, nth): OrderEvent => ({
  id: nth,
  orderId: 7,
  note: 'otcOrder.paid',
  actor: 'buyer',
  uid: 100_001,
  at: 10 + nth,
}))

vi.mock('../../../shared/time/use-now.ts', () => ({ useNow: () => 1000 }))
vi.mock('../../../shared/trpc/use-verb.ts', () => ({ useVerb: () => ({ mutate: () => undefined }) }))
vi.mock('./use-scroll.ts', () => ({
  useScroll: () => ({ atFoot: true, toFoot: () => undefined, onScroll: () => undefined }),
}))
vi.mock('./use-mark-read.ts', () => ({ useMarkRead: () => undefined }))
vi.mock('./use-held-lines.ts', () => ({
  useHeldLines: () => ({
    query: { data: held, error: null, isFetching: false },
    readOlder,
    reading: false,
  }),
}))
vi.mock('./use-order-events.ts', () => ({
  useOrderEvents: () => ({ events, readerOf: () => 'buyer', orders: 1 }),
}))

const nothing = (): void => undefined
const steps = () => [...document.querySelectorAll('.talk-event:not(.is-day)')]

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => page.unmount())
  document.body.replaceChildren()
})

function show(): void {
  const talk = { lines: [], say: nothing, drop: nothing, again: nothing }
  const preferences = { locale: 'en', theme: 'light', setLocale: nothing, setTheme: nothing } as const
  act(() =>
    page.render(
      <PreferencesContext value={preferences}>
        <I18nProvider i18n={i18nFor('en')}>
          <TalkLog
            conversationId={1}
            kind="otcOffer"
            side="asker"
            otherUid={100_002}
            label="Talk"
            talk={talk}
            to={undefined}
            onEdit={nothing}
          />
        </I18nProvider>
      </PreferencesContext>,
    ),
  )
}

it('gives the focus of the button that unfolds steps to the first of them', () => {
  show()
  expect(steps()).toHaveLength(2)
  const button = document.querySelector<HTMLElement>('.talk-folded button')
  button?.focus()
  act(() => button?.click())
  expect(steps()).toHaveLength(7)
  expect(document.activeElement).toBe(steps()[0])
})

it('reads older lines page by page, of chats and of tickets, as long as there are some', () => {
  show()
  expect(document.querySelector('.chat-older')).toBeNull()
  held = { ...held, older: true }
  act(() => page.render(null))
  show()
  act(() => document.querySelector<HTMLElement>('.chat-older button')?.click())
  expect(readOlder).toHaveBeenCalledOnce()
})
