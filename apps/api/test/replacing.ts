/** Tests that put something of their own in the place of a part of Node: each needs modules that no other file has loaded. */
export const replacing = ['src/records/files/full-disk.test.ts', 'src/platform/outgoing/rebinding.test.ts']
