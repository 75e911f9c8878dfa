import { constants, createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'

/*
 * APK Signature Scheme v2 and v3: a block before the zip's central directory holds the signer's certificate, and a
 * signature over digests of everything else in the file.
 */

const MAGIC = Buffer.from('APK Sig Block 42')
const SCHEME = { v2: 0x71_09_87_1a, v3: 0xf0_53_68_c0 } as const
const END_OF_DIRECTORY = 0x06_05_4b_50
const END_BYTES = 22
const MOST_COMMENT_BYTES = 65_535
const CHUNK_BYTES = 1_048_576

interface Algorithm {
  readonly hash: 'sha256' | 'sha512'
  /** PSS with a salt as long as the hash; otherwise the key's own padding. */
  readonly isPss?: true
}

/** By the schemes' ids. DSA and fs-verity are not made by Android's build tools by default. */
const ALGORITHMS: ReadonlyMap<number, Algorithm> = new Map([
  [0x01_01, { hash: 'sha256', isPss: true }],
  [0x01_02, { hash: 'sha512', isPss: true }],
  [0x01_03, { hash: 'sha256' }],
  [0x01_04, { hash: 'sha512' }],
  [0x02_01, { hash: 'sha256' }],
  [0x02_02, { hash: 'sha512' }],
])

/** Reads numbers and parts with a length before them, and nothing beyond its end. */
class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isOver(): boolean {
    return this.#at >= this.#bytes.length
  }

  number(): number {
    this.#at += 4
    return this.#bytes.readUInt32LE(this.#at - 4)
  }

  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new RangeError('a part is cut short')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  part(): Buffer {
    return this.take(this.number())
  }

  parts(): readonly Buffer[] {
    const inner = new Reader(this.part())
    const parts: Buffer[] = []
    while (!inner.isOver) parts.push(inner.part())
    return parts
  }
}

interface Layout {
  readonly block: number
  readonly directory: number
  readonly end: number
}

/** Finds the offsets of the signing block, the ZIP directory and the end record. */
function layoutOf(file: Buffer): Layout {
  const lowest = Math.max(0, file.length - END_BYTES - MOST_COMMENT_BYTES)
  for (let end = file.length - END_BYTES; end >= lowest; end -= 1) {
    const isEnd =
      file.readUInt32LE(end) === END_OF_DIRECTORY && end + END_BYTES + file.readUInt16LE(end + 20) === file.length
    if (!isEnd) continue
    const directory = file.readUInt32LE(end + 16)
    const magic = directory - MAGIC.length
    if (directory + file.readUInt32LE(end + 12) !== end || magic < 8) break
    if (!file.subarray(magic, directory).equals(MAGIC)) break
    const block = directory - Number(file.readBigUInt64LE(magic - 8)) - 8
    if (block < 0) break
    return { block, directory, end }
  }
  throw new RangeError('no signing block')
}

/** The block's value under an id. */
function valueOf(file: Buffer, { block, directory }: Layout, id: number): Buffer | undefined {
  const pairs = file.subarray(block + 8, directory - MAGIC.length - 8)
  for (let at = 0; at + 12 <= pairs.length;) {
    const length = Number(pairs.readBigUInt64LE(at))
    if (length < 4 || at + 8 + length > pairs.length) throw new RangeError('a pair is cut short')
    if (pairs.readUInt32LE(at + 8) === id) return pairs.subarray(at + 12, at + 8 + length)
    at += 8 + length
  }
  return undefined
}

const little = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

/** The digest of the whole file without the block: of digests of blocks of 1 MiB. */
function digestOf(file: Buffer, { block, directory, end }: Layout, hash: Algorithm['hash']): Buffer {
  const last = Buffer.from(file.subarray(end))
  // The directory's place is signed as if the block were not there.
  last.writeUInt32LE(block, 16)
  const chunks = [file.subarray(0, block), file.subarray(directory, end), last].flatMap((section) =>
    Array.from({ length: Math.ceil(section.length / CHUNK_BYTES) }, (_, nth) =>
      section.subarray(nth * CHUNK_BYTES, (nth + 1) * CHUNK_BYTES),
    ),
  )
  const whole = createHash(hash)
    .update(Buffer.from([0x5a]))
    .update(little(chunks.length))
  for (const chunk of chunks)
    whole.update(
      createHash(hash)
        .update(Buffer.from([0xa5]))
        .update(little(chunk.length))
        .update(chunk)
        .digest(),
    )
  return whole.digest()
}

/** Entries of an algorithm's id and bytes. */
function byAlgorithm(parts: readonly Buffer[]): ReadonlyMap<number, Buffer> {
  return new Map(
    parts.map((part) => {
      const reader = new Reader(part)
      return [reader.number(), reader.part()]
    }),
  )
}

/**
 * Verifies who signed a package, as Android 10 does at installation: by scheme v3, or v2 where that is missing.
 * @returns the SHA-256 of the signer's certificate in hexadecimal; null without a valid signature of exactly one signer
 */
export function readSignature(file: Buffer): string | null {
  try {
    const layout = layoutOf(file)
    const v3 = valueOf(file, layout, SCHEME.v3)
    const value = v3 ?? valueOf(file, layout, SCHEME.v2)
    const [signer, ...others] = value === undefined ? [] : new Reader(value).parts()
    if (signer === undefined || others.length > 0) return null
    const reader = new Reader(signer)
    const signed = reader.part()
    // Scheme v3 names the versions of Android that the signer is for.
    if (v3 !== undefined) reader.take(8)
    const signatures = byAlgorithm(reader.parts())
    const publicKey = reader.part()
    const contents = new Reader(signed)
    const digests = byAlgorithm(contents.parts())
    const certificate = contents.parts()[0]
    if (certificate === undefined || signatures.size === 0) return null
    const own = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
    if (!own.equals(publicKey)) return null
    const key = createPublicKey({ key: publicKey, type: 'spki', format: 'der' })
    for (const [id, signature] of signatures) {
      const algorithm = ALGORITHMS.get(id)
      if (algorithm === undefined) return null
      const padding =
        algorithm.isPss === true
          ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
          : {}
      if (!verify(algorithm.hash, signed, { key, ...padding }, signature)) return null
      if (digests.get(id)?.equals(digestOf(file, layout, algorithm.hash)) !== true) return null
    }
    return createHash('sha256').update(certificate).digest('hex')
  } catch {
    // Bytes that are no package, or parts that are no certificate or key.
    return null
  }
}
