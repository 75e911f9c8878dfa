import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { Checklist } from '../../src/primitives/checklist.tsx'
import { Field } from '../../src/primitives/field.tsx'
import { Input } from '../../src/primitives/input.tsx'
import { PasswordInput } from '../../src/primitives/password-input.tsx'
import { Select } from '../../src/primitives/select.tsx'
import { Sheet, SheetBody } from '../../src/primitives/sheet.tsx'
import { Stepper } from '../../src/primitives/stepper.tsx'
import { Textarea } from '../../src/primitives/textarea.tsx'
import { say } from './say.ts'

const TITLE = '48k Rain Recordings Kyoto 2'

export function Fields(): ReactNode {
  const [count, setCount] = useState(2)
  const [title, setTitle] = useState(TITLE)
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Sheet>
        <SheetBody className="flex flex-col gap-6">
          <Input
            size="l"
            type="search"
            aria-label={say('Goods name or ID', '商品名称或 ID')}
            placeholder={say('Goods name or ID', '商品名称或 ID')}
            prefix={<Search className="ic" aria-hidden="true" />}
            suffix={
              <Button variant="ink" size="s">
                {say('Search', '搜索')}
              </Button>
            }
          />
          <Field
            label={say('Title', '标题')}
            aside={`${title.length} / 30`}
            error={
              /^\d/.test(title) &&
              say('May not start with a digit. Try “Rain Recordings Kyoto 48k”.', '不能以数字开头。')
            }
            hint={say(
              '8 to 30 characters: letters, digits, Chinese characters, underscore, single spaces',
              '8 至 30 个字符',
            )}
          >
            <Input value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <Field label={say('Price', '价格')} error={say('At most 2 decimals', '最多 2 位小数')}>
            <Input className="w-60" prefix="$" suffix="USD" align="end" inputMode="decimal" defaultValue="29.995" />
          </Field>
          <Field label={say('Reason', '理由')} aside={say('at least 10 characters', '至少 10 个字符')}>
            <Textarea
              limit={300}
              defaultValue={say('40 of 212 files are silent after 0:03.', '212 个文件中有 40 个无声。')}
            />
          </Field>
        </SheetBody>
      </Sheet>
      <Sheet>
        <SheetBody className="flex flex-col gap-4">
          <Field label="UID">
            <Input inputMode="numeric" defaultValue="100245" autoComplete="username" />
          </Field>
          <Field
            label={say('Password', '密码')}
            aside={
              <a className="link mid" href="#top">
                {say('Forgot it', '忘记密码')}
              </a>
            }
          >
            <PasswordInput
              showLabel={say('Show password', '显示密码')}
              hideLabel={say('Hide password', '隐藏密码')}
              defaultValue="12345678"
              autoComplete="current-password"
            />
          </Field>
          <Checklist
            metLabel={say('Met:', '符合：')}
            unmetLabel={say('Not met:', '不符合：')}
            items={[
              { id: 'length', text: say('6 to 20 characters', '6 至 20 个字符'), met: true },
              {
                id: 'kinds',
                text: say('Two of: digits, letters, other signs', '数字、字母、其他符号至少两种'),
                met: null,
              },
              { id: 'other', text: say('Not the same as the login password', '不能与登录密码一致'), met: false },
            ]}
          />
          <Field
            label={say('Once more', '再输一次')}
            error={say('The two passwords you entered did not match', '两次输入的密码不一致')}
          >
            <PasswordInput showLabel={say('Show', '显示')} hideLabel={say('Hide', '隐藏')} defaultValue="123456" />
          </Field>
          <Field label={say('Category', '分类')}>
            <Select defaultValue="audio">
              <option value="audio">{say('Audio and samples', '音频与采样')}</option>
              <option value="fonts">{say('Fonts and type', '字体与字库')}</option>
            </Select>
          </Field>
          <div className="flex items-center gap-3">
            <Select size="s" aria-label={say('Payment', '付款方式')} className="w-40">
              <option>{say('Any payment', '不限付款方式')}</option>
            </Select>
            <Input
              size="s"
              aria-label={say('Amount', '金额')}
              placeholder={say('Amount', '金额')}
              suffix="USD"
              className="w-40"
            />
          </div>
          <Field label={say('Locked', '已锁定')}>
            <Input disabled defaultValue="1.28438380" suffix="LTC" align="end" />
          </Field>
          <Field kind="group" label={say('Quantity', '数量')} className="flex-row items-center justify-between">
            <Stepper
              value={count}
              onValueChange={setCount}
              max={99}
              label={say('Quantity', '数量')}
              decreaseLabel={say('One less', '减一')}
              increaseLabel={say('One more', '加一')}
            />
          </Field>
        </SheetBody>
      </Sheet>
    </div>
  )
}
