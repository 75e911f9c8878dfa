import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../shared/trpc/use-api.ts'

/** How long escrow protects a payment, in seconds; the operator sets it. The shell has read the settings already. */
export function useProtectionSeconds(): number {
  const { q } = useApi()
  return useSuspenseQuery(q.site.settings.queryOptions()).data.protectionSeconds
}

export function useProtectionDays(): number {
  return Math.round(useProtectionSeconds() / 86_400)
}
