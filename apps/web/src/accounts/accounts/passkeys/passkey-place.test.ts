import { expect, test } from 'vitest'
import { passkeyObstacle } from './passkey-place.ts'

const at = (url: string, more: object = {}) => ({
  location: new URL(url),
  isSecureContext: true,
  PublicKeyCredential: {},
  ...more,
})

test('at an IP address, or any other name, the address that passkeys work at is named', () => {
  expect(passkeyObstacle('localhost', at('http://127.0.0.1:3000/login'))).toEqual({
    kind: 'elsewhere',
    url: 'http://localhost:3000/login',
  })
  expect(passkeyObstacle('market.example', at('https://evilmarket.example/login'))).toEqual({
    kind: 'elsewhere',
    url: 'https://market.example/login',
  })
})

test('a browser without passkeys, or a page that is not secure, says so', () => {
  expect(passkeyObstacle('localhost', at('http://localhost:3000', { PublicKeyCredential: undefined }))).toEqual({
    kind: 'unsupported',
  })
  expect(passkeyObstacle('a.example', at('http://a.example', { isSecureContext: false }))).toEqual({
    kind: 'unsupported',
  })
})

test('at the site’s own name, and below it, nothing stands in the way', () => {
  expect(passkeyObstacle('localhost', at('http://localhost:3000/'))).toBeNull()
  expect(passkeyObstacle('market.example', at('https://www.market.example/'))).toBeNull()
})
