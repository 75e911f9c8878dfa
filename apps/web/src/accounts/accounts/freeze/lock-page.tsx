import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Link, getRouteApi } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { UnfreezeDialog } from './unfreeze-dialog.tsx'

const route = getRouteApi('/_plain/lock')

/** Page of a frozen account: the consequences, and the way to unfreeze it. */
export function LockPage(): ReactNode {
  const { uid } = route.useSearch()
  const [asked, setAsked] = useState(false)
  return (
    <div className="status-page">
      <LockKeyhole className="ic l text-ink-3" aria-hidden="true" />
      <h1>{uid === undefined ? <Trans>This account is frozen</Trans> : <Trans>Account {uid} is frozen</Trans>}</h1>
      <p className="max-w-[48ch] text-ink-2">
        <Trans>
          Nobody can log in, buy, sell or move money with it. Money in escrow still follows its order. The recovery
          password unfreezes it.
        </Trans>
      </p>
      <div className="step">
        <Button variant="ink" onClick={() => setAsked(true)}>
          <Trans>Unfreeze account</Trans>
        </Button>
        <Link to="/login" className="btn line">
          <Trans>Log in with another account</Trans>
        </Link>
      </div>
      <UnfreezeDialog open={asked} onOpenChange={setAsked} uid={uid === undefined ? '' : String(uid)} />
    </div>
  )
}
