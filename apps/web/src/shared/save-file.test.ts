import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.unstubAllGlobals())

it('a file goes to the Android app where the page runs in it, as it is in any script', () => {
  const saved: string[][] = []
  vi.stubGlobal('JinduApp', { save: (...file: string[]) => saved.push(file) > 0 })
  saveFile('订单.csv', '时间,金额\n1,2', 'text/csv')
  const [[name, type, base64] = []] = saved
  expect([name, type]).toEqual(['订单.csv', 'text/csv'])
  expect(Buffer.from(base64 ?? '', 'base64').toString('utf8')).toBe('时间,金额\n1,2')
})

it('a browser downloads it, also where the app could not store it', () => {
  const clicked: string[] = []
  vi.stubGlobal('JinduApp', { save: () => false })
  vi.stubGlobal('document', {
    createElement: () => ({
      click(this: { download: string }) {
        clicked.push(this.download)
      },
    }),
  })
  saveFile('order.json', '{}')
  expect(clicked).toEqual(['order.json'])
})
