import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

export interface SaveSecretsProps {
  readonly orderId: number
  readonly secrets: readonly string[]
}

/** Saves opened secrets as a text file, one per line; it is created in the browser and sent nowhere. */
export function SaveSecrets({ orderId, secrets }: SaveSecretsProps): ReactNode {
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([`${secrets.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `order-${orderId}.txt`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button size="s" onClick={save}>
      <Download className="ic s" aria-hidden="true" />
      <Trans>Save as text</Trans>
    </Button>
  )
}
