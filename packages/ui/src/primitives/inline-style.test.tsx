import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Field } from './field.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Note } from './note.tsx'
import { PasswordInput } from './password-input.tsx'
import { RadioCard, RadioCards } from './radio-card.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { Stepper } from './stepper.tsx'
import { Steps } from './steps.tsx'
import { TabPanel, Tabs } from './tabs.tsx'
import { Textarea } from './textarea.tsx'
import { ToastProvider } from './toast.tsx'

const nothing = (): void => {}

test('what the server renders carries no style attribute, which the content policy would drop', () => {
  const html = renderToString(
    <ToastProvider label="Notifications" dismissLabel="Dismiss">
      <Breadcrumb label="Path">
        <a href="/">Goods</a>
        <span>30418</span>
      </Breadcrumb>
      <Button loading>Pay</Button>
      <Note tone="negative" title="Error" />
      <Field label="Password" error="Wrong">
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>
      <Field label="Reason" hint="Why">
        <Textarea limit={10} />
      </Field>
      <Select aria-label="Category">
        <option>Fonts</option>
      </Select>
      <Checkbox>Seen</Checkbox>
      <RadioCards label="Pay with" value="LTC" onValueChange={nothing}>
        <RadioCard value="LTC" title="LTC" />
      </RadioCards>
      <Segmented label="Side" value="buy" onValueChange={nothing} options={[{ value: 'buy', label: 'Buy' }]} />
      <Stepper value={1} max={9} onValueChange={nothing} label="Quantity" decreaseLabel="Less" increaseLabel="More" />
      <Steps label="Steps" current="a" doneLabel="done" steps={[{ id: 'a', title: 'A' }]} />
      <Tabs label="Views" value="a" onValueChange={nothing} tabs={[{ value: 'a', label: 'A' }]}>
        <TabPanel value="a">A</TabPanel>
      </Tabs>
      <Loading label="Loading" slowText="Still loading">
        <Skeleton className="w-40" />
      </Loading>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem>Copy</MenuItem>
      </Menu>
      <ConfirmDialog
        open
        onOpenChange={nothing}
        title="Release?"
        consequence="It does not come back."
        confirmLabel="Release"
        cancelLabel="Not yet"
        onConfirm={nothing}
      />
    </ToastProvider>,
  )
  expect(html).toContain('role="tablist"')
  expect(html).not.toMatch(/\sstyle=/)
  expect(html).not.toContain('<style')
})
