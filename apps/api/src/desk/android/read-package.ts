import { androidRules, isAndroidPackage, readFingerprint, type AndroidRelease } from '@jindu/domain/desk/android'
import { fail } from '@jindu/domain/errors'
import { unzipSync } from 'fflate'
import { readManifest, type Element } from './read-manifest.ts'
import { readSignature } from './read-signature.ts'

const MANIFEST = 'AndroidManifest.xml'
const MOST_MANIFEST_BYTES = 1_048_576
const MOST_PERMISSIONS = 50
const LONGEST_PERMISSION = 100

/** Resource ids of the attributes that are read. */
const ATTRIBUTE = {
  name: 0x01_01_00_03,
  minSdkVersion: 0x01_01_02_0c,
  versionCode: 0x01_01_02_1b,
  versionName: 0x01_01_02_1c,
} as const

/** An Android package as its own manifest and signature describe it. */
export interface AndroidPackage extends AndroidRelease {
  readonly versionName: string
  /** Android's API level: 29 is Android 10. */
  readonly minimumSdk: number
  /** Permissions in the manifest, such as `android.permission.CAMERA`. */
  readonly permissions: readonly string[]
}

function elementsOf(file: Uint8Array): readonly Element[] {
  try {
    const { [MANIFEST]: manifest } = unzipSync(file, {
      filter: ({ name, originalSize }) => name === MANIFEST && originalSize <= MOST_MANIFEST_BYTES,
    })
    return manifest === undefined ? [] : readManifest(manifest)
  } catch {
    return []
  }
}

/**
 * Reads and verifies an Android package.
 * @throws DomainError ANDROID_UNREADABLE, ANDROID_UNSIGNED
 */
export function readPackage(file: Buffer): AndroidPackage {
  const elements = elementsOf(file)
  const root = elements.find(({ name }) => name === 'manifest')?.attributes
  const sdk = elements.find(({ name }) => name === 'uses-sdk')?.attributes
  const id = root?.get('package')
  const versionCode = root?.get(ATTRIBUTE.versionCode)
  const versionName = root?.get(ATTRIBUTE.versionName)
  if (
    typeof id !== 'string' ||
    !isAndroidPackage(id) ||
    typeof versionCode !== 'number' ||
    versionCode < 1 ||
    versionCode > androidRules.maximumVersionCode ||
    typeof versionName !== 'string' ||
    versionName.length > androidRules.versionName.maximumCharacters
  )
    return fail('ANDROID_UNREADABLE')
  const certificate = readFingerprint(readSignature(file) ?? '') ?? fail('ANDROID_UNSIGNED')
  const minimumSdk = Number(sdk?.get(ATTRIBUTE.minSdkVersion) ?? 1)
  const permissions = elements
    .filter(({ name }) => name === 'uses-permission')
    .map(({ attributes }) => String(attributes.get(ATTRIBUTE.name) ?? '').slice(0, LONGEST_PERMISSION))
  return {
    package: id,
    versionCode,
    versionName,
    minimumSdk: Number.isSafeInteger(minimumSdk) ? minimumSdk : 1,
    permissions: [...new Set(permissions)].slice(0, MOST_PERMISSIONS),
    certificate,
  }
}
