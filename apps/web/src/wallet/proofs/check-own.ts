import { verifyLiability, type ProofFault } from '@jindu/domain/wallet/proofs'
import { money, moneyToWire, type CurrencyCode, type MoneyWire } from '@jindu/domain/money'
import type { ApiOutputs } from '../../shared/trpc/types.ts'

type Snapshot = ApiOutputs['proofs']['snapshots']['data'][number]
type OwnProof = ApiOutputs['proofs']['mine']

/** What the check of one coin says. */
export type CheckedCoin = { readonly currency: CurrencyCode } & (
  | { readonly kind: 'included'; readonly owed: MoneyWire }
  /** The proof has no part of this coin's tree. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly fault: ProofFault }
)

/** Browsers offer their own SHA-256 over https only, so a small library is loaded instead. */
const loadSha256 = async () => (await import('@noble/hashes/sha2.js')).sha256

/**
 * Checks the reader's parts in the browser, against root and total as the page shows them to everybody.
 * @param uid of the session: a proof of somebody else's parts is refused
 * @returns every published coin, then coins of the proof that are not published
 */
export async function checkOwn(uid: number, snapshot: Snapshot, proof: OwnProof): Promise<readonly CheckedCoin[]> {
  const sha256 = await loadSha256()
  const currencies = new Set([...snapshot.trees, ...proof.trees].map(({ currency }) => currency))
  return Promise.all(
    [...currencies].map(async (currency): Promise<CheckedCoin> => {
      if (proof.uid !== uid) return { currency, kind: 'refused', fault: 'malformed' }
      const published = snapshot.trees.find((tree) => tree.currency === currency)
      const own = proof.trees.find((tree) => tree.currency === currency)
      if (own === undefined) return { currency, kind: 'absent' }
      const stated = { ...own, root: published?.root ?? '', total: published?.owed.units ?? '' }
      const verdict = await verifyLiability(uid, stated, sha256)
      return verdict.holds
        ? { currency, kind: 'included', owed: moneyToWire(money(currency, verdict.units)) }
        : { currency, kind: 'refused', fault: verdict.fault }
    }),
  )
}
