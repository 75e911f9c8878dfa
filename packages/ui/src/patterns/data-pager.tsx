import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Pager } from '../primitives/pager.tsx'
import { Select } from '../primitives/select.tsx'

export interface DataPagerProps {
  /** `1–8 of 46 offers` */
  readonly summary: ReactNode
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
  /** Makes the steps links, so that they work before scripts load and can be opened elsewhere. */
  readonly hrefFor?: (page: number) => string
  readonly labels: { readonly nav: string; readonly previous: string; readonly next: string }
  /** How many rows at a time. */
  readonly size?: PageSize
  readonly className?: string
}

export interface PageSize {
  readonly label: string
  readonly choices: readonly number[]
  readonly value: number
  readonly onChange: (size: number) => void
}

/** Footer of a list: range and total, page size, previous and next. A single page has no buttons. */
export function DataPager(props: DataPagerProps): ReactNode {
  const { summary, page, pageCount, labels, size, className = '' } = props
  return (
    <Pager label={labels.nav} summary={summary} className={`data-pager ${className}`}>
      {size === undefined ? null : (
        <label className="data-pager-size">
          {/* On a phone the steps need the width of the word. */}
          <span className="phone:sr-only">{size.label}</span>
          <Select size="s" value={size.value} onChange={(event) => size.onChange(Number(event.currentTarget.value))}>
            {size.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Select>
        </label>
      )}
      {pageCount > 1 || page > 1 ? (
        <>
          <Step pager={props} to={page - 1} allowed={page > 1} label={labels.previous} rel="prev" />
          <Step pager={props} to={page + 1} allowed={page < pageCount} label={labels.next} rel="next" />
        </>
      ) : null}
    </Pager>
  )
}

interface StepProps {
  readonly pager: DataPagerProps
  readonly to: number
  readonly allowed: boolean
  readonly label: string
  readonly rel: 'prev' | 'next'
}

function Step({ pager, to, allowed, label, rel }: StepProps): ReactNode {
  if (!allowed || pager.hrefFor === undefined) {
    return (
      <Button size="s" disabled={!allowed} onClick={() => pager.onPage(to)}>
        {label}
      </Button>
    )
  }
  const follow = (event: MouseEvent): void => {
    // Modified clicks open the page elsewhere and belong to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    pager.onPage(to)
  }
  return (
    <Button asChild size="s">
      <a href={pager.hrefFor(to)} rel={rel} onClick={follow}>
        {label}
      </a>
    </Button>
  )
}
