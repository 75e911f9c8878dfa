const MESSENGERS =
  /MicroMessenger|QQ\/|QQBrowser|FBAN|FBAV|Instagram|Line\/|Telegram|WhatsApp|DingTalk|AlipayClient|Weibo/i

/** Whether a page is open inside a messenger, where downloads are blocked (marketplace.md §1). */
export function isInAppBrowser(userAgent: string): boolean {
  return MESSENGERS.test(userAgent)
}
