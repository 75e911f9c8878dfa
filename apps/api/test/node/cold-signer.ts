import { Transaction } from '@scure/btc-signer'
import { HDKey } from 'viem/accounts'
import { descriptorChecksum } from '../../src/platform/chain/cold/cold-key.ts'

const TEST_VERSIONS = { public: 0x04_35_87_cf, private: 0x04_35_83_94 }
const PATH = "m/84'/1'/0'"

/** So many keys of each branch are tried. */
const KEYS = 20

/** A hardware wallet: keys that no node has. */
export function coldSigner(seed: number) {
  const master = HDKey.fromMasterSeed(new Uint8Array(32).fill(seed), TEST_VERSIONS)
  const account = master.derive(PATH)
  const fingerprint = master.fingerprint.toString(16).padStart(8, '0')
  /** The first keys of a branch sign: the library's own keys are of another version than viem's. */
  const signBranch = (tx: Transaction, branch: number): void => {
    for (let index = 0; index < KEYS; index += 1) {
      const { privateKey } = account.deriveChild(branch).deriveChild(index)
      try {
        tx.sign(privateKey ?? new Uint8Array())
      } catch {
        // Not a key of this transaction.
      }
    }
  }
  const body = `wpkh([${fingerprint}${PATH.slice(1)}]${account.publicExtendedKey}/0/*)`
  return {
    /** As the operator sets it. */
    descriptor: `${body}#${descriptorChecksum(body) ?? ''}`,
    xpub: account.publicExtendedKey,
    master,
    /** Signs whatever it is shown. */
    sign(psbt: string): string {
      const tx = Transaction.fromPSBT(Buffer.from(psbt, 'base64'))
      for (const branch of [0, 1]) signBranch(tx, branch)
      return Buffer.from(tx.toPSBT()).toString('base64')
    },
    /** The signed transaction itself, as Electrum saves it. */
    signRaw(psbt: string): string {
      const tx = Transaction.fromPSBT(Buffer.from(psbt, 'base64'))
      for (const branch of [0, 1]) signBranch(tx, branch)
      tx.finalize()
      return tx.hex
    },
  }
}
