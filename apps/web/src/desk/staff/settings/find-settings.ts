import { SETTING_ROWS, SETTING_WORDS, type SettingGroup, type SiteSettingKey } from '@jindu/domain/accounts/site'
import { SETTING_GROUP_LABELS } from '@jindu/i18n/settings'

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Everything that a setting is found by: its key, the old clients' name, label, help and group in both languages. */
function textOf(key: SiteSettingKey): string {
  const { group, wireName = '' } = SETTING_ROWS[key]
  const shown = [...Object.values(SETTING_WORDS[key]).flat(), ...Object.values(SETTING_GROUP_LABELS[group])]
  return folded([key, wireName, ...shown].join(' '))
}

/**
 * The settings that have every word.
 * @param keys in the order in which they are shown
 * @param words as typed; none finds all
 */
export function findSettings(keys: readonly SiteSettingKey[], words: string): readonly SiteSettingKey[] {
  const asked = folded(words)
    .split(/\s+/u)
    .filter((word) => word !== '')
  return keys.filter((key) => {
    const text = textOf(key)
    return asked.every((word) => text.includes(word))
  })
}

/** Those of a group. */
export const ofGroup = (keys: readonly SiteSettingKey[], group: SettingGroup): readonly SiteSettingKey[] =>
  keys.filter((key) => SETTING_ROWS[key].group === group)
