import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import { cn } from './cn.ts'
import { FieldContext, type FieldWiring } from './field-context.ts'

export interface FieldProps {
  readonly label: ReactNode
  /** Beside the label: the limit, the count, or a link such as a forgotten password. */
  readonly aside?: ReactNode
  /** Error below the field, with how to fix it. */
  readonly error?: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
  /** `group` for radio cards and segments, which are named by the label but not clicked through it. */
  readonly kind?: 'control' | 'group'
  readonly className?: string
  readonly children: ReactNode
}

/** Label above, aside beside it, control, error, hint; wires ids and descriptions to the control inside. */
export function Field({
  label,
  aside,
  error,
  hint,
  required = false,
  kind = 'control',
  className,
  children,
}: FieldProps): ReactNode {
  const id = useId()
  const failed = error !== undefined && error !== null && error !== false && error !== ''
  const limited = typeof aside === 'string'
  const hinted = hint !== undefined && hint !== null && hint !== false && hint !== ''
  const wiring = useMemo<FieldWiring>(() => {
    const described = [failed && `${id}-error`, limited && `${id}-aside`, hinted && `${id}-hint`]
      .filter(Boolean)
      .join(' ')
    return {
      controlId: `${id}-control`,
      labelId: `${id}-label`,
      describedBy: described || undefined,
      invalid: failed,
      required,
    }
  }, [id, failed, limited, hinted, required])
  return (
    <div className={cn('fld', className)}>
      <div className="lab">
        {kind === 'control' ? (
          <label id={wiring.labelId} htmlFor={wiring.controlId}>
            {label}
          </label>
        ) : (
          <span id={wiring.labelId}>{label}</span>
        )}
        {aside !== undefined && (
          <span className="aux" id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {failed && (
        <p className="err" role="alert" id={`${id}-error`}>
          <CircleAlert className="ic s" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hinted && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
