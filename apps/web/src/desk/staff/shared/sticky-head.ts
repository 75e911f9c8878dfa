/** The heads of a long table stay in view under the header of the site. */
export const STICKY_HEAD =
  '[&_thead_th]:sticky [&_thead_th]:top-14 [&_thead_th]:z-1 [&_thead_th]:bg-sheet [&_thead_th]:shadow-[inset_0_-1px_0_var(--line)]'
