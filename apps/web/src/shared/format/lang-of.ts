/** The language of what a user wrote, so that quotes and line breaks follow the text and not the page. */
export const langOf = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en')
