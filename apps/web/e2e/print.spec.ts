import { buyQuietly, fundQuietly, logInQuietly, publishQuietly, registerQuietly } from './calls.ts'
import { fundFiatQuietly, publishOfferQuietly, takeQuietly } from './fiat.ts'
import { expect, test, type Page } from './product.ts'
import { LOCALES } from './words.ts'

/** Pixels between the margins of A4. */
const PAPER = { width: 703, height: 1016 }

/** Elements that must not be printed: navigation, controls, inputs and animations. */
const SCREEN_ONLY = 'header, nav, footer, .tabbar, form, button, .btn, search, .toasts, .running-trade'

/** Lightness of every text and of the ground below it, as it is printed. */
const isBlackOnWhite = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = (colour: string): { light: number; alpha: number } => {
      if (context === null) return { light: 0, alpha: 0 }
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return { light: (red + green + blue) / 3, alpha }
    }
    const wrong: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const element = texts.currentNode.parentElement
      if (element === null || !element.checkVisibility() || texts.currentNode.nodeValue?.trim() === '') continue
      if (lightness(getComputedStyle(element).color).light > 120) wrong.push(`pale: ${element.outerHTML.slice(0, 120)}`)
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { light, alpha } = lightness(getComputedStyle(at).backgroundColor)
        if (alpha > 0 && light < 225) wrong.push(`dark ground: ${at.outerHTML.slice(0, 120)}`)
      }
    }
    return wrong
  })

for (const locale of LOCALES)
  test(`orders, the receipt and the ledger are printed black on white, without what is for a screen (${locale})`, async ({
    reader,
  }, info) => {
    const [seller, buyer] = [await reader({ locale }), await reader({ locale })]
    for (const { context } of [seller, buyer]) {
      await logInQuietly(context, await registerQuietly(context))
      await fundQuietly(context, '2')
      await fundFiatQuietly(context, 4n)
    }
    const goods = await publishQuietly(seller.context, 'Charts on paper', '5.00')
    const order = await buyQuietly(buyer.context, goods, '500')
    const offer = await publishOfferQuietly(seller.context, 140n)
    const fiat = await takeQuietly(buyer.context, offer, 140n)
    const { page } = buyer
    for (const [name, path, shows] of [
      ['order', `/personal/goodsOrderPanel?id=${order}`, 'h1'],
      ['receipt', `/personal/goodsOrderPanel?id=${order}&bought=1`, '[role="dialog"] h2'],
      ['fiat', `/otcOrderPanel?orderID=${fiat}`, 'h1'],
      ['orders', '/personal/buyOrderList', 'tbody tr'],
      ['ledger', '/personal/walletHistory', 'tbody tr'],
    ] as const)
      await test.step(name, async () => {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
        await page.goto(path)
        await page.locator(shows).first().waitFor()
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
        await page.setViewportSize(PAPER)
        await expect(page.locator(shows).first()).toBeVisible()
        await expect(page.locator(SCREEN_ONLY).filter({ visible: true })).toHaveCount(0)
        expect(await isBlackOnWhite(page)).toEqual([])
        const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(beside, `${name} fits the paper`).toBeLessThanOrEqual(0)
        await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
        await page.setViewportSize({ width: 1440, height: 900 })
      })
  })
