import { createBase58check } from '@scure/base'
import { sha256 } from '@scure/btc-signer/utils.js'

/** The public side of a cold wallet: descriptors with checksums, as nodes import them. */
export interface ColdKey {
  readonly receive: string
  readonly change: string
}

const base58 = createBase58check(sha256)

/** What a script of one key is written around (SLIP-132). */
const WRAPPED = { pkh: ['pkh(', ')'], nested: ['sh(wpkh(', '))'], wpkh: ['wpkh(', ')'] } as const

/** Version bytes of extended public keys: the script they stand for, and whether they are of a test network. */
const VERSIONS: Readonly<Record<string, { readonly script: keyof typeof WRAPPED; readonly test: boolean }>> = {
  // xpub, ypub, zpub
  '0488b21e': { script: 'pkh', test: false },
  '049d7cb2': { script: 'nested', test: false },
  '04b24746': { script: 'wpkh', test: false },
  // Ltub, Mtub
  '019da462': { script: 'pkh', test: false },
  '01b26ef6': { script: 'nested', test: false },
  // tpub, upub, vpub
  '043587cf': { script: 'pkh', test: true },
  '044a5262': { script: 'nested', test: true },
  '045f1cf6': { script: 'wpkh', test: true },
}

/** Nodes of both coins read these versions alone: xpub and tpub. */
const NODE_VERSION = { main: '0488b21e', test: '043587cf' }

const KEY_BYTES = 78

const INPUT = '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ '
const CHECKSUM = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn]

function step(sum: bigint, value: number): bigint {
  const top = sum >> 35n
  return GENERATORS.reduce(
    (next, generator, bit) => ((top >> BigInt(bit)) & 1n ? next ^ generator : next),
    ((sum & 0x7ffffffffn) << 5n) ^ BigInt(value),
  )
}

/** The eight characters after `#` of a descriptor (BIP-380); null for characters that descriptors do not have. */
export function descriptorChecksum(descriptor: string): string | null {
  const places = Array.from(descriptor, (character) => INPUT.indexOf(character))
  if (places.includes(-1)) return null
  let sum = 1n
  let classes = 0
  for (const [at, place] of places.entries()) {
    sum = step(sum, place & 31)
    classes = classes * 3 + (place >> 5)
    if (at % 3 < 2) continue
    sum = step(sum, classes)
    classes = 0
  }
  if (places.length % 3 > 0) sum = step(sum, classes)
  for (let left = 8; left > 0; left -= 1) sum = step(sum, 0)
  sum ^= 1n
  return Array.from({ length: 8 }, (_, at) => CHECKSUM.charAt(Number((sum >> BigInt(5 * (7 - at))) & 31n))).join('')
}

const withChecksum = (descriptor: string): string => `${descriptor}#${descriptorChecksum(descriptor) ?? ''}`

/** An extended public key as a descriptor has it; null for anything else, a private key included. */
function readPublic(text: string) {
  try {
    const bytes = base58.decode(text)
    const known = VERSIONS[Buffer.from(bytes.subarray(0, 4)).toString('hex')]
    // A private key is padded with a zero.
    if (known === undefined || bytes.length !== KEY_BYTES || ![2, 3].includes(bytes[45] ?? 0)) return null
    const version = Buffer.from(known.test ? NODE_VERSION.test : NODE_VERSION.main, 'hex')
    return { ...known, key: base58.encode(Buffer.concat([version, bytes.subarray(4)])) }
  } catch {
    return null
  }
}

function ofKey(text: string): ColdKey | null {
  const read = readPublic(text)
  if (read === null) return null
  const [before, after] = WRAPPED[read.script]
  const branch = (number: number) => withChecksum(`${before}${read.key}/${number}/*${after}`)
  return { receive: branch(0), change: branch(1) }
}

const DESCRIPTOR = /^((?:wpkh|wsh|sh|pkh|tr)\(.+\))#([a-z0-9]{8})$/
const EXTENDED = /[1-9A-HJ-NP-Za-km-z]{100,120}/g

/**
 * Reads the public key of a cold wallet: an extended public key, whose version says the script (SLIP-132), or a descriptor with its
 * checksum (BIP-380). Change goes to the branch `/1/*` where receiving has `/0/*`.
 * @returns null for anything else: a wrong checksum, a private key, addresses that are not derived
 */
export function readColdKey(text: string): ColdKey | null {
  const typed = text.trim()
  const [, body, checksum] = DESCRIPTOR.exec(typed) ?? []
  if (body === undefined) return ofKey(typed)
  if (descriptorChecksum(body) !== checksum) return null
  const keys = body.match(EXTENDED) ?? []
  if (keys.length === 0 || !keys.every((key) => readPublic(key)?.key === key)) return null
  const receive = body.replaceAll('/<0;1>/*', '/0/*')
  if (!receive.includes('/*')) return null
  return { receive: withChecksum(receive), change: withChecksum(receive.replaceAll('/0/*', '/1/*')) }
}
