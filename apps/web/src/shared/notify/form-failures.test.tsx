// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { ToastProvider, useToast } from '@jindu/ui/primitives/toast'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { i18nFor } from '../i18n/words.ts'
import { createQueryClient } from '../query-client.ts'
import { useFormFailures } from './form-failures.ts'
import { forgetFormFailures, onFormMended, showNoticesWith } from './notices.ts'

const TITLE = 'fill in error, please correct'

function Bridge(): null {
  const { show, dismiss } = useToast()
  useEffect(() => showNoticesWith(show), [show])
  useEffect(() => onFormMended(() => dismiss(TITLE)), [dismiss])
  return null
}

function Form({ wrong }: { readonly wrong: readonly string[] }): ReactNode {
  const failures = useFormFailures()
  const send = useMutation({ mutationFn: () => Promise.resolve(null) })
  return (
    <button type="button" className="send" onClick={() => (wrong.length > 0 ? failures(wrong) : send.mutate())}>
      Send
    </button>
  )
}

it('lists what is wrong now, and nothing once the form is sent', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const host = document.createElement('div')
  const root = createRoot(host)
  const client = createQueryClient({ onMutation: forgetFormFailures })
  const sendWith = async (wrong: readonly string[]) => {
    act(() =>
      root.render(
        <I18nProvider i18n={i18nFor('en')}>
          <QueryClientProvider client={client}>
            <ToastProvider label="Notifications" dismissLabel="Dismiss">
              <Bridge />
              <Form wrong={wrong} />
            </ToastProvider>
          </QueryClientProvider>
        </I18nProvider>,
      ),
    )
    await act(async () => host.querySelector<HTMLButtonElement>('.send')?.click())
    return [...host.querySelectorAll('li')].map((item) => item.textContent)
  }
  expect(await sendWith(['Title is missing', 'Price is missing'])).toEqual(['Title is missing', 'Price is missing'])
  expect(await sendWith(['Price is missing'])).toEqual(['Price is missing'])
  expect(await sendWith([])).toEqual([])
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
