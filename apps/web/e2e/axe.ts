/// <reference lib="dom" />
import axe, { type run } from 'axe-core'
import { expect, type Page } from './product.ts'

declare global {
  /** The global that axe's source defines. */
  var axe: { readonly run: typeof run }
}

/** Running animations that will end. Runs in the page. */
const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, pending, playState }) =>
        effect?.getComputedTiming().endTime !== Infinity && (pending || playState === 'running'),
    )
    .map(({ id, playState }) => `${id} ${playState}`)

/** Waits until loading and animations have ended: axe's result would otherwise depend on the moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sk, [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    // Listeners of window size and colours run in the next frame, and render in the one after.
    for (let picture = 0; picture < 2; picture += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
  // By state: an animation's `finished` promise does not always settle (Chromium, after a change of colours).
  await expect.poll(() => page.evaluate(moving), { timeout: 20_000, intervals: [50] }).toEqual([])
}

/**
 * Axe's findings on the page or a part of it. Its source is injected once per page, because parsing it takes longer
 * than most runs.
 */
export async function findings(page: Page, rules?: readonly string[], part?: string): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([only, within]) => {
      const judged = await globalThis.axe.run(within ?? document, {
        // Pages have no frames, and only violations are reported.
        iframes: false,
        resultTypes: ['violations'],
        // Best practices are on by default. WCAG 2.2 has one rule, which is off unless enabled here.
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

/** Expects no finding on the current page. */
export async function isClean(page: Page): Promise<void> {
  await settled(page)
  expect(await findings(page)).toEqual([])
}
