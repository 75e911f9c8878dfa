import { WEIGHT_LIMITS } from '../build/weight-limits.ts'
import { expect, test, type Page } from './product.ts'
import type { Locale } from './words.ts'

/** Milliseconds. */
const LATER = 1_000

/** Suppresses late timers: delayed loading is not part of the start, however slow this machine is. */
async function onlyStart(page: Page): Promise<void> {
  await page.addInitScript((later) => {
    const wait = globalThis.setTimeout.bind(globalThis)
    Reflect.set(globalThis, 'setTimeout', (run: () => void, delay = 0, ...rest: unknown[]) =>
      delay < later ? wait(run, delay, ...rest) : 0,
    )
  }, LATER)
}

for (const { name, path, kilobytes } of WEIGHT_LIMITS) {
  for (const locale of ['en', 'zh-CN'] as const satisfies readonly Locale[]) {
    test(`${name} in ${locale} starts with at most ${kilobytes} KB of JavaScript`, async ({ reader }) => {
      const { context, page } = await reader({ locale })
      await onlyStart(page)
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url())
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      const sizes = await Promise.all(
        [...scripts].map(async (url) => {
          const answer = await context.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
          return Number(answer.headers()['content-length'])
        }),
      )
      const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
      process.stdout.write(`${name} ${locale}: ${total.toFixed(1)} KB in ${scripts.size} files\n`)
      // A total near zero would mean that this test does not see the scripts.
      expect(total).toBeGreaterThan(100)
      expect(total).toBeLessThanOrEqual(kilobytes)
    })
  }
}
