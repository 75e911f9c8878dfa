import type { ReactNode } from 'react'
import { useState } from 'react'
import { DataPager } from '../../src/patterns/data-pager.tsx'
import { type DataColumn, DataTable } from '../../src/patterns/data-table.tsx'
import { EmptyState } from '../../src/patterns/empty-state.tsx'
import { GoodsCover } from '../../src/patterns/goods-cover.tsx'
import { MoneyText, splitFiller, UsdText } from '../../src/patterns/money-text.tsx'
import { Position } from '../../src/patterns/position.tsx'
import { StatusBadge, type StatusKind } from '../../src/patterns/status-badge.tsx'
import { Ticks } from '../../src/patterns/ticks.tsx'
import { say } from './say.ts'

interface Order {
  readonly id: string
  readonly title: string
  readonly amount: string
  readonly cents: bigint
  readonly kind: StatusKind
  readonly word: string
  readonly days: number
}

export function Tables(): ReactNode {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(10)
  const [ascending, setAscending] = useState(true)
  const orders: readonly Order[] = [
    {
      id: '88213',
      title: 'Foley Library Wet Streets 48k',
      amount: '1.28438380',
      cents: 11_860n,
      kind: 'dispute',
      word: say('Complaint by you', '您已投诉'),
      days: 5,
    },
    {
      id: '20411',
      title: 'Shader Pack Water and Glass',
      amount: '0.93567252',
      cents: 8640n,
      kind: 'money',
      word: say('In escrow', '托管中'),
      days: 12,
    },
    {
      id: '20437',
      title: '小程序商城源码 含部署文档',
      amount: '2.81568118',
      cents: 26_000n,
      kind: 'positive',
      word: say('Completed', '已完成'),
      days: 15,
    },
  ]
  const columns: readonly DataColumn<Order>[] = [
    {
      id: 'what',
      header: say('What', '商品'),
      render: (order) => (
        <span className="flex items-center gap-3 min-w-0">
          <span className="w-14 flex-none">
            <GoodsCover seed={order.id} title={order.title} shape="thumb" />
          </span>
          <span className="min-w-0">
            <b className="font-medium">{order.title}</b>
            <br />
            <span className="text-ink-3 text-12">{order.id} · 101020</span>
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: say('Amount', '金额'),
      align: 'end',
      sort: { state: ascending ? 'ascending' : 'descending', onSort: () => setAscending(!ascending) },
      render: (order) => (
        <>
          <MoneyText {...splitFiller(order.amount)} unit="LTC" />
          <br />
          <UsdText cents={order.cents} className="text-ink-3 text-12" />
        </>
      ),
    },
    {
      id: 'where',
      header: say('Where it is', '钱在哪里'),
      render: (order) => (
        <span className="flex items-center gap-3">
          <Position at={order.kind === 'positive' ? 'to' : 'held'} kind={order.kind} />
          <StatusBadge kind={order.kind}>{order.word}</StatusBadge>
        </span>
      ),
    },
    {
      id: 'clock',
      header: say('Clock', '时钟'),
      foldLabel: say('Clock', '时钟'),
      render: (order) => <Ticks total={15} filled={order.days} />,
    },
    { id: 'before', header: say('Before', '之前'), align: 'end', fold: 'hidden', render: () => '20.90421' },
  ]
  const pager = (
    <DataPager
      summary={say('1–3 of 214', '第 1–3 条，共 214 条')}
      page={page}
      pageCount={22}
      onPage={setPage}
      hrefFor={(to) => `#${to}`}
      labels={{ nav: say('Pages', '翻页'), previous: say('Newer', '较新'), next: say('Older', '较早') }}
      size={{ label: say('Rows', '每页'), choices: [10, 20, 60], value: size, onChange: setSize }}
    />
  )
  return (
    <section className="flex flex-col gap-4">
      <h2>Tables</h2>
      <div className="sheet">
        <DataTable
          caption={say('Orders', '订单')}
          columns={columns}
          rowKey={(order) => order.id}
          groups={[
            { id: 'yours', title: say('Your turn', '轮到您'), rows: orders.slice(0, 1) },
            { id: 'clock', title: say('The clock’s turn', '等时钟'), rows: orders.slice(1) },
          ]}
          selectedKey="20411"
          renderDetail={(order) => <div className="p-5">{order.title}</div>}
          pager={pager}
        />
      </div>
      <div className="sheet">
        <DataTable caption={say('Loading', '加载')} columns={columns} rowKey={(order) => order.id} loadingRows={3} />
      </div>
      <div className="sheet">
        <DataTable
          caption={say('Bought', '买到的')}
          columns={columns}
          rows={[]}
          rowKey={(order) => order.id}
          empty={
            <EmptyState
              title={say('You have not bought anything yet', '您还没有买过商品')}
              action={<a href="#goods">{say('Browse goods', '浏览商品')}</a>}
            >
              {say(
                'What you pay waits in escrow until you confirm. Orders and their clocks show up here.',
                '您付的钱会在托管中等您确认，订单和它们的时钟会出现在这里。',
              )}
            </EmptyState>
          }
        />
      </div>
    </section>
  )
}
