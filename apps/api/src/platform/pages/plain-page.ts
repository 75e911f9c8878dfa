const STYLE = `
:root { color-scheme: light dark; font: 15px/1.55 system-ui, sans-serif }
body { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2.5rem }
table { width: 100%; border-collapse: collapse } td, th { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #8884 }
code, pre { font: 13px ui-monospace, monospace; overflow-wrap: anywhere } pre { margin: .25rem 0; white-space: pre-wrap } .kind { opacity: .7; font-weight: 400 }
dl { margin: .25rem 0 0; display: grid; grid-template-columns: 6rem 1fr; gap: .1rem .75rem } dt { opacity: .7 } dd { margin: 0 }
summary { cursor: pointer } section > article { border-bottom: 1px solid #8884; padding: .6rem 0 } article h3 { font-size: 1rem; margin: 0 } article p { margin: .1rem 0 }
nav { columns: 3 12rem; margin: 1rem 0 } nav a { display: block }
`

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function plainPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** A document that needs nothing from anywhere: no script, no picture, one style. */
export function plainPage(nonce: string, { title, heading, body }: { title: string; heading: string; body: string }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>${heading}</h1>
${body}</body></html>`
}
