/**
 * Updates the ads of an open page: ended ads are replaced by the last ones of the page, the others keep their place.
 * @param had ids of the page's ads, in order
 * @param running all running ads
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

/** Removes the last ad behind a place from the list and returns it. */
function lastOf<Ad>(places: (Ad | undefined)[], place: number): Ad | undefined {
  while (places.length > place + 1) {
    const last = places.pop()
    if (last !== undefined) return last
  }
  return undefined
}
