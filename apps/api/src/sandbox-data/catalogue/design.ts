import type { DemoCategory } from './entry.ts'

export const fonts: DemoCategory = {
  names: { zh: '字体', en: 'Fonts' },
  picture: 'type',
  chinese: [
    [
      '青石楷体 可变字重全套',
      4800,
      '依清代碑刻拓片重绘的楷体，字重从细到粗连续可调。',
      '可变 TTF 与 WOFF2 两种格式',
      '桌面三台设备、网页一个域名的授权',
    ],
    [
      '霜降明朝体 正文字库',
      6200,
      '为长文阅读设计的宋体，横画不虚，小字号也清楚。',
      '覆盖 GB 2312 全部汉字',
      '附排版建议与字距表',
    ],
    ['街招黑体 标题专用', 2900, '取自老街招牌的粗黑体，远看有力，近看有刻痕。', '四个字重', '含竖排标点替换'],
    ['手写便签体 商用授权', 1800, '一支针管笔写成的便签字，适合包装与贺卡。', '6763 个汉字与常用符号', '终身免费更新'],
  ],
  english: [
    [
      'Kaishu Display Variable Font',
      4800,
      'A display face drawn from stele rubbings, with one weight axis from 300 to 900.',
      'Variable TTF and WOFF2',
      'Licence for three machines and one domain',
    ],
    [
      'Harbour Grotesk Family',
      5400,
      'A calm grotesk for interfaces: open counters, even colour, tabular figures by default.',
      'Nine weights with italics',
      'Web and desktop files',
    ],
    [
      'Ledger Mono for Code',
      2400,
      'A monospace drawn around figures: zero, O and o are never confused.',
      'Four weights',
      'Ligatures that can be switched off',
    ],
    [
      'Bilingual Slab Headline Pack',
      3900,
      'Six slab headlines that sit level beside Chinese characters.',
      'Latin and punctuation for mixed lines',
      'Specimen PDF with settings',
    ],
  ],
}

export const interfaces: DemoCategory = {
  names: { zh: '界面模板', en: 'UI kits' },
  picture: 'interface',
  chinese: [
    [
      '极简电商 组件库第四版',
      3900,
      '为中文商城做的界面组件，表单、列表、结算各状态齐全。',
      '二百四十个组件，含深色主题',
      '变量与样式命名说明',
    ],
    [
      '后台管理 表格套件',
      4600,
      '密而不乱的后台：筛选、分页、批量操作都画好了空状态。',
      '三种密度',
      '按钮与徽标的颜色规则',
    ],
    [
      '小程序点单 模板全套',
      3200,
      '从扫码到取餐的二十六个页面，尺寸按常见机型排好。',
      '可编辑源文件',
      '图标与插图源文件',
    ],
    [
      '数据大屏 深色模板',
      5200,
      '十二种图表版式，数字等宽对齐，远距离可读。',
      '1920 与 3840 两种尺寸',
      '配色与字号规范',
    ],
  ],
  english: [
    [
      'Checkout Flow Kit',
      3400,
      'Every state of a checkout, from an empty basket to a refund that is under way.',
      '86 screens at two widths',
      'Copy deck in plain English',
    ],
    [
      'Settings Screens Library',
      2800,
      'Forty settings screens that do not look like settings screens.',
      'Light and dark variables',
      'Notes on wording',
    ],
    [
      'Wallet App Wireframes',
      3600,
      'Balances, deposits and confirmations drawn by people who use them.',
      'Editable source file',
      'Flow diagrams on one page',
    ],
    [
      'Portfolio Template Set',
      1900,
      'Five quiet portfolio layouts that put the work first.',
      'Static HTML and CSS',
      'Setup guide of one page',
    ],
  ],
}

