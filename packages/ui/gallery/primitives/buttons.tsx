import { Bell, Plus, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { IconButton } from '../../src/primitives/icon-button.tsx'
import { Sheet, SheetBody } from '../../src/primitives/sheet.tsx'
import { say } from './say.ts'

export function Buttons(): ReactNode {
  const [busy, setBusy] = useState(new URLSearchParams(location.search).has('busy'))
  return (
    <Sheet>
      <SheetBody className="flex flex-wrap items-center gap-3">
        <Button variant="money">{say('Moves money', '动钱')}</Button>
        <Button variant="ink">{say('Main step', '主要步骤')}</Button>
        <Button variant="line">{say('Other step', '其他步骤')}</Button>
        <Button variant="quiet">{say('Minor', '次要')}</Button>
        <Button variant="danger">{say('Against you', '不利操作')}</Button>
        <Button disabled>{say('Not now', '暂不可用')}</Button>
      </SheetBody>
      <SheetBody className="flex flex-wrap items-center gap-3">
        <Button size="s">
          <RotateCw className="ic s" aria-hidden="true" />
          {say('Try again', '重试')}
        </Button>
        <Button>
          <Plus className="ic" aria-hidden="true" />
          {say('Publish goods', '发布商品')}
        </Button>
        <Button variant="money" size="l" loading={busy} onClick={() => setBusy(true)}>
          {say('Pay 1.03963614 LTC into escrow', '支付 1.03963614 LTC 到托管')}
        </Button>
        <Button variant="ink" loading>
          {say('Sending', '发送中')}
        </Button>
        <Button variant="line" size="s" loading>
          {say('Confirm', '确认')}
        </Button>
        <Button asChild variant="quiet">
          <a href="#top">{say('A link as a button', '链接按钮')}</a>
        </Button>
        <IconButton label={say('Notifications, 7 new', '通知，7 条新')} count={7}>
          <Bell className="ic" aria-hidden="true" />
        </IconButton>
        <IconButton label={say('中 Chinese', 'EN 英文')}>{say('中', 'EN')}</IconButton>
        <a className="link" href="#top">
          {say('See all', '查看全部')}
        </a>
        <a className="link mid" href="#top">
          {say('Forgot it', '忘记密码')}
        </a>
      </SheetBody>
    </Sheet>
  )
}
