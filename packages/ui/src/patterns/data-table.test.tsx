import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataPager } from './data-pager.tsx'
import { type DataColumn, DataTable } from './data-table.tsx'

interface Entry {
  readonly id: string
  readonly change: string
}

const ROWS: readonly Entry[] = [
  { id: 'a', change: '+1.30' },
  { id: 'b', change: '−2.50' },
]
const onSort = vi.fn<() => void>()
const COLUMNS: readonly DataColumn<Entry>[] = [
  { id: 'what', header: 'What', render: (row) => row.id },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    foldLabel: 'change',
    render: (row) => row.change,
    sort: { state: 'descending', onSort },
  },
  { id: 'before', header: 'Before', fold: 'hidden', render: () => '0' },
]
const rowKey = (row: Entry): string => row.id

afterEach(() => {
  cleanup()
  onSort.mockReset()
})

describe('rows', () => {
  it('that nobody knows yet are not said to be none', () => {
    const { container, rerender } = render(
      <DataTable caption="Ledger" columns={COLUMNS} rows={undefined} rowKey={rowKey} empty="Nothing yet" />,
    )
    expect(container.childElementCount).toBe(0)
    rerender(<DataTable caption="Ledger" columns={COLUMNS} rows={[]} rowKey={rowKey} empty="Nothing yet" />)
    expect(screen.getByText('Nothing yet')).toBeTruthy()
  })

  it('carry the names of their values for phones, where the header is gone', () => {
    render(<DataTable caption="Ledger" columns={COLUMNS} rows={ROWS} rowKey={rowKey} />)
    const cell = screen.getByText('+1.30')
    expect(cell.getAttribute('data-l')).toBe('change')
    expect(screen.getByText('a').hasAttribute('data-l')).toBe(false)
    expect(document.querySelectorAll('td.fold-hidden')).toHaveLength(2)
  })

  it('open one detail, under the selected row', () => {
    render(
      <DataTable
        caption="Offers"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={rowKey}
        selectedKey="b"
        renderDetail={(row) => `detail of ${row.id}`}
      />,
    )
    expect(screen.queryByText('detail of a')).toBeNull()
    const selected = screen.getByText('b').closest('tr')
    expect(selected?.getAttribute('aria-current')).toBe('true')
    expect(selected?.nextElementSibling?.textContent).toBe('detail of b')
  })

  it('leave out the title of a part without rows', () => {
    const groups = [
      { id: 'yours', title: 'Your turn', rows: [] },
      { id: 'clock', title: 'The clock’s turn', rows: ROWS },
    ]
    render(<DataTable caption="Orders" columns={COLUMNS} groups={groups} rowKey={rowKey} />)
    expect(screen.queryByText('Your turn')).toBeNull()
    expect(screen.getByText('The clock’s turn')).toBeDefined()
  })
})

it('tells and changes the order', () => {
  render(<DataTable caption="Ledger" columns={COLUMNS} rows={ROWS} rowKey={rowKey} />)
  const header = screen.getByRole('columnheader', { name: 'Change' })
  expect(header.getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(within(header).getByRole('button'))
  expect(onSort).toHaveBeenCalledTimes(1)
})

it('shows skeleton rows while loading and never the empty state', () => {
  render(<DataTable caption="Ledger" columns={COLUMNS} rowKey={rowKey} loadingRows={4} empty="Nothing yet" />)
  expect(screen.queryByText('Nothing yet')).toBeNull()
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(document.querySelectorAll('tbody tr')).toHaveLength(4)
})

it('gives its place to the empty state', () => {
  render(<DataTable caption="Ledger" columns={COLUMNS} rows={[]} rowKey={rowKey} empty="Nothing yet" />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('Nothing yet')).toBeDefined()
})

it('keeps its pager above the empty state: an address beyond the last page is led back by it', () => {
  const { container } = render(
    <DataTable caption="Ledger" columns={COLUMNS} rows={[]} rowKey={rowKey} empty="Nothing yet" pager="Pages" />,
  )
  expect(container.textContent).toBe('PagesNothing yet')
})

describe('the pager', () => {
  const pager = { summary: '1–8 of 16', pageCount: 2, labels: { nav: 'Pages', previous: 'Previous', next: 'Next' } }

  it('does not leave the list at either end', () => {
    const onPage = vi.fn<(page: number) => void>()
    const { rerender } = render(<DataPager {...pager} page={1} onPage={onPage} hrefFor={(page) => `?page=${page}`} />)
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    rerender(<DataPager {...pager} page={2} onPage={onPage} hrefFor={(page) => `?page=${page}`} />)
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  })

  it('offers no step on a lone page, and the way back from a page past the end', () => {
    const onPage = vi.fn<(page: number) => void>()
    const { rerender } = render(<DataPager {...pager} pageCount={1} page={1} onPage={onPage} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(pager.summary)).toBeDefined()
    rerender(<DataPager {...pager} pageCount={1} page={3} onPage={onPage} />)
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(onPage).toHaveBeenCalledWith(2)
  })

  it('follows a plain click itself and leaves a modified one to the browser', () => {
    const onPage = vi.fn<(page: number) => void>()
    render(<DataPager {...pager} page={1} onPage={onPage} hrefFor={(page) => `#${page}`} />)
    const next = screen.getByRole('link', { name: 'Next' })
    expect(fireEvent.click(next)).toBe(false)
    expect(onPage).toHaveBeenCalledWith(2)
    fireEvent.click(next, { ctrlKey: true })
    expect(onPage).toHaveBeenCalledTimes(1)
  })
})
