import { noticeTextInput, payerInput, richText, siteSettings } from '@jindu/domain/input'
import { z } from 'zod'

/** Names of structures that the domain describes and several calls take or answer. */
const [document] = richText.options
document.register(z.globalRegistry, { id: 'RichTextDocument' })
siteSettings.register(z.globalRegistry, { id: 'SiteSettings' })
noticeTextInput.register(z.globalRegistry, { id: 'NoticeText' })
payerInput.register(z.globalRegistry, { id: 'OtcPayer' })
