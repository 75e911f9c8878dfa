import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './product.ts'

/** Nothing is on its way any more and nothing moves: what axe judges would otherwise depend on the moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('.skel, [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)))
  })
}

/** What axe finds on the page as it stands. */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
  if (rules !== undefined) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${String(target)} ${any[0]?.message ?? ''}`),
  )
}
