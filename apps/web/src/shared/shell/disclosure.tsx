import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

export interface DisclosureProps {
  /** Name of the button for those who do not see it. */
  readonly label: string
  readonly face: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A button and the panel under it: closes on Escape, on a press outside and when something inside was followed. */
export function Disclosure({ label, face, className = 'iconbtn', children }: DisclosureProps): ReactNode {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const follow = (event: Event) => {
      // Close after the click was delivered: closing at once would remove its target first.
      if (event.target instanceof Element && event.target.closest('.drop-panel :is(a, button)') !== null) {
        setTimeout(() => setOpen(false))
      }
    }
    const panel = box.current
    panel?.addEventListener('click', follow)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      panel?.removeEventListener('click', follow)
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <div className="drop" ref={box}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <div id={id} className="drop-panel" hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  )
}
