import { describe, expect, it } from 'vitest'
import { coldSigner } from '../../../../test/node/cold-signer.ts'
import { descriptorChecksum, readColdKey } from './cold-key.ts'

/** The account of BIP-84's example: abandon … about. */
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const XPUB =
  'xpub6CatWdiZiodmUeTDp8LT5or8nmbKNcuyvz7WyksVFkKB4RHwCD3XyuvPEbvqAQY3rAPshWcMLoP2fMFMKHPJ4ZeZXYVUhLv1VMrjPC7PW6V'
const signer = coldSigner(1)
const withSum = (body: string) => `${body}#${descriptorChecksum(body)}`

describe('the public key of a cold wallet', () => {
  it('is an extended public key, whose version says the script', () => {
    expect(readColdKey(` ${ZPUB}\n`)).toEqual({
      receive: `wpkh(${XPUB}/0/*)#${descriptorChecksum(`wpkh(${XPUB}/0/*)`)}`,
      change: `wpkh(${XPUB}/1/*)#${descriptorChecksum(`wpkh(${XPUB}/1/*)`)}`,
    })
    expect(readColdKey(XPUB)?.receive).toMatch(/^pkh\(xpub/)
    expect(readColdKey(signer.xpub)?.receive).toMatch(/^pkh\(tpub/)
  })

  it('is a descriptor with its checksum', () => {
    // The vector of BIP-380.
    expect(descriptorChecksum('raw(deadbeef)')).toBe('89f8spxm')
    expect(descriptorChecksum('raw(Ü)')).toBeNull()
    const read = readColdKey(signer.descriptor)
    expect(read?.receive).toBe(signer.descriptor)
    expect(read?.change).toMatch(/\/1\/\*\)#/)
    const both = signer.descriptor.split('#')[0]?.replace('/0/*', '/<0;1>/*') ?? ''
    expect(readColdKey(`${both}#${descriptorChecksum(both)}`)).toEqual(read)
  })

  it.each([
    '',
    'nonsense',
    ZPUB.slice(0, -1),
    ZPUB.replace('m4wA', 'm4wB'),
    signer.master.privateExtendedKey,
    signer.descriptor.split('#')[0] ?? '',
    `${signer.descriptor.slice(0, -1)}q`,
    withSum(`wpkh(${signer.master.privateExtendedKey}/0/*)`),
    withSum(`wpkh(${signer.xpub}/0/5)`),
    withSum(`wpkh(${ZPUB}/0/*)`),
    withSum('wpkh(02c6047f9441ed7d6d3045406e95c07cd85c778e4b8cef3ca7abac09b95c709ee5)'),
  ])('is not %s', (text) => {
    expect(readColdKey(text)).toBeNull()
  })
})
