import { settingHelp, settingLabel } from '@jindu/i18n/settings'
import { Button } from '@jindu/ui/primitives/button'
import { Note } from '@jindu/ui/primitives/note'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useLocale } from '../../../shared/preferences.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useStaffVerb } from '../../../shared/staff/use-staff-verb.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { AgreeStep } from '../shared/agree-step.tsx'
import { askedFacts } from '../shared/asked-facts.tsx'
import { UserLink } from '../shared/links.tsx'
import { ReasonStep } from '../shared/reason-step.tsx'
import { SettingText } from './setting-text.tsx'
import { isSameValue } from './setting-value.ts'
import { useRereadSettings } from './use-reread-settings.ts'

export type SettingProposal = ApiOutputs['site']['settingProposals']['data'][number]

export interface SettingProposalsProps {
  readonly proposals: readonly SettingProposal[]
  readonly settings: ApiOutputs['site']['allSettings']
}

/** Changes of settings that wait for a second administrator; nothing where none waits. */
export function SettingProposals({ proposals, settings }: SettingProposalsProps): ReactNode {
  if (proposals.length === 0) return null
  return (
    <Sheet>
      <SheetHead title={<Trans>Wait for a second administrator</Trans>} />
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} of={proposal} stale={!isSameValue(settings[proposal.key], proposal.before)} />
        ))}
      </ul>
    </Sheet>
  )
}

interface ProposalProps {
  readonly of: SettingProposal
  /** The setting has another value by now than when the change was proposed. */
  readonly stale: boolean
}

function Proposal({ of, stale }: ProposalProps): ReactNode {
  const locale = useLocale()
  const { key, before, after, reason, proposedBy, until } = of
  return (
    <li className="grid grid-cols-[minmax(0,5fr)_minmax(0,4fr)_11rem] items-start gap-x-6 gap-y-2 px-5 py-3 phone:grid-cols-1 phone:px-4">
      <div>
        <h3 className="text-14 font-medium">{settingLabel(key, locale)}</h3>
        <p className="text-13 text-ink-3">
          <Trans>
            <UserLink uid={proposedBy} /> proposed it, it waits until <Moment at={until} />
          </Trans>
        </p>
        <p className="text-13 text-ink-2 wrap-anywhere">{reason}</p>
      </div>
      <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
        <dt className="text-13 text-ink-3">
          <Trans>Before</Trans>
        </dt>
        <dd className="text-ink-2">
          <SettingText of={key} value={before} />
        </dd>
        <dt className="text-13 text-ink-3">
          <Trans>After</Trans>
        </dt>
        <dd className="font-semibold">
          <SettingText of={key} value={after} />
        </dd>
      </dl>
      <ProposalSteps of={of} stale={stale} />
      {stale ? (
        <Note tone="hold" className="col-span-full">
          <Trans>
            The setting has changed since. This can only be withdrawn, and proposed again from the new value.
          </Trans>
        </Note>
      ) : null}
    </li>
  )
}

function ProposalSteps({ of: { id, key, before, after, reason, proposedBy }, stale }: ProposalProps): ReactNode {
  const { t } = useLingui()
  const locale = useLocale()
  const uid = useSession()?.uid
  const label = settingLabel(key, locale)
  const done = useRereadSettings()
  const withdraw = useStaffVerb((client) => client.site.withdrawSetting.mutate({ id }), {
    says: t`Withdrawn: ${label}`,
    changes: [],
    done,
  })
  return (
    <span className="flex flex-wrap justify-end gap-2 phone:justify-start">
      {proposedBy === uid || stale ? null : (
        <AgreeStep
          first={proposedBy}
          label={<Trans context="rates">Agree</Trans>}
          name={t`Agree: ${label}`}
          title={<Trans>Change “{label}” for everybody?</Trans>}
          consequence={settingHelp(key, locale)}
          facts={[
            { id: 'before', name: <Trans>Before</Trans>, value: <SettingText of={key} value={before} /> },
            { id: 'after', name: <Trans>After</Trans>, value: <SettingText of={key} value={after} /> },
            ...askedFacts(proposedBy, reason),
          ]}
          confirmLabel={<Trans>Change it for everybody</Trans>}
          says={t`Changed for everybody: ${label}`}
          step={(client) => client.site.confirmSetting.mutate({ id })}
          reread={done}
        />
      )}
      {proposedBy === uid ? (
        <Button
          size="s"
          variant="quiet"
          loading={withdraw.isPending}
          aria-label={t`Withdraw it: ${label}`}
          onClick={() => withdraw.mutate(undefined)}
        >
          <Trans context="a rate">Withdraw it</Trans>
        </Button>
      ) : (
        <ReasonStep
          label={<Trans context="setting">Turn it down</Trans>}
          name={t`Turn it down: ${label}`}
          takesBack={false}
          inRow
          title={<Trans>Turn down the change of “{label}”</Trans>}
          consequence={<Trans>The setting stays as it is. The audit keeps who turned it down and why.</Trans>}
          says={t`Turned down: ${label}`}
          step={(client, reason) => client.site.withdrawSetting.mutate({ id, reason })}
          reread={done}
        />
      )}
    </span>
  )
}
