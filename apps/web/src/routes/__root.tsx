import { createRootRouteWithContext } from '@tanstack/react-router'
import { LogInAgainPlace } from '../accounts/accounts/index.ts'
import type { RouterContext } from '../shared/router-context.ts'
import { themeColours } from '../shared/seo/theme-colours.ts'
import { pageHead } from '../shared/seo/page-head.ts'
import { Document } from '../shared/shell/document.tsx'
import { App } from '../shared/shell/app.tsx'
import { loadShell } from '../shared/session/load-shell.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => loadShell(context, matches),
  head: ({ match }) => {
    const page = pageHead(match.context, {})
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
        ...themeColours(match.context.theme),
        ...page.meta,
      ],
      links: [
        { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
        { rel: 'manifest', href: `/manifest.webmanifest?lang=${match.context.locale}` },
      ],
    }
  },
  shellComponent: Document,
  component: () => <App over={<LogInAgainPlace />} />,
})
