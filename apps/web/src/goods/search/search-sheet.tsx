import { Dialog } from '@jindu/ui/primitives/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SearchAddress } from './search-query.ts'
import { SearchSide } from './search-side.tsx'

export interface SearchSheetProps {
  readonly address: SearchAddress
  readonly onChange: (next: SearchAddress) => void
  readonly onClose: () => void
}

/** The filters of a phone, over the list. */
export default function SearchSheet({ address, onChange, onClose }: SearchSheetProps): ReactNode {
  const { t } = useLingui()
  return (
    <Dialog
      open
      title={<Trans>Filters</Trans>}
      closeLabel={t`Close`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <SearchSide address={address} onChange={onChange} onDone={onClose} />
    </Dialog>
  )
}
