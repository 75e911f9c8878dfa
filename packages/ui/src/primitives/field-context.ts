import { createContext, use } from 'react'

export interface FieldWiring {
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

interface ControlAttributes {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  required?: boolean | undefined
}

/** Attributes of a control inside a Field. Explicit attributes win; descriptions are joined. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = use(FieldContext)
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  const required = own.required ?? field?.required
  return {
    id: own.id ?? field?.controlId,
    'aria-describedby': described || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    required: required || undefined,
  }
}

/** Ids of label and descriptions for a group inside a Field of kind `group`. */
export function useFieldGroup(): { labelledBy: string | undefined; describedBy: string | undefined; invalid: boolean } {
  const field = use(FieldContext)
  return { labelledBy: field?.labelId, describedBy: field?.describedBy, invalid: field?.invalid ?? false }
}
