import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../primitives/button.tsx'

export interface CopyLabels {
  /** `Copy address` */
  readonly copy: string
  /** `Copied` */
  readonly copied: string
  /** Browsers refuse without a secure connection: `Select it and copy by hand`. */
  readonly failed: string
  /** Message if there is nothing to copy; the clipboard is unchanged. */
  readonly empty: string
}

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'className'> {
  readonly value: string
  readonly labels: CopyLabels
}

const SHOWN_MS = 2000

/** Copies a text and confirms it for two seconds; warns if there is no text. */
export function CopyButton({ value, labels, ...look }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed' | 'empty'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async (): Promise<void> => {
    if (value.trim() === '') {
      setState('empty')
      return
    }
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <Button {...look} onClick={() => void copy()}>
      <Icon className="s" aria-hidden="true" />
      <span aria-live="polite">{state === 'idle' ? labels.copy : labels[state]}</span>
    </Button>
  )
}
