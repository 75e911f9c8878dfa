import type { ReactNode } from 'react'
import { useState } from 'react'
import { Address, ShortHash } from '../../src/patterns/address.tsx'
import { type Candle, CandleChart } from '../../src/patterns/candle-chart.tsx'
import { drawFrom } from '../../src/patterns/cover/seeded-random.ts'
import { QrCode } from '../../src/patterns/qr-code.tsx'
import { RangeRuler } from '../../src/patterns/range-ruler.tsx'
import { StepChart } from '../../src/patterns/step-chart.tsx'
import { say } from './say.ts'

const ADDRESS = 'ltc1qz7m4k0tr8u2v6y5c3x9wpd0sje4hn7aq6lf2gk'
const HOUR = 3600

export function Figures(): ReactNode {
  const [share, setShare] = useState(20)
  const candles = walk()
  const last = candles.at(-1)?.close ?? 0
  return (
    <section className="flex flex-col gap-4">
      <h2>Figures</h2>
      <div className="sheet">
        <div className="bd grid md:grid-cols-2 gap-8">
          <div className="grid md:grid-cols-[168px_1fr] gap-6">
            <QrCode value={ADDRESS} label={say('Your LTC address as a QR code', '您的 LTC 地址二维码')} />
            <Address
              value={ADDRESS}
              copy={{
                copy: say('Copy address', '复制地址'),
                copied: say('Copied', '已复制'),
                failed: say('Copy by hand', '请手动复制'),
                empty: say('Nothing to copy', '没有可复制的内容'),
              }}
            />
          </div>
          <div className="flex flex-col gap-4">
            <RangeRuler
              label={say('Share to the buyer', '退给买家的比例')}
              min={0}
              max={100}
              value={share}
              valueText={`${share}%`}
              ends={['0', '100%']}
              middle="50%"
              input={{ step: 1, valueLabel: `${share}%`, onChange: setShare }}
            />
            <RangeRuler
              label={say('Limits', '限额')}
              min={2000}
              max={9600}
              value={3200}
              valueText="$3,200"
              ends={['$2,000', '$9,600']}
              major={10}
            />
            <span>
              <ShortHash value="9f2c4111aa93e07a" href="#chain" />
            </span>
          </div>
        </div>
        <div className="bd">
          <StepChart
            label={say('LTC fund balance, 30 days', 'LTC 资金余额，30 天')}
            from={0}
            to={100}
            points={[
              { at: 0, value: 13.4 },
              { at: 9, value: 13.9 },
              { at: 46, value: 25.9 },
              { at: 56, value: 24.6 },
              { at: 75, value: 19.6 },
              { at: 91, value: 20.9 },
              { at: 97, value: 18.4 },
            ]}
            xMarks={[
              { at: 0, label: say('Oct 22', '10 月 22 日') },
              { at: 33, label: say('Nov 1', '11 月 1 日') },
              { at: 66, label: say('Nov 11', '11 月 11 日') },
              { at: 100, label: say('Nov 21', '今天') },
            ]}
            yMarks={[
              { value: 0, label: '0' },
              { value: 10, label: '10' },
              { value: 20, label: '20' },
            ]}
            table={{
              headers: [say('When', '时间'), say('Balance', '余额')],
              rows: [
                ['Oct 22', '13.4'],
                ['Nov 21', '18.4'],
              ],
            }}
          />
        </div>
        <div className="bd">
          <CandleChart
            label={say('BTC/USD, 1 hour', 'BTC/USD，1 小时')}
            candles={candles}
            xMarks={[
              { at: 0, label: 'Nov 19' },
              { at: 24 * HOUR, label: 'Nov 20' },
              { at: 48 * HOUR, label: 'Nov 21' },
            ]}
            yMarks={[94_000, 94_500, 95_000, 95_500, 96_000, 96_500, 97_000, 97_500].map((value) => ({
              value,
              label: value.toLocaleString('en'),
            }))}
            last={{
              value: last,
              label: last.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
            }}
            table={{
              headers: ['Hour', 'Close'],
              rows: candles.map((candle) => [String(candle.at), candle.close.toFixed(1)]),
            }}
          />
        </div>
      </div>
    </section>
  )
}

function walk(): readonly Candle[] {
  const draw = drawFrom('BTC')
  let close = 95_000
  return Array.from({ length: 66 }, (_, hour) => {
    const open = close
    close = open + draw.between(-180, hour < 30 ? 250 : 170)
    const [high, low] = [Math.max(open, close) + draw.between(10, 140), Math.min(open, close) - draw.between(10, 140)]
    return { at: hour * HOUR, open, close, high, low, volume: draw.between(10, 100) }
  })
}
