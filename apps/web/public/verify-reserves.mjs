#!/usr/bin/env node
// Checks signatures of reserves offline: node verify-reserves.mjs reserves.json [LTC=ROOT ...]
// The file is the one that the page of proofs saves. Each message must name the site's snapshot and root; pass the roots of
// the page, and they are compared. Checked here: BIP-322 of witness key hashes (bc1q…, ltc1q…). For other addresses the
// script says that another tool must check them (signmessage of a node, or a wallet). What an address holds is on the chain.
// The format is in docs/proof-of-liabilities.md. It shares no code with the site on purpose.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

const demand = (holds, what) => {
  if (!holds) throw new Error(what)
}
const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const twice = (...parts) => sha256(sha256(...parts))
const hex = (text) => Buffer.from(text, 'hex')
const little = (value, length) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}

function polymod(values) {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
  let sum = 1
  for (const value of values) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator
    })
  }
  return sum >>> 0
}

/** The 20 bytes of a witness key hash; null for other kinds of address. */
function keyHashOf(address) {
  const split = address.lastIndexOf('1')
  if (split < 1) return null
  const prefix = Array.from(address.slice(0, split), (letter) => letter.codePointAt(0))
  const words = Array.from(address.slice(split + 1), (letter) => ALPHABET.indexOf(letter))
  if (words.includes(-1) || words[0] !== 0) return null
  const expanded = [...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...words]
  demand(polymod(expanded) === 1, `${address}: its checksum is wrong`)
  const bits = words
    .slice(1, -6)
    .map((word) => word.toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return bytes.length === 20 ? bytes : null
}

/** The message's digest before its last SHA-256 (BIP-322 "simple", then BIP-143). */
function digestOf(keyHash, message) {
  const script = Buffer.concat([hex('0014'), keyHash])
  const tag = sha256(Buffer.from('BIP0322-signed-message'))
  const input = Buffer.concat([hex('0020'), sha256(tag, tag, Buffer.from(message))])
  const toSpend = twice(
    little(0, 4),
    hex('01'),
    Buffer.alloc(32),
    hex('ffffffff'),
    Buffer.from([input.length]),
    input,
    little(0, 4),
    hex('01'),
    Buffer.alloc(8),
    Buffer.from([script.length]),
    script,
    little(0, 4),
  )
  const outpoint = Buffer.concat([toSpend, little(0, 4)])
  const output = Buffer.concat([Buffer.alloc(8), hex('016a')])
  return sha256(
    little(0, 4),
    twice(outpoint),
    twice(little(0, 4)),
    outpoint,
    hex('1976a914'),
    keyHash,
    hex('88ac'),
    Buffer.alloc(8),
    little(0, 4),
    twice(output),
    little(0, 4),
    little(1, 4),
  )
}

function holds(keyHash, message, signature) {
  const bytes = Buffer.from(signature, 'base64')
  const length = bytes[1] ?? 0
  const [der, kind, key] = [bytes.subarray(2, length + 1), bytes[length + 1], bytes.subarray(length + 3)]
  if (bytes[0] !== 2 || kind !== 1 || bytes[length + 2] !== 33 || key.length !== 33) return false
  const hash = createHash('ripemd160').update(sha256(key)).digest()
  if (!hash.equals(keyHash)) return false
  const wrapped = Buffer.concat([hex('3036301006072a8648ce3d020106052b8104000a032200'), key])
  const publicKey = createPublicKey({ key: wrapped, format: 'der', type: 'spki' })
  return verify('sha256', digestOf(keyHash, message), publicKey, der)
}

function readPublished(pairs) {
  return new Map(
    pairs.map((pair) => {
      const [, coin, root] = /^([A-Z]+)=([0-9a-f]{64})(?::[0-9]+)?$/.exec(pair) ?? []
      demand(coin !== undefined, `${pair}: not of the form COIN=ROOT`)
      return [coin, root]
    }),
  )
}

const [path, ...pairs] = process.argv.slice(2)
if (path === undefined) {
  console.error('node verify-reserves.mjs reserves.json [LTC=ROOT ...]')
  process.exit(2)
}
try {
  const published = readPublished(pairs)
  const { snapshotId, coins } = JSON.parse(readFileSync(path, 'utf8'))
  for (const coin of published.keys()) {
    demand(coins.filter(({ currency }) => currency === coin).length === 1, `${coin}: not once in the file`)
  }
  const addresses = coins.flatMap((coin) => coin.addresses.map(({ address }) => `${coin.currency} ${address}`))
  demand(new Set(addresses).size === addresses.length, 'an address is listed twice')
  let unchecked = 0
  for (const { currency, message, addresses: signed } of coins) {
    const [, root] = / snapshot (?:\d+), [A-Z]+, root ([0-9a-f]{64})$/.exec(message) ?? []
    demand(
      root !== undefined && message.includes(` snapshot ${snapshotId}, ${currency}, `),
      `${currency}: another message`,
    )
    demand((published.get(currency) ?? root) === root, `${currency}: the page publishes another root`)
    for (const { address, signature } of signed) {
      const keyHash = keyHashOf(address)
      if (keyHash === null || signature.length < 100) {
        unchecked += 1
        console.log(`${currency}: ${address} must be checked with another tool`)
      } else {
        demand(holds(keyHash, message, signature), `${currency}: ${address} did not sign`)
        console.log(`${currency}: ${address} signed`)
      }
    }
  }
  console.log(
    `The signatures of snapshot ${snapshotId} hold${unchecked === 0 ? '' : `, but for ${unchecked} not checked`}.`,
  )
} catch (error) {
  console.error(`The reserves do not hold: ${error.message}`)
  process.exitCode = 1
}
