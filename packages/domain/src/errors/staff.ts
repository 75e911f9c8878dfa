import { siteRules } from '../rules/site.ts'
import { staffRules } from '../rules/staff.ts'
import type { ErrorArea } from './area.ts'

/** Errors of the staff console. Numbers from 10000. */
export const staffErrors = {
  STAFF_REASON_LENGTH: {
    msCode: 10_001,
    kind: 'input',
    words: {
      en: 'The reason has {minimum} to {maximum} characters.',
      'zh-CN': '理由至少 {minimum} 个字符（一个汉字算 3 个），不超过 {maximum} 个字',
    },
    details: { minimum: staffRules.reason.minimumCharacters, maximum: staffRules.reason.maximumCharacters },
  },
  STAFF_OWN_MATTER: {
    msCode: 10_002,
    kind: 'forbidden',
    words: {
      en: 'This is your own. Somebody else on the staff decides it.',
      'zh-CN': '这是您本人的事项，须由其他工作人员处理',
    },
  },
  GOODS_NOT_DELISTED: {
    msCode: 10_003,
    kind: 'conflict',
    words: { en: 'These goods are not delisted.', 'zh-CN': '该商品未被撤下' },
  },
  CATEGORY_MERGE_SELF: {
    msCode: 10_004,
    kind: 'input',
    words: { en: 'A category cannot be merged into itself.', 'zh-CN': '分类不能合并到自身' },
  },
  CATEGORY_MERGED: {
    msCode: 10_005,
    kind: 'conflict',
    words: {
      en: 'This category was merged into another one. Nothing was changed.',
      'zh-CN': '该分类已并入其他分类，未作更改',
    },
  },
  CATEGORY_ORDER_FULL: {
    msCode: 10_006,
    kind: 'limit',
    words: {
      en: 'The fixed order holds {maximum} categories. Release one first.',
      'zh-CN': '固定排序最多容纳 {maximum} 个分类，须先移出一个',
    },
    details: { maximum: staffRules.arrangedCategories },
  },
  CATEGORY_PLACE_INVALID: {
    msCode: 10_007,
    kind: 'input',
    words: { en: 'There is no such place in the order.', 'zh-CN': '排序中没有这个位置' },
  },
  SETTING_INVALID: {
    msCode: 10_008,
    kind: 'input',
    words: { en: 'This value is outside the allowed range.', 'zh-CN': '该值超出允许范围' },
  },
  SETTING_CHANGED: {
    msCode: 10_009,
    kind: 'conflict',
    words: {
      en: 'Somebody changed this setting meanwhile. Nothing was changed; look at the new value first.',
      'zh-CN': '他人刚刚修改了此设置，未作更改，须先查看新值',
    },
  },
  ACCOUNT_FROZEN_BY_OWNER: {
    msCode: 10_010,
    kind: 'conflict',
    words: {
      en: 'The owner froze this account. Only the owner can unfreeze it, with the recovery password.',
      'zh-CN': '该账号由本人冻结，仅本人可用恢复密码解冻',
    },
  },
  SETTING_NAME_INVALID: {
    msCode: 10_011,
    kind: 'input',
    words: {
      en: 'The site name has {minimum} to {maximum} printed characters.',
      'zh-CN': '站点名称为 {minimum} 至 {maximum} 个可显示字符',
    },
    details: { minimum: siteRules.name.minimumCharacters, maximum: siteRules.name.maximumCharacters },
  },
  SETTING_ADDRESS_INVALID: {
    msCode: 10_012,
    kind: 'input',
    words: {
      en: 'The address is a whole http or https address, or a path of this site such as /static, up to {maximum} characters.',
      'zh-CN': '须为完整的 http 或 https 地址，或本站路径（如 /static），最多 {maximum} 个字符',
    },
    details: { maximum: siteRules.staticAddress.maximumCharacters },
  },
  SETTING_COLOR_INVALID: {
    msCode: 10_013,
    kind: 'input',
    words: { en: 'A colour is # and six digits, each 0 to 9 or a to f.', 'zh-CN': '颜色为 # 加六位 0–9 或 a–f' },
  },
  SETTING_UNREAD: {
    msCode: 10_014,
    kind: 'conflict',
    words: {
      en: 'Nothing reads this setting yet. It can be changed once the part it belongs to is there.',
      'zh-CN': '该设置尚无功能使用，相应功能上线后才能修改',
    },
  },
  MODERATION_NOT_FOUND: {
    msCode: 10_015,
    kind: 'missing',
    words: { en: 'There is no such item in the queue.', 'zh-CN': '队列中没有该事项' },
  },
  MODERATION_CLAIMED: {
    msCode: 10_016,
    kind: 'conflict',
    words: { en: 'Somebody else on the staff works on this now.', 'zh-CN': '其他工作人员正在处理该事项' },
  },
  MODERATION_NOT_CLAIMED: {
    msCode: 10_017,
    kind: 'conflict',
    words: {
      en: 'Take the item first: your time on it is over, or never began.',
      'zh-CN': '请先受理该事项：受理时间已过或尚未受理',
    },
  },
  MODERATION_CLOSED: {
    msCode: 10_018,
    kind: 'conflict',
    words: { en: 'This item is closed already.', 'zh-CN': '该事项已处理完毕' },
  },
  MODERATION_WARNED: {
    msCode: 10_019,
    kind: 'conflict',
    words: { en: 'A warning was given for this already.', 'zh-CN': '已就该事项发出警告' },
  },
  MODERATION_WAITS: {
    msCode: 10_020,
    kind: 'conflict',
    words: {
      en: 'Somebody waits for this: it leaves the queue when it is answered, let through or taken down.',
      'zh-CN': '有人在等待处理：须答复、通过或撤下后才会离开队列',
    },
  },
  REPORT_NOT_FOUND: {
    msCode: 10_021,
    kind: 'missing',
    words: { en: 'There is nothing to report here any more.', 'zh-CN': '举报的内容已不存在' },
  },
  REPORT_OWN: {
    msCode: 10_022,
    kind: 'forbidden',
    words: { en: 'You cannot report what is your own.', 'zh-CN': '不能举报自己的内容' },
  },
  REPORT_NOTE_LENGTH: {
    msCode: 10_023,
    kind: 'input',
    words: { en: 'What you add has at most {maximum} characters.', 'zh-CN': '补充说明最多 {maximum} 个字符' },
    details: { maximum: staffRules.report.maximumCharacters },
  },
  STAFF_NOT_DISPUTED: {
    msCode: 10_024,
    kind: 'forbidden',
    words: {
      en: 'Staff read an order only while it is disputed, or while a ticket of theirs names it.',
      'zh-CN': '工作人员仅可查看争议中的订单，或本人受理的反馈所涉订单',
    },
  },
  STAFF_CASE_OVER: {
    msCode: 10_025,
    kind: 'forbidden',
    words: {
      en: 'Only the arbiters who ruled on this dispute read it, for 30 days after its end.',
      'zh-CN': '仅作出裁决的仲裁员可在争议结束后 30 天内查看',
    },
  },
  TICKET_TAKEN: {
    msCode: 10_026,
    kind: 'conflict',
    words: {
      en: 'Somebody else on the staff works on this ticket. An administrator can take it over with a reason.',
      'zh-CN': '该反馈已由其他工作人员受理，管理员可说明理由后接手',
    },
  },
  STAFF_SESSION_GONE: {
    msCode: 10_027,
    kind: 'missing',
    words: { en: 'This session has ended already. Read the list again.', 'zh-CN': '该会话已结束，请刷新列表' },
  },
  SETTING_SECOND_REQUIRED: {
    msCode: 10_028,
    kind: 'conflict',
    words: {
      en: 'This setting is about money: propose the change, and another administrator agrees to it.',
      'zh-CN': '该设置涉及资金：须先提议，由另一位管理员同意后生效',
    },
  },
  SETTING_NOT_PROPOSED: {
    msCode: 10_029,
    kind: 'conflict',
    words: { en: 'This proposal waits no more. Read the settings again.', 'zh-CN': '该提议已失效，请刷新设置' },
  },
  SETTING_PROPOSED_ALREADY: {
    msCode: 10_030,
    kind: 'conflict',
    words: {
      en: 'Another change of this setting waits for a second administrator. Withdraw that one first.',
      'zh-CN': '该设置已有一项提议待另一位管理员同意，须先撤回该提议',
    },
  },
  SETTING_SECOND_MEMBER: {
    msCode: 10_031,
    kind: 'forbidden',
    words: {
      en: 'You proposed this change. Another administrator must agree.',
      'zh-CN': '该更改由您提议，须由另一位管理员同意',
    },
  },
  SETTING_TOO_FEW_MEMBERS: {
    msCode: 10_032,
    kind: 'conflict',
    words: {
      en: 'No other administrator can agree to yours now. One that you did not appoint is needed, or one named at the server’s terminal.',
      'zh-CN': '目前没有其他管理员可以同意您的提议：须有非您任命的管理员，或在服务器终端任命一位',
    },
  },
  MODERATION_NO_AUTHOR: {
    msCode: 10_033,
    kind: 'conflict',
    words: {
      en: 'The site says this itself: there is nobody to warn.',
      'zh-CN': '这是平台自己发布的内容，没有可警告的用户',
    },
  },
  SETTING_EXPLORER_INVALID: {
    msCode: 10_034,
    kind: 'input',
    words: {
      en: 'The address is a whole https address, with the letters tx in braces once where the transaction goes, up to {maximum} characters.',
      'zh-CN': '须为完整的 https 地址，并用一处花括号内的 tx 代表交易哈希，最多 {maximum} 个字符',
    },
    details: { maximum: siteRules.explorerAddress.maximumCharacters },
  },
  STAFF_NICK_NAME_INVALID: {
    msCode: 10_035,
    kind: 'input',
    words: { en: 'The name is 1 to {maximum} printed characters.', 'zh-CN': '显示名为 1 至 {maximum} 个可见字符' },
    details: { maximum: staffRules.nickName.maximumCharacters },
  },
  STAFF_NOT_MEMBER: {
    msCode: 10_036,
    kind: 'missing',
    words: { en: 'This account is not on the staff. Read the list again.', 'zh-CN': '该账号不是工作人员，请刷新列表' },
  },
  STAFF_MEMBER_FROZEN: {
    msCode: 10_037,
    kind: 'conflict',
    words: {
      en: 'This account is frozen: it can be given a role once it is not.',
      'zh-CN': '该账号已冻结，解冻后才能任命',
    },
  },
  STAFF_ROLE_NOT_PROPOSED: {
    msCode: 10_038,
    kind: 'conflict',
    words: { en: 'This proposal waits no more. Read the list again.', 'zh-CN': '该提议已失效，请刷新列表' },
  },
  STAFF_ROLE_PROPOSED_ALREADY: {
    msCode: 10_039,
    kind: 'conflict',
    words: {
      en: 'A role for this account waits for a second administrator. Withdraw that one first.',
      'zh-CN': '该账号已有一项任命待另一位管理员同意，须先撤回',
    },
  },
  STAFF_ROLE_SECOND_MEMBER: {
    msCode: 10_040,
    kind: 'forbidden',
    words: {
      en: 'You proposed this role. Another administrator must agree.',
      'zh-CN': '该任命由您提议，须由另一位管理员同意',
    },
  },
  STAFF_SAME_EYES: {
    msCode: 10_041,
    kind: 'forbidden',
    words: {
      en: 'One of you two appointed the other, or the same member appointed both, less than 30 days ago. A third member must agree.',
      'zh-CN': '两人之一由另一人任命，或均由同一人任命，且未满 30 天，须由第三位工作人员同意',
    },
  },
  TICKET_UNREAD: {
    msCode: 10_042,
    kind: 'conflict',
    words: {
      en: 'No member of staff has read {lines, select, undefined {the latest lines} other {{lines, plural, one {# line} other {# lines}}}} of this ticket. Read first; the ticket stays open.',
      'zh-CN':
        '{lines, select, undefined {反馈有新内容} other {反馈有 {lines} 条内容}}尚无工作人员阅读，须先阅读；反馈未关闭',
    },
  },
  ANDROID_NOT_SET_UP: {
    msCode: 10_043,
    kind: 'conflict',
    words: {
      en: 'The server names no Android app. Set ANDROID_PACKAGE and ANDROID_CERTIFICATES, then start it again.',
      'zh-CN': '服务器未配置安卓客户端：须设置 ANDROID_PACKAGE 和 ANDROID_CERTIFICATES 后重启',
    },
  },
  ANDROID_UNREADABLE: {
    msCode: 10_044,
    kind: 'input',
    words: {
      en: 'This file is no Android package (APK), or it has no version of its own.',
      'zh-CN': '该文件不是安卓安装包（APK），或缺少版本信息',
    },
  },
  ANDROID_UNSIGNED: {
    msCode: 10_045,
    kind: 'input',
    words: {
      en: 'The package is not signed, or it was changed after signing. Sign it with scheme v2 or v3 and one key.',
      'zh-CN': '安装包未签名，或签名后被改动：须用单个密钥按 v2 或 v3 方案签名',
    },
  },
  ANDROID_OTHER_PACKAGE: {
    msCode: 10_046,
    kind: 'conflict',
    words: {
      en: 'The package has another name than ANDROID_PACKAGE on the server.',
      'zh-CN': '安装包的包名与服务器的 ANDROID_PACKAGE 不符',
    },
  },
  ANDROID_OTHER_KEY: {
    msCode: 10_047,
    kind: 'conflict',
    words: {
      en: 'Another key signed this package than the server names, or than the version before: phones would refuse the update.',
      'zh-CN': '签名密钥与服务器所配置的或上一版本的不同，手机会拒绝更新',
    },
  },
  ANDROID_VERSION_NOT_RISING: {
    msCode: 10_048,
    kind: 'conflict',
    words: {
      en: 'The version code must be higher than that of the version before.',
      'zh-CN': '版本代码（versionCode）须高于上一版本',
    },
  },
} satisfies ErrorArea
