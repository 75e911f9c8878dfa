import { compileMessage as compile } from '@lingui/message-utils/compileMessage'

type Compiled = ReturnType<typeof compile>

const compiled = new Map<string, Compiled>()

/** Reads an ICU message once. The browser's build reads all of them itself and leaves this out. */
export function compileMessage(message: string): Compiled {
  const known = compiled.get(message)
  if (known !== undefined) return known
  const read = compile(message)
  compiled.set(message, read)
  return read
}
