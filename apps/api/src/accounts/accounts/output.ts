import { z } from 'zod'

export const statisticsOutput = z.object({
  onlineSeconds: z.int(),
  goodsRelease: z.int(),
  buyAmount: z.int(),
  salesAmount: z.int(),
  holds: z.int(),
  posts: z.int(),
  complains: z.int(),
  beComplains: z.int(),
  confirmReceives: z.int(),
  beConfirmReceives: z.int(),
  warningMaliciousTimes: z.int(),
  warningSlightTimes: z.int(),
  warningContactsTimes: z.int(),
})
statisticsOutput.register(z.globalRegistry, { id: 'AccountStatistics' })
