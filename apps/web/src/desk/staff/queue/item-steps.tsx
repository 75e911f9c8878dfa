import { WARNING_KINDS, type ModerationKind, type WarningKind } from '@jindu/domain/trust/moderation'
import { Button } from '@jindu/ui/primitives/button'
import { Segmented } from '@jindu/ui/primitives/segmented'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { ApiClient } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { ReasonStep } from '../shared/reason-step.tsx'
import type { ItemInfo } from './item-words.ts'

/** Calls that take content down, by kind; private messages cannot be taken down. */
const TAKE_DOWN: Readonly<
  Partial<Record<ModerationKind, (client: ApiClient, id: number, reason: string) => Promise<unknown>>>
> = {
  comment: (client, id, reason) => client.comments.hide.mutate({ id, reason }),
  review: (client, id, reason) => client.reviews.hide.mutate({ id, reason }),
  goods: (client, id, reason) => client.goods.delist.mutate({ id, reason }),
  ad: (client, id, reason) => client.ads.delist.mutate({ id, reason }),
}

/** The reader's possible actions on the item. */
export function ItemSteps({ info }: { readonly info: ItemInfo }): ReactNode {
  if (info.closed !== null)
    return (
      <p className="text-ink-2">
        <Trans>Nothing is left to do here.</Trans>
      </p>
    )
  if (info.mayDecide) return <Decide info={info} />
  if (info.mayClaim) return <Take id={info.id} />
  return (
    <p className="text-ink-2">
      {info.claim === null ? (
        <Trans>This is your own: somebody else decides it.</Trans>
      ) : (
        <Trans>{info.claim.nickName} works on it. It is free again when they give it back or their time is over.</Trans>
      )}
    </p>
  )
}

function Take({ id }: { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const claim = useVerb((client) => client.moderation.claim.mutate({ id }), {
    says: t`You work on it now`,
    changes: [],
    done: () => q.moderation.invalidate(),
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="ink" loading={claim.isPending} onClick={() => claim.mutate(undefined)}>
        <Trans>Take it</Trans>
      </Button>
      <span className="text-13 text-ink-2">
        <Trans>For 20 minutes nobody else works on it.</Trans>
      </span>
    </div>
  )
}

function Decide({ info }: { readonly info: ItemInfo }): ReactNode {
  const { kind, waits, gone, reports, warning, aboutUid } = info
  return (
    <div className="flex flex-wrap items-center gap-2">
      {kind === 'ticket' ? (
        <Button asChild size="s" variant="ink">
          <Link to="/staff/tickets/$id" params={{ id: String(info.subjectId) }}>
            <Trans>Open the ticket</Trans>
          </Link>
        </Button>
      ) : null}
      {kind === 'notice' ? <OfNotice info={info} /> : null}
      {kind === 'ad' && waits ? <Approve info={info} /> : null}
      {gone || aboutUid === null ? null : <TakeDown info={info} aboutUid={aboutUid} />}
      {warning !== null || kind === 'ticket' || aboutUid === null ? null : <Warn id={info.id} aboutUid={aboutUid} />}
      {reports > 0 && !waits ? <Close info={info} /> : null}
      <Release info={info} />
    </div>
  )
}

/** The site's own content is corrected or taken down, without a reason to anybody. */
function OfNotice({ info: { subjectId, gone } }: { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const withdraw = useStaffVerb((client) => client.notices.withdraw.mutate({ id: subjectId }), {
    says: t`The notice is taken down`,
  })
  return (
    <>
      <Button asChild size="s" variant="ink">
        <Link to="/staff/notices/$id" params={{ id: String(subjectId) }}>
          <Trans>Change the notice</Trans>
        </Link>
      </Button>
      {gone ? null : (
        <Button size="s" variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
          <Trans>Take down</Trans>
        </Button>
      )}
    </>
  )
}

function Approve({ info: { subjectId } }: { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const approve = useStaffVerb((client) => client.ads.approve.mutate({ id: subjectId }), {
    says: t`Ad ${subjectId} is shown`,
  })
  return (
    <Button size="s" variant="ink" loading={approve.isPending} onClick={() => approve.mutate(undefined)}>
      <Trans>Approve</Trans>
    </Button>
  )
}

interface OfAuthor {
  /** Owner of the content. */
  readonly aboutUid: number
}

function TakeDown({ info: { kind, subjectId }, aboutUid }: OfAuthor & { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const step = TAKE_DOWN[kind]
  if (step === undefined) return null
  return (
    <ReasonStep
      label={<Trans>Take out of sight</Trans>}
      takesBack={false}
      title={<Trans>Take it out of sight?</Trans>}
      consequence={
        kind === 'ad' ? (
          <Trans>
            The ad is shown nowhere any more, and its owner {aboutUid} reads the reason. What was not used of it goes
            back at once.
          </Trans>
        ) : (
          <Trans>
            Readers see it no more, and user {aboutUid} reads the reason. No money moves. It can be taken back.
          </Trans>
        )
      }
      says={t`Taken out of sight: ${subjectId}`}
      step={(client, reason) => step(client, subjectId, reason)}
      reread={() => q.moderation.invalidate()}
    />
  )
}

function Warn({ id, aboutUid }: OfAuthor & { readonly id: number }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const [kind, setKind] = useState<WarningKind>('slight')
  const names = { slight: t`Slight`, malicious: t`In bad faith` }
  return (
    <ReasonStep
      label={<Trans>Warn</Trans>}
      takesBack
      title={<Trans>Warn user {aboutUid}?</Trans>}
      consequence={<Trans>They read the reason, and the warning is counted on their account. No money moves.</Trans>}
      says={t`User ${aboutUid} is warned`}
      step={(client, reason) => client.moderation.warn.mutate({ id, kind, reason })}
      reread={() => q.moderation.invalidate()}
    >
      <Segmented
        label={t`How grave it is`}
        value={kind}
        onValueChange={setKind}
        options={WARNING_KINDS.map((value) => ({ value, label: names[value] }))}
      />
    </ReasonStep>
  )
}

function Close({ info: { id, warning } }: { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const close = useStaffVerb((client) => client.moderation.close.mutate({ id }), {
    says: t`The item is closed`,
    changes: [],
    done: () => q.moderation.invalidate(),
  })
  return (
    <Button size="s" variant="line" loading={close.isPending} onClick={() => close.mutate(undefined)}>
      {warning === null ? <Trans>Nothing is wrong</Trans> : <Trans>Close</Trans>}
    </Button>
  )
}

function Release({ info: { id } }: { readonly info: ItemInfo }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const release = useVerb((client) => client.moderation.release.mutate({ id }), {
    says: t`It is free for others again`,
    changes: [],
    done: () => q.moderation.invalidate(),
  })
  return (
    <Button size="s" variant="quiet" loading={release.isPending} onClick={() => release.mutate(undefined)}>
      <Trans context="queue">Give back</Trans>
    </Button>
  )
}