export const models: DemoCategory = {
  names: { zh: '三维模型', en: 'Models' },
  picture: 'model',
  chinese: [
    [
      '低多边形江南小镇模型包',
      7200,
      '白墙黛瓦、石桥乌篷，拼出一座可以走进去的小镇。',
      '一百二十个部件',
      '贴图与灯光设置',
    ],
    [
      '家具小件 场景模型六十款',
      4400,
      '桌上的东西最难找：杯、灯、书、线，全部真实尺寸。',
      '三种通用格式',
      '材质统一命名',
    ],
    ['机甲部件 可动骨骼套装', 8800, '关节按真实行程绑定，换装不需要重新刷权重。', '四十个部件', '动作示例八段'],
    ['古建斗拱 精细模型', 6600, '按营造法式尺寸建模，每一个榫卯都可以拆开看。', '分层源文件', '尺寸标注图'],
  ],
  english: [
    [
      'Isometric Warehouse Icons 320',
      3200,
      'Three hundred and twenty isometric objects for maps of stores and warehouses.',
      'SVG and layered source',
      'Grid template',
    ],
    [
      'Low Poly Harbour Pack',
      5900,
      'Cranes, containers and ferries that stay under two thousand triangles each.',
      '90 models with one texture',
      'Day and night lighting',
    ],
    [
      'Kitchen Props Collection',
      3700,
      'Props for close shots: nothing floats, nothing is perfectly clean.',
      'Three common formats',
      'Real scale',
    ],
    [
      'Terrain Tiles Alpine Set',
      4900,
      'Tiles that join without seams, from scree to snow.',
      '64 tiles with height maps',
      'Scatter presets',
    ],
  ],
}

export const images: DemoCategory = {
  names: { zh: '图像素材', en: 'Images' },
  picture: 'image',
  chinese: [
    ['手账水彩笔刷 合集二百支', 1200, '扫描真实颜料做成的笔刷，水痕与纸纹都在。', '笔刷文件与安装说明', '二十张示范图'],
    ['城市雨夜 街景照片集', 3500, '一年里的四十个雨夜，原片分辨率，可商用。', '四十张原片', '拍摄地点说明'],
    ['国风纹样 矢量图库', 2600, '从织锦里描下来的纹样，四方连续，缩放不失真。', '一百六十个纹样', '配色建议'],
    ['纸张纹理 高清扫描套装', 1500, '三十种纸，从毛边纸到牛皮纸，六百点扫描。', '三十张无缝贴图', '叠加方法说明'],
  ],
  english: [
    [
      'Northlight LUT Pack for Log C',
      2450,
      'Twelve looks graded on overcast light, with skin kept honest.',
      'CUBE files for common editors',
      'Exposure notes',
    ],
    [
      'Film Grain Overlays Scanned',
      1700,
      'Grain from eight real stocks, scanned clean and looped.',
      '4K overlays',
      'Blend settings',
    ],
    [
      'Botanical Line Drawings',
      2100,
      'Ninety plants drawn from life in one line weight.',
      'SVG and PNG',
      'Latin names',
    ],
    [
      'Product Shadow Collection',
      1300,
      'Shadows that match the light: soft window, hard noon, low sun.',
      'Layered files',
      'Perspective guide',
    ],
  ],
}

export const audio: DemoCategory = {
  names: { zh: '音频采样', en: 'Audio' },
  picture: 'audio',
  chinese: [
    ['古琴单音 采样音源', 5600, '一张明代琴的散音、按音与泛音，三种力度。', '四百二十个采样', '常用采样器映射文件'],
    ['街头叫卖 环境声合集', 1900, '早市、渡口、夜摊，一百段真实环境声。', '无损立体声', '地点与时间清单'],
    ['短视频配乐 五十首授权', 4200, '按情绪与长度分好的配乐，剪辑点已经标出。', '五十首完整版与短版', '商用授权书'],
    ['播客剪辑 音效工具箱', 1600, '转场、提示、开场，克制而好用的一百二十个音效。', '统一响度', '使用建议'],
  ],
  english: [
    [
      'Foley Library Wet Streets 48k',
      6500,
      'Two hundred and twelve recordings of feet, tyres and drains after rain.',
      '48 kHz stereo and mono',
      'Metadata sheet',
    ],
    [
      'Felt Piano Sample Set',
      4800,
      'An upright with felt between hammer and string, recorded close.',
      'Three dynamics, two pedals',
      'Mapped for common samplers',
    ],
    [
      'Mandarin Voice Pack Forty',
      5200,
      'Forty voices reading numbers, names and short lines, cleared for products.',
      'Lossless files',
      'Transcripts with tones',
    ],
    [
      'Analog Drum Hits Volume Two',
      2200,
      'Drum hits through tape and transformers, nothing normalised to death.',
      '380 one shots',
      'Ten kits',
    ],
  ],
}
