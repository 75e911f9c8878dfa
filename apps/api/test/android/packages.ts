import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestClient } from '../client.ts'
import { upload } from '../upload.ts'

export const ANDROID_PACKAGE = 'example.market.app'
/** SHA-256 of the certificates of the packages beside this file. */
export const KEYS = {
  own: '192ae60368b0ec9fabffdb5dd87ffcfe57dadd84ed940e1e3300179b5bd360ec',
  other: 'a3f896d41c44732664779f0e963a9294b70dab539a1e4a779f7836b91d2ff596',
} as const

export const ANDROID_ENV = { ANDROID_PACKAGE, ANDROID_CERTIFICATES: KEYS.own }

/** A package beside this file; README.md there says how they were made. */
export const androidPackage = (name: 'version-7' | 'version-8' | 'other-key' | 'other-package' | 'unsigned'): Buffer =>
  readFileSync(join(import.meta.dirname, `${name}.apk`))

/** Posts a package as the console does. */
export const publish = (client: TestClient, bytes: Uint8Array, field = 'package') =>
  upload(client, bytes, { url: '/api/android', field, name: 'app.apk' })
