const saysItself = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.customError

/**
 * The first field of a form that says of itself that what stands in it cannot be taken, such as a day that is none; it gets the focus.
 * @returns whether there is one: the form is not sent then
 */
export function hasRefusedControl(form: HTMLFormElement): boolean {
  const refused = [...form.elements].find(saysItself)
  refused?.focus()
  return refused !== undefined
}
