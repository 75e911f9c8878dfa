import type { ReactNode } from 'react'
import { Breadcrumb } from '../../src/primitives/breadcrumb.tsx'
import { KeyValues } from '../../src/primitives/key-values.tsx'
import { Separator } from '../../src/primitives/separator.tsx'
import { Sheet, SheetBody, SheetHead } from '../../src/primitives/sheet.tsx'
import { Loading, Skeleton } from '../../src/primitives/skeleton.tsx'
import { say } from './say.ts'

export function Layout(): ReactNode {
  return (
    <>
      <Breadcrumb label={say('Where you are', '当前位置')}>
        <a href="#orders">{say('Orders', '订单')}</a>
        <a href="#bought">{say('Bought', '我买到的')}</a>
        <span>20411</span>
      </Breadcrumb>
      <div className="grid gap-6 md:grid-cols-2">
        <Sheet>
          <SheetHead
            title={say('What you can do', '您可以做什么')}
            end={
              <span className="text-13 text-ink-3">
                {say('Pay password verified, 22 min left', '支付密码已验证，剩 22 分钟')}
              </span>
            }
          />
          <SheetBody>
            <KeyValues
              rows={[
                { id: 'price', name: '2 × $48.00', value: '$96.00' },
                { id: 'fee', name: say('Buyer fee', '买家手续费'), value: '$0.00' },
              ]}
            />
            <Separator className="my-3" />
            <KeyValues align="start" rows={[{ id: 'seller', name: say('Seller', '卖家'), value: '101020' }]} />
          </SheetBody>
          <SheetBody>
            <div className="prose">
              <h3>{say('What you get', '您将收到')}</h3>
              <ul>
                <li>{say('A variable font and nine static ones', '可变 TTF 与九个静态字重')}</li>
                <li>{say('Licence for three machines', '桌面授权 3 台设备')}</li>
              </ul>
            </div>
          </SheetBody>
        </Sheet>
        <Sheet>
          <SheetBody>
            <Loading
              label={say('Loading', '加载中')}
              slowText={say('Still fetching the order from the server', '仍在从服务器获取订单')}
            >
              <div className="flex items-center gap-4">
                <Skeleton className="h-14 w-20" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className="w-3/4" />
                  <Skeleton className="w-1/3" />
                </div>
                <Skeleton className="w-16" />
              </div>
            </Loading>
          </SheetBody>
        </Sheet>
      </div>
    </>
  )
}
