import { once } from 'node:events'
import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { callOut } from './call-out.ts'

/** The DNS answers for the attacker's host, in order; the last one repeats. */
let answers: readonly (readonly string[])[] = []
let asked = 0

vi.mock('node:dns', async (original) => ({
  ...(await original<object>()),
  lookup: (_name: string, _options: object, told: (error: null, found: LookupAddress[]) => void) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    told(
      null,
      found.map((address) => ({ address, family: 4 })),
    )
  },
}))

/** Two loopback addresses: the attacker's own server, and a victim that must not be called. */
const [OWN, VICTIM] = ['127.0.0.2', '127.0.0.3']
const calls: string[] = []
const serverAt = (address: string) =>
  createServer((_request, response) => {
    calls.push(address)
    response.writeHead(204).end()
  })
const [own, victim] = [serverAt(OWN), serverAt(VICTIM)]
let port = 0

beforeAll(async () => {
  await once(own.listen(0, OWN), 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  port = (own.address() as AddressInfo).port
  await once(victim.listen(port, VICTIM), 'listening')
})
afterAll(() => {
  own.close()
  victim.close()
})
beforeEach(() => {
  asked = 0
  calls.length = 0
})

const call = { headers: {}, body: '{}', connectMilliseconds: 2_000, callMilliseconds: 2_000 }
const callName = () => callOut(`http://rebinds.example:${port}/`, call, true)

it('a name that leads elsewhere the second time is asked for once, and called where it led the first time', async () => {
  answers = [[OWN], [VICTIM]]
  expect(await callName()).toEqual({ status: 204, failure: null })
  expect([asked, calls]).toEqual([1, [OWN]])
})

it('a name is judged anew with each call: what was open once may be closed now', async () => {
  answers = [[OWN], ['10.0.0.7']]
  await callName()
  expect(await callName()).toEqual({ status: null, failure: 'address' })
  expect(calls).toEqual([OWN])
})

it('one closed address among open ones refuses the name, wherever it stands', async () => {
  for (const found of [
    [OWN, '10.0.0.7'],
    ['169.254.169.254', OWN],
  ]) {
    answers = [found]
    asked = 0
    expect(await callName()).toEqual({ status: null, failure: 'address' })
  }
  expect(calls).toEqual([])
})
