import { createRoot } from 'react-dom/client'
import '../src/styles/index.css'
import { Clocks } from './patterns/clocks.tsx'
import { Covers } from './patterns/covers.tsx'
import { Dealings } from './patterns/dealings.tsx'
import { Figures } from './patterns/figures.tsx'
import { Rails } from './patterns/rails.tsx'
import { Tables } from './patterns/tables.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.lang = query.get('lang') === 'zh' ? 'zh-CN' : 'en'
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'

const PAGES = { rails: Rails, clocks: Clocks, covers: Covers, tables: Tables, dealings: Dealings, figures: Figures }
const wanted = query.get('page')

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <main className="page flex flex-col gap-12">
      <h1>Patterns</h1>
      {Object.entries(PAGES).map(([name, Page]) => (wanted === null || wanted === name ? <Page key={name} /> : null))}
    </main>,
  )
}
