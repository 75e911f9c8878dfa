import type { Text } from '../locale.ts'

export const fileMessages = {
  FILE_REQUIRED: { en: 'Choose a picture.', 'zh-CN': '请选择图片' },
  FILE_TOO_LARGE: { en: 'A picture must stay under {megabytes}MB.', 'zh-CN': '上传图片大小不能超过 {megabytes}MB!' },
  FILE_NOT_IMAGE: {
    en: 'Only jpeg, jpg, gif and png pictures can be uploaded.',
    'zh-CN': '只能上传 jpeg、jpg、gif、png 格式的图片',
  },
  FILE_BROKEN: { en: 'This picture cannot be read.', 'zh-CN': '图片已损坏，无法读取' },
  FILE_NOT_FOUND: { en: 'There is no such picture.', 'zh-CN': '图片不存在' },
  FILE_NOT_OWN: { en: 'This picture was uploaded by somebody else.', 'zh-CN': '该图片不是您上传的' },
  FILE_IN_USE: {
    en: 'This picture is used elsewhere and stays there. Upload it again.',
    'zh-CN': '该图片已用于别处，不能改作他用，请重新上传',
  },
  FILE_TOO_MANY_PIXELS: {
    en: 'A picture has at most {megapixels} megapixels.',
    'zh-CN': '图片不能超过 {megapixels} 百万像素',
  },
  UPLOADS_AT_ONCE: {
    en: 'Too many pictures are being uploaded at once. Wait until one of them is done.',
    'zh-CN': '同时上传的图片过多，请等待其中一张完成',
  },
  STORAGE_FULL: {
    en: 'There is no space left on the server. Nothing was kept.',
    'zh-CN': '服务器存储空间不足，内容未保存',
  },
  FILES_TOO_MANY: { en: 'At most {maximum} pictures fit here.', 'zh-CN': '最多 {maximum} 张图片' },
} as const satisfies Record<string, Text>
