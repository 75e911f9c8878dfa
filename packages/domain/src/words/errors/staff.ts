import type { Text } from '../locale.ts'

export const staffMessages = {
  STAFF_REASON_LENGTH: {
    en: 'The reason has {minimum} to {maximum} characters.',
    'zh-CN': '理由为 {minimum} 至 {maximum} 个字符',
  },
  STAFF_OWN_MATTER: {
    en: 'This is your own. Somebody else on the staff decides it.',
    'zh-CN': '这是您本人的事项，须由其他工作人员处理',
  },
  MODERATION_NOT_FOUND: { en: 'There is no such item in the queue.', 'zh-CN': '队列中没有该事项' },
  MODERATION_CLAIMED: {
    en: 'Somebody else on the staff works on this now.',
    'zh-CN': '其他工作人员正在处理该事项',
  },
  MODERATION_NOT_CLAIMED: {
    en: 'Take the item first: your time on it is over, or never began.',
    'zh-CN': '请先受理该事项：受理时间已过或尚未受理',
  },
  MODERATION_CLOSED: { en: 'This item is closed already.', 'zh-CN': '该事项已处理完毕' },
  MODERATION_WARNED: { en: 'A warning was given for this already.', 'zh-CN': '已就该事项发出警告' },
  MODERATION_WAITS: {
    en: 'Somebody waits for this: it leaves the queue when it is answered, let through or taken down.',
    'zh-CN': '有人在等待处理：须答复、通过或撤下后才会离开队列',
  },
  REPORT_NOT_FOUND: { en: 'There is nothing to report here any more.', 'zh-CN': '举报的内容已不存在' },
  REPORT_OWN: { en: 'You cannot report what is your own.', 'zh-CN': '不能举报自己的内容' },
  REPORT_NOTE_LENGTH: {
    en: 'What you add has at most {maximum} characters.',
    'zh-CN': '补充说明最多 {maximum} 个字符',
  },
  GOODS_NOT_DELISTED: { en: 'These goods are not delisted.', 'zh-CN': '该商品未被撤下' },
  CATEGORY_MERGE_SELF: { en: 'A category cannot be merged into itself.', 'zh-CN': '分类不能合并到自身' },
  CATEGORY_MERGED: {
    en: 'This category was merged into another one. Nothing was changed.',
    'zh-CN': '该分类已并入其他分类，未作更改',
  },
  CATEGORY_ORDER_FULL: {
    en: 'The fixed order holds {maximum} categories. Release one first.',
    'zh-CN': '固定排序最多容纳 {maximum} 个分类，须先移出一个',
  },
  CATEGORY_PLACE_INVALID: { en: 'There is no such place in the order.', 'zh-CN': '排序中没有这个位置' },
  SETTING_INVALID: { en: 'This value is outside the allowed range.', 'zh-CN': '该值超出允许范围' },
  SETTING_NAME_INVALID: {
    en: 'The site name has {minimum} to {maximum} printed characters.',
    'zh-CN': '站点名称为 {minimum} 至 {maximum} 个可显示字符',
  },
  SETTING_ADDRESS_INVALID: {
    en: 'The address is a whole http or https address, or a path of this site such as /static, up to {maximum} characters.',
    'zh-CN': '须为完整的 http 或 https 地址，或本站路径（如 /static），最多 {maximum} 个字符',
  },
  SETTING_COLOR_INVALID: {
    en: 'A colour is # and six digits, each 0 to 9 or a to f.',
    'zh-CN': '颜色为 # 加六位 0–9 或 a–f',
  },
  SETTING_UNREAD: {
    en: 'Nothing reads this setting yet. It can be changed once the part it belongs to is there.',
    'zh-CN': '该设置尚无功能使用，相应功能上线后才能修改',
  },
  SETTING_CHANGED: {
    en: 'Somebody changed this setting meanwhile. Nothing was changed; look at the new value first.',
    'zh-CN': '他人刚刚修改了此设置，未作更改，须先查看新值',
  },
  ACCOUNT_FROZEN_BY_OWNER: {
    en: 'The owner froze this account. Only the owner can unfreeze it, with the recovery password.',
    'zh-CN': '该账号由本人冻结，仅本人可用恢复密码解冻',
  },
} as const satisfies Record<string, Text>
