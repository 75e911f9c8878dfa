import { describe, expect, test } from 'vitest'
import { withdrawalAddressField } from '../../input/index.ts'
import { messagesOf } from '../../machines/testing/refusal.ts'
import { bareAddress, paymentUri, readPaymentRequest } from './index.ts'

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

describe('what is no payment request', () => {
  test.each([
    ADDRESS,
    `dogecoin:${ADDRESS}`,
    'bitcoin:',
    `bitcoin:${ADDRESS}?amount`,
    'javascript:alert(1)',
    `bitcoin:${ADDRESS}?amount=1&amount=2`,
    `bitcoin:${ADDRESS}?amount=-1`,
    `bitcoin:${ADDRESS}?amount=1e3`,
    `bitcoin:${ADDRESS}?amount=0,5`,
    `bitcoin:${ADDRESS}?req-somethingyoudontunderstand=50`,
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x0&uint256=1',
    `toString:${ADDRESS}`,
  ])('%s', (text) => {
    expect(readPaymentRequest(text)).toBeNull()
  })
})

test('a payment request names its coin, its address and perhaps an amount', () => {
  const bitcoin = { scheme: 'bitcoin', address: ADDRESS, currency: 'BTC', network: 'Bitcoin', chainId: null }
  expect(readPaymentRequest(`bitcoin:${ADDRESS}`)).toEqual({ ...bitcoin, amount: null })
  expect(readPaymentRequest(`BITCOIN:${ADDRESS}?AMOUNT=0.5&label=Luke`)).toEqual({ ...bitcoin, amount: '0.5' })
  expect(readPaymentRequest(`litecoin://ltc1qxyz?message=a%20b&amount=20.3`)).toMatchObject({
    address: 'ltc1qxyz',
    amount: '20.3',
    currency: 'LTC',
  })
  expect(readPaymentRequest('ethereum:0xabc')).toMatchObject({ address: '0xabc', currency: 'USDT' })
})

const PAID = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test('a request of a token names who is paid and the network; another token is refused', () => {
  const ethereum = {
    scheme: 'ethereum',
    address: PAID,
    amount: null,
    currency: 'USDT',
    chainId: 1,
    network: 'Ethereum',
  }
  expect(readPaymentRequest(`ethereum:${USDT}@1/transfer?address=${PAID}&uint256=1e6`)).toEqual(ethereum)
  expect(readPaymentRequest(`ethereum:pay-${USDT.toLowerCase()}/transfer?address=${PAID}`)).toEqual({
    ...ethereum,
    chainId: null,
  })
  expect(readPaymentRequest(`ethereum:${PAID}@56`)).toMatchObject({ address: PAID, network: 'BNB Chain', chainId: 56 })
  expect(readPaymentRequest(`ethereum:${USDT}@31337/transfer?address=${PAID}`)?.network).toBe('chain 31337')
  for (const refused of [
    `ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48@1/transfer?address=${PAID}`,
    `ethereum:${USDT}@56/transfer?address=${PAID}`,
    `ethereum:${USDT}@1/transfer`,
    `ethereum:${USDT}@1/transfer?address=${PAID}&address=${PAID}`,
    `ethereum:${USDT}@1/transfer?address=vitalik.eth`,
    `ethereum:${USDT}@1/approve?address=${PAID}`,
  ]) {
    expect(readPaymentRequest(refused)).toBeNull()
  }
  expect(withdrawalAddressField.parse(`ethereum:${USDT}@1/transfer?address=${PAID}`)).toBe(`ethereum:${PAID}@1`)
})

test('an address loses blanks and what nobody sees', () => {
  for (const unseen of ['\u200B', '\u00AD', '\u2066', '\u202E', '\uFEFF', '\u2060', '\u034F', '\n', '\u3000']) {
    expect(bareAddress(`bc1q${unseen}w508`)).toBe('bc1qw508')
    expect(withdrawalAddressField.parse(`${unseen}bc1q${unseen}w508`)).toBe('bc1qw508')
  }
})

test('the field of an address keeps the scheme of a payment request, and refuses what it cannot read', () => {
  expect(withdrawalAddressField.parse(`bitcoin:${ADDRESS}?amount=1`)).toBe(`bitcoin:${ADDRESS}`)
  expect(messagesOf(withdrawalAddressField, `bitcoin:${ADDRESS}?req-x=1`)).toEqual(['WITHDRAWAL_ADDRESS_INVALID'])
  expect(messagesOf(withdrawalAddressField, '\u200B ')).toEqual(['WITHDRAWAL_ADDRESS_REQUIRED'])
})

test('a deposit’s code is a payment request of its coin, which is read back; a token’s is its address', () => {
  expect(readPaymentRequest(paymentUri('BTC', ADDRESS))).toMatchObject({ currency: 'BTC', address: ADDRESS })
  expect(readPaymentRequest(paymentUri('LTC', 'ltc1q00'))).toMatchObject({ currency: 'LTC', address: 'ltc1q00' })
  expect(paymentUri('USDT', '0x00')).toBe('0x00')
})
