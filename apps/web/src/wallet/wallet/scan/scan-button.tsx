import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shared/parts/lazy-part.tsx'

const ScanDialog = lazyPart(() => import('./scan-dialog.tsx'))

export interface ScanButtonProps {
  /** Receives the text of the code, which is read like pasted text. */
  readonly onText: (text: string) => void
}

/** Beside the label of a field for an address or a UID: fills it from a QR code. */
export function ScanButton({ onText }: ScanButtonProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <button type="button" className="link reach" onClick={() => setIsOpen(true)}>
        <Trans>Scan a QR code</Trans>
      </button>
      {isOpen ? (
        <ScanDialog
          onClose={close}
          onText={(text) => {
            close()
            onText(text)
          }}
        />
      ) : null}
    </>
  )
}
