/** Bounds of the site's name and addresses (marketplace.md §3 "Site settings"). */
export const siteRules = {
  name: { minimumCharacters: 1, maximumCharacters: 40 },
  staticAddress: { maximumCharacters: 200 },
  explorerAddress: { maximumCharacters: 200 },
} as const
