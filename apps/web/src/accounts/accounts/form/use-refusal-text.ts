import { useFailureText } from '../../../shared/errors/use-failure-text.ts'

/** The error message for dialogs, which take undefined for none. */
export function useRefusalText(refusal: unknown): string | undefined {
  const text = useFailureText(refusal)
  return text === '' ? undefined : text
}
