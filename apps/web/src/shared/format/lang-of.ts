/** The language of a user's text, so that quotes and line breaks follow the text, not the page. */
export const langOf = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')
