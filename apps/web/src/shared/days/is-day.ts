/** Whether it is a day of the calendar as `2026-11-26`, from 2000 to 2099. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
