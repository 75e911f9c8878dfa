import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

function Order(): ReactNode {
  const [tab, setTab] = useState('talk')
  return (
    <Tabs
      label="Order"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'talk', label: 'Talk' },
        { value: 'frozen', label: 'Frozen', disabled: true },
        { value: 'dossier', label: 'Dossier', count: 6 },
        { value: 'reviews', label: 'Reviews' },
      ]}
    >
      <TabPanel value="talk">What was said</TabPanel>
      <TabPanel value="dossier">What was filed</TabPanel>
      <TabPanel value="reviews">What others say</TabPanel>
    </Tabs>
  )
}

function chosen(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

/** Presses a key where the focus is. */
function press(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

afterEach(cleanup)

describe('tabs by keyboard', () => {
  test('are one stop: only the chosen one is in the order of the Tab key', () => {
    render(<Order />)
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
    expect(stops.map((tab) => tab.textContent)).toEqual(['Talk'])
  })

  test('arrows choose, pass over what is disabled and go round; Home and End go to the ends', () => {
    render(<Order />)
    screen.getByRole('tab', { name: 'Talk' }).focus()
    press('ArrowRight')
    expect(chosen()).toBe('Dossier 6')
    press('End')
    expect(chosen()).toBe('Reviews')
    press('ArrowRight')
    expect(chosen()).toBe('Talk')
    press('ArrowLeft')
    expect(chosen()).toBe('Reviews')
    press('Home')
    expect(chosen()).toBe('Talk')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Talk' }))
  })
})

test('the panel belongs to its tab and only one is there', () => {
  render(<Order />)
  fireEvent.click(screen.getByRole('tab', { name: 'Dossier 6' }))
  const panel = screen.getByRole('tabpanel', { name: 'Dossier 6' })
  expect(panel.textContent).toBe('What was filed')
  expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id)
})
