import { Ban, Copy, Ellipsis, Settings } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { ConfirmDialog } from '../../src/primitives/confirm-dialog.tsx'
import { Dialog } from '../../src/primitives/dialog.tsx'
import { Field } from '../../src/primitives/field.tsx'
import { IconButton } from '../../src/primitives/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../src/primitives/menu.tsx'
import { PasswordInput } from '../../src/primitives/password-input.tsx'
import { say } from './say.ts'

export function Floating(): ReactNode {
  const asked = new URLSearchParams(location.search).get('open')
  const [dialog, setDialog] = useState(asked === 'dialog')
  const [confirm, setConfirm] = useState(asked === 'confirm')
  const [seen, setSeen] = useState(true)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setDialog(true)}>{say('Dialog', '对话框')}</Button>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title={say('Paid into escrow', '已支付到托管')}
        description={say(
          'You can read the licence code now. Check it, then confirm, or put the order on hold before Dec 6, 11:41.',
          '现在即可查看授权码。核对后请确认收货；有问题请在 12 月 6 日 11:41 前暂停订单。',
        )}
        closeLabel={say('Close', '关闭')}
        footer={
          <>
            <Button variant="quiet" onClick={() => setDialog(false)}>
              {say('Stay here', '留在本页')}
            </Button>
            <Button variant="ink">{say('Open the order', '查看订单')}</Button>
          </>
        }
      />
      <Button onClick={() => setConfirm(true)}>{say('Confirm dialog', '确认对话框')}</Button>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        variant="money"
        ready={seen}
        title={say('Release 0.01559090 BTC to 100245?', '向 100245 放币 0.01559090 BTC？')}
        consequence={say(
          'Only after $1,500.00 is in your own account, sent by the person whose name you see in the order. Released coin does not come back.',
          '请先确认 $1,500.00 已到您本人账户，且付款人姓名与订单一致。放出的币无法追回。',
        )}
        confirmLabel={say('Release coins', '放币')}
        cancelLabel={say('Not yet', '暂不')}
        onConfirm={() => setConfirm(false)}
      >
        <Checkbox checked={seen} onChange={(event) => setSeen(event.target.checked)}>
          {say('I have seen the payment arrive', '我已看到款项到账')}
        </Checkbox>
        <Field
          label={say('Pay password', '支付密码')}
          error={say('Wrong. 2 tries left, then locked for 15 minutes', '密码错误，还可尝试 2 次')}
        >
          <PasswordInput
            showLabel={say('Show', '显示')}
            hideLabel={say('Hide', '隐藏')}
            defaultValue="123456"
            autoComplete="off"
          />
        </Field>
      </ConfirmDialog>
      <Menu
        trigger={
          <IconButton label={say('More', '更多')}>
            <Ellipsis className="ic" aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Copy className="ic" aria-hidden="true" />}>{say('Copy number', '复制编号')}</MenuItem>
        <MenuItem asChild>
          <a href="#settings">
            <Settings className="ic" aria-hidden="true" />
            {say('Settings', '设置')}
          </a>
        </MenuItem>
        <MenuItem disabled>{say('Lift the hold', '恢复计时')}</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Ban className="ic" aria-hidden="true" />}>
          {say('Refund the buyer', '退款给买家')}
        </MenuItem>
      </Menu>
    </div>
  )
}
