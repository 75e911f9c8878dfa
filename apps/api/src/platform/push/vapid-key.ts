import { createECDH, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const CURVE = 'prime256v1'
const NAME = 'vapid-key'
const OWNER_ONLY = 0o600

export interface VapidKeys {
  /** The public key that browsers subscribe with: the curve point, base64url. */
  readonly publicKey: string
  readonly privateKey: string
}

/** @param privateKey 32 bytes, base64url */
export function vapidKeys(privateKey: string): VapidKeys {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Pad: the hex form omits leading zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/** A sandbox's own key: generated at first start, shared by its processes, and permanent. */
export async function sandboxVapidKeys(dataDir: string): Promise<VapidKeys> {
  const path = join(dataDir, NAME)
  const drawn = `${path}-${randomUUID()}`
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(drawn, newPrivateKey(), { mode: OWNER_ONLY })
    // `link` creates the file atomically, so that of concurrent starts only one wins.
    await link(drawn, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(drawn, { force: true })
  }
  return vapidKeys((await readFile(path, 'utf8')).trim())
}
