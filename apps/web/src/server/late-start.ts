import { SAYS_TOO_OLD } from './old-browser.ts'

/** Milliseconds after the navigation began at which the page comes alive even if a picture is still on its way. */
const LATEST = 1500

/**
 * Lets the page be seen before its scripts: what paints it (styles, first pictures, letters) has the line to itself, then all
 * scripts are asked for at once. A reader who acts earlier is not made to wait: the first touch or key starts them too.
 */
const START =
  `((d,w,f)=>{let {nonce}=d.currentScript,add=(t,p)=>d.head.append(Object.assign(d.createElement(t),{nonce,...p})),
go=()=>{if(go.on)return;go.on=1;f.map(href=>add("link",{rel:"modulepreload",href}));add("script",{type:"module",src:f[0]})},
seen=()=>d.visibilityState=="hidden"?go():requestAnimationFrame(()=>setTimeout(go));
w("load",seen);w("pointerdown",go);w("keydown",go);setTimeout(go,Math.max(0,${LATEST}-performance.now()))})(document,addEventListener,%files%)`.replaceAll(
    '\n',
    '',
  )

/** Kept from browsers below the floor, whose scripts would fail; older ones still cannot even parse it. */
const begin = (nonce: string, start: string): string =>
  `<script nonce="${nonce}">window.tooOld=${SAYS_TOO_OLD}</script><script nonce="${nonce}">window.tooOld||${start}`

/**
 * Puts the start of the page's scripts after its first picture.
 *
 * @param html a whole page with one `<script type="module">` of the entry
 * @param files addresses of what runs first: the entry, then what it and the page import
 */
export function startLate(html: string, files: readonly string[], nonce: string): string {
  const at = html.indexOf(`<script type="module" src="${files[0]}"`)
  const end = html.indexOf('</script>', at)
  if (at === -1 || end === -1) return html
  return html.slice(0, at) + begin(nonce, START.replace('%files%', JSON.stringify(files))) + html.slice(end)
}
