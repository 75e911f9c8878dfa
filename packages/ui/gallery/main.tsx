import { createRoot } from 'react-dom/client'
import { Section } from '../src/primitives/page.tsx'
import { ToastProvider } from '../src/primitives/toast.tsx'
import '../src/styles/index.css'
import { Buttons } from './primitives/buttons.tsx'
import { Choices } from './primitives/choices.tsx'
import { Fields } from './primitives/fields.tsx'
import { Floating } from './primitives/floating.tsx'
import { Layout } from './primitives/layout.tsx'
import { Notes } from './primitives/notes.tsx'
import { say } from './primitives/say.ts'

const query = new URLSearchParams(location.search)
document.documentElement.lang = query.get('lang') === 'zh' ? 'zh-CN' : 'en'
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <ToastProvider label={say('Notifications', '通知')} dismissLabel={say('Dismiss', '关闭')}>
      <main className="page">
        <h1>{say('Primitives', '基础组件')}</h1>
        <Section title={say('Buttons', '按钮')}>
          <Buttons />
        </Section>
        <Section title={say('Fields', '输入')} aside={say('label above, limit beside it', '标签在上，限制在旁')}>
          <Fields />
        </Section>
        <Section title={say('Choices', '选择')}>
          <Choices />
        </Section>
        <Section title={say('Notes and notifications', '提示与通知')}>
          <Notes />
        </Section>
        <Section title={say('Floating', '浮层')}>
          <Floating />
        </Section>
        <Section
          title={say('Layout', '布局')}
          end={
            <a href="/patterns.html" className="link">
              {say('Patterns', '模式')}
            </a>
          }
        >
          <Layout />
        </Section>
      </main>
    </ToastProvider>,
  )
}
