import { msg } from '@lingui/core/macro'
import { Button } from '@jindu/ui/primitives/button'
import type { AppRouterInstance } from '../../router.tsx'
import { notify } from '../notify/notices.ts'

/**
 * Says that a newer build is ready. The page goes on with its own until the reader loads the new one: a form would lose
 * what is typed.
 */
export function sayNewVersion(router: AppRouterInstance, load: () => void): void {
  const { i18n } = router.options.context
  notify({
    title: i18n._(msg`A new version of the site is ready`),
    action: (
      <Button size="s" onClick={load}>
        {i18n._(msg`Load again`)}
      </Button>
    ),
    passing: false,
  })
}
