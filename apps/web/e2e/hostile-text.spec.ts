import type { BrowserContext, Page } from '@playwright/test'
import { xssPayloads } from '../../api/src/platform/rich-text/xss-payloads.test-data.ts'
import {
  call,
  createCategoryQuietly,
  fundQuietly,
  logInQuietly,
  publishQuietly,
  registerQuietly,
  verifyQuietly,
} from './calls.ts'
import { expect, origin, test, visit } from './product.ts'

/** Payloads per text. */
const IN_ONE_TEXT = 20

interface Watch {
  readonly ran: string[]
}

/**
 * Records every effect that a payload could have: alert and similar, a dialog, a request to another host, a policy
 * violation.
 */
async function watch(context: BrowserContext): Promise<Watch> {
  const ran: string[] = []
  await context.exposeBinding('leaveTrace', (_source, what: string) => {
    ran.push(what)
  })
  await context.addInitScript(() => {
    const trace: (what: string) => void = Reflect.get(globalThis, 'leaveTrace')
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(globalThis, name, () => trace(`${name} at ${location.href}`))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      trace(`policy ${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  context.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin()) ran.push(`request ${request.url()}`)
  })
  return { ran }
}

/** Active content in a page's texts, after firing hover, focus and similar events on every element. */
function live(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const known = new Set('P DIV SPAN BR HR H1 H2 H3 BLOCKQUOTE PRE CODE UL OL LI STRONG B EM I U S A IMG'.split(' '))
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('.prose *')) {
      if (!known.has(element.tagName)) found.push(`<${element.tagName}>`)
      for (const { name, value } of element.attributes) {
        if (!/^(?:class|rel|target|alt|loading|href|src)$/.test(name)) found.push(`${element.tagName} ${name}`)
        if (name === 'src' && !/^\/files\/[\w-]+$/.test(value)) found.push(`src ${value}`)
        if (name === 'href' && !/^(?:https?:\/\/|mailto:)/i.test(value)) found.push(`href ${value}`)
      }
      for (const event of ['pointerover', 'mouseover', 'focus', 'wheel', 'toggle', 'error', 'load'])
        element.dispatchEvent(new Event(event, { bubbles: true }))
    }
    return found
  })
}

/** The payloads as one text, each after a numbered line that shows whether an earlier payload swallowed it. */
function textOf(payloads: readonly string[]): string {
  return payloads.map((payload, index) => `<p>${line(index)}</p><p>${payload}</p>`).join('')
}

const line = (index: number): string => `Sheet ${index} with soundings.`

test('hostile descriptions and after-sales texts do nothing in a browser', async ({ browser }) => {
  expect(xssPayloads.length).toBeGreaterThanOrEqual(100)
  const seller = await browser.newContext({ baseURL: origin() })
  const { context: reader, page } = await visit(browser, { locale: 'en' })
  const { ran } = await watch(reader)
  await Promise.all([seller, reader].map(async (context) => logInQuietly(context, await registerQuietly(context))))
  const categoryId = await createCategoryQuietly(seller, 'Hostile')
  await fundQuietly(reader, '5')
  await verifyQuietly(reader)

  const judge = async (path: string, unseal: boolean): Promise<string> => {
    await page.goto(path)
    if (unseal) await page.getByRole('button', { name: 'Open the shipment' }).click()
    await page.locator('.prose').first().waitFor()
    expect(await live(page), path).toEqual([])
    return (await page.locator('.prose').allTextContents()).join(' ')
  }
  let left = [...xssPayloads]
  let shown = 0
  while (left.length > 0) {
    const tried = left.slice(0, IN_ONE_TEXT)
    const text = textOf(tried)
    const goodsId = await publishQuietly(seller, 'Charts of hostile bays', '0.50', {
      categoryId,
      contents: text,
      shipment: text,
    })
    const { id } = await call<{ id: number }>(reader.request, 'goodsOrders.place', {
      goodsId,
      volume: 1,
      currency: 'LTC',
      price: { asset: 'USD', units: '50' },
      idempotencyKey: crypto.randomUUID(),
    })
    // Rendered by the server first, then by the app on the delivery page.
    const read = await judge(`/goodsDetails?id=${goodsId}`, false)
    await judge(`/goodsShipment?order_id=${id}`, true)
    const swallowed = tried.filter((_, index) => !read.includes(line(index)))
    shown += tried.length - swallowed.length
    left = [...swallowed, ...left.slice(tried.length)]
  }
  expect(shown).toBe(xssPayloads.length)
  expect(ran).toEqual([])
  await Promise.all([seller.close(), reader.close()])
})
