/// <reference lib="dom" />
import axe, { type run } from 'axe-core'
import { expect, type Page } from './product.ts'

declare global {
  /** What its source leaves in a page. */
  var axe: { readonly run: typeof run }
}

/** What moves and will come to rest. Runs in the page. */
const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, pending, playState }) =>
        effect?.getComputedTiming().endTime !== Infinity && (pending || playState === 'running'),
    )
    .map(({ id, playState }) => `${id} ${playState}`)

/** Nothing is on its way any more and nothing moves: what axe judges would otherwise depend on the moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sk, [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    // What listens to the size or the colours of the window hears of a change with the next picture, and draws with the one after.
    for (let picture = 0; picture < 2; picture += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  // By state: the promise of an animation that has ended is not always kept (Chromium, after a change of colours).
  await expect.poll(() => page.evaluate(moving), { timeout: 20_000, intervals: [50] }).toEqual([])
}

/** What axe finds on the page as it stands, or in one part of it. Its source is given to a page once: reading it takes longer than most judgements. */
export async function findings(page: Page, rules?: readonly string[], part?: string): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([only, within]) => {
      const judged = await globalThis.axe.run(within ?? document, {
        // Pages have no frames, and only what is wrong is told.
        iframes: false,
        resultTypes: ['violations'],
        // Best practices are among its default; of WCAG 2.2 it has one rule, and that is off unless it is named.
        rules: { 'target-size': { enabled: true } },
        ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
      })
      return judged.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, any }) => `${String(target)} ${any[0]?.message ?? ''}`),
      }))
    },
    [rules ?? null, part ?? null] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node}`))
}

/** The page as it stands has no finding. */
export async function isClean(page: Page): Promise<void> {
  await settled(page)
  expect(await findings(page)).toEqual([])
}
