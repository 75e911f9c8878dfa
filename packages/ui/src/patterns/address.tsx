import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { CopyButton, type CopyLabels } from './copy-button.tsx'

export interface AddressProps {
  /** A chain address or hash. */
  readonly value: string
  /** Shows a copy button under it. */
  readonly copy?: CopyLabels
  /** Further buttons beside the copy button. */
  readonly actions?: ReactNode
  readonly className?: string
}

const GROUP = 4

/** An address in groups of four, the first and the last two bold, because people compare those. */
export function Address({ value, copy, actions, className }: AddressProps): ReactNode {
  const groups = value.match(new RegExp(`.{1,${GROUP}}`, 'gu')) ?? []
  return (
    <div className={clsx('address', className)}>
      {/* Gaps are margins, so that a selection by hand copies the address without spaces. */}
      <code className="address-groups" translate="no">
        {groups.map((group, index) => (
          <Fragment key={index}>
            <span className={clsx((index === 0 || index >= groups.length - 2) && 'is-strong')}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </code>
      {copy === undefined && actions === undefined ? null : (
        <div className="address-actions">
          {copy === undefined ? null : <CopyButton value={value} labels={copy} variant="ink" size="s" />}
          {actions}
        </div>
      )}
    </div>
  )
}

export interface ShortHashProps {
  readonly value: string
  readonly href?: string
}

/** `9f2c41…e07a` in lists; its title has the full value. */
export function ShortHash({ value, href }: ShortHashProps): ReactNode {
  const short = value.length <= 13 ? value : `${value.slice(0, 6)}…${value.slice(-4)}`
  if (href === undefined) {
    return (
      <code className="mono" title={value} translate="no">
        {short}
      </code>
    )
  }
  return (
    <a translate="no" className="mono link" title={value} href={href} target="_blank" rel="noreferrer">
      {short}
    </a>
  )
}
