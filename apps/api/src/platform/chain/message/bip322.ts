import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, RawWitness, Script, SigHash, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { concatBytes, equalBytes, hash160, sha256, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'

/** The input of `to_spend` refers to nothing. */
const NO_OUTPUT = { txid: new Uint8Array(32), index: 0xffff_ffff }

/** Id of the transaction whose only output a signature spends; it never exists on a chain. */
function toSpendId(script: Uint8Array, message: string): string {
  const hash = tagSchnorr('BIP0322-signed-message', Buffer.from(message))
  const raw = RawOldTx.encode({
    version: 0,
    inputs: [{ ...NO_OUTPUT, finalScriptSig: Script.encode(['OP_0', hash]), sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  return Buffer.from(sha256x2(raw)).reverse().toString('hex')
}

/** The transaction that a signature over a message signs (BIP-322, `to_sign`). */
export function toSign(script: Uint8Array, message: string): Transaction {
  const tx = new Transaction({ version: 0, lockTime: 0, allowUnknownOutputs: true })
  const txid = toSpendId(script, message)
  tx.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { script, amount: 0n } })
  tx.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  return tx
}

type Stack = readonly Uint8Array[]

/** Whether a signature of the stack is by this key, over all of `to_sign` with the given script code. */
function isSigned(tx: Transaction, code: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean {
  if (signature.at(-1) !== SigHash.ALL) return false
  const hash = tx.preimageWitnessV0(0, code, SigHash.ALL, 0n)
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { format: 'der', prehash: false })
}

function holdsKeyHash(tx: Transaction, hash: Uint8Array, stack: Stack): boolean {
  const [signature, key, ...more] = stack
  if (signature === undefined || key === undefined || more.length > 0 || key.length !== 33) return false
  if (!equalBytes(hash160(key), hash)) return false
  return isSigned(tx, OutScript.encode({ type: 'pkh', hash }), signature, key)
}

/** So many of the keys have signed as the script asks, each once, in the order of the keys. */
function holdsMultisig(tx: Transaction, script: Uint8Array, signatures: Stack): boolean {
  const asked = OutScript.decode(script)
  if (asked.type !== 'ms' || signatures.length !== asked.m) return false
  let next = 0
  return signatures.every((signature) => {
    const at = asked.pubkeys.findIndex((key, index) => index >= next && isSigned(tx, script, signature, key))
    next = at + 1
    return at !== -1
  })
}

function holdsScriptHash(tx: Transaction, hash: Uint8Array, stack: Stack): boolean {
  const [empty, ...rest] = stack
  const script = rest.pop()
  if (empty?.length !== 0 || script === undefined || !equalBytes(sha256(script), hash)) return false
  return holdsMultisig(tx, script, rest)
}

function holdsTaproot(tx: Transaction, script: Uint8Array, key: Uint8Array, stack: Stack): boolean {
  const [signature, ...more] = stack
  if (signature === undefined || more.length > 0) return false
  const kind = signature.length === 64 ? SigHash.DEFAULT : signature.at(64)
  if (signature.length > 65 || (signature.length === 65 && kind !== SigHash.ALL)) return false
  const hash = tx.preimageWitnessV1(0, [script], kind ?? SigHash.DEFAULT, [0n])
  return schnorr.verify(signature.subarray(0, 64), hash, key)
}

/** A key hash behind a script hash: `simple` has no place for its input script, which follows from the key. */
function holdsNested(script: Uint8Array, hash: Uint8Array, message: string, stack: Stack): boolean {
  const key = stack.at(1)
  if (key === undefined) return false
  const inner = hash160(key)
  if (!equalBytes(hash160(OutScript.encode({ type: 'wpkh', hash: inner })), hash)) return false
  return holdsKeyHash(toSign(script, message), inner, stack)
}

/**
 * Whether a stack satisfies the script of an address for a message (BIP-322 "simple"): witness key hashes, also behind a script
 * hash, taproot by its key, and multi-signature scripts. False for other kinds of address.
 */
function holds(script: Uint8Array, message: string, stack: Stack): boolean {
  const tx = toSign(script, message)
  const kind = OutScript.decode(script)
  if (kind.type === 'wpkh') return holdsKeyHash(tx, kind.hash, stack)
  if (kind.type === 'tr') return holdsTaproot(tx, script, kind.pubkey, stack)
  if (kind.type === 'wsh') return holdsScriptHash(tx, kind.hash, stack)
  return kind.type === 'sh' && holdsNested(script, kind.hash, message, stack)
}

/**
 * Verifies a "simple" signature of BIP-322.
 * @param script the output script of the address
 * @returns false for anything malformed
 */
export function verifyBip322(script: Uint8Array, message: string, signature: Uint8Array): boolean {
  try {
    return holds(script, message, RawWitness.decode(signature))
  } catch {
    return false
  }
}

const SIGNED_MESSAGE = {
  BTC: '\u0018Bitcoin Signed Message:\n',
  LTC: '\u0019Litecoin Signed Message:\n',
} as const

const sized = (bytes: Uint8Array): Uint8Array =>
  bytes.length < 0xfd
    ? concatBytes(Uint8Array.of(bytes.length), bytes)
    : concatBytes(Uint8Array.of(0xfd, bytes.length & 0xff, bytes.length >> 8), bytes)

/**
 * Verifies the older form, from which the key is recovered: `signmessage` of nodes (key hashes), and BIP-137 of wallets (witness
 * key hashes too).
 * @returns false for anything malformed
 */
export function verifyLegacy(
  currency: keyof typeof SIGNED_MESSAGE,
  script: Uint8Array,
  message: string,
  signature: Uint8Array,
): boolean {
  const [header = 0] = signature
  if (signature.length !== 65 || header < 27 || header > 42) return false
  const text = concatBytes(Buffer.from(SIGNED_MESSAGE[currency]), sized(Buffer.from(message)))
  try {
    const recovered = concatBytes(Uint8Array.of((header - 27) & 3), signature.subarray(1))
    const key = secp256k1.recoverPublicKey(recovered, sha256x2(text), { prehash: false })
    const point = secp256k1.Point.fromBytes(key)
    const hash = hash160(point.toBytes(true))
    const wpkh = OutScript.encode({ type: 'wpkh', hash })
    return [
      OutScript.encode({ type: 'pkh', hash }),
      OutScript.encode({ type: 'pkh', hash: hash160(point.toBytes(false)) }),
      wpkh,
      OutScript.encode({ type: 'sh', hash: hash160(wpkh) }),
    ].some((each) => equalBytes(each, script))
  } catch {
    return false
  }
}
