import { Checkbox } from '@jindu/ui/primitives/checkbox'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../shared/trpc/use-api.ts'
import { useVerb } from '../../shared/trpc/use-verb.ts'

/** One switch for all favourites: a message when sold-out or offline goods are available again. */
export function TellBack(): ReactNode {
  const { q } = useApi()
  const choice = useQuery(q.favorites.choice.queryOptions())
  const choose = useVerb((client, tellBack: boolean) => client.favorites.choose.mutate({ tellBack }), {
    changes: [],
    done: () => q.favorites.choice.invalidate(),
  })
  if (choice.data === undefined) return null
  return (
    <p className="mb-4">
      <Checkbox
        checked={choose.isPending ? choose.variables : choice.data.tellBack}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate(event.currentTarget.checked)}
      >
        <Trans>Tell me when something here that was sold out or off sale can be bought again</Trans>
      </Checkbox>
    </p>
  )
}
