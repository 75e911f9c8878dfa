import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../shared/trpc/types.ts'

export type Overview = ApiOutputs['staff']['overview']

export interface Figure {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly link: Pick<LinkProps, 'to' | 'search'>
}

/** One place of the console with two figures about its state. */
export interface Place {
  readonly id: string
  readonly title: string
  readonly figures: readonly Figure[]
}

/** The places that a role sees; the server leaves the others out. */
export function usePlaces({ goods, users, site }: Overview): readonly Place[] {
  const { t } = useLingui()
  const places: Place[] = []
  if (goods !== null) {
    places.push({
      id: 'goods',
      title: t`Goods`,
      figures: [
        { id: 'new', label: t`published in the last day`, value: goods.publishedLastDay, link: { to: '/staff/goods' } },
        {
          id: 'delisted',
          label: t`delisted now`,
          value: goods.delisted,
          link: { to: '/staff/goods', search: { state: 'delisted' } },
        },
      ],
    })
  }
  if (users !== null) {
    places.push({
      id: 'users',
      title: t`Users`,
      figures: [
        {
          id: 'new',
          label: t`registered in the last day`,
          value: users.registeredLastDay,
          link: { to: '/staff/users' },
        },
        {
          id: 'frozen',
          label: t`frozen now`,
          value: users.frozen,
          link: { to: '/staff/users', search: { kind: 'frozen' } },
        },
      ],
    })
  }
  if (site !== null) {
    places.push({
      id: 'site',
      title: t`Site`,
      figures: [
        {
          id: 'settings',
          label: t`settings changed in the last week`,
          value: site.settingsChangedLastWeek,
          link: { to: '/staff/settings' },
        },
        {
          id: 'staff',
          label: t`members of the staff`,
          value: site.staffMembers,
          link: { to: '/staff/members' },
        },
      ],
    })
  }
  return places
}
