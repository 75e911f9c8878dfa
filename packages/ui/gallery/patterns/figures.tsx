import type { ReactNode } from 'react'
import { useState } from 'react'
import { Address, ShortHash } from '../../src/patterns/address.tsx'
import { QrCode } from '../../src/patterns/qr-code.tsx'
import { RangeRuler } from '../../src/patterns/range-ruler.tsx'
import { StepChart } from '../../src/patterns/step-chart.tsx'
import { say } from './say.ts'

const ADDRESS = 'ltc1qz7m4k0tr8u2v6y5c3x9wpd0sje4hn7aq6lf2gk'

export function Figures(): ReactNode {
  const [share, setShare] = useState(20)
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
      </div>
    </section>
  )
}
