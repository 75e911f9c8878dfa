// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nFor } from '../../../shared/i18n/words.ts'
import { CsvDialog } from './csv-dialog.tsx'
import { readCsv } from './read-csv.ts'
import { readText } from './read-text.ts'

let page: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  page = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => page.unmount())
  document.body.replaceChildren()
})

it.each([
  ['no separator', ['AAAA', 'BBBB']],
  ['one', ['user:A;B', 'user:C;D']],
  ['many', ['a,b,c,d', 'e,f,g,h']],
])('the whole line is a choice where lines have %s', async (_, lines) => {
  const choose = vi.fn<(cells: string[]) => void>()
  await act(async () =>
    page.render(
      <I18nProvider i18n={i18nFor('en')}>
        <CsvDialog
          name="keys.csv"
          rows={readCsv(lines.join('\n'))}
          lines={lines}
          encoding="UTF-8"
          broken={null}
          onChoose={choose}
          onClose={() => undefined}
        />
      </I18nProvider>,
    ),
  )
  const select = document.querySelector('select')
  if (select === null) throw new Error('there is a choice of columns')
  const whole = [...select.options].find(({ text }) => text === 'The whole line')
  await act(async () => {
    select.value = whole?.value ?? 'none'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const take = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take 2 rows')
  await act(async () => take?.click())
  expect(choose).toHaveBeenCalledWith(lines)
})

it('a file that is no UTF-8 shows its first rows as they were read, with the encoding', async () => {
  // GB18030 of 密钥一 and 密钥二, a line each.
  const bytes = Uint8Array.of(0xc3, 0xdc, 0xd4, 0xbf, 0xd2, 0xbb, 0x0a, 0xc3, 0xdc, 0xd4, 0xbf, 0xb6, 0xfe)
  const { text, encoding } = readText(bytes)
  await act(async () =>
    page.render(
      <I18nProvider i18n={i18nFor('en')}>
        <CsvDialog
          name="keys.txt"
          rows={readCsv(text)}
          lines={text.split('\n')}
          encoding={encoding}
          broken={null}
          onChoose={() => undefined}
          onClose={() => undefined}
        />
      </I18nProvider>,
    ),
  )
  expect(document.body.textContent).toContain('read as GB18030: check that they are right')
  expect([...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual(['密钥一', '密钥二'])
})
