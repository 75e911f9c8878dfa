import type { CoverHint } from '@jindu/ui/patterns/goods-cover'

const WORDS: readonly (readonly [CoverHint, RegExp])[] = [
  ['type', /font|type|lettering|字体|字库/i],
  ['interface', /\bui\b|template|theme|icon|模板|组件|图标|主题/i],
  ['code', /code|plugin|script|software|源码|插件|脚本|软件/i],
  ['keys', /key|licen[cs]e|account|授权|密钥|激活|账号/i],
  ['audio', /audio|music|sound|sample|voice|音频|音乐|采样|音效|语音/i],
  ['learning', /course|book|learn|lesson|课程|电子书|教程|学习|书/i],
  ['model', /model|3d|game|模型|三维|游戏/i],
  ['image', /photo|image|picture|video|brush|图片|摄影|视频|笔刷|影像|素材/i],
  ['data', /data|sheet|notion|spreadsheet|数据|表格|文档/i],
  ['voucher', /gift|card|voucher|coupon|礼品|礼卡|卡券|点卡/i],
]

/** Picks a drawn cover's motif by words in the category name, because users create the categories. */
export function coverHint(categoryTitle: string): CoverHint | undefined {
  return WORDS.find(([, words]) => words.test(categoryTitle))?.[0]
}
