import { isPermitted } from '@jindu/domain/accounts/staff'
import type { Session } from '../../platform/sessions/session.ts'

/** Staff who take offers off the market. */
export function mayModerateOffers({ role }: Session): boolean {
  return isPermitted(role, 'offers.moderate')
}
