import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { SecurityRow } from '../user-info/security-row.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { RemoveAddressDialog } from './remove-address-dialog.tsx'

type MailStatus = ApiOutputs['outside']['status']['mail']
type Asked = 'address' | 'code' | 'remove'

/** The e-mail address, whether it is confirmed, and the buttons to change it. */
export function MailRow({ mail }: { readonly mail: MailStatus }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  return (
    <>
      <SecurityRow
        icon={Mail}
        title={<Trans>E-mail</Trans>}
        action={
          <span className="flex gap-2 empty:hidden phone:*:flex-1">
            <MailActions mail={mail} onAsk={setAsked} />
          </span>
        }
      >
        <MailLine mail={mail} />
      </SecurityRow>
      {asked === 'address' && <AddressDialog before={mail.address} onClose={close} onAsked={() => setAsked('code')} />}
      {asked === 'code' && mail.address !== null && (
        <CodeDialog address={mail.address} onClose={close} onAnother={() => setAsked('address')} />
      )}
      {asked === 'remove' && <RemoveAddressDialog onClose={close} />}
    </>
  )
}

function MailActions({
  mail,
  onAsk,
}: {
  readonly mail: MailStatus
  readonly onAsk: (asked: Asked) => void
}): ReactNode {
  const { setUp, state, code } = mail
  return (
    <>
      {!setUp ? null : code !== null ? (
        <Button size="s" variant="ink" onClick={() => onAsk('code')}>
          <Trans>Type the code</Trans>
        </Button>
      ) : (
        <Button size="s" onClick={() => onAsk('address')}>
          {state === 'none' ? (
            <Trans>Add an address</Trans>
          ) : state === 'asked' ? (
            <Trans>New code</Trans>
          ) : (
            <Trans>Change</Trans>
          )}
        </Button>
      )}
      {state === 'none' ? null : (
        <Button size="s" onClick={() => onAsk('remove')}>
          <Trans>Forget</Trans>
        </Button>
      )}
    </>
  )
}

function MailLine({ mail: { setUp, state, address, code } }: { readonly mail: MailStatus }): ReactNode {
  if (!setUp) return <Trans>The operator of this site has not set up e-mail.</Trans>
  if (state === 'none') return <Trans>No address yet. You confirm it with a code first.</Trans>
  const shown = <span className="break-all text-ink">{address}</span>
  if (state === 'confirmed') {
    return <Trans>{shown} is confirmed. Mails say what happened and where, never amounts, names or secrets.</Trans>
  }
  if (state === 'refused') {
    return (
      <Trans>{shown} does not take our mails; nothing is sent there any more. Name another, or the same again.</Trans>
    )
  }
  if (code === null) return <Trans>{shown} is not confirmed, and its code is no longer valid.</Trans>
  return (
    <Trans>
      A code went to {shown}. It is valid until <Moment at={code.until} />; nothing else is sent there before you type
      it.
    </Trans>
  )
}
