import { createRootRouteWithContext } from '@tanstack/react-router'
import { LogInAgainPlace } from '../accounts/accounts/index.ts'
import type { RouterContext } from '../shared/router-context.ts'
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
        {
          name: 'viewport',
          // The keyboard shrinks the window, so that bars at its foot and dialogs stand above the keyboard.
          content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
        },
        ...page.meta,
      ],
      links: [{ rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' }],
    }
  },
  shellComponent: Document,
  component: () => <App over={<LogInAgainPlace />} />,
})
