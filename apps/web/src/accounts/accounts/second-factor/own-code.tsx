import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../shared/trpc/use-api.ts'
import { CodeField, type CodeFieldProps } from '../form/code-field.tsx'

/** The logged-in user's code, or one of their passkeys. */
export function OwnCode(props: Pick<CodeFieldProps, 'of'>): ReactNode {
  const { q, client } = useApi()
  const status = useQuery(q.accounts.secondFactor.status.queryOptions())
  const ask = (status.data?.passkeys ?? 0) > 0 ? () => client.accounts.passkeys.ask.mutate() : undefined
  return <CodeField {...props} focused={false} ask={ask} />
}
