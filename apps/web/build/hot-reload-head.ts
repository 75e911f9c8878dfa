/** The head elements that Vite puts into an index.html: its client and React Refresh, with this page's nonce. */
export function hotReloadHead(nonce: string): string {
  const script = `<script type="module" nonce="${nonce}"`
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `${script}>import { injectIntoGlobalHook } from '/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script>`,
    `${script} src="/@vite/client"></script>`,
  ].join('')
}
