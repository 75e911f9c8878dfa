/** Clipboards as programs fill them (shortened where they repeat), and what a reader saw: `marks text`, one entry a line of the text. */
export interface Pasted {
  readonly from: string
  readonly html: string
  readonly lines: readonly string[]
}

const DOCS_SPAN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;'
const docsSpan = (text: string, weight = 400, style = 'normal', decoration = 'none') =>
  `<span style="${DOCS_SPAN}font-weight:${weight};font-style:${style};text-decoration:${decoration};-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;">${text}</span>`
const docsItem = (inner: string, type: string, level = 1) =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${inner}</p></li>`

const GOOGLE_DOCS: Pasted = {
  from: 'Google Docs',
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f2d1c9a-7fff-5ab0-8f5e-1d2c3b4a5968"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="${DOCS_SPAN}font-weight:400;">Harbour chart</span></h2><p dir="ltr" style="line-height:1.38;text-align: center;margin-top:0pt;margin-bottom:0pt;">${docsSpan('Plain, ')}${docsSpan('bold', 700)}${docsSpan(', ')}${docsSpan('italic', 400, 'italic')}${docsSpan(', ')}${docsSpan('both', 700, 'italic')}${docsSpan(', ')}${docsSpan('underlined', 400, 'normal', 'underline')}${docsSpan(', ')}${docsSpan('struck', 400, 'normal', 'line-through')}</p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(docsSpan('Sounding'), 'disc')}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(docsSpan('Deep', 700), 'circle', 2)}</ul></ul><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(docsSpan('First'), 'decimal')}${docsItem(docsSpan('Second'), 'decimal')}</ol><p dir="ltr" style="line-height:1.38;text-align: right;margin-top:0pt;margin-bottom:0pt;"><a href="https://example.org/chart" style="text-decoration:none;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;white-space:pre-wrap;">the chart</span></a></p></b><br class="Apple-interchange-newline">`,
  lines: [
    'heading: Harbour chart',
    'center: Plain, |bold:bold|, |italic:italic|, |bold italic:both|, |underline:underlined|, |strike:struck',
    '',
    'bulletList> Sounding',
    'bulletList>bulletList> bold:Deep',
    'orderedList> First',
    'orderedList> Second',
    'right: link:the chart',
  ],
}

const marker = (text: string, font = '') =>
  `<![if !supportLists]><span lang=EN-US\r\nstyle='${font}'><span\r\nstyle='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\r\n</span></span></span><![endif]>`
const SYMBOL = 'font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'

const WORD: Pasted = {
  from: 'Word',
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml"\r\nxmlns:o="urn:schemas-microsoft-com:office:office"\r\nxmlns:w="urn:schemas-microsoft-com:office:word"\r\nxmlns="http://www.w3.org/TR/REC-html40">\r\n\r\n<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=Generator content="Microsoft Word 15">\r\n<!--[if gte mso 9]><xml>\r\n <w:WordDocument>\r\n  <w:View>Normal</w:View>\r\n </w:WordDocument>\r\n</xml><![endif]-->\r\n<style>\r\n<!--\r\n /* Style Definitions */\r\n p.MsoNormal, li.MsoNormal, div.MsoNormal\r\n\t{margin:0in;\r\n\tfont-size:12.0pt;}\r\n @list l0:level1\r\n\t{mso-level-number-format:bullet;}\r\n-->\r\n</style>\r\n</head>\r\n\r\n<body lang=EN-US style='tab-interval:.5in'>\r\n<!--StartFragment-->\r\n\r\n<h1><b><span lang=EN-US>Harbour chart<o:p></o:p></span></b></h1>\r\n\r\n<p class=MsoNormal align=center style='text-align:center'>Plain, <b>bold</b>, <i style='mso-bidi-font-style:\r\nnormal'>italic</i>, <b style='mso-bidi-font-weight:normal'><i>both</i></b>, <u>underlined</u>,\r\n<s>struck</s><span style='mso-hide:all;display:none'> hidden</span><o:p></o:p></p>\r\n\r\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\r\n\r\n<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${marker('·', SYMBOL)}Sounding<o:p></o:p></p>\r\n\r\n<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:\r\nauto;text-indent:-.25in;mso-list:l0 level2 lfo1'>${marker('o', 'font-family:"Courier New"')}<b>Deep</b><o:p></o:p></p>\r\n\r\n<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${marker('·', SYMBOL)}Shallow<o:p></o:p></p>\r\n\r\n<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l1 level1 lfo2'>${marker('1.')}First<o:p></o:p></p>\r\n\r\n<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'>${marker('2.')}Second<o:p></o:p></p>\r\n\r\n<p class=MsoNormal align=right style='text-align:right'>Signed<o:p></o:p></p>\r\n\r\n<!--EndFragment-->\r\n</body>\r\n\r\n</html>`,
  lines: [
    'heading: Harbour chart',
    'center: Plain, |bold:bold|, |italic:italic|, |bold italic:both|, |underline:underlined|, |strike:struck',
    '',
    'bulletList> Sounding',
    'bulletList>bulletList> bold:Deep',
    'bulletList> Shallow',
    'orderedList> First',
    'orderedList> Second',
    'right: Signed',
  ],
}

const CHINESE_WORD: Pasted = {
  from: 'a Chinese Word or WPS',
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body>\n<!--StartFragment-->\n<p class=MsoNormal><b><span style='font-family:宋体;mso-ascii-font-family:Calibri'>使用说明</span></b></p>\n<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span lang=EN-US><span style='mso-list:Ignore'>一、<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span></span><!--[endif]--><span style='font-family:宋体'>先登录</span></p>\n<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-char-indent-count:0;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span lang=EN-US><span style='mso-list:Ignore'>二、<span style='font:7.0pt "Times New Roman"'>&nbsp;</span></span></span><!--[endif]--><span style='font-family:宋体'>再激活</span></p>\n<!--EndFragment-->\n</body></html>`,
  lines: ['bold:使用说明', 'orderedList> 先登录', 'orderedList> 再激活'],
}

const COMPUTED =
  'color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-variant-ligatures: normal; letter-spacing: normal; orphans: 2; text-indent: 0px; text-transform: none; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial;'

const WEB_PAGE: Pasted = {
  from: 'a web page in Chromium, which writes out what it computed',
  html: `<meta charset='utf-8'><h4 style="box-sizing: border-box; font-weight: 700; text-align: start; ${COMPUTED}">Harbour chart</h4><p style="margin: 0px; font-weight: 400; font-style: normal; text-align: start; text-decoration-style: initial; ${COMPUTED}">Plain, <b style="font-weight: bolder;">bold</b>, <strong style="font-weight: 400;">not bold</strong>, <em style="font-style: italic;">italic</em>, <a href="https://example.org/" style="color: rgb(51, 102, 204); text-decoration: underline;">a link</a><span> </span><span style="font-weight: 600;">heavy</span></p><div style="text-align: center; ${COMPUTED}">in the middle</div><ul style="margin: 0px; font-weight: 400; ${COMPUTED}"><li style="text-align: -webkit-match-parent;">One</li><li>Two <i>slanted</i></li></ul><pre style="font-weight: 700; ${COMPUTED}">two\n  lines</pre>`,
  lines: [
    'heading: Harbour chart',
    'Plain, |bold:bold|, not bold, |italic:italic|, |link:a link| |bold:heavy',
    'center: in the middle',
    'bulletList> One',
    'bulletList> Two |italic:slanted',
    'two\n  lines',
  ],
}

export const CLIPBOARDS: readonly Pasted[] = [GOOGLE_DOCS, WORD, CHINESE_WORD, WEB_PAGE]
