type Value = string | number | boolean | undefined

/** Flattens search filters for the audit: drops undefined ones and names nested ones like `reference.kind`. */
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
