type Value = string | number | boolean | undefined

/** What was asked for, as the audit keeps it: only what was said, and what lies deeper as `reference.kind`. */
export function flatFilters(
  asked: Readonly<Record<string, Value | Readonly<Record<string, Value>>>>,
): Record<string, string | number | boolean> {
  const flat: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(asked)) {
    if (typeof value === 'object') {
      for (const [part, of] of Object.entries(flatFilters(value))) flat[`${name}.${part}`] = of
    } else if (value !== undefined) flat[name] = value
  }
  return flat
}
