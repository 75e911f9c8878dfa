import type { ErrorArea } from './area.ts'

/** Ads: texts, home slots, category slots. Numbers from 8000. */
export const adErrors = {
  AD_NOT_FOUND: { msCode: 8001, kind: 'missing' },
  AD_WRONG_PARTY: { msCode: 8002, kind: 'forbidden' },
  AD_TITLE_REQUIRED: { msCode: 8003, kind: 'input' },
  AD_TITLE_LENGTH: { msCode: 8004, kind: 'input' },
  AD_TITLE_CHARACTERS: { msCode: 8005, kind: 'input' },
  AD_CONTENT_REQUIRED: { msCode: 8006, kind: 'input' },
  AD_WEEKS_INVALID: { msCode: 8007, kind: 'input' },
  AD_PACKAGES_INVALID: { msCode: 8008, kind: 'input' },
  AD_CATEGORIES_REQUIRED: { msCode: 8009, kind: 'input' },
  AD_NOT_BOUGHT: { msCode: 8010, kind: 'conflict' },
  AD_EXPIRED: { msCode: 8011, kind: 'conflict' },
  AD_ALREADY_SHOWN: { msCode: 8012, kind: 'conflict' },
  AD_ALREADY_CLOSED: { msCode: 8013, kind: 'conflict' },
  AD_NO_HITS_LEFT: { msCode: 8014, kind: 'conflict' },
  AD_CATEGORIES_FAILED: { msCode: 8015, kind: 'internal' },
  AD_NOT_EXPIRED: { msCode: 8016, kind: 'conflict' },
  AD_CLOSED_BY_STAFF: { msCode: 8017, kind: 'forbidden' },
  AD_UNDER_REVIEW: { msCode: 8018, kind: 'conflict' },
  AD_NOT_UNDER_REVIEW: { msCode: 8019, kind: 'conflict' },
  AD_TYPE_INVALID: { msCode: 8020, kind: 'input' },
} as const satisfies ErrorArea
