import { SAYS_TOO_OLD } from './old-browser.ts'

/** Milliseconds after navigation start at which hydration starts, even if a picture is still loading. */
const LATEST = 1500

/**
 * Delays scripts until the first paint: styles, first pictures and font get the bandwidth first, then all scripts load
 * at once. An earlier touch or key press starts them too.
 */
const START =
  `((d,w,f)=>{let {nonce}=d.currentScript,add=(t,p)=>d.head.append(Object.assign(d.createElement(t),{nonce,...p})),
go=()=>{if(go.on)return;go.on=1;f.map(href=>add("link",{rel:"modulepreload",href}));add("script",{type:"module",src:f[0]})},
seen=()=>d.visibilityState=="hidden"?go():requestAnimationFrame(()=>setTimeout(go));
w("load",seen);w("pointerdown",go);w("keydown",go);setTimeout(go,Math.max(0,${LATEST}-performance.now()))})(document,addEventListener,%files%)`.replaceAll(
    '\n',
    '',
  )

/** Skipped in browsers below the floor, whose scripts would fail; still older ones cannot even parse it. */
const begin = (nonce: string, start: string): string =>
  `<script nonce="${nonce}">window.tooOld=${SAYS_TOO_OLD}</script><script nonce="${nonce}">window.tooOld||${start}`

/**
 * Moves the start of the page's scripts behind its first paint.
 *
 * @param html a whole page with one `<script type="module">` of the entry
 * @param files paths of the initial scripts: the entry, then the imports of entry and page
 */
export function startLate(html: string, files: readonly string[], nonce: string): string {
  const at = html.indexOf(`<script type="module" src="${files[0]}"`)
  const end = html.indexOf('</script>', at)
  if (at === -1 || end === -1) return html
  return html.slice(0, at) + begin(nonce, START.replace('%files%', JSON.stringify(files))) + html.slice(end)
}
