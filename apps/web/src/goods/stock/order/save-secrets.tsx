import { Button } from '@jindu/ui/primitives/button'
import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../../shared/save-file.ts'

export interface SaveSecretsProps {
  readonly orderId: number
  readonly secrets: readonly string[]
}

/** Saves opened secrets as a text file, one per line; it is created in the browser and sent nowhere. */
export function SaveSecrets({ orderId, secrets }: SaveSecretsProps): ReactNode {
  const save = (): void => saveFile(`order-${orderId}.txt`, `${secrets.join('\n')}\n`, 'text/plain;charset=utf-8')
  return (
    <Button size="s" onClick={save}>
      <Download className="ic s" aria-hidden="true" />
      <Trans>Save as text</Trans>
    </Button>
  )
}
