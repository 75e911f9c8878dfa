import { audio, fonts, images, interfaces, models } from './design.ts'
import { code, data, keys, learning, vouchers } from './work.ts'

export type { DemoGoods } from './entry.ts'

/** The ten categories of the demo marketplace with eight articles each, half of them Chinese. */
export const catalogue = [fonts, interfaces, code, keys, audio, learning, models, images, data, vouchers] as const
