import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create } from 'qrcode'
import { logInQuietly } from './calls.ts'
import { expect, test, type Page } from './product.ts'

/** A sandbox user with orders and chats of every kind. */
const BUYER = 100_001

const WORKER = resolve(import.meta.dirname, '../dist/client/worker.js')

/** Addresses of a cache of the page's site. */
const stored = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(async (of) => {
    if (!(await caches.has(of))) return []
    const keys = await (await caches.open(of)).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  }, name)

/** Paths whose reading time the worker keeps, in a database beside the caches. */
const timed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(all.result.map(({ url }: { url: string }) => new URL(url).pathname))
          })
        })
      }),
  )
const ofReader = (paths: readonly string[]): readonly string[] => paths.filter((path) => path.startsWith('/personal'))

const isServed = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null)

test('the site is installable, opens without a connection with what was read last and its age, and leaves nothing behind at logout (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { page, says, context } = await reader({ locale: 'zh-CN', width: 390, height: 844, cut: true, worker: true })
  await logInQuietly(context, BUYER)
  await page.goto('/')
  await expect.poll(() => isServed(page)).toBe(true)

  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: '津渡', lang: 'zh-CN', display: 'standalone' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  const places = page.locator('.tabbar')
  await places.getByRole('link', { name: says('Orders') }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await places.getByRole('link', { name: says('Wallet') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  const balance = main.getByText(/LTC/).first()
  await expect(balance).toBeVisible()
  await expect.poll(() => stored(page, 'jindu_pages')).toContain('/personal/buyOrderList')
  await expect.poll(() => stored(page, 'jindu_pages')).toContain('/personal/assets/balance')
  await expect.poll(() => stored(page, 'jindu_reads')).toContain('/stored-read')

  await context.setOffline(true)
  await page.goto('/personal/buyOrderList')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const bar = page.locator('.offline-bar')
  await expect(bar).toContainText(
    says('You are offline. What you typed stays here; nothing is paid or sent until you are back.'),
  )
  await expect(bar.locator('time')).toBeVisible()
  await places.getByRole('link', { name: says('Wallet') }).click()
  await expect(balance).toBeVisible()
  await expect(main.getByRole('alert')).toBeHidden()
  await expect(bar.locator('time')).toBeVisible()

  const bare = await context.newPage()
  await bare.goto('/ruleDetails?id=5&type=info')
  await expect(bare.getByRole('heading', { name: '您已离线' })).toBeVisible()
  await bare.close()

  await context.setOffline(false)
  await expect(bar).toContainText(says('You are connected again.'))
  await page.goto('/')
  expect(ofReader(await timed(page))).not.toEqual([])
  await page.locator('.account').click()
  await page.getByRole('button', { name: says('Log out') }).click()
  await expect(page.getByRole('link', { name: says('Log in') }).first()).toBeVisible()
  await expect.poll(() => stored(page, 'jindu_reads')).toEqual([])
  expect(ofReader(await stored(page, 'jindu_pages'))).toEqual([])
  await expect.poll(async () => ofReader(await timed(page))).toEqual([])
})

test('a new version waits until the reader loads it, and a shared picture goes into a chat (en)', async ({
  reader,
}) => {
  const { page, says, context } = await reader({ locale: 'en', worker: true })
  await logInQuietly(context, BUYER)
  await page.goto('/personal/chat/send_goods')
  await page.locator('.chat-list li a').first().click()
  await expect.poll(() => isServed(page)).toBe(true)
  const line = page.getByRole('textbox', { name: says('Message'), exact: true })
  await line.fill('Half a sentence')

  const before = readFileSync(WORKER)
  try {
    // To the browser a worker with another byte is a new version.
    appendFileSync(WORKER, '\n//')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const ready = page.locator('.toast').filter({ hasText: says('A new version of the site is ready') })
    await expect(ready).toBeVisible()
    await expect(line).toHaveValue('Half a sentence')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
    const loaded = page.waitForEvent('load')
    await ready.getByRole('button', { name: says('Load again') }).click()
    await loaded
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
      .toBe(true)
    await expect(line).toHaveValue('Half a sentence')
  } finally {
    writeFileSync(WORKER, before)
  }

  const shared = page.waitForURL(/\/personal\/chat\/receive_goods\?shared=1/)
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    const files = new DataTransfer()
    files.items.add(new File([picture], 'receipt.png', { type: 'image/png' }))
    const form = Object.assign(document.createElement('form'), {
      action: '/share-picture',
      method: 'post',
      enctype: 'multipart/form-data',
    })
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' })
    field.files = files.files
    form.append(field)
    document.body.append(form)
    form.submit()
  })
  await shared
  await expect(
    page.getByText(
      says(
        'Choose the chat that it goes to, or open the evidence of an order. It is sent only when you press Send there.',
      ),
    ),
  ).toBeVisible()
  await page.goto('/personal/chat/send_goods')
  await page.locator('.chat-list li a').first().click()
  await page.getByRole('button', { name: says('Take the shared picture') }).click()
  await expect(page.getByRole('img', { name: says('Picture {0}', { 0: 1 }) })).toBeVisible()
  await expect(page.getByRole('button', { name: says('Take the shared picture') })).toBeHidden()
})

test('the camera reads a payment request into address and amount, a picture without a code is told, and a refused camera too (zh-CN, 390 px)', async ({
  reader,
}) => {
  const { page, says, context } = await reader({ locale: 'zh-CN', width: 390, height: 844 })
  await logInQuietly(context, BUYER)
  const { modules } = create('litecoin:ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9?amount=0.25')
  // The camera sees this code after the first try, which the reader refuses.
  await page.addInitScript(
    ({ size, dark }) => {
      let tries = 0
      navigator.mediaDevices.getUserMedia = async () => {
        tries += 1
        if (tries === 1) throw new DOMException('refused', 'NotAllowedError')
        const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
        const context2d = canvas.getContext('2d')
        const module = Math.floor(480 / (size + 8))
        const draw = (): void => {
          if (context2d === null) return
          context2d.fillStyle = 'white'
          context2d.fillRect(0, 0, 480, 480)
          context2d.fillStyle = 'black'
          for (const at of dark)
            context2d.fillRect(((at % size) + 4) * module, (Math.floor(at / size) + 4) * module, module, module)
        }
        setInterval(draw, 100)
        draw()
        return canvas.captureStream(10)
      }
    },
    { size: modules.size, dark: [...modules.data].flatMap((bit, at) => (bit === 1 ? [at] : [])) },
  )
  await page.goto('/personal/assets/withdraw?currency=LTC')
  const scan = page.getByRole('main').getByRole('button', { name: says('Scan a QR code') })
  const dialog = page.getByRole('dialog')
  await scan.click()
  await expect(dialog).toContainText(
    says('The camera is not allowed for this site. Allow it in the browser’s settings, or read a picture.'),
  )
  await dialog
    .getByLabel(says('Picture of a QR code'))
    .setInputFiles(resolve(import.meta.dirname, '../public/icons/icon-192.png'))
  await expect(dialog.getByRole('alert')).toContainText(says('No QR code was found in this picture.'))
  await dialog.getByRole('button', { name: says('Close') }).click()
  await scan.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(says('Address outside'))).toHaveValue('ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9')
  await expect(page.getByLabel(says('Amount that arrives'))).toHaveValue('0.25')
})
