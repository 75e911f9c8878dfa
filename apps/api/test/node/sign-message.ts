import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, RawWitness, SigHash } from '@scure/btc-signer'
import { concatBytes, hash160 } from '@scure/btc-signer/utils.js'
import { keyAddress, type Network } from '../../src/platform/chain/address/index.ts'
import { toSign } from '../../src/platform/chain/message/bip322.ts'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** A key of a wallet outside of the product. */
export interface OutsideKey {
  readonly secret: Uint8Array
  readonly hash: Uint8Array
  /** Its witness address on a network. */
  readonly address: (network: Network) => string
}

export function outsideKey(seed: number): OutsideKey {
  const secret = new Uint8Array(32).fill(seed)
  const hash = hash160(secp256k1.getPublicKey(secret))
  return { secret, hash, address: (network) => keyAddress(network, hash) }
}

/** The message's digest of a key hash (BIP-322), signed as a witness holds it. */
export function witnessSignature(
  script: Uint8Array,
  code: Uint8Array,
  message: string,
  secret: Uint8Array,
): Uint8Array {
  const digest = toSign(script, message).preimageWitnessV0(0, code, SigHash.ALL, 0n)
  const der = secp256k1.sign(digest, secret, { prehash: false, format: 'der' })
  return concatBytes(der, Uint8Array.of(SigHash.ALL))
}

/** As a wallet signs a message with a witness address of one key. */
export function signBip322({ secret, hash }: OutsideKey, message: string): string {
  const script = OutScript.encode({ type: 'wpkh', hash })
  const signature = witnessSignature(script, OutScript.encode({ type: 'pkh', hash }), message, secret)
  return base64(RawWitness.encode([signature, secp256k1.getPublicKey(secret)]))
}

/** As a wallet signs a message with a taproot address, whose output key is the given one. */
export function signTaproot(secret: Uint8Array, message: string): string {
  const script = OutScript.encode({ type: 'tr', pubkey: schnorr.getPublicKey(secret) })
  const digest = toSign(script, message).preimageWitnessV1(0, [script], SigHash.DEFAULT, [0n])
  return base64(RawWitness.encode([schnorr.sign(digest, secret)]))
}
