/** Corners for notifications, in order of preference. */
const PLACES = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const

type Place = (typeof PLACES)[number]

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [contenteditable="true"]'

const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The bar with the next step on pages that keep one visible. */
const STEP_BAR = '.step-bar'

/** A focused control and the next step weigh more. */
const weightOf = (control: Element): number =>
  control === document.activeElement || control.closest(STEP_BAR) !== null ? 4 : 1

/**
 * The corner where notifications cover the fewest controls, especially the focused one and the next step.
 * @param list of notifications; moved for measuring, and put back by the caller
 */
export function freePlace(list: HTMLElement): Place {
  const covered = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !list.contains(control))
    .map((control) => ({ box: control.getBoundingClientRect(), weight: weightOf(control) }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.width > 0)
  let best: { readonly place: Place; readonly lost: number } | null = null
  for (const place of PLACES) {
    list.dataset['at'] = place
    const at = list.getBoundingClientRect()
    const lost = covered.reduce((sum, { box, weight }) => sum + weight * overlap(at, box), 0)
    if (best === null || lost < best.lost) best = { place, lost }
  }
  return best?.place ?? PLACES[0]
}
