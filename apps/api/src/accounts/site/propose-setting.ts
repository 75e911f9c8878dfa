import { fail } from '@jindu/domain/errors'
import { withGrace } from '@jindu/domain/accounts/rights'
import type { SiteSettings } from '@jindu/domain/accounts/site'
import type { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { transactVerb } from '../../platform/db/index.ts'
import { forSecondMember } from '../../platform/second-member/proposal.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { holdSettings, refuseStale } from '../../platform/settings/settings-store.ts'
import {
  keepProposal,
  listProposals,
  readProposal,
  takeProposal,
  type SettingProposal,
} from '../../platform/settings/write-proposal.ts'
import { secondEyes, tellAdministrators, type StaffCaller } from '../accounts/index.ts'
import { changedKeys, refuseTooFew } from './change-settings.ts'
import { settingProposal } from './setting-history.ts'
import { given, someSettings } from './some-settings.ts'

const written = ({ key, before, after }: Pick<SettingProposal, 'key' | 'before' | 'after'>) => ({
  key,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
})

export interface ProposedSetting {
  /** One setting. */
  readonly change: Partial<SiteSettings>
  /** The value that the proposer saw, for optimistic locking. */
  readonly seen: Partial<SiteSettings>
  readonly reason: string
}

/**
 * An administrator proposes another value of a setting; nothing changes until another one agrees.
 * @throws DomainError INPUT_INVALID (not one setting), SETTING_UNREAD (key), SETTING_CHANGED (key), SETTING_TOO_FEW_MEMBERS,
 * SETTING_PROPOSED_ALREADY
 */
export async function proposeSetting(
  app: App,
  { uid }: Session,
  { change, seen, reason }: ProposedSetting,
): Promise<void> {
  const [key, ...others] = changedKeys(change)
  if (key === undefined || others.length > 0) fail('INPUT_INVALID')
  await transactVerb(app, async (tx) => {
    const before = await holdSettings(tx)
    refuseStale(before, { [key]: seen[key] })
    await refuseTooFew(tx, change, app.clock.now())
    const values = { key, before: before[key], after: change[key] }
    const at = app.clock.now()
    const id = await keepProposal(tx, { ...values, reason, proposedBy: uid, proposedAt: at })
    if (id === undefined) fail('SETTING_PROPOSED_ALREADY')
    return {
      result: undefined,
      writes: await tellAdministrators(tx, { kind: 'office.settingWaits', by: uid, reason, at }),
      audit: [
        {
          action: 'setting.proposed',
          actor: { kind: 'staff', uid },
          subject: { kind: 'setting', id },
          details: { ...written(values), reason },
        },
      ],
    }
  })
}

/**
 * Another administrator agrees: the setting has the proposed value from now on, unless it changed since it was proposed.
 * @throws DomainError SETTING_NOT_PROPOSED, SETTING_SECOND_MEMBER, STAFF_SAME_EYES (until), SETTING_CHANGED (key),
 *   SETTING_TOO_FEW_MEMBERS
 */
export async function confirmSetting(app: App, by: StaffCaller, id: number): Promise<SiteSettings> {
  const { settings, clock } = app
  const { uid } = by.session
  const now = clock.now()
  const row = forSecondMember(await readProposal(app.db, id, now), uid, {
    gone: 'SETTING_NOT_PROPOSED',
    own: 'SETTING_SECOND_MEMBER',
  })
  const change = given(someSettings.parse({ [row.key]: row.after }))
  await settings.change(withGrace(change, settings.current(), now), uid, {
    seen: given(someSettings.parse({ [row.key]: row.before })),
    async within(tx) {
      if ((await takeProposal(tx, id, now)) === undefined) fail('SETTING_NOT_PROPOSED')
      await refuseTooFew(tx, change, now)
      const eyes = await secondEyes(app, tx, by)
      return { proposedBy: row.proposedBy, audit: eyes.lookAfter(row.proposedBy, { kind: 'setting', id }) }
    },
  })
  return settings.current()
}

/**
 * Withdraws a pending proposal: by its proposer, or by another administrator with a reason.
 * @throws DomainError SETTING_NOT_PROPOSED, STAFF_REASON_LENGTH (somebody else's, without a reason)
 */
export async function withdrawSetting(
  app: App,
  { uid }: Session,
  { id, reason }: { readonly id: number; readonly reason?: string | undefined },
): Promise<void> {
  await transactVerb(app, async (tx) => {
    const row = (await takeProposal(tx, id, app.clock.now())) ?? fail('SETTING_NOT_PROPOSED')
    if (row.proposedBy !== uid && reason === undefined) fail('STAFF_REASON_LENGTH')
    return {
      result: undefined,
      audit: [
        {
          action: 'setting.withdrawn',
          actor: { kind: 'staff', uid },
          subject: { kind: 'setting', id },
          details: { ...written(row), proposedBy: row.proposedBy, ...(reason === undefined ? {} : { reason }) },
        },
      ],
    }
  })
}

/** Pending proposals, latest first; at most one per setting. */
export async function readProposals({ db, clock }: App): Promise<z.infer<typeof settingProposal>[]> {
  const rows = await listProposals(db, clock.now())
  return rows.map((row) => settingProposal.parse(row))
}
