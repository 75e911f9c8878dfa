import type { DemoCategory } from './entry.ts'

export const code: DemoCategory = {
  names: { zh: '代码插件', en: 'Code' },
  picture: 'code',
  chinese: [
    [
      '小程序商城源码 含部署文档',
      26000,
      '可直接上线的商城源码，支付回调与库存都写了测试。',
      '前后端完整源码',
      '部署文档与常见问题',
    ],
    ['发票识别 服务端组件', 9800, '上传一张发票，返回结构化字段，错一位会标出来。', '源码与接口文档', '一年更新'],
    ['微服务脚手架 中文注释', 7600, '日志、限流、追踪都接好，新服务十分钟跑起来。', '脚手架与示例服务', '架构说明'],
    ['报表导出 前端插件', 3800, '十万行表格导出不卡页面，格式与公式保留。', '源码与类型定义', '示例页面'],
  ],
  english: [
    [
      'Postgres Queue Toolkit',
      5900,
      'A job queue in the database you already run, with retries that back off.',
      'Source with tests',
      'Operations handbook',
    ],
    [
      'Form Builder Component',
      4200,
      'Forms from a schema, with errors that say what to do.',
      'React source and types',
      'Accessible by test',
    ],
    [
      'Shader Pack Water and Glass',
      5400,
      'Twelve shaders for water, glass and wet ground that run on phones.',
      'GLSL with comments',
      'Demo scene',
    ],
    [
      'CSV Import Wizard',
      2900,
      'Column mapping, previews and a list of bad rows people can mend.',
      'Source and styles',
      'Ten sample files',
    ],
  ],
}

export const keys: DemoCategory = {
  names: { zh: '授权密钥', en: 'Keys' },
  picture: 'keys',
  chinese: [
    ['集成开发环境授权 十二个月', 8900, '正版授权码，付款后立即可见，激活失败先暂停再说。', '授权码一枚', '激活步骤'],
    ['云端备份 一年套餐', 5600, '一太字节空间，三地存放，支持版本回溯。', '兑换码一枚', '客户端下载地址'],
    ['正版杀毒 三台设备一年', 2700, '轻量版本，不弹广告，可随时换机。', '授权码一枚', '换机说明'],
    ['专业制图软件 永久授权', 16800, '买断版本，含两年大版本升级。', '授权文件', '发票开具说明'],
  ],
  english: [
    [
      'Password Manager Family Year',
      3600,
      'Six seats for one year, each with its own vault.',
      'One redeem code',
      'Activation steps',
    ],
    [
      'Diagram Tool Pro Licence',
      6400,
      'A perpetual licence for one person on two machines.',
      'Licence file',
      'Two years of updates',
    ],
    [
      'VPN Service Twelve Months',
      4500,
      'Twelve months on five devices, with no logs kept.',
      'One redeem code',
      'Setup for routers',
    ],
    [
      'Photo Editor Upgrade Key',
      5200,
      'Upgrade from any earlier version, kept forever.',
      'One key',
      'Download address',
    ],
  ],
}

export const learning: DemoCategory = {
  names: { zh: '课程图书', en: 'Courses' },
  picture: 'learning',
  chinese: [
    ['独立开发者税务手册 新版', 1880, '从收款到申报的全流程，表格可以直接填。', '电子书与表格', '全年修订'],
    ['数据库运维 实战课程', 12000, '二十四次真实故障，从报警到复盘一步一步来。', '十八小时视频', '练习环境脚本'],
    ['商业插画 从草图到交付', 6800, '一个完整项目的全过程，含与客户沟通的邮件。', '视频与图层文件', '报价模板'],
    ['普通话发音 训练营资料', 3600, '按难点分组的音频练习，每天十五分钟。', '音频与练习册', '打卡表'],
  ],
  english: [
    [
      'Postgres Operations Course',
      12000,
      'Backups, bloat and bad plans: twelve incidents worked through to the end.',
      '14 hours of video',
      'Lab scripts',
    ],
    [
      'Pricing Handbook for Makers',
      2400,
      'How to set a price in two currencies and keep your nerve.',
      'PDF and worksheet',
      'Updates for a year',
    ],
    [
      'Mandarin for Designers',
      4400,
      'The six hundred words you need to talk about work.',
      'Audio and flash cards',
      'Exercises with answers',
    ],
    [
      'Escrow and Disputes Guide',
      1500,
      'What to write down, when to hold, and what an arbiter looks for.',
      'PDF in two languages',
      'Checklists',
    ],
  ],
}

export const data: DemoCategory = {
  names: { zh: '数据表格', en: 'Data' },
  picture: 'data',
  chinese: [
    ['全国门店选址 数据表', 9900, '四百个城市的商圈人流与租金，按季更新。', '表格与字段说明', '一年更新'],
    ['家庭记账 表格模板', 900, '一张表看清钱去哪了，月底自动汇总。', '表格模板', '填写说明'],
    ['电商选品 月度报告', 4900, '三十个类目的价格带与评价词，附原始数据。', '报告与数据', '口径说明'],
    ['诗词语料 清洗标注版', 3300, '五万首，作者、体裁、韵脚都标好。', '结构化文本', '标注规范'],
  ],
  english: [
    [
      'Trading Journal Notion Base',
      1500,
      'A journal that asks the right question after each trade.',
      'Template and guide',
      'Sample month',
    ],
    [
      'Port Traffic Dataset',
      7800,
      'Ten years of calls at forty ports, cleaned and keyed.',
      'Parquet and CSV',
      'Codebook',
    ],
    [
      'Startup Finance Model',
      5800,
      'Three statements that tie, with the assumptions on one sheet.',
      'Spreadsheet',
      'Walkthrough video',
    ],
    [
      'Street Names of the World',
      2700,
      'Names, languages and who they remember.',
      'CSV with sources',
      'Notebook with examples',
    ],
  ],
}

export const vouchers: DemoCategory = {
  names: { zh: '礼品卡券', en: 'Vouchers' },
  picture: 'voucher',
  chinese: [
    ['视频会员季卡 自动发货', 2200, '付款后立即显示兑换码，有效期一年内兑换。', '兑换码一枚', '兑换步骤'],
    ['外卖红包 五十元组合', 620, '五张十元券，全国可用。', '兑换码五枚', '使用规则'],
    ['音乐平台年卡 正版直充', 4100, '填写账号即可，十分钟内到账。', '充值凭证', '到账查询'],
    ['咖啡通兑券 十杯装', 3300, '全国门店通用，不限杯型。', '券码十枚', '门店查询'],
  ],
  english: [
    [
      'Gift Card Code 50 USD',
      4750,
      'A fifty dollar code, checked on the day it was listed.',
      'One code',
      'Region notes',
    ],
    [
      'Cloud Credits Starter',
      8200,
      'One hundred dollars of compute, valid for a year.',
      'One coupon',
      'Terms in plain words',
    ],
    ['Game Pass Three Months', 2900, 'Three months on PC and console.', 'One code', 'How to stack codes'],
    ['Audiobook Credits Pack', 2600, 'Three credits without a subscription.', 'Three codes', 'Redeem steps'],
  ],
}
