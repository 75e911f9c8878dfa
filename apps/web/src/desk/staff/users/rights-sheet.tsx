import { isWithdrawn, type Right } from '@jindu/domain/accounts/rights'
import { StatusBadge } from '@jindu/ui/patterns/status-badge'
import { Field } from '@jindu/ui/primitives/field'
import { Select } from '@jindu/ui/primitives/select'
import { Sheet, SheetHead } from '@jindu/ui/primitives/sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Moment } from '../../../shared/format/moment.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { ReasonStep } from '../shared/reason-step.tsx'

type User = ApiOutputs['accounts']['staffInfo']

const RIGHTS = ['publish', 'reply'] as const satisfies readonly Right[]
const TERMS = [3, 7, 30, 90, 365] as const
const FIRST_TERM = 7
/** Value for a term without end. */
const NO_END = 'none'

/**
 * Both rights of an account, and the moderator's steps: withdraw one for a term, restore it, mark the account as spam.
 */
export function RightsSheet({ user }: { readonly user: User }): ReactNode {
  const { t } = useLingui()
  const { uid } = user
  const reread = useReread()
  return (
    <Sheet>
      <SheetHead
        title={<Trans>Rights</Trans>}
        end={
          <ReasonStep
            label={<Trans>Mark as spam</Trans>}
            name={t`Mark as spam: account ${uid}`}
            takesBack={false}
            inRow
            title={<Trans>Mark account {uid} as spam</Trans>}
            consequence={
              <Trans>
                Both rights are withdrawn without end; what was bought goes on running. The owner reads the reason and
                can appeal with a ticket. No money moves.
              </Trans>
            }
            says={t`Account ${uid} is marked as spam`}
            step={(client, reason) => client.rights.markSpam.mutate({ uid, reason })}
            reread={reread}
          />
        }
      />
      <ul>
        {RIGHTS.map((right) => (
          <OneRight key={right} user={user} right={right} />
        ))}
      </ul>
    </Sheet>
  )
}

function useReread() {
  const { q } = useApi()
  return () => Promise.all([q.accounts.staffInfo.invalidate(), q.audit.invalidate()])
}

function OneRight({ user: { uid, rights }, right }: { readonly user: User; readonly right: Right }): ReactNode {
  const { t } = useLingui()
  const now = useNow(60)
  const reread = useReread()
  const [term, setTerm] = useState<string>(String(FIRST_TERM))
  const publish = right === 'publish'
  const until = publish ? rights.publishUntil : rights.replyUntil
  const withdrawn = publish ? rights.publishWithdrawn : rights.replyWithdrawn
  const kept = isWithdrawn(withdrawn, now) ? withdrawn : null
  const name = publish ? t`publish right` : t`reply right`
  const days = term === NO_END ? null : Number(term)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 phone:px-4">
      <div className="min-w-0">
        <b className="block text-14">{publish ? <Trans>Publish right</Trans> : <Trans>Reply right</Trans>}</b>
        <span className="text-13 text-ink-2">
          {until === null ? (
            <Trans>never bought</Trans>
          ) : until > now ? (
            <Trans>
              Valid until <Moment at={until} />
            </Trans>
          ) : (
            <Trans>
              Ended <Moment at={until} />
            </Trans>
          )}
        </span>
        {kept === null ? null : (
          <p className="mt-1 text-13 wrap-anywhere text-negative">
            {kept.until === null ? (
              <Trans>Withdrawn by staff without end: {kept.reason}</Trans>
            ) : (
              <Trans>
                Withdrawn by staff until <Moment at={kept.until} />: {kept.reason}
              </Trans>
            )}
          </p>
        )}
      </div>
      {kept === null ? (
        <span className="-mr-2.5">
          <ReasonStep
            label={<Trans context="a right">Withdraw</Trans>}
            name={t`Withdraw the ${name} of ${uid}`}
            takesBack={false}
            inRow
            title={
              <Trans>
                Withdraw the {name} of {uid}
              </Trans>
            }
            consequence={
              <Trans>
                It cannot be used or renewed for that time; what was bought goes on running. The owner reads the reason
                and can appeal with a ticket. No money moves.
              </Trans>
            }
            says={t`The ${name} of ${uid} is withdrawn`}
            step={(client, reason) => client.rights.withdraw.mutate({ uid, right, days, reason })}
            reread={reread}
          >
            <Field label={<Trans>For how long</Trans>}>
              <Select value={term} onChange={(event) => setTerm(event.currentTarget.value)}>
                {TERMS.map((each) => (
                  <option key={each} value={each}>
                    {t`${each} days`}
                  </option>
                ))}
                <option value={NO_END}>{t`Without end`}</option>
              </Select>
            </Field>
          </ReasonStep>
        </span>
      ) : (
        <span className="flex items-center gap-2">
          <StatusBadge kind="negative">
            <Trans>Withdrawn</Trans>
          </StatusBadge>
          <ReasonStep
            label={<Trans>Give back</Trans>}
            name={t`Give back the ${name} of ${uid}`}
            takesBack
            title={
              <Trans>
                Give the {name} back to {uid}
              </Trans>
            }
            consequence={
              <Trans>It can be used and renewed again at once; the owner reads the reason. No money moves.</Trans>
            }
            says={t`The ${name} of ${uid} is given back`}
            step={(client, reason) => client.rights.restore.mutate({ uid, right, reason })}
            reread={reread}
          />
        </span>
      )}
    </li>
  )
}
