import type { ErrorArea } from './area.ts'

/** What staff do in the console. Numbers from 10000. */
export const staffErrors = {
  STAFF_REASON_LENGTH: { msCode: 10_001, kind: 'input' },
  STAFF_OWN_MATTER: { msCode: 10_002, kind: 'forbidden' },
  GOODS_NOT_DELISTED: { msCode: 10_003, kind: 'conflict' },
  CATEGORY_MERGE_SELF: { msCode: 10_004, kind: 'input' },
  CATEGORY_MERGED: { msCode: 10_005, kind: 'conflict' },
  CATEGORY_ORDER_FULL: { msCode: 10_006, kind: 'limit' },
  CATEGORY_PLACE_INVALID: { msCode: 10_007, kind: 'input' },
  SETTING_INVALID: { msCode: 10_008, kind: 'input' },
  SETTING_CHANGED: { msCode: 10_009, kind: 'conflict' },
  ACCOUNT_FROZEN_BY_OWNER: { msCode: 10_010, kind: 'conflict' },
  SETTING_NAME_INVALID: { msCode: 10_011, kind: 'input' },
  SETTING_ADDRESS_INVALID: { msCode: 10_012, kind: 'input' },
  SETTING_COLOR_INVALID: { msCode: 10_013, kind: 'input' },
  SETTING_UNREAD: { msCode: 10_014, kind: 'conflict' },
  MODERATION_NOT_FOUND: { msCode: 10_015, kind: 'missing' },
  MODERATION_CLAIMED: { msCode: 10_016, kind: 'conflict' },
  MODERATION_NOT_CLAIMED: { msCode: 10_017, kind: 'conflict' },
  MODERATION_CLOSED: { msCode: 10_018, kind: 'conflict' },
  MODERATION_WARNED: { msCode: 10_019, kind: 'conflict' },
  MODERATION_WAITS: { msCode: 10_020, kind: 'conflict' },
  REPORT_NOT_FOUND: { msCode: 10_021, kind: 'missing' },
  REPORT_OWN: { msCode: 10_022, kind: 'forbidden' },
  REPORT_NOTE_LENGTH: { msCode: 10_023, kind: 'input' },
} as const satisfies ErrorArea
