import type { BrowserContext, Page } from '@playwright/test'
import { findings } from '../../apps/web/e2e/axe.ts'
import { phoneFaults, PHONES } from '../../apps/web/e2e/phone-rules.ts'
import type { Admitted, Who } from './admit.ts'
import type { Screen } from './screen.ts'

/** Windows by name. `large` is a phone whose reader set the text to 200%. */
const WINDOWS = {
  '1440': { width: 1440, height: 900 },
  '390': PHONES.PHONE,
  '320': PHONES.SMALL,
  landscape: PHONES.SIDEWAYS,
  large: PHONES.ENLARGED,
} as const

type Size = keyof typeof WINDOWS

export const SIZES = ['1440', '390', '320', 'landscape', 'large'] as const satisfies readonly Size[]

export interface Look {
  readonly size: Size
  readonly language: 'en' | 'zh'
  readonly theme: 'light' | 'dark'
}

const MAX_HEIGHT = 6000
/** A string expression: the pages' CSP forbids eval, which a polled predicate needs. */
const PICTURES_READ = `Promise.all(
  [...document.images]
    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
    .map((image) => image.decode().catch(() => undefined)),
).then(() => true)`

/** One context per person and look, to reuse the browser cache. */
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

/** Waits until no skeleton is left, that is until all data is loaded. */
async function isThere(page: Page): Promise<void> {
  await page.locator('.sk').first().waitFor({ state: 'detached' })
}

/** Takes one screenshot and returns its problems: horizontal overflow, console errors, axe findings. */
export async function takeScreen(
  context: BrowserContext,
  screen: Screen,
  look: Look,
  file: string,
): Promise<readonly string[]> {
  const trouble: string[] = []
  const page = await context.newPage()
  const frame = WINDOWS[look.size]
  try {
    await page.setViewportSize(frame)
    page.on('console', (message) => {
      // The not-found page is one of the screens, so 404 errors are expected.
      const expected = ['404', ...(screen.refused === undefined ? [] : [String(screen.refused)])]
      if (message.type() === 'error' && !expected.some((status) => message.text().includes(status)))
        trouble.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`))
    await page.goto(screen.path)
    // Wait for streaming to finish, because scripts still fill in parts after the first paint.
    await page.waitForFunction(() => !('$_TSR' in globalThis))
    await page.waitForLoadState('networkidle')
    await isThere(page)
    await page.evaluate('document.fonts.ready.then(() => true)')
    await screen.act?.(page)
    await isThere(page)
    trouble.push(...(await phoneFaults(page, { sizes: look.size === '390' })))
    // Sizes that few words ask for differ in their layout alone.
    if (look.size === '1440' || look.size === '390')
      trouble.push(...(await findings(page)).map((found) => `axe: ${found}`))
    if (screen.act === undefined || screen.whole === true) {
      // Resize to the page's height, so that fixed elements are at the end and lazy pictures load.
      const height = await page.evaluate<number>('document.documentElement.scrollHeight')
      await page.setViewportSize({ ...frame, height: Math.min(height, MAX_HEIGHT) })
      await page.evaluate(PICTURES_READ)
    }
    await page.screenshot({ path: file })
    return trouble
  } finally {
    // Reset between screens: the next one must not inherit stored state, such as a list's view. Pages save drafts on
    // leaving.
    await page.goto('/robots.txt').catch(() => undefined)
    await page.evaluate('localStorage.clear()').catch(() => undefined)
    await page.close()
  }
}
