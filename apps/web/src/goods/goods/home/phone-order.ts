/** On phones one line that is pushed sideways, out to the edges of the screen. */
export const PHONE_ROW =
  'phone:-mx-(--gutter) phone:flex phone:flex-nowrap phone:gap-x-5 phone:overflow-x-auto phone:border-y-0 phone:px-(--gutter) phone:[scrollbar-width:none]'

/** On phones the latest goods are in the first view; this comes after them. */
export const PHONE_AFTER = 'phone:order-1'
