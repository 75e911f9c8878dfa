const saysItself = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.validity.customError

/**
 * Focuses the first field of a form with a custom validity error, such as an invalid day.
 * @returns whether there is one: the form must not be sent then
 */
export function hasRefusedControl(form: HTMLFormElement): boolean {
  const refused = [...form.elements].find(saysItself)
  refused?.focus()
  return refused !== undefined
}
