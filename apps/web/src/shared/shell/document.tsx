import { Trans } from '@lingui/react/macro'
import { I18nProvider } from '@lingui/react'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import type { RouterContext } from '../router-context.ts'
import { i18nFor, loadWords } from '../i18n/words.ts'
import type { Locale } from '../i18n/locale.ts'
import { PreferencesContext, rememberLocale, rememberTheme, type Preferences, type Theme } from '../preferences.ts'

/** Pages are whole without scripts, and nothing on them answers. */
function NoScript(): ReactNode {
  return (
    <noscript>
      <p className="no-script">
        <Trans>
          Scripts are switched off in this browser: you can read this page, but buttons and fields need them.
        </Trans>
      </p>
    </noscript>
  )
}

/** The html element. Language and theme live here, so that both switch without a reload. */
export function Document({ children }: { children: ReactNode }) {
  const router = useRouter()
  const given: RouterContext = router.options.context
  const [locale, setLocale] = useState(given.locale)
  const [theme, setTheme] = useState(given.theme)

  // The same object until one of them changes: a new value makes React drop the server's markup of parts whose code is not there.
  const preferences = useMemo((): Preferences => {
    const changeLocale = async (next: Locale) => {
      rememberLocale(next)
      await loadWords(router.state.matches, next)
      router.update({ ...router.options, context: { ...router.options.context, locale: next, i18n: i18nFor(next) } })
      // Calls send the page's language, so set it now, not at the next render.
      document.documentElement.lang = next
      setLocale(next)
      // Titles and descriptions come from the routes, category names from the server.
      await Promise.all([router.invalidate(), given.queryClient.invalidateQueries()])
    }
    return {
      locale,
      theme,
      setLocale: (next: Locale) => void changeLocale(next),
      setTheme: (next: Theme) => {
        rememberTheme(next)
        setTheme(next)
      },
    }
  }, [locale, theme, router, given.queryClient])

  return (
    <html lang={locale} dir="ltr" data-theme={theme} data-view={given.goodsView}>
      <head>
        <HeadContent />
      </head>
      <body>
        <PreferencesContext value={preferences}>
          <I18nProvider i18n={i18nFor(locale)}>
            <NoScript />
            {children}
          </I18nProvider>
        </PreferencesContext>
        <Scripts />
      </body>
    </html>
  )
}
