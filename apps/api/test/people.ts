import type { TestApp } from './app.ts'
import { md5, type TestClient, type TestClientOptions } from './client.ts'

export const LOGIN = md5('login-secret-1')
export const PAY = md5('pay-secret-2')
export const RECOVERY = md5('recovery-secret-3')
export const WRONG = md5('something-else-4')

export interface Person {
  readonly uid: number
  readonly client: TestClient
}

/** A new user with a logged-in client. */
export async function person(api: TestApp, options?: TestClientOptions): Promise<Person> {
  const client = api.client(options)
  const { uid } = await client.trpc.accounts.register.mutate({
    loginPassword: LOGIN,
    payPassword: PAY,
    recoveryPassword: RECOVERY,
  })
  await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  return { uid, client }
}

/** A new user whose session has verified the pay password. */
export async function verifiedPerson(api: TestApp, options?: TestClientOptions): Promise<Person> {
  const someone = await person(api, options)
  await someone.client.trpc.accounts.verifyPayPassword.mutate({ password: PAY })
  return someone
}

/** The same browser against another API process. */
export function sameBrowserAt(other: TestApp, { uid, client }: Person): Person {
  const there = other.client()
  there.useToken(client.token())
  return { uid, client: there }
}
