// @vitest-environment jsdom
import { money, moneyToWire } from '@jindu/domain/money'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { PreferencesContext, type Preferences } from '../../../shared/preferences.ts'
import type { Dispute, DisputeCalls, DisputeSubject } from '../dispute-subject.ts'
import { ComplainDialog } from './complain-dialog.tsx'

const unasked = (): never => {
  throw new Error('a complaint does not ask for this')
}
const stateCase = vi.fn<DisputeCalls['stateCase']['mutate']>()
const complain = vi.fn<(id: number) => Promise<void>>()

const dispute: Dispute = {
  queue: null,
  respondBy: null,
  rulableAt: null,
  needsSecond: false,
  buyerStatedAt: null,
  sellerStatedAt: null,
  statements: [],
  statementsLeft: 5,
  proposal: null,
  pendingRuling: null,
  ruling: null,
}

/** A made-up market, to show that the dispute's sheets use only these fields. */
const commission = (role: DisputeSubject['role']): DisputeSubject => ({
  kind: 'commission',
  id: 7,
  role,
  buyer: { uid: 100_001, complaintAt: null },
  seller: { uid: 100_002, complaintAt: null },
  comesBack: true,
  asksPayPassword: false,
  hasFaults: false,
  open: true,
  disputed: true,
  amount: moneyToWire(money('LTC', 1_001n)),
  rate: { currency: 'LTC', usdE8: '8000000000' },
  dispute,
  steps: [],
  reasons: { buyer: [msg`The drawing is of another house.`], seller: [msg`It is the house that was ordered.`] },
  parts: unasked,
  accounts: { escrow: '', buyer: '', seller: '', fee: '' },
  calls: () => ({
    stateCase: { mutate: stateCase },
    proposeSplit: { mutate: unasked },
    withdrawSplit: { mutate: unasked },
    acceptSplit: { mutate: unasked },
    rule: { mutate: unasked },
    confirmRuling: { mutate: unasked },
    rejectRuling: { mutate: unasked },
    dossier: { query: unasked },
  }),
  reads: unasked,
})

const preferences: Preferences = { locale: 'en', theme: 'auto', setLocale: unasked, setTheme: unasked }

// Nobody is logged in, and the subject above replaces the server.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what nothing here reads is left out
const CONTEXT = { session: null, client: {}, q: {} } as never

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => page.unmount())
  document.body.replaceChildren()
  sessionStorage.clear()
})

/** The dialog as a page of the reader shows it. */
async function open(role: DisputeSubject['role']): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: CONTEXT,
  })
  await router.load()
  act(() =>
    page.render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's router has the same context
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PreferencesContext value={preferences}>
            <I18nProvider i18n={i18nFor('en')}>
              <ComplainDialog
                subject={commission(role)}
                title="Complain"
                consequence="An arbiter hears both sides."
                confirmLabel="File it"
                said={msg`Your complaint stands`}
                complain={(_client, id) => complain(id)}
                onClose={() => undefined}
              />
            </I18nProvider>
          </PreferencesContext>
        </QueryClientProvider>
      </RouterContextProvider>,
    ),
  )
}

/** The cache answers in several turns; what they set is rendered before each goes on. */
const turn = () => act(() => new Promise<void>((then) => setImmediate(then)))

const buttons = (): readonly HTMLButtonElement[] => [...document.querySelectorAll('button')]
const reasons = (): readonly string[] =>
  [...document.querySelectorAll('.ready-reasons button')].map((of) => of.textContent)
const press = (name: string): Promise<void> =>
  act(async () =>
    buttons()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )

it('is not filed without a reason', async () => {
  await open('buyer')
  await press('File it')
  expect([complain.mock.calls, stateCase.mock.calls]).toEqual([[], []])
  expect(document.querySelector('textarea')?.getAttribute('aria-invalid')).toBe('true')
})

it('of a made-up subject offers the reasons that the subject brings, to each side its own', async () => {
  await open('buyer')
  expect(reasons()).toEqual(['The drawing is of another house.'])
  await open('seller')
  expect(reasons()).toEqual(['It is the house that was ordered.'])
  await open('staff')
  expect(reasons()).toEqual([])
})

it('writes a reason down where it is pressed, and files complaint and statement by the subject’s own calls', async () => {
  complain.mockResolvedValue()
  stateCase.mockResolvedValue(null)
  await open('buyer')
  await press('The drawing is of another house.')
  await press('The drawing is of another house.')
  await press('File it')
  expect(complain.mock.calls).toEqual([[7]])
  expect(stateCase.mock.calls).toEqual([[{ id: 7, text: 'The drawing is of another house.\n', files: [] }]])
})

it('a picture that another app shared is offered as evidence, and gone from the device once it is taken', async () => {
  const entry = new Response('picture', { headers: { 'content-type': 'image/png', 'x-name': 'receipt.png' } })
  const drop = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(true),
    open: () => Promise.resolve({ match: () => Promise.resolve(entry) }),
    delete: drop,
  })
  const upload = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(Response.json({ id: 'file-1' })))
  vi.stubGlobal('fetch', upload)
  await open('buyer')
  await turn()
  const take = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Take the shared picture',
  )
  expect(take).toBeDefined()
  await act(async () => take?.click())
  await turn()
  expect(drop).toHaveBeenCalledOnce()
  expect(upload.mock.calls.map(([to]) => to)).toEqual(['/files/dispute'])
  expect(document.querySelector('.statement-pictures img')?.getAttribute('src')).toBe('/files/file-1')
  vi.unstubAllGlobals()
})
