import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AgreementLine } from '../welcome/agreement-line.tsx'

export interface LoginLinksProps {
  readonly onFreeze: () => void
  readonly onUnfreeze: () => void
}

export function LoginLinks({ onFreeze, onUnfreeze }: LoginLinksProps): ReactNode {
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-13 text-ink-3">
        <span>
          <Trans>
            No account yet?{' '}
            <Link to="/register" className="link">
              Register
            </Link>
          </Trans>
        </span>
        <span className="flex gap-4">
          <button type="button" className="link reach" onClick={onFreeze}>
            <Trans>Freeze account</Trans>
          </button>
          <button type="button" className="link reach" onClick={onUnfreeze}>
            <Trans>Unfreeze account</Trans>
          </button>
        </span>
      </div>
      <AgreementLine step="login" />
    </div>
  )
}
