import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A software authenticator: creates ES256 keys and signs challenges as WebAuthn requires. */

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** Encodes CBOR (RFC 8949), as far as an attestation needs it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

export interface Page {
  readonly origin: string
  readonly rpId: string
}

interface Answering {
  /** The signature counter; by default one more than before. */
  readonly counter?: number
  readonly page?: Partial<Page>
  /** Whether the device checked its owner: by a fingerprint, a face or a PIN. */
  readonly isVerified?: boolean
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const counts = Buffer.alloc(4)
  counts.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counts])
}

export function softAuthenticator(page: Page) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counted = 0

  return {
    id: text(id),

    /** The result of `navigator.credentials.create`, as the API takes it. */
    make(challenge: string, { page: at }: Answering = {}) {
      const { origin, rpId } = { ...page, ...at }
      const cose = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const data = Buffer.concat([
        authenticatorData(rpId, PRESENT | VERIFIED | NEW_KEY, counted),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ])
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      }
    },

    /** The signed challenge, in the form that replaces a code. */
    sign(challenge: string, { counter = counted + 1, page: at, isVerified = false }: Answering = {}): string {
      const { origin, rpId } = { ...page, ...at }
      counted = counter
      const data = authenticatorData(rpId, isVerified ? PRESENT | VERIFIED : PRESENT, counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return ['passkey', text(id), text(data), text(client), text(signature)].join('.')
    },
  }
}
