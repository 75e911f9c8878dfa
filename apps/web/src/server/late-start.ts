/** Milliseconds after the navigation began at which the page comes alive even if a picture is still on its way. */
const LATEST = 1500

/**
 * Lets the page be seen before its scripts run: on a fast line they arrive before the first picture is painted, and running
 * them holds it back. The browser has fetched them by then (modulepreload), so on a slow line nothing is later than before.
 */
const START =
  `(d=>{let go=()=>{if(go.on)return;go.on=1;let s=d.createElement("script");s.type="module";s.src="%src%";d.head.append(s)},
seen=()=>d.visibilityState=="hidden"?go():requestAnimationFrame(()=>setTimeout(go));
addEventListener("load",seen);setTimeout(go,Math.max(0,${LATEST}-performance.now()))})(document)`.replaceAll('\n', '')

/**
 * Puts the start of the page's scripts after its first picture.
 *
 * @param html a whole page with one `<script type="module">` of the entry
 * @param src the entry's address
 */
export function startLate(html: string, src: string, nonce: string): string {
  const at = html.indexOf(`<script type="module" src="${src}"`)
  const end = html.indexOf('</script>', at)
  if (at === -1 || end === -1) return html
  return `${html.slice(0, at)}<script nonce="${nonce}">${START.replace('%src%', src)}${html.slice(end)}`
}
