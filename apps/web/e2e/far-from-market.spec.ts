import { call, logInQuietly, read, registerQuietly, verifyQuietly } from './calls.ts'
import { fundFiatQuietly, publishOfferQuietly } from './fiat.ts'
import { expect, test, type Visit, type VisitOptions } from './product.ts'
import { LOCALES } from './words.ts'

interface Prices {
  readonly data: readonly { readonly code: string; readonly usdE8: string }[]
}

/** Somebody new who is logged in, with coin to trade and the pay password verified. */
async function trader(reader: (options: VisitOptions) => Promise<Visit>, options: VisitOptions) {
  const visit = await reader(options)
  const uid = await registerQuietly(visit.context)
  await logInQuietly(visit.context, uid)
  await fundFiatQuietly(visit.context, 40n)
  await verifyQuietly(visit.context)
  return { ...visit, uid }
}

/** Dollars for a coin of LTC now. */
async function marketPrice({ context }: Visit): Promise<number> {
  const { data } = await read<Prices>(context.request, 'site.currencies')
  return Number(data.find(({ code }) => code === 'LTC')?.usdE8) / 100_000_000
}

const field = ({ page }: Visit, name: string) => page.locator(`input[name="${name}"]`)

/** The reader's side, a price in percent of the market's, and whether that loses. */
const CASES = [
  { side: 'sell', percent: 75, loses: true },
  { side: 'sell', percent: 130, loses: false },
  { side: 'buy', percent: 130, loses: true },
  { side: 'buy', percent: 75, loses: false },
] as const

const distanceOf = ({ says }: Visit, side: 'buy' | 'sell') =>
  says.like(
    side === 'buy'
      ? 'This price is {percent}% above the market. You would pay that much more than the coin costs there.'
      : 'This price is {percent}% below the market. You would get that much less than the coin costs there.',
  )

for (const locale of LOCALES)
  test(`publishing and editing far from the market to one’s own loss asks for a second press, with the distance in words (${locale})`, async ({
    reader,
  }) => {
    const own = await trader(reader, { locale })
    const { page, says } = own
    const market = await marketPrice(own)
    for (const { side, percent, loses } of CASES)
      await test.step(`${side} at ${percent}%`, async () => {
        await page.goto('/personal/otcManage?tab=releaseNewOtcTopic')
        await page.getByText(says(side === 'sell' ? 'Sell coin' : 'Buy coin'), { exact: true }).click()
        const price = (market * percent) / 100
        await field(own, 'unitPrice').fill(price.toFixed(2))
        await field(own, 'total').fill('4')
        await field(own, 'minimum').fill('20')
        await field(own, 'maximum').fill(String(Math.floor(price * 3)))
        await page.getByLabel(says('Cash'), { exact: true }).check()
        await page.getByRole('button', { name: says('Publish the offer') }).click()
        if (loses) {
          const said = page.getByRole('alert').filter({ hasText: distanceOf(own, side) })
          await expect(said).toContainText(/(?:24|25|29|30)\s?%/)
          await expect(page).toHaveURL(/releaseNewOtcTopic/)
          await page.getByRole('button', { name: says('Publish at this price all the same') }).click()
        }
        await expect(page).toHaveURL(/tab=myReleaseOtcTopic/)
      })

    await test.step('a changed price asks anew', async () => {
      await page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: says('Edit'), exact: true })
        .click()
      const dialog = page.getByRole('alertdialog')
      // The latest one buys, below the market.
      await dialog.locator('input[name="unitPrice"]').fill((market * 1.3).toFixed(2))
      await dialog.getByRole('button', { name: says('Save'), exact: true }).click()
      await expect(dialog.getByRole('alert').filter({ hasText: distanceOf(own, 'buy') })).toBeVisible()
      await dialog.locator('input[name="unitPrice"]').fill((market * 1.2).toFixed(2))
      await dialog.getByRole('button', { name: says('Save'), exact: true }).click()
      await dialog.getByRole('button', { name: says('Save at this price all the same') }).click()
      await expect(dialog).toBeHidden()
    })
  })

for (const locale of LOCALES)
  test(`the last question before taking says the distance to whoever loses by it (${locale})`, async ({ reader }) => {
    const [owner, taker] = [
      await trader(reader, { locale }),
      await trader(reader, { locale, width: 390, height: 844, refused: [404] }),
    ]
    const { page, says } = taker
    const market = await marketPrice(taker)
    // The taker does the other side of what the offer says.
    for (const { side, percent, loses } of CASES)
      await test.step(`${side} at ${percent}%`, async () => {
        const offer = await publishOfferQuietly(
          owner.context,
          BigInt(Math.round((market * percent) / 100)),
          side === 'sell' ? 'buy' : 'sell',
        )
        await page.goto(`/otc?side=${side}&currency=LTC&trader=${owner.uid}`)
        const row = page.getByRole('row').filter({ hasText: String(owner.uid) })
        await row.getByRole('button').click()
        await page.locator('input[name="coin"]').fill('2')
        const act = says.like(side === 'sell' ? 'Sell {sum}' : 'Buy {sum}')
        await page.getByRole('button', { name: act }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog.getByRole('button', { name: act })).toBeVisible()
        const said = dialog.getByRole('alert').filter({ hasText: distanceOf(taker, side) })
        await expect(said).toHaveCount(loses ? 1 : 0)
        await call(owner.context.request, 'otcOffers.withdraw', { id: offer })
      })
  })
