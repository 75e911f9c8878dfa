import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, p2ms, RawWitness, WIF } from '@scure/btc-signer'
import { hash160, sha256 } from '@scure/btc-signer/utils.js'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasLitecoind, startLitecoind, type Litecoind } from '../../../../test/node/litecoind.ts'
import { outsideKey, signBip322, signTaproot, witnessSignature } from '../../../../test/node/sign-message.ts'
import { keyAddress, NETWORKS, parseAddress } from '../address/index.ts'
import { toSign } from './bip322.ts'
import { verifyMessage } from './verify-message.ts'

const { bitcoin, litecoin, litecoinRegtest } = NETWORKS
const ofBitcoin = (address: string) => parseAddress('BTC', bitcoin, address)
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const scriptOf = (script: Uint8Array) => ({ address: '', script })

/** The vectors of BIP-322 for its example key. */
const EXAMPLE = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const HELLO =
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
const EMPTY =
  'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
const TAPROOT_HELLO = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='

const idOf = (message: string) =>
  Buffer.from(toSign(ofBitcoin(EXAMPLE).script, message).getInput(0).txid ?? []).toString('hex')

describe('the vectors of BIP-322', () => {
  it('spend the transaction that the BIP names', () => {
    expect(idOf('')).toBe('c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7')
    expect(idOf('Hello World')).toBe('b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b')
  })

  it.each([
    [EXAMPLE, '', EMPTY],
    [EXAMPLE, 'Hello World', HELLO],
    [TAPROOT, 'Hello World', TAPROOT_HELLO],
  ])('%s signed "%s"', async (address, message, signature) => {
    expect(await verifyMessage('BTC', ofBitcoin(address), message, signature)).toBe('BIP-322')
  })

  it('hold for no other message, address or bytes', async () => {
    const hello = [ofBitcoin(EXAMPLE), 'Hello World', HELLO] as const
    const [own, message, signature] = hello
    expect(await verifyMessage('BTC', own, 'Hello World!', signature)).toBeNull()
    expect(await verifyMessage('BTC', ofBitcoin(TAPROOT), message, signature)).toBeNull()
    expect(await verifyMessage('BTC', ofBitcoin(TAPROOT), 'Hello', TAPROOT_HELLO)).toBeNull()
    expect(await verifyMessage('BTC', own, message, EMPTY)).toBeNull()
    const bytes = Buffer.from(signature, 'base64')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(await verifyMessage('BTC', own, message, base64(changed))).toBeNull()
    }
    for (const text of ['', 'AA==', '!', HELLO.slice(0, -8), `${HELLO}AAAA`, 'AgAA', 'Af8=', 'A'.repeat(4_000)]) {
      expect(await verifyMessage('BTC', own, message, text)).toBeNull()
    }
  })
})

describe('other addresses', () => {
  const one = outsideKey(1)
  const keys = [1, 2, 3].map((seed) => outsideKey(seed).secret)
  const script = p2ms(
    2,
    keys.map((key) => secp256k1.getPublicKey(key)),
  ).script
  const vault = OutScript.encode({ type: 'wsh', hash: sha256(script) })
  const signed = (signers: readonly number[], message: string) =>
    base64(
      RawWitness.encode([
        new Uint8Array(),
        ...signers.map((at) => witnessSignature(vault, script, message, keys[at] ?? new Uint8Array())),
        script,
      ]),
    )

  const holds = (signature: string) => verifyMessage('BTC', scriptOf(vault), 'ours', signature)

  it('of Litecoin sign in the same way, whatever the library of the wallet', async () => {
    const own = parseAddress('LTC', litecoin, one.address(litecoin))
    expect(await verifyMessage('LTC', own, 'ours', signBip322(one, 'ours'))).toBe('BIP-322')
    expect(await verifyMessage('LTC', own, 'ours', signBip322(outsideKey(2), 'ours'))).toBeNull()
  })

  it('of several keys need as many as their script asks, in its order', async () => {
    expect(await holds(signed([0, 1], 'ours'))).toBe('BIP-322')
    expect(await holds(signed([0, 2], 'ours'))).toBe('BIP-322')
    expect(await holds(signed([0], 'ours'))).toBeNull()
    expect(await holds(signed([0, 0], 'ours'))).toBeNull()
    expect(await holds(signed([2, 0], 'ours'))).toBeNull()
    expect(await holds(signed([0, 1], 'theirs'))).toBeNull()
  })

  it('of taproot, and a witness key behind a script hash', async () => {
    const secret = new Uint8Array(32).fill(7)
    const taproot = OutScript.encode({ type: 'tr', pubkey: schnorr.getPublicKey(secret) })
    expect(await verifyMessage('BTC', scriptOf(taproot), 'ours', signTaproot(secret, 'ours'))).toBe('BIP-322')
    expect(await verifyMessage('BTC', scriptOf(taproot), 'other', signTaproot(secret, 'ours'))).toBeNull()
    const inner = OutScript.encode({ type: 'wpkh', hash: one.hash })
    const nested = OutScript.encode({ type: 'sh', hash: hash160(inner) })
    const signature = witnessSignature(nested, OutScript.encode({ type: 'pkh', hash: one.hash }), 'ours', one.secret)
    const stack = base64(RawWitness.encode([signature, secp256k1.getPublicKey(one.secret)]))
    expect(await verifyMessage('BTC', scriptOf(nested), 'ours', stack)).toBe('BIP-322')
    expect(await verifyMessage('BTC', scriptOf(nested), 'theirs', stack)).toBeNull()
  })

  it('of Ethereum sign by EIP-191', async () => {
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const other = privateKeyToAccount(`0x${'12'.repeat(32)}`)
    const own = parseAddress('USDT', null, account.address)
    const signature = await account.signMessage({ message: 'ours' })
    expect(await verifyMessage('USDT', own, 'ours', signature)).toBe('EIP-191')
    expect(await verifyMessage('USDT', own, 'ours', signature.toUpperCase().replace('0X', '0x'))).toBe('EIP-191')
    expect(await verifyMessage('USDT', own, 'theirs', signature)).toBeNull()
    expect(await verifyMessage('USDT', own, 'ours', await other.signMessage({ message: 'ours' }))).toBeNull()
    for (const text of ['', '0x', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`, HELLO]) {
      expect(await verifyMessage('USDT', own, 'ours', text)).toBeNull()
    }
  })
})

describe.runIf(hasLitecoind)('what litecoind signs', () => {
  let node: Litecoind
  beforeAll(async () => {
    node = await startLitecoind(['jindu'])
  })
  afterAll(() => node.stop())

  it('is read for its older addresses, and for the witness address of the same key', async () => {
    const rpc = node.rpc('jindu')
    const address = String(await rpc('getnewaddress', '', 'legacy'))
    const signature = String(await rpc('signmessage', address, 'ours: 1'))
    const own = parseAddress('LTC', litecoinRegtest, address)
    expect(await verifyMessage('LTC', own, 'ours: 1', signature)).toBe('legacy')
    expect(await verifyMessage('LTC', own, 'ours: 2', signature)).toBeNull()
    expect(await verifyMessage('BTC', own, 'ours: 1', signature)).toBeNull()
    const secret = WIF(litecoinRegtest).decode(String(await rpc('dumpprivkey', address)))
    const witness = keyAddress(litecoinRegtest, hash160(secp256k1.getPublicKey(secret)))
    expect(await verifyMessage('LTC', parseAddress('LTC', litecoinRegtest, witness), 'ours: 1', signature)).toBe(
      'legacy',
    )
  })
})
