import { passwordDigest } from '@jindu/domain/accounts/passwords'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { unique } from './unique.ts'

/** Passwords of test users; the sandbox's demo users have the same. */
export const PASSWORDS = { login: 'Demo-1234', pay: 'Demo-5678', recovery: 'Demo-9012' } as const

/** Response timeout in milliseconds: Playwright's default assumes an idle machine. */
const timeout = 300_000

/** Calls a procedure with the session of the reader's browser. */
export async function call<Answer>(request: APIRequestContext, path: string, input: object): Promise<Answer> {
  const answer = await request.post(`/trpc/${path}`, { data: input, timeout })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const { result }: { result: { data: Answer } } = await answer.json()
  return result.data
}

/** Opens an account without the UI. */
export async function registerQuietly({ request }: BrowserContext): Promise<number> {
  const { uid } = await call<{ uid: number }>(request, 'accounts.register', {
    loginPassword: passwordDigest(PASSWORDS.login),
    payPassword: passwordDigest(PASSWORDS.pay),
    recoveryPassword: passwordDigest(PASSWORDS.recovery),
  })
  return uid
}

export async function logInQuietly({ request }: BrowserContext, uid: number): Promise<void> {
  await call(request, 'accounts.login', { uid, password: passwordDigest(PASSWORDS.login) })
}

/** Verifies the logged-in user's pay password for a while. */
export async function verifyQuietly({ request }: Pick<BrowserContext, 'request'>): Promise<void> {
  await call(request, 'accounts.verifyPayPassword', { password: passwordDigest(PASSWORDS.pay) })
}

export async function fundQuietly(
  { request }: BrowserContext,
  amount: string,
  currency: 'LTC' | 'USDT' = 'LTC',
): Promise<void> {
  await call(request, 'sandbox.faucet', { currency, amount })
}

const paragraph = (text: string): object => ({
  format: 'prosemirror',
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

/** Creates a category without the UI, with a unique name. */
export async function createCategoryQuietly({ request }: BrowserContext, title: string): Promise<number> {
  const { id } = await call<{ id: number }>(request, 'categories.create', {
    title: title.replaceAll(' ', '').slice(0, 20) + unique(),
  })
  return id
}

/** Overrides of the default plain texts; HTML as old clients send it. */
export interface QuietTexts {
  readonly categoryId?: number
  readonly contents?: string
  readonly shipment?: string
}

const textOf = (html: string | undefined, otherwise: string): object =>
  html === undefined ? paragraph(otherwise) : { format: 'html', html }

/** Publishes goods without the UI; `price` in USD as decimal text. */
export async function publishQuietly(
  context: BrowserContext,
  title: string,
  price: string,
  texts: QuietTexts = {},
): Promise<number> {
  const { id } = await call<{ id: number }>(context.request, 'goods.publish', {
    title,
    categoryId: texts.categoryId ?? (await createCategoryQuietly(context, title)),
    price,
    contents: textOf(texts.contents, 'Forty sheets with soundings, drawn this year'),
    shipment: textOf(texts.shipment, 'Download code 7731, valid for a year'),
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}

/** Buys one piece without the UI, with LTC and the pay password in the call. `price` in cents. */
export async function buyQuietly({ request }: BrowserContext, goodsId: number, price: string): Promise<number> {
  const { id } = await call<{ id: number }>(request, 'goodsOrders.place', {
    goodsId,
    volume: 1,
    currency: 'LTC',
    price: { asset: 'USD', units: price },
    payPassword: passwordDigest(PASSWORDS.pay),
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}

/** A query with the session of the reader's browser. */
export async function read<Answer>(request: APIRequestContext, path: string, input?: object): Promise<Answer> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const answer = await request.get(`/trpc/${path}${query}`, { timeout })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const { result }: { result: { data: Answer } } = await answer.json()
  return result.data
}

/** Advances the sandbox's clock, for every test; due work is done when it returns. */
export async function advanceQuietly({ request }: BrowserContext, seconds: number): Promise<void> {
  const answer = await request.post('/sandbox/advance', { data: { seconds }, timeout })
  if (!answer.ok()) throw new Error(`the clock: ${answer.status()} ${await answer.text()}`)
}

interface Balances {
  readonly data: readonly { readonly currency: string; readonly fund: { readonly units: string } }[]
}

/** The LTC fund balance in its smallest units. */
export async function fundsQuietly({ request }: BrowserContext): Promise<bigint> {
  const { data } = await read<Balances>(request, 'wallet.balances')
  return BigInt(data.find(({ currency }) => currency === 'LTC')?.fund.units ?? '0')
}
