import { fileRules } from '../rules/files.ts'
import type { ErrorArea } from './area.ts'

/** Uploaded images. Numbers from 9500. */
export const fileErrors = {
  FILE_REQUIRED: { msCode: 9501, kind: 'input', words: { en: 'Choose a picture.', 'zh-CN': '请选择图片' } },
  FILE_TOO_LARGE: {
    msCode: 9502,
    kind: 'limit',
    words: { en: 'A picture must stay under {megabytes}MB.', 'zh-CN': '上传图片大小不能超过 {megabytes}MB!' },
    details: { megabytes: fileRules.maximumMegabytes },
  },
  FILE_NOT_IMAGE: {
    msCode: 9503,
    kind: 'input',
    words: {
      en: 'Only jpeg, jpg, gif and png pictures can be uploaded.',
      'zh-CN': '只能上传 jpeg、jpg、gif、png 格式的图片',
    },
  },
  FILE_BROKEN: {
    msCode: 9504,
    kind: 'input',
    words: { en: 'This picture cannot be read.', 'zh-CN': '图片已损坏，无法读取' },
  },
  FILE_NOT_FOUND: { msCode: 9505, kind: 'missing', words: { en: 'There is no such picture.', 'zh-CN': '图片不存在' } },
  FILE_NOT_OWN: {
    msCode: 9506,
    kind: 'forbidden',
    words: { en: 'This picture was uploaded by somebody else.', 'zh-CN': '该图片不是您上传的' },
  },
  FILES_TOO_MANY: {
    msCode: 9507,
    kind: 'limit',
    words: { en: 'At most {maximum} pictures fit here.', 'zh-CN': '最多 {maximum} 张图片' },
    details: { maximum: fileRules.maximumAttachments },
  },
  FILE_IN_USE: {
    msCode: 9508,
    kind: 'conflict',
    words: {
      en: 'This picture is used elsewhere and stays there. Upload it again.',
      'zh-CN': '该图片已用于别处，不能改作他用，请重新上传',
    },
  },
  FILE_TOO_MANY_PIXELS: {
    msCode: 9509,
    kind: 'limit',
    words: { en: 'A picture has at most {megapixels} megapixels.', 'zh-CN': '图片不能超过 {megapixels} 百万像素' },
    details: { megapixels: fileRules.maximumMegapixels },
  },
  UPLOADS_AT_ONCE: {
    msCode: 9510,
    kind: 'limit',
    words: {
      en: 'Too many pictures are being uploaded at once. Wait until one of them is done.',
      'zh-CN': '同时上传的图片过多，请等待其中一张完成',
    },
  },
  STORAGE_FULL: {
    msCode: 9511,
    kind: 'unavailable',
    words: { en: 'There is no space left on the server. Nothing was kept.', 'zh-CN': '服务器存储空间不足，内容未保存' },
  },
} satisfies ErrorArea
