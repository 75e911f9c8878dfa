import { getRouteApi } from '@tanstack/react-router'
import { rememberGoodsView, type GoodsView } from '../../shared/preferences.ts'

const route = getRouteApi('/_main/search')

let chosen: GoodsView | null = null

/** Remembers the view for the next search, in a cookie, so that the server renders it. */
export function rememberView(view: GoodsView): void {
  chosen = view
  rememberGoodsView(view)
}

/** The URL's view, else the one chosen last. */
export function useView(view: GoodsView | undefined): GoodsView {
  const { goodsView } = route.useRouteContext()
  return view ?? chosen ?? goodsView
}
