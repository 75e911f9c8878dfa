import { useLingui } from '@lingui/react/macro'

interface Complaints {
  readonly buyerComplaintAt: number | null
  readonly sellerComplaintAt: number | null
}

/** Text for an open complaint: by the buyer, the seller or both (wallet-and-otc.md §3 "OTC progress"). */
export function useComplaintWord(): (of: Complaints) => string {
  const { t } = useLingui()
  return ({ buyerComplaintAt, sellerComplaintAt }) => {
    if (buyerComplaintAt !== null && sellerComplaintAt !== null) return t`Both sides complain`
    return sellerComplaintAt === null ? t`The buyer complains` : t`The seller complains`
  }
}
