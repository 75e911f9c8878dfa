import { rules } from '@jindu/domain/rules'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { readNotice } from './reads.ts'

const WEB = resolve(import.meta.dirname, '../../../../web/src')
const SERVER = resolve(import.meta.dirname, '../../server')

/** The prefix of cookie names and storage keys. */
const NAME = /['"`]((?:__Host-)?jindu_[a-z_]+)/g
const STORES = /\b(?:localStorage|sessionStorage|document\.cookie|cookieStore|caches\.open)\b/
/** The list of all caches stands in one file. */
const NAMED_CACHES = /from '[^']*\/caches\.ts'/
const OTHER_STORES = /\b(?:indexedDB|navigator\.storage)\b/

const sources = (root: string): { path: string; text: string }[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test(?:-data)?\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }))

const namesIn = (text: string): string[] => [...text.matchAll(NAME)].flatMap(([, name]) => name ?? [])
const isNamed = (text: string): boolean => namesIn(text).length > 0 || NAMED_CACHES.test(text)

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('names every cookie and all that pages keep in a browser, in both languages, and nothing that is kept no more', async () => {
  const web = sources(WEB)
  const cookies = readFileSync(resolve(SERVER, 'preferences.ts'), 'utf8')
  const kept = new Set([...web.flatMap(({ text }) => namesIn(text)), ...namesIn(cookies)])
  expect(kept.size).toBeGreaterThan(8)
  for (const locale of ['en', 'zh-CN'] as const) {
    const { html } = await readNotice(api.app, rules.talk.privacyPolicyNoticeId, locale)
    expect(new Set(html.match(/(?:__Host-)?jindu_[a-z_]+/g))).toEqual(kept)
    // A library of the worker keeps a database under its own name.
    expect(html.includes('workbox-expiration')).toBe(web.some(({ text }) => text.includes("from 'workbox-expiration'")))
  }
})

it('is kept true: whoever keeps something names it so that this test finds it, and no other storage is used', () => {
  const web = sources(WEB)
  expect(web.filter(({ text }) => STORES.test(text) && !isNamed(text)).map(({ path }) => path)).toEqual([])
  expect(web.filter(({ text }) => OTHER_STORES.test(text)).map(({ path }) => path)).toEqual([])
})
