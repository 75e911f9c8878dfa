import { type KeyboardEvent, type ReactNode, createContext, use, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { cn } from './cn.ts'
import { moveFocus } from './move-focus.ts'

export interface Tab {
  readonly value: string
  readonly label: string
  /** Number of items in the tab. */
  readonly count?: number | string | undefined
  readonly disabled?: boolean
}

interface Selection {
  readonly base: string
  readonly value: string
}

const SelectionContext = createContext<Selection | null>(null)

export interface TabsProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly className?: string
  /** TabPanel elements, anywhere below. */
  readonly children?: ReactNode
}

/** Tabs for views within one page. One stop for the Tab key; arrows, Home and End choose. */
export function Tabs({ value, onValueChange, label, tabs, className, children }: TabsProps): ReactNode {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const selection = useMemo(() => ({ base, value }), [base, value])
  useLayoutEffect(() => bringIntoView(list.current, `[data-value="${value}"]`), [value])
  useLayoutEffect(() => watchEdges(list.current), [])
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const reached = moveFocus(event, '[role=tab]:not(:disabled)')?.dataset['value']
    if (reached !== undefined) onValueChange(reached)
  }
  return (
    <SelectionContext value={selection}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={cn('tabs', className)}
        onKeyDown={press}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${base}-panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onValueChange(tab.value)}
          >
            <TabText label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {children}
    </SelectionContext>
  )
}

export interface TabPanelProps {
  readonly value: string
  readonly className?: string
  readonly children: ReactNode
}

/** Content of a tab; rendered while the tab is selected. */
export function TabPanel({ value, className, children }: TabPanelProps): ReactNode {
  const selection = use(SelectionContext)
  if (selection?.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${selection.base}-panel-${value}`}
      aria-labelledby={`${selection.base}-tab-${value}`}
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}

export interface TabNavProps {
  readonly label: string
  readonly className?: string
  /** Links with a TabText inside; the one of this page carries `aria-current`. */
  readonly children: ReactNode
}

/** Tabs whose views have their own URL. They stay links, each with its own Tab stop. */
export function TabNav({ label, className, children }: TabNavProps): ReactNode {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => bringIntoView(list.current, '[aria-current]'))
  useLayoutEffect(() => watchEdges(list.current), [])
  return (
    <nav ref={list} aria-label={label} className={cn('tabs', className)}>
      {children}
    </nav>
  )
}

export function TabText({
  label,
  count,
}: {
  readonly label: string
  readonly count?: number | string | undefined
}): ReactNode {
  const word = (
    <span className="w" data-text={label}>
      {label}
    </span>
  )
  // The space separates word and number in the accessible name.
  return count === undefined ? (
    word
  ) : (
    <>
      {word} <span className="c">{count}</span>
    </>
  )
}

/** Width in px of the fade at the end of an overflowing row; tabs.css has it too. */
const FADE = 32

/** On a narrow screen the row scrolls to show the selected tab. The page itself does not scroll. */
function bringIntoView(list: HTMLElement | null, selector: string): void {
  const chosen = list?.querySelector<HTMLElement>(selector)
  if (!list || !chosen) return
  const start = chosen.offsetLeft - list.offsetLeft
  // Under the fade it would be only partly visible.
  if (start < list.scrollLeft || start + chosen.offsetWidth + FADE > list.scrollLeft + list.clientWidth)
    list.scrollLeft = start - FADE
}

/** Fades the row at the sides where tabs are scrolled out of view. */
function watchEdges(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const mark = (): void => {
    list.toggleAttribute('data-before', list.scrollLeft > 1)
    list.toggleAttribute('data-after', list.scrollLeft + list.clientWidth < list.scrollWidth - 1)
  }
  mark()
  window.addEventListener('resize', mark)
  list.addEventListener('scroll', mark, { passive: true })
  return () => {
    window.removeEventListener('resize', mark)
    list.removeEventListener('scroll', mark)
  }
}
