import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { LOGIN, person } from '../../test/people.ts'

/** The peer address of the connection: a proxy, or a client that pretends to be one. */
const SOCKET = '192.0.2.1'
const CALLER = '203.0.113.9'
const FORGED = '198.51.100.7'

const open: TestApp[] = []
afterEach(async () => {
  for (const api of open.splice(0)) await api.close()
})

/** The address under which a session is written down. */
async function seenAs(proxies: string, forwarded: string | null): Promise<string | undefined> {
  const api = await createTestApp({ env: { TRUST_PROXY: proxies } })
  open.push(api)
  const headers = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const { uid } = await person(api)
  const client = api.client({ address: SOCKET, headers })
  await client.trpc.accounts.login.mutate({ uid, password: LOGIN })
  const { data } = await client.trpc.accounts.sessions.query()
  return data.find(({ current }) => current)?.address
}

describe('behind one proxy', () => {
  it.each([
    ['what the proxy added is the caller', CALLER, CALLER],
    ['what the caller had written before it is not', `${FORGED}, ${CALLER}`, CALLER],
    ['a call that came past the proxy is the connection’s own', null, SOCKET],
  ])('%s', async (_, forwarded, address) => {
    expect(await seenAs('1', forwarded)).toBe(address)
  })
})

it('behind two proxies the last but one is the caller', async () => {
  expect(await seenAs('2', `${FORGED}, ${CALLER}, 192.0.2.2`)).toBe(CALLER)
})

it('behind none what a caller writes is not read', async () => {
  expect(await seenAs('0', FORGED)).toBe(SOCKET)
  expect(await seenAs('false', `${FORGED}, ${CALLER}`)).toBe(SOCKET)
})

describe('an entry that is no address', () => {
  it.each([
    ['text of the caller before the proxy’s entry', `not-an-address, ${CALLER}`, CALLER],
    ['with a port, as some proxies write it', `${CALLER}:4711`, CALLER],
    ['IPv6 in brackets with a port', '[2001:db8::9]:4711', '2001:db8::9'],
    ['as the proxy’s own entry, which nobody may stand in for', `${FORGED}, unknown`, SOCKET],
    ['of markup', '<script>alert(1)</script>', SOCKET],
    ['of nothing', ' , ', SOCKET],
    ['a number that some would read as an address', '3405803785', SOCKET],
  ])('%s', async (_, forwarded, address) => {
    expect(await seenAs('1', forwarded)).toBe(address)
  })
})
