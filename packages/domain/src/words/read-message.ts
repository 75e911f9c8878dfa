/** Values of placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>

interface Scope {
  readonly locale: string
  readonly values: Values
  /** Replacement of `#` inside a plural. */
  readonly count: string
}

const OPEN = /\{\s*(\w+)\s*(?:,\s*(select|plural)\s*,)?/y
const CASE = /\s*(=\d+|\w+)\s*\{/y
const CLOSE = /\s*\}/y

function matchAt(pattern: RegExp, message: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(message)
}

/** The plural category of a number. */
function pluralCase(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? new Intl.PluralRules(locale).select(value) : 'other'
}

const countOf = (value: string | number | undefined, locale: string): string =>
  typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value)

/** Formats one placeholder with its cases. @returns the text and the end position */
function readValue(message: string, from: number, scope: Scope): readonly [string, number] {
  const opened = matchAt(OPEN, message, from)
  if (opened === null) throw new SyntaxError(`no name at ${from} of: ${message}`)
  const [whole, name = '', form] = opened
  const value = Object.hasOwn(scope.values, name) ? scope.values[name] : undefined
  const inner = form === 'plural' ? { ...scope, count: countOf(value, scope.locale) } : scope
  const cases = new Map<string, string>()
  let at = from + whole.length
  for (let found = matchAt(CASE, message, at); found !== null; found = matchAt(CASE, message, at)) {
    const [opening, word = ''] = found
    const [said, end] = readPart(message, at + opening.length, inner)
    cases.set(word, said)
    at = end + 1
  }
  const closed = matchAt(CLOSE, message, at)
  if (closed === null) throw new SyntaxError(`no end at ${at} of: ${message}`)
  const chosen = form === 'plural' ? pluralCase(value, scope.locale) : String(value)
  const exact = form === 'plural' ? cases.get(`=${value}`) : undefined
  const said = form === undefined ? String(value ?? '') : (exact ?? cases.get(chosen) ?? cases.get('other') ?? '')
  return [said, at + closed[0].length]
}

/** Formats up to the closing brace, or the end. */
function readPart(message: string, from: number, scope: Scope): readonly [string, number] {
  let said = ''
  let at = from
  while (at < message.length && message[at] !== '}') {
    if (message[at] === '{') {
      const [part, end] = readValue(message, at, scope)
      said += part
      at = end
    } else {
      said += message[at] === '#' ? scope.count : message.charAt(at)
      at += 1
    }
  }
  return [said, at]
}

/**
 * Formats an ICU message with the syntax that our tables use: values, `select`, `plural` with `#` and exact counts
 * (`=0`). Quoting is not supported.
 * @param locale a BCP 47 tag, for plurals
 * @throws SyntaxError for invalid syntax
 */
export function readMessage(message: string, locale: string, values: Values): string {
  const [said, end] = readPart(message, 0, { locale, values, count: '#' })
  if (end < message.length) throw new SyntaxError(`a brace too many at ${end} of: ${message}`)
  return said
}
