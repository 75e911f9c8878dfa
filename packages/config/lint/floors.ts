/**
 * The rooms of each layer, lowest floor first. A file imports from its own floor and those below; rooms on the same
 * floor do not import each other. The wings have the same order in every layer.
 */
const WINGS = ['records', 'accounts', 'trust', 'goods', 'otc', 'wallet', 'promotion', 'desk']

export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'packages/domain/src': [
    'text',
    'rules',
    'errors',
    'time',
    'money',
    'ledger',
    'words',
    'machines',
    ...WINGS,
    'events',
    'messages',
    'outside',
    'webhooks',
    'audit',
    'input',
  ],
  'apps/api/src': ['platform', 'trpc', ...WINGS, 'app', 'reference', 'legacy', 'sandbox-data', 'books', 'server'],
  'apps/web/src': ['shared', ...WINGS, 'routes', 'server'],
}

/** Rooms with features, each of which is entered through its `index.ts`. */
export const HAS_DOORS: ReadonlySet<string> = new Set(WINGS)

/** Files of a feature that another feature may import: its door, and its tables for joins. */
export const DOORS: ReadonlySet<string> = new Set(['index.ts', 'feature.ts', 'tables.ts'])
