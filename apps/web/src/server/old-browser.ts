import { BROWSER_FLOOR, KNOWS_FLOOR } from '@jindu/config/browsers'

const { chrome, firefox, safari } = BROWSER_FLOOR

/** Shown in both languages, because the browser's language is unknown. */
const SENTENCES = [
  [
    'en',
    `This browser is too old for this page: you can read it, but buttons and fields do nothing. Please update it (Chrome or Edge ${chrome}, Safari ${safari}, Firefox ${firefox} or newer).`,
  ],
  [
    'zh-CN',
    `此浏览器版本过低：页面可以阅读，但按钮和输入框无法使用。请更新浏览器（Chrome 或 Edge ${chrome}、Safari ${safari}、Firefox ${firefox} 或更高版本）。`,
  ],
] as const

/**
 * Styled by script: the style sheet may be too new for it, and the content security policy blocks `style` attributes.
 */
const LOOK =
  'margin:0;padding:12px 16px;background:#fff3c4;color:#222;font:16px/1.5 sans-serif;border-bottom:2px solid #b8860b'

/** JavaScript of the fifth edition, as an expression: true after it has put the sentence over the page of a browser below the floor. */
export const SAYS_TOO_OLD = `(function(d){if(${KNOWS_FLOOR})return false;var b=d.createElement("div");b.setAttribute("role","alert");b.id="too-old";${JSON.stringify(SENTENCES)}.forEach(function(s){var p=d.createElement("p");p.lang=s[0];p.style.cssText=${JSON.stringify(LOOK)};p.textContent=s[1];b.appendChild(p)});d.body.insertBefore(b,d.body.firstChild);return true})(document)`
