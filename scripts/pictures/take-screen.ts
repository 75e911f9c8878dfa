import type { BrowserContext, Page } from '@playwright/test'
import { findings } from '../../apps/web/e2e/axe.ts'
import type { Admitted, Who } from './admit.ts'
import type { Screen } from './screen.ts'

export interface Look {
  readonly width: number
  readonly language: 'en' | 'zh'
  readonly theme: 'light' | 'dark'
}

const MAX_HEIGHT = 6000
/** As an expression: the policy of the pages allows a waiting predicate no eval. */
const PICTURES_READ = `Promise.all(
  [...document.images]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.decode().catch(() => undefined)),
).then(() => true)`
const HEIGHTS: Readonly<Record<number, number>> = { 1440: 900, 390: 844 }

/** One window for each person in one look: what a page read once is kept for the next. */
export function openWindows({ browser, origin, people }: Admitted, look: Look) {
  const opened = new Map<Who, Promise<BrowserContext>>()
  async function open(who: Who): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: origin,
      storageState: people[who].state,
      colorScheme: look.theme,
      locale: look.language === 'zh' ? 'zh-CN' : 'en-US',
      reducedMotion: 'reduce',
    })
    await context.addCookies([
      { name: 'jindu_lang', value: look.language === 'zh' ? 'zh-CN' : 'en', url: origin },
      { name: 'jindu_theme', value: look.theme, url: origin },
    ])
    return context
  }
  return {
    of(who: Who): Promise<BrowserContext> {
      const window = opened.get(who) ?? open(who)
      opened.set(who, window)
      return window
    },
    async close(): Promise<void> {
      for (const window of opened.values()) await (await window).close()
    },
  }
}

/** What the page's scripts asked for stands as a skeleton until it came. */
async function isThere(page: Page): Promise<void> {
  await page.locator('.sk').first().waitFor({ state: 'detached' })
}

/** Takes one picture and answers what was wrong with it: text out of its box sideways, errors of the console, what axe finds. */
export async function takeScreen(
  context: BrowserContext,
  screen: Screen,
  look: Look,
  file: string,
): Promise<readonly string[]> {
  const trouble: string[] = []
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] ?? 900 })
    page.on('console', (message) => {
      // A page that is not there is one of the screens.
      if (message.type() === 'error' && !message.text().includes('404')) trouble.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
    await page.goto(screen.path)
    // What was painted first may still wait for the scripts that bring the rest.
    await page.waitForFunction(() => !('$_TSR' in globalThis))
    await page.waitForLoadState('networkidle')
    await isThere(page)
    await page.evaluate('document.fonts.ready.then(() => true)')
    await screen.act?.(page)
    await isThere(page)
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    if (wide > 0) trouble.push(`the page is ${wide} px wider than its window`)
    trouble.push(...(await findings(page)).map((found) => `axe: ${found}`))
    if (screen.act === undefined || screen.whole === true) {
      // As tall as the page: what is fixed stands at its end, and pictures further down are read.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.setViewportSize({ width: look.width, height: Math.min(height, MAX_HEIGHT) })
      await page.evaluate(PICTURES_READ)
    }
    await page.screenshot({ path: file })
    return trouble
  } finally {
    // The next screen is not to open with what this one remembered, such as the view of a list; a page keeps its draft when it is left.
    await page.goto('/robots.txt').catch(() => undefined)
    await page.evaluate('localStorage.clear()').catch(() => undefined)
    await page.close()
  }
}
