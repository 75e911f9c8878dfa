import type { ReactNode } from 'react'
import { useState } from 'react'
import { Countdown } from '../../src/patterns/countdown.tsx'
import { MoneyText, UsdText } from '../../src/patterns/money-text.tsx'
import { Ticks } from '../../src/patterns/ticks.tsx'
import { TimeRuler } from '../../src/patterns/time-ruler.tsx'
import { say } from './say.ts'

export function Clocks(): ReactNode {
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const words = {
    labels: { days: say('d', '天'), hours: say('h', '小时') },
    passed: say('Nov 17, 09:14', '11 月 17 日 09:14'),
  }
  return (
    <section className="flex flex-col gap-4">
      <h2>Clocks</h2>
      <div className="sheet">
        <div className="bd flex flex-wrap gap-8">
          {[885_600, 80_414, 2467, 299, -5].map((left) => (
            <Countdown key={left} size="panel" now={now} target={now + left} {...words} />
          ))}
          <Countdown size="page" stopped now={now} target={now + 885_600} {...words} />
        </div>
        <div className="bd">
          <TimeRuler
            label={say('Protection window of 15 days', '15 天保护期')}
            units={60}
            major={4}
            spans={[
              { kind: 'elapsed', from: 0, to: 18.9 },
              { kind: 'held', from: 19, to: 23.3 },
            ]}
            flags={[
              {
                id: 'hold',
                at: 19.1,
                tone: 'hold',
                children: <b>{say('You put it on hold', '您已暂停')}</b>,
                detail: say('Nov 20, 09:12', '11 月 20 日 09:12'),
              },
              { id: 'end', at: 60, children: say('Nov 30, 15:52', '11 月 30 日 15:52') },
            ]}
            marks={[
              { at: 0, label: say('Paid Nov 15, 15:52', '11 月 15 日 15:52 付款') },
              { at: 20, label: say('day 5', '第 5 天') },
              { at: 40, label: say('day 10', '第 10 天') },
              { at: 60, label: say('day 15', '第 15 天') },
            ]}
          />
        </div>
        <div className="bd">
          <TimeRuler
            label={say('Your next 15 days', '接下来的 15 天')}
            units={45}
            major={3}
            flags={[
              {
                id: 'pay',
                at: 0.5,
                tone: 'money',
                children: (
                  <>
                    <span className="ruler-chip is-ghost">{say('Pay', '付款')}</span> OTC 88213
                  </>
                ),
              },
              {
                id: 'settle',
                at: 8.6,
                row: 2,
                children: <span className="ruler-chip">$86.40</span>,
                detail: say('settles to seller', '结算给卖家'),
              },
              {
                id: 'held',
                at: 30.8,
                side: 'right',
                tone: 'hold',
                loose: true,
                children: <span className="ruler-chip is-hold">$118.60</span>,
                detail: say('on hold', '已暂停'),
              },
              {
                id: 'in',
                at: 39.5,
                row: 2,
                children: <span className="ruler-chip">+$226.75</span>,
                detail: say('settles to you', '结算给您'),
              },
            ]}
            marks={[
              { at: 0, label: say('Today 11:40', '今天 11:40') },
              { at: 15, label: say('Nov 26', '11 月 26 日') },
              { at: 30, label: say('Dec 1', '12 月 1 日') },
              { at: 45, label: say('Dec 6', '12 月 6 日') },
            ]}
          />
        </div>
        <div className="bd flex flex-wrap gap-6 items-center">
          <Ticks total={15} filled={2} />
          <Ticks total={15} filled={5} kind="hold" />
          <Ticks total={12} filled={9} kind="dispute" />
          <Ticks total={5} filled={4} kind="ink" />
          <Ticks total={6} filled={2} wide label={say('2 of 6 confirmations', '6 次确认中的 2 次')} />
        </div>
        <div className="bd flex flex-wrap gap-6 items-baseline">
          <MoneyText significant="18.40221" filler="000" unit="LTC" />
          <MoneyText significant="2.50" filler="000000" unit="LTC" strong direction="outgoing" />
          <MoneyText significant="1.30112" filler="000" unit="LTC" strong direction="incoming" />
          <MoneyText significant="0.0155909" filler="0" unit="BTC" big />
          <UsdText cents={427_948n} big />
          <UsdText cents={-11_860n} />
          <UsdText cents={22_675n} incoming strong />
        </div>
      </div>
    </section>
  )
}
