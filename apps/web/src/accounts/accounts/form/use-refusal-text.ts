import { useFailureText } from '../../../shared/errors/use-failure-text.ts'

/** The words of a refusal for dialogs, which take undefined for none. */
export function useRefusalText(refusal: unknown): string | undefined {
  const text = useFailureText(refusal)
  return text === '' ? undefined : text
}
