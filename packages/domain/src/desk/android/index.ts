/**
 * The site's Android app: which package belongs to the site, and which new version may take the place of the last.
 * @module
 */

/** Bounds of a package, as Android has them. */
export const androidRules = {
  package: { maximumCharacters: 150 },
  /** The largest version code that Google Play takes. */
  maximumVersionCode: 2_100_000_000,
  versionName: { maximumCharacters: 50 },
  /** Certificates at once: one, and a new one while the key is rotated. */
  maximumCertificates: 5,
} as const

const PACKAGE = /^[a-z][a-z\d_]*(?:\.[a-z][a-z\d_]*)+$/i
const JAVA_WORDS = new Set(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while'.split(
    ' ',
  ),
)

/**
 * Whether Android and Gradle take the text as an application's id.
 * @example
 * isAndroidPackage('example.market.app') // true
 * isAndroidPackage('market') // false
 */
export const isAndroidPackage = (text: string): boolean =>
  text.length <= androidRules.package.maximumCharacters &&
  PACKAGE.test(text) &&
  text.split('.').every((part) => !JAVA_WORDS.has(part))

const FINGERPRINT = /^[\dA-F]{2}(?::[\dA-F]{2}){31}$/

/**
 * The SHA-256 of a signing certificate as Digital Asset Links and `keytool` write it; null for anything else.
 * @example
 * readFingerprint('ab'.repeat(32)) // 'AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB:AB'
 * readFingerprint('AB:CD') // null
 */
export function readFingerprint(text: string): string | null {
  const plain = text.trim().toUpperCase()
  const spelled = plain.includes(':') ? plain : (plain.match(/../g)?.join(':') ?? '')
  return FINGERPRINT.test(spelled) ? spelled : null
}

/** The app that the operator's environment names. */
export interface AndroidApp {
  readonly package: string
  /** SHA-256 of the certificates that may sign it, as `readFingerprint` writes them. */
  readonly certificates: readonly string[]
}

/** What a package says of itself. */
export interface AndroidRelease {
  readonly package: string
  readonly versionCode: number
  /** SHA-256 of the certificate that signed it. */
  readonly certificate: string
}

/** Why a package cannot become the newest version. */
export type ReleaseRefusal = 'ANDROID_OTHER_PACKAGE' | 'ANDROID_OTHER_KEY' | 'ANDROID_VERSION_NOT_RISING'

/**
 * Whether a package may become the newest version. Android itself refuses to install an update whose key differs or
 * whose version falls; here it is refused before anybody downloads it.
 * @param newest the version that the site offers now, or null before the first
 * @example
 * releaseRefusal({ package: 'a.b', certificates: ['AA'] }, null, { package: 'a.c', versionCode: 1, certificate: 'AA' }) // 'ANDROID_OTHER_PACKAGE'
 */
export function releaseRefusal(
  app: AndroidApp,
  newest: AndroidRelease | null,
  found: AndroidRelease,
): ReleaseRefusal | null {
  if (found.package !== app.package) return 'ANDROID_OTHER_PACKAGE'
  if (!app.certificates.includes(found.certificate)) return 'ANDROID_OTHER_KEY'
  // Another package is another app to Android: its versions and keys start anew.
  if (newest === null || newest.package !== found.package) return null
  if (newest.certificate !== found.certificate) return 'ANDROID_OTHER_KEY'
  return found.versionCode > newest.versionCode ? null : 'ANDROID_VERSION_NOT_RISING'
}
