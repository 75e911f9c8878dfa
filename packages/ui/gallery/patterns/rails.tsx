import { Banknote, Clock, Pause, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { EscrowRail, type RailPlace } from '../../src/patterns/escrow-rail.tsx'
import { MoneyText } from '../../src/patterns/money-text.tsx'
import { Position, type PositionAt } from '../../src/patterns/position.tsx'
import { StatusBadge, type StatusKind } from '../../src/patterns/status-badge.tsx'
import { say } from './say.ts'

export function Rails(): ReactNode {
  const ltc = <MoneyText significant="1.2843838" filler="0" unit="LTC" />
  const [at, setAt] = useState<RailPlace>('from')
  return (
    <section className="flex flex-col gap-4">
      <h2>Escrow rail</h2>
      <div className="sheet">
        <div className="bd">
          <EscrowRail
            label={say('Where the money is', '钱在哪里')}
            from={{
              name: say('You', '您'),
              detail: say('LTC fund balance', 'LTC 资金余额'),
              empty: say('Empty since Nov 15, 15:52', '11 月 15 日 15:52 已划出'),
              note: say('uid 100245, buyer', 'uid 100245，买家'),
            }}
            held={{
              name: say('Escrow', '托管'),
              detail: say('held by Jindu', '由津渡持有'),
              empty: say('Emptied', '已清空'),
              note: say('Nobody can move it alone while a complaint stands', '投诉期间，任何一方都不能单独动用'),
            }}
            to={{
              name: say('Seller', '卖家'),
              detail: say('LTC fund balance', 'LTC 资金余额'),
              empty: say('Nothing yet', '尚未收到'),
              note: say('uid 101020, online 2 h ago', 'uid 101020，2 小时前在线'),
            }}
            gates={[
              {
                move: 'ruling',
                icon: <Undo2 />,
                title: say('Back to you', '退回给您'),
                caption: say('if the seller refunds or the arbiter rules so', '卖家退款，或仲裁如此裁决'),
              },
              {
                move: 'stopped',
                icon: <Pause />,
                title: say('To the seller', '结算给卖家'),
                caption: say(
                  'if you confirm or the arbiter rules so. Automatic settlement is stopped.',
                  '您确认收货，或仲裁如此裁决。自动结算已停。',
                ),
              },
            ]}
            position={{ at: 'held', slip: { amount: ltc, worth: say('$118.60 when paid', '$118.60 付款时') } }}
          />
        </div>
        <div className="bd">
          <EscrowRail
            label={say('Split by ruling', '按裁决分配')}
            slipState="arrived"
            from={{ name: say('Buyer', '买家'), detail: say('you', '您'), empty: '' }}
            held={{ name: say('Escrow', '托管'), empty: say('Emptied', '已清空') }}
            to={{ name: say('Seller', '卖家'), detail: '101020', empty: '' }}
            gates={[
              { move: 'passed', title: say('Split by ruling', '按裁决分配'), caption: 'Nov 22, 16:40' },
              { move: 'passed', title: say('Split by ruling', '按裁决分配'), caption: 'Nov 22, 16:40' },
            ]}
            position={{
              at: 'split',
              from: { amount: <MoneyText significant="0.25687676" unit="LTC" />, worth: '20% · $23.72' },
              to: { amount: <MoneyText significant="1.02750704" unit="LTC" />, worth: '80% · $94.88' },
            }}
          />
        </div>
        <div className="bd flex flex-col gap-4">
          <EscrowRail
            label={say('A crossing', '一次划转')}
            short
            slipState={at === 'from' ? 'ghost' : at === 'to' ? 'arrived' : 'solid'}
            from={{ name: say('You', '您'), empty: say('paid 11:41', '11:41 已付') }}
            held={{ name: say('Escrow', '托管'), empty: say('Empty', '空') }}
            to={{ name: say('Seller', '卖家'), empty: 'Dec 6, 11:41' }}
            gates={[
              at === 'from' ? { move: 'yours', icon: <Banknote /> } : { move: 'passed' },
              at === 'to' ? { move: 'passed' } : { move: 'clock', icon: <Clock /> },
            ]}
            position={{ at, slip: { amount: <MoneyText significant="1.03963614" unit="LTC" />, worth: '$96.00' } }}
          />
          <span className="flex gap-4">
            {(['from', 'held', 'to'] as const).map((place) => (
              <button key={place} type="button" data-move={place} onClick={() => setAt(place)}>
                {place}
              </button>
            ))}
          </span>
        </div>
      </div>
      <ul className="sheet grid grid-cols-2 gap-3 p-4">
        {POSITIONS.map(([where, kind, en, zh]) => (
          <li key={en} className="flex items-center gap-3">
            <Position at={where} kind={kind} />
            <StatusBadge kind={kind}>{say(en, zh)}</StatusBadge>
          </li>
        ))}
        <li className="flex items-center gap-3">
          <Position at="to" ghost />
          <StatusBadge kind="neutral" outline>
            Alipay
          </StatusBadge>
        </li>
      </ul>
    </section>
  )
}

const POSITIONS: readonly (readonly [PositionAt, StatusKind, string, string])[] = [
  ['held', 'money', 'In progress', '进行中'],
  ['held', 'hold', 'Suspended', '已暂停'],
  ['held', 'dispute', 'Complaint', '投诉'],
  ['to', 'positive', 'Completed', '已完成'],
  ['from', 'negative', 'Failed, returned', '失败已退回'],
  ['from', 'neutral', 'Revoked', '已撤销'],
  ['split', 'positive', 'Split', '已分配'],
]
