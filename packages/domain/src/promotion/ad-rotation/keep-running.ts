/**
 * What an open page goes on showing of the ads that it has: those that no longer run give their place to the last ones, the others
 * stay where they are.
 * @param had ids of the ads that the page has, in its order
 * @param running all that run
 * @example
 * keepRunning([1, 2, 3, 4], [{ id: 1 }, { id: 3 }, { id: 4 }]) // [{ id: 1 }, { id: 4 }, { id: 3 }]
 */
export function keepRunning<Ad extends { readonly id: number }>(
  had: readonly number[],
  running: readonly Ad[],
): readonly Ad[] {
  const places = had.map((id) => running.find((ad) => ad.id === id))
  const kept: Ad[] = []
  for (let at = 0; at < places.length; at += 1) {
    const ad = places[at] ?? lastOf(places, at)
    if (ad !== undefined) kept.push(ad)
  }
  return kept
}

/** Takes the last ad behind a place out of the list. */
function lastOf<Ad>(places: (Ad | undefined)[], place: number): Ad | undefined {
  while (places.length > place + 1) {
    const last = places.pop()
    if (last !== undefined) return last
  }
  return undefined
}
