import { CopyButton } from '@jindu/ui/patterns/copy-button'
import { Button } from '@jindu/ui/primitives/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'

export interface ShareGoodsProps {
  readonly id: number
  readonly title: string
}

/** For the owner: the goods' address, to copy, or on phones to hand to another app. */
export function ShareGoods({ id, title }: ShareGoodsProps): ReactNode {
  const { t } = useLingui()
  const origin = useRouteContext({ from: '__root__', select: (context) => context.origin })
  const shares = useCanShare()
  const url = `${origin}/goodsDetails?id=${id}`
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <span className="text-13 text-ink-3">
        <Trans>Link for buyers</Trans>
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 font-mono text-12 [overflow-wrap:anywhere]">{url}</span>
        <span className="flex gap-2">
          {shares ? (
            <Button size="s" className="hidden! phone:flex!" onClick={() => void share(title, url)}>
              <Share2 className="ic s" aria-hidden="true" />
              <Trans>Share</Trans>
            </Button>
          ) : null}
          <CopyButton
            size="s"
            value={url}
            labels={{
              copy: t`Copy link`,
              copied: t`Copied`,
              failed: t`Select it and copy by hand`,
              empty: t`Nothing to copy`,
            }}
          />
        </span>
      </div>
    </div>
  )
}

const never = () => () => undefined

/** Whether the browser hands a link to other apps; the server cannot know. */
function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
}

/** Closing the phone's sheet is no failure. */
async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
