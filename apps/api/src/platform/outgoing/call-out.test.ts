import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { callOut, isOpenAddress, mayCall } from './call-out.ts'

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  '::7f00:1',
  '::10.0.0.1',
  '::a9fe:a9fe',
  '4000::1',
  'fec0::1',
  'localhost',
])('%s is not in the open internet', (address) => {
  expect(isOpenAddress(address, false)).toBe(false)
})

it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is', (address) => {
  expect(isOpenAddress(address, false)).toBe(true)
})

it.each([
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://10.1.2.3/x',
])('%s is not called', (url) => {
  expect(mayCall(url, false)).toBe(false)
})

it('a name that leads to this machine is not connected to', async () => {
  let calls = 0
  const server = createServer(() => {
    calls += 1
  }).listen(0, '127.0.0.1')
  const call = { headers: {}, body: 'x', connectMilliseconds: 1_000, callMilliseconds: 1_000 }
  expect(await callOut('https://localhost/x', call, false)).toEqual({ status: null, failure: 'address' })
  expect(calls).toBe(0)
  server.close()
})
