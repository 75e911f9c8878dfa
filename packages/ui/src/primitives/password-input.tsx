import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cn } from './cn.ts'
import { useFieldControl } from './field-context.ts'

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password with a button that shows what was typed. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps): ReactNode {
  const [shown, setShown] = useState(false)
  const wiring = useFieldControl(rest)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className={cn('inp', className)}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        className="inp-eye"
        aria-label={shown ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        <Icon className="ic" aria-hidden="true" />
      </button>
    </span>
  )
}
