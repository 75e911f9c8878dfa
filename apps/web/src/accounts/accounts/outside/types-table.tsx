import type { OutsideType } from '@jindu/domain/outside'
import { OUTSIDE_TYPE_WORDS } from '@jindu/i18n/stored-messages'
import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../../shared/preferences.ts'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { useVerb } from '../../../shared/trpc/use-verb.ts'
import { TABS } from '../../../records/messages/index.ts'

type Status = ApiOutputs['outside']['status']

const ROW =
  'grid grid-cols-[1fr_104px_104px] items-center border-t border-line px-5 py-2.5 phone:grid-cols-[1fr_72px_88px] phone:px-4 phone:py-1'

/** Types by ways: each box is saved as it is ticked. A way that is not ready yet lets nothing be chosen. */
export function TypesTable({ status: { mail, push } }: { readonly status: Status }): ReactNode {
  const { t } = useLingui()
  const { q } = useApi()
  const locale = useLocale()
  const changes = [q.outside.status.queryOptions().queryKey]
  const byMail = useVerb((client, types: OutsideType[]) => client.outside.chooseMail.mutate({ types }), { changes })
  const byPush = useVerb((client, types: OutsideType[]) => client.outside.choosePush.mutate({ types }), { changes })
  const ways = [
    {
      verb: byMail,
      types: mail.types,
      ready: mail.setUp && mail.state === 'confirmed',
      name: (type: string) => t`${type} by e-mail`,
    },
    {
      verb: byPush,
      types: push.types,
      ready: push.endpoint !== null,
      name: (type: string) => t`${type} in this browser`,
    },
  ].map(({ verb, types, ...way }, column) => {
    const chosen = verb.isPending ? verb.variables : types
    const toggle = (type: OutsideType): void =>
      verb.mutate(chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type])
    return { ...way, column, chosen, toggle }
  })
  if (!ways.some(({ ready }) => ready)) return null
  return (
    <>
      <div className={`${ROW} text-13 text-ink-3`} aria-hidden="true">
        <span>
          <Trans>Messages</Trans>
        </span>
        <span className="text-center">
          <Trans>E-mail</Trans>
        </span>
        <span className="text-center">
          <Trans>This browser</Trans>
        </span>
      </div>
      <ul aria-label={t`Which messages are told outside the site`}>
        {[...TABS, 'chat' as const].map((type) => (
          <li key={type} className={ROW}>
            <span className="text-14">{OUTSIDE_TYPE_WORDS[type][locale]}</span>
            {ways.map(({ column, chosen, ready, name, toggle }) => (
              <Checkbox
                key={column}
                className="justify-self-center"
                checked={chosen.includes(type)}
                disabled={!ready}
                onChange={() => toggle(type)}
              >
                <span className="sr-only">{name(OUTSIDE_TYPE_WORDS[type][locale])}</span>
              </Checkbox>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
