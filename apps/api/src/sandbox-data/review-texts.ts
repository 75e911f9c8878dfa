import type { DemoLanguage } from './texts.ts'

export type Texts = Readonly<Record<DemoLanguage, readonly string[]>>

/** Texts of satisfied buyers, by the catalogue's categories. */
export const praise: readonly Texts[] = [
  {
    chinese: [
      '字重很全，正文排到 12 号也不糊，标点挤压处理得细。',
      '授权写得清楚，做画册直接用，印出来和屏幕上一样干净。',
    ],
    english: [
      'Kerning holds up at display sizes and the italics are real italics. Licence PDF was in the folder.',
      'Set a 200 page book with it. Two missing ligatures, fixed within the week after I asked.',
    ],
  },
  {
    chinese: ['组件命名规整，变量都绑好了，改主题只动了三个色值。', '暗色版不是简单反色，间距也跟着调过，省了我两天。'],
    english: [
      'Auto layout everywhere and the empty states are actually designed. Rare.',
      'Handed it to two juniors and nobody asked me how the spacing works.',
    ],
  },
  {
    chinese: ['按文档部署一次就起来了，测试也能跑，不是摆样子的。', '代码干净，注释是中文的，接手同事当天就看懂了。'],
    english: [
      'Dropped it into a staging cluster on Friday and it survived the weekend. Tests are real tests.',
      'Readable source, no surprise dependencies. The handbook covers the failure I hit on day two.',
    ],
  },
  {
    chinese: ['付款后一分钟就激活了，换电脑也没问题。', '第二次买，到期前还能续，授权信息和官网查到的一致。'],
    english: [
      'Key worked on the first try, and the vendor’s own page shows it as valid until next autumn.',
      'Third key from this seller. Always activates, never a region surprise.',
    ],
  },
  {
    chinese: ['底噪很低，循环点干净，拖进工程就能用。', '人声干声质量好，没有过压，混音空间很大。'],
    english: [
      'Recorded close and dry, loops cut exactly on the beat. Used six of them in a podcast opener.',
      'The room tones alone were worth it. File names say what is inside, thank you for that.',
    ],
  },
  {
    chinese: ['讲得不啰嗦，练习有答案，跟着做完真的会了。', '例子是真实项目里的，第八章的坑我正好踩过。'],
    english: [
      'Short chapters, exercises with answers, no filler. Finished it in two weeks of evenings.',
      'The part on estimates changed how I quote. Would have paid twice.',
    ],
  },
  {
    chinese: ['布线规整，导进引擎没有破面，贴图路径也是相对的。', '绑定权重刷得细，膝盖弯到底也没塌。'],
    english: [
      'Clean quads, sensible pivots, textures at the sizes it says. Imported without a single fix.',
      'LODs switch without popping. The rig has proper limits on the hands.',
    ],
  },
  {
    chinese: ['原图尺寸够大，裁一半还能上封面，颜色也没过饱和。', '和预览一致，没有水印残留，元数据写了拍摄地。'],
    english: [
      'True to the previews, and large enough to crop hard. Colour profile is embedded.',
      'Textures tile without a seam you could find. Printed at A2, still sharp.',
    ],
  },
  {
    chinese: ['字段说明齐全，抽查了两百行没有错，更新日期也写了。', '公式没有锁，改成自己公司的口径很快。'],
    english: [
      'Spot-checked two hundred rows against the source and found none wrong. Dates are ISO, finally.',
      'The sheet recalculates in a blink and the assumptions are on one page.',
    ],
  },
  {
    chinese: ['卡号马上就到，余额和说明一样，结账时直接抵扣。', '本来担心是二手卡，官网查余额是满的。'],
    english: [
      'Full balance, redeemed in the shop’s own app a minute after paying.',
      'Used half of it, the rest is still there. Exactly what it says.',
    ],
  },
]

/** Texts of mostly satisfied buyers. */
export const fair: Texts = {
  chinese: [
    '东西没问题，就是说明太简略，摸索了一会儿才会用。',
    '整体满意，有一个文件缺了，联系卖家当晚补上。',
    '价格略高，质量对得起，下次有折扣再来。',
    '和描述基本一致，示例比我想的少一点。',
  ],
  english: [
    'Good material, thin instructions. It took me an evening to see how the parts fit.',
    'One file was missing; the seller sent it the same night. Otherwise as described.',
    'Solid, if a little dear for what it is. I would wait for an offer.',
    'As described, though I had hoped for more examples.',
  ],
}

export const poor: Texts = {
  chinese: ['预览里的两个页面实际没有，卖家说以后补。', '能用，但版本旧，说明书对不上。'],
  english: [
    'Two of the screens in the preview are not in the files. Promised for later.',
    'Works, but it is last year’s version and the guide is for another one.',
  ],
}

/** After a refund by the seller. */
export const refundTexts: Texts = {
  chinese: ['不是我要的版本，卖家核实后把钱退了。', '买错了，说明情况后当天退款，还算爽快。'],
  english: [
    'Wrong edition for my machine. Money came back the same day.',
    'Not what I was looking for. The seller refunded without an argument.',
  ],
}

/** After a ruling for the buyer. */
export const wonTexts: Texts = {
  chinese: ['内容打不开，卖家一直没有答复，仲裁后才退款。', '投诉后仲裁员判了退款，卖家全程没有出面。'],
  english: [
    'It would not open and nobody answered. The arbiter gave the money back.',
    'I had to complain to be heard. The money came back, the week did not.',
  ],
}

/** After a ruling for the seller. */
export const lostTexts: Texts = {
  chinese: ['仲裁判给了卖家。东西和描述一致，是我理解错了。', '与预期不同，但仲裁员认为符合描述。'],
  english: [
    'The arbiter ruled for the seller. It is what the description says, I had read more into it.',
    'I expected something else and complained; the description turned out to be right.',
  ],
}

/** After a split. */
export const dividedTexts: Texts = {
  chinese: ['一部分能用，一部分不能用，最后退了一部分款。', '扯了几天，各让一步，结果还算公道。'],
  english: [
    'Part of it was usable, and part of the money came back. Fair in the end.',
    'It took some days, then each of us gave way. I can live with it.',
  ],
}

export const replies: Readonly<Record<'thanks' | 'sorry', Texts>> = {
  thanks: {
    chinese: [
      '谢谢您抽空评价，用得顺手就好，后续更新照常发给您。',
      '感谢支持，有问题随时在订单里找我。',
      '谢谢，您提的建议已经记下，下一版会补上。',
    ],
    english: [
      'Thank you for taking the time. Updates will reach you through the order.',
      'Glad it held up. If anything breaks, write to me in the order.',
      'Thank you. The note about the instructions is fair, they are being rewritten.',
    ],
  },
  sorry: {
    chinese: [
      '非常抱歉给您添麻烦，缺的部分本周内补齐，补好后通知您。',
      '抱歉，是我上传时漏了文件，已经更正，后来的买家不会再遇到。',
    ],
    english: [
      'I am sorry about that. The missing part is being made and will be in your shipment this week.',
      'My mistake when I packed the files. It is corrected for everybody after you.',
    ],
  },
}
