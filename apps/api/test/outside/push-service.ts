import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface ReceivedPush {
  readonly path: string
  readonly payload: { readonly title: string; readonly body: string; readonly type: string; readonly to: string }
  readonly topic: string | undefined
  readonly ttl: string | undefined
  /** The claims of the sender's token, after its signature was verified. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
  /** The encrypted body. */
  readonly body: Buffer
}

/** A browser: its keys, and the pushes it received. */
export interface TestBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  readonly pushes: ReceivedPush[]
}

export interface PushService {
  readonly origin: string
  /** A browser with its own endpoint, subscribed with the site's key. */
  browser(publicKey: string): TestBrowser
  /** The status for every push from now on. */
  answerWith(status: number): void
  stop(): Promise<void>
}

const text = (name: string): Buffer => Buffer.from(`${name}\0`)
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Decrypts as the receiver in RFC 8291. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([text('WebPush: info'), keys.getPublicKey(), sender])
  const shared = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, text('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(shared, salt, text('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Verifies the token of RFC 8292 with the key that the browser subscribed with. */
function claimsOf(authorization: string, publicKey: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== publicKey) throw new Error('signed by another key')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head = '', claims = '', signature = ''] = token.split('.')
  const holds = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!holds) throw new Error('the signature does not hold')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** A real push service on this machine, with the browsers behind it. */
export async function startPushService(): Promise<PushService> {
  let status = 201
  const receivers = new Map<
    string,
    (request: { authorization: string; topic: string | undefined; ttl: string | undefined }, body: Buffer) => void
  >()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization = '', topic, ttl } = request.headers
      if (status === 201) {
        receivers.get(request.url ?? '')?.({ authorization, topic: one(topic), ttl: one(ttl) }, Buffer.concat(chunks))
      }
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    origin,
    browser(publicKey) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(8).toString('hex')}`
      const pushes: ReceivedPush[] = []
      receivers.set(path, ({ authorization, topic, ttl }, body) => {
        const claims = claimsOf(authorization, publicKey)
        pushes.push({ path, payload: JSON.parse(decrypt(body, keys, auth)), topic, ttl, claims, body })
      })
      return {
        pushes,
        subscription: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
      }
    },
    answerWith: (next) => {
      status = next
    },
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
