import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { Field } from '../../src/primitives/field.tsx'
import { RadioCard, RadioCards } from '../../src/primitives/radio-card.tsx'
import { Segmented, SegmentedNav } from '../../src/primitives/segmented.tsx'
import { Sheet, SheetBody } from '../../src/primitives/sheet.tsx'
import { Steps } from '../../src/primitives/steps.tsx'
import { TabNav, TabPanel, TabText, Tabs } from '../../src/primitives/tabs.tsx'
import { say } from './say.ts'

export function Choices(): ReactNode {
  const [currency, setCurrency] = useState<string | null>('LTC')
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [tab, setTab] = useState('talk')
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Sheet>
        <SheetBody className="flex flex-col gap-5">
          <Field kind="group" label={say('Pay with', '支付币种')} aside={say('rates 8 s old', '汇率 8 秒前更新')}>
            <RadioCards value={currency} onValueChange={setCurrency}>
              <RadioCard
                value="LTC"
                title="LTC"
                end={<span className="num">1.03963614</span>}
                detail="1 LTC = $92.34"
                detailEnd={say('you have 18.40221', '余额 18.40221')}
              />
              <RadioCard
                value="BTC"
                title="BTC"
                end={<span className="num">0.00099503</span>}
                detail="1 BTC = $96,480.00"
                detailEnd={say('you have 0.02184', '余额 0.02184')}
              />
              <RadioCard value="USDT" title="USDT" end="96.009601" detail={say('84.61 short', '还差 84.61')} disabled />
            </RadioCards>
          </Field>
          <Checkbox defaultChecked>{say('I have seen the payment arrive', '我已看到款项到账')}</Checkbox>
          <Checkbox aria-invalid>{say('I accept the user agreement', '我接受用户协议')}</Checkbox>
          <Checkbox disabled>{say('Not now', '暂不可用')}</Checkbox>
          <div className="flex flex-wrap gap-3">
            <Segmented
              size="l"
              label={say('Side', '方向')}
              value={side}
              onValueChange={setSide}
              options={[
                { value: 'buy', label: say('Buy', '买入') },
                { value: 'sell', label: say('Sell', '卖出') },
              ]}
            />
            <SegmentedNav label={say('Currency', '币种')}>
              <a href="#btc" aria-current="page">
                BTC
              </a>
              <a href="#ltc">LTC</a>
              <a href="#usdt">USDT</a>
            </SegmentedNav>
          </div>
        </SheetBody>
      </Sheet>
      <Sheet>
        <SheetBody className="flex flex-col gap-6">
          <Steps
            label={say('Publish goods', '发布商品')}
            doneLabel={say('done', '已完成')}
            current="goods"
            steps={[
              { id: 'category', title: say('1. Category', '1. 分类'), detail: say('Audio and samples', '音频与采样') },
              {
                id: 'goods',
                title: say('2. Goods', '2. 商品'),
                detail: say('Title, price, description', '标题、价格、描述'),
              },
              {
                id: 'after',
                title: say('3. After-sales', '3. 售后'),
                detail: say('What the buyer receives', '买家收到的内容'),
              },
            ]}
          />
          <Steps
            label={say('Register', '注册')}
            doneLabel={say('done', '已完成')}
            current="pay"
            steps={[
              { id: 'login', title: say('Login password', '登录密码') },
              { id: 'pay', title: say('Pay password', '支付密码') },
              { id: 'recovery', title: say('Recovery password', '恢复密码') },
            ]}
          />
          <div>
            <Tabs
              label={say('Order', '订单')}
              value={tab}
              onValueChange={setTab}
              tabs={[
                { value: 'talk', label: say('Talk', '沟通') },
                { value: 'dossier', label: say('Dossier', '卷宗'), count: 6 },
                { value: 'reviews', label: say('Reviews', '公开评论'), count: 38 },
              ]}
            >
              <TabPanel value="talk" className="py-4">
                {say('What was said.', '沟通内容。')}
              </TabPanel>
              <TabPanel value="dossier" className="py-4">
                {say('What was filed.', '卷宗内容。')}
              </TabPanel>
              <TabPanel value="reviews" className="py-4">
                {say('What others say.', '评论内容。')}
              </TabPanel>
            </Tabs>
            <TabNav label={say('Orders', '订单列表')}>
              <a href="#all" aria-current="page">
                <TabText label={say('All', '全部')} count={214} />
              </a>
              <a href="#yours">
                <TabText label={say('Your turn', '该您处理')} count={3} />
              </a>
              <a href="#clock">
                <TabText label={say('The clock’s turn', '等待倒计时')} count={9} />
              </a>
              <a href="#closed">
                <TabText label={say('Closed', '已结束')} count={202} />
              </a>
            </TabNav>
          </div>
        </SheetBody>
      </Sheet>
    </div>
  )
}
