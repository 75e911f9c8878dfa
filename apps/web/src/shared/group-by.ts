/** Groups values by name, both in order of appearance; `Map.groupBy` is above the browser floor. */
export function groupBy<Thing, Name>(things: Iterable<Thing>, nameOf: (thing: Thing) => Name): Map<Name, Thing[]> {
  const groups = new Map<Name, Thing[]>()
  for (const thing of things) {
    const name = nameOf(thing)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [thing])
    else group.push(thing)
  }
  return groups
}
