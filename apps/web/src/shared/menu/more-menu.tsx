import { IconButton } from '@jindu/ui/primitives/icon-button'
import { Menu } from '@jindu/ui/primitives/menu'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

export interface MoreMenuProps {
  /** Subject of the menu, for screen readers. */
  readonly of: string
  /** Also on small windows, not only on phones. */
  readonly early?: boolean
  /** MenuItem elements. */
  readonly children: ReactNode
}

/** On phones, a menu for the steps of a row that have no space in it; its icon is aligned with the row's end. */
export function MoreMenu({ of, early = false, children }: MoreMenuProps): ReactNode {
  const { t } = useLingui()
  return (
    <span className={early ? 'hidden max-[1120px]:block phone:-mr-3.5' : '-mr-3.5 hidden phone:block'}>
      <Menu
        trigger={
          <IconButton label={t`More: ${of}`}>
            <Ellipsis className="ic" aria-hidden="true" />
          </IconButton>
        }
      >
        {children}
      </Menu>
    </span>
  )
}
