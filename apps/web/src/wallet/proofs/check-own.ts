import { verifyLiability, type ProofFault } from '@jindu/domain/wallet/proofs'
import { money, moneyToWire, type MoneyWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Snapshot = ApiOutputs['proofs']['snapshots']['data'][number]
type OwnProof = ApiOutputs['proofs']['mine']

export interface CheckedCoin {
  readonly currency: OwnProof['trees'][number]['currency']
  /** What the tree proves that the reader is owed; null with a fault. */
  readonly owed: MoneyWire | null
  readonly fault: ProofFault | null
}

const webCrypto = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/**
 * Checks the reader's parts in the browser, against root and total as the page shows them to everybody.
 * @param sha256 by default that of the browser
 */
export function checkOwn(snapshot: Snapshot, proof: OwnProof, sha256 = webCrypto): Promise<readonly CheckedCoin[]> {
  return Promise.all(
    proof.trees.map(async (tree) => {
      const published = snapshot.trees.find(({ currency }) => currency === tree.currency)
      const stated = { ...tree, root: published?.root ?? '', total: published?.owed.units ?? '' }
      const verdict = await verifyLiability(proof.uid, stated, sha256)
      return {
        currency: tree.currency,
        owed: verdict.holds ? moneyToWire(money(tree.currency, verdict.units)) : null,
        fault: verdict.holds ? null : verdict.fault,
      }
    }),
  )
}
