import { CURRENCIES, CURRENCY_CODES, formatRate } from '@jindu/domain/money'
import type { App } from '../../platform/app.ts'
import type { TimedJob } from '../../platform/jobs/jobs.ts'
import type { Doubt } from '../../platform/rates/rate-source.ts'
import { alertFinance, toldLately } from '../treasury/index.ts'

const KIND = 'finance.rateHeld'
/** A later doubt about the same coin is reported again. */
const aboutOf = ({ since }: Doubt): string => String(since)

/** Notifies finance of prices that jumped and are held. */
export function tellDoubtsJob(app: App): TimedJob<Doubt> {
  return {
    name: 'tell-rate-doubts',
    everySeconds: 60,
    key: ({ currency }) => currency,
    async due() {
      const doubts = CURRENCY_CODES.flatMap((currency) => app.rates.doubt(currency) ?? [])
      const told = doubts.length === 0 ? [] : await toldLately(app, KIND)
      return doubts.filter((doubt) => {
        const { id } = CURRENCIES[doubt.currency]
        return !told.some(({ subjectId, about }) => subjectId === id && about === aboutOf(doubt))
      })
    },
    async run(doubt) {
      const { currency, usdE8, lastE8 } = doubt
      const facts = { price: formatRate({ currency, usdE8 }), last: formatRate({ currency, usdE8: lastE8 }) }
      const subjectId = CURRENCIES[currency].id
      await alertFinance(app, { kind: KIND, subjectId, side: null, facts }, aboutOf(doubt))
    },
  }
}
