import { passwordDigest } from '@jindu/domain/password'
import type { APIRequestContext, BrowserContext } from '@playwright/test'

/** What the people of the tests use; the demo people of the sandbox have the same. */
export const PASSWORDS = { login: 'Demo-1234', pay: 'Demo-5678', recovery: 'Demo-9012' } as const

/** A procedure of the product, with the session of the reader's browser. */
export async function call<Answer>(request: APIRequestContext, path: string, input: object): Promise<Answer> {
  const answer = await request.post(`/trpc/${path}`, { data: input })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const { result }: { result: { data: Answer } } = await answer.json()
  return result.data
}

/** Opens an account past the screens. */
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

export async function fundQuietly({ request }: BrowserContext, amount: string): Promise<void> {
  await call(request, 'sandbox.faucet', { currency: 'LTC', amount })
}

const paragraph = (text: string): object => ({
  format: 'prosemirror',
  doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

/** Publishes goods past the screens; `price` in USD as decimal text. */
export async function publishQuietly({ request }: BrowserContext, title: string, price: string): Promise<number> {
  const { id: categoryId } = await call<{ id: number }>(request, 'categories.create', {
    title: title.replaceAll(' ', '').slice(0, 30),
  })
  const { id } = await call<{ id: number }>(request, 'goods.publish', {
    title,
    categoryId,
    price,
    contents: paragraph('Forty sheets with soundings, drawn this year'),
    shipment: paragraph('Download code 7731, valid for a year'),
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}
