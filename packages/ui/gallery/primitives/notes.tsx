import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../src/primitives/button.tsx'
import { Note } from '../../src/primitives/note.tsx'
import { useToast } from '../../src/primitives/toast.tsx'
import { say } from './say.ts'

export function Notes(): ReactNode {
  const toast = useToast()
  const wrong = (): void =>
    toast.show({
      tone: 'negative',
      title: say('Fill-in error, please correct', '填写有误，请修改'),
      messages: [
        say('Minimum limit is 10 USD', '最低限额为 10 USD'),
        say('Unit price below 50% of market price', '单价低于市价的 50%'),
      ],
    })
  const done = (): void =>
    toast.show({
      tone: 'positive',
      title: say('Receipt confirmed', '已确认收货'),
      text: say('1.28438380 LTC went to seller 101020', '1.28438380 LTC 已付给卖家 101020'),
      action: (
        <a className="link" href="#order">
          {say('Order', '查看订单')}
        </a>
      ),
    })
  const lost = (): void =>
    toast.show({
      tone: 'hold',
      title: say('Connection lost', '连接已断开'),
      text: say('Clocks keep running. Trying again in 3 s', '倒计时仍在继续，3 秒后重连'),
      icon: <WifiOff className="ic" aria-hidden="true" />,
      passing: false,
    })
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('toasts')) return
    wrong()
    done()
    lost()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the camera
  }, [])
  return (
    <div className="flex flex-col gap-3">
      <Note tone="negative" title={say('Fill-in error, please correct', '填写有误，请修改')}>
        {say(
          'Title: may not start with a digit. Price: at most 2 decimals.',
          '标题：不能以数字开头。价格：最多 2 位小数。',
        )}
      </Note>
      <Note tone="hold">{say('The clock is stopped with 10 d 06 h left.', '倒计时已停在 10 天 06 小时。')}</Note>
      <Note tone="dispute" action={<Button size="s">{say('Answer', '答复')}</Button>}>
        {say(
          'Asked of you: one recording. Answer before Nov 22, 10:00',
          '需要您提供：一段录音。请在 11 月 22 日 10:00 前答复',
        )}
      </Note>
      <Note tone="money">{say('1.28438380 LTC is on its way to escrow.', '1.28438380 LTC 正在进入托管。')}</Note>
      <Note tone="positive">{say('Credited after 6 of 6 confirmations.', '6 次确认后已入账。')}</Note>
      <Note>{say('Your uid is the number you got when you registered.', 'UID 是您注册时得到的号码。')}</Note>
      <div className="flex flex-wrap gap-2">
        <Button onClick={wrong}>{say('Report errors', '报告错误')}</Button>
        <Button onClick={done}>{say('Report receipt', '报告收货')}</Button>
        <Button onClick={lost}>{say('Lose connection', '断开连接')}</Button>
      </div>
    </div>
  )
}
