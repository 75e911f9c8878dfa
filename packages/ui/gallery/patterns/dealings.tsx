import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionList, ActionRow } from '../../src/patterns/action-row.tsx'
import { ErrorState } from '../../src/patterns/error-state.tsx'
import { MoneyWay } from '../../src/patterns/money-way.tsx'
import { Talk, TalkComposer, TalkEvent, TalkMessage } from '../../src/patterns/talk.tsx'
import { Ticks } from '../../src/patterns/ticks.tsx'
import { Timeline } from '../../src/patterns/timeline.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { IconButton } from '../../src/primitives/icon-button.tsx'
import { say } from './say.ts'

export function Dealings(): ReactNode {
  return (
    <section className="flex flex-col gap-4">
      <h2>Dealings</h2>
      <div className="grid md:grid-cols-2 gap-4 items-start">
        <div className="sheet">
          <ActionList label={say('What you can do', '您可以做的')}>
            <ActionRow
              at="to"
              title={say('Confirm receipt', '确认收货')}
              effect={say(
                '1.28438380 LTC goes to the seller now and the case closes. Cannot be undone.',
                '1.28438380 LTC 立即付给卖家，案件关闭，不可撤回。',
              )}
              action={<Button>{say('Confirm', '确认收货')}</Button>}
            />
            <ActionRow
              at="held"
              kind="dispute"
              title={say('Take the complaint back', '撤回投诉')}
              effect={say('Money stays in escrow and on hold.', '钱仍在托管并保持暂停。')}
              action={<Button>{say('Take back', '撤回')}</Button>}
            />
            <ActionRow
              at="held"
              kind="hold"
              title={say('Lift the hold', '解除暂停')}
              effect=""
              reason={say(
                'Not while your complaint stands. Afterwards the clock runs on with 10 d 06 h left.',
                '投诉未撤回时不可用。解除后倒计时从 10 天 06 小时继续。',
              )}
              action={<Button disabled>{say('Lift hold', '解除暂停')}</Button>}
            />
          </ActionList>
          <div className="bd">
            <Timeline
              label={say('What happened', '订单经过')}
              entries={[
                {
                  id: '3',
                  kind: 'dispute',
                  title: say('You filed a complaint', '您发起投诉'),
                  detail: say('“40 of 212 files are silent.”', '“212 个文件中有 40 个无声。”'),
                  time: 'Nov 20, 09:31',
                },
                {
                  id: '2',
                  kind: 'hold',
                  title: say('You put the order on hold', '您暂停了订单'),
                  time: 'Nov 20, 09:12',
                },
                {
                  id: '1',
                  kind: 'neutral',
                  title: say('You read the shipment', '您查看了发货内容'),
                  time: 'Nov 15, 15:53',
                },
                {
                  id: '0',
                  kind: 'money',
                  title: say('1.28438380 LTC moved from you to escrow', '1.28438380 LTC 从您的余额进入托管'),
                  detail: say('at $92.34 a coin', '按每枚 $92.34'),
                  time: 'Nov 15, 15:52',
                },
              ]}
            />
          </div>
        </div>
        <div className="sheet">
          <div className="bd">
            <Talk label={say('Talk', '对话')}>
              <TalkMessage by="other" name="101020" role={say('seller', '卖家')} time="22:07">
                {say(
                  'I uploaded version 4 with all folders. Please download again and confirm.',
                  '我上传了第 4 版，所有文件夹都齐了，请重新下载后确认。',
                )}
              </TalkMessage>
              <TalkMessage by="me" time="09:18">
                {say(
                  'Version 4 has Rain_B, thank you. The 40 silent files are still silent, see the list above.',
                  '第 4 版有 Rain_B 了，谢谢。但那 40 个文件仍然没有声音，清单见上文。',
                )}
              </TalkMessage>
              <TalkEvent>
                {say(
                  'You filed a complaint. An arbiter reads this talk from now on.',
                  '您已投诉，此后仲裁会阅读本对话。',
                )}
              </TalkEvent>
              <TalkEvent kind="money" time="15:51">
                {say('100719 paid $226.75 into escrow, order 20437.', '100719 已支付 $226.75 到托管，订单 20437。')}
              </TalkEvent>
              <TalkMessage by="staff" name={say('Arbiter 3, staff', '仲裁员 3，工作人员')} time="10:02">
                {say(
                  '101020: answer on the 40 files by Nov 22, 10:00.',
                  '101020：请在 11 月 22 日 10:00 前就 40 个文件作出说明。',
                )}
              </TalkMessage>
              <TalkMessage
                by="me"
                time="11:39"
                failed={{
                  word: say('not sent', '未发出'),
                  actions: (
                    <>
                      <a className="link" href="#again">
                        {say('Send again', '重发')}
                      </a>
                      <a className="link" href="#delete">
                        {say('Delete', '删除')}
                      </a>
                    </>
                  ),
                }}
              >
                {say('There is a 16 bit folder inside.', '里面有 16 bit 文件夹。')}
              </TalkMessage>
            </Talk>
          </div>
          <TalkComposer label={say('Write', '写消息')} onSubmit={(event) => event.preventDefault()}>
            <IconButton label={say('Attach', '附件')}>
              <Paperclip />
            </IconButton>
            <span className="inp">
              <input
                aria-label={say('Message', '消息')}
                placeholder={say('Write to the seller and the arbiter', '写给卖家与仲裁')}
              />
            </span>
            <Button variant="ink">{say('Send', '发送')}</Button>
          </TalkComposer>
        </div>
        <div className="sheet">
          <div className="bd flex flex-col gap-2">
            <MoneyWay
              label={say('What happens to it', '钱会怎么走')}
              steps={[
                { id: 'now', children: say('Now: leaves your LTC balance', '现在：从您的 LTC 余额划出') },
                {
                  id: 'held',
                  held: true,
                  children: say('Escrow holds it. You read the licence code at once.', '进入托管，您立即可读授权码。'),
                },
                {
                  id: 'then',
                  children: say(
                    'You confirm, or Dec 6, 11:40: it goes to the seller. Hold before that to stop the clock.',
                    '您确认收货，或 12 月 6 日 11:40：结算给卖家。在此之前可暂停。',
                  ),
                },
              ]}
            />
            <p className="text-12 text-ink-3">
              <Ticks total={15} filled={0} />{' '}
              {say('15 days of protection start when you pay', '付款后开始 15 天保护期')}
            </p>
          </div>
        </div>
        <div className="sheet">
          <ErrorState
            title={say('The ledger did not load', '流水没有加载出来')}
            money={say('Your money is not affected.', '您的资金不受影响。')}
            action={<Button>{say('Try again', '重试')}</Button>}
            reference={say('Request 7f3a91', '请求 7f3a91')}
          >
            {say('The server did not answer within 30 seconds.', '服务器 30 秒内没有应答。')}
          </ErrorState>
        </div>
      </div>
    </section>
  )
}
