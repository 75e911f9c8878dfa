import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './product.ts'

/** Nothing is on its way any more and nothing moves: what axe judges would otherwise depend on the moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.sk, [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    // What listens to the size or the colours of the window hears of a change with the next picture, and draws with the one after.
    for (let picture = 0; picture < 2; picture += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)))
  })
}

/** What axe finds on the page as it stands. */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // Pages have no frames: what is found needs no page of its own to be put together, and only what is wrong is told.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  // Best practices are among its default; of WCAG 2.2 it has one rule, and that is off unless it is named.
  axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${String(target)} ${any[0]?.message ?? ''}`),
  )
}

/** The page as it stands has no finding. */
export async function isClean(page: Page): Promise<void> {
  await settled(page)
  expect(await findings(page)).toEqual([])
}
