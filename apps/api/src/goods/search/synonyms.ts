const groups = (rows: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const all = rows.map((row) => row.split(' '))
  return new Map(all.flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)] as const)))
}

/** Words that are written in more than one way. */
export const SPELLINGS = groups([
  'gray grey',
  'program programme',
  'check cheque',
  'jewelry jewellery',
  'mold mould',
  'tire tyre',
  'cozy cosy',
  'skeptic sceptic',
  'draft draught',
  '账号 帐号',
  '账户 帐户',
  '账单 帐单',
  '模板 模版',
  '图像 图象',
  '像素 象素',
  '想象 想像',
  '图标 图示',
])

/** Words that say the same of goods; beyond the strait some things have other names. */
export const SYNONYMS = groups([
  'photo picture image photograph',
  'font typeface',
  'plugin extension addon',
  'resume cv',
  'voucher coupon',
  'app application',
  'tutorial lesson',
  'wallpaper background',
  'clip footage',
  'serial licence license',
  '激活码 注册码 序列号',
  '源码 源代码',
  '优惠券 代金券',
  '照片 相片',
  '简历 履历',
  '插件 扩展',
  '模板 范本',
  '字体 字型',
  '视频 影片',
  '软件 软体',
  '程序 程式',
  '网络 网路',
  '鼠标 滑鼠',
  '硬盘 硬碟',
  '数据库 资料库',
  '打印 列印',
])

/** Those of more than two Chinese characters: the dictionary that cuts titles into words does not know them all. */
export const LONG_WORDS: readonly string[] = [...SPELLINGS.keys(), ...SYNONYMS.keys()].filter((word) =>
  /^\p{Script=Han}{3,}$/u.test(word),
)
