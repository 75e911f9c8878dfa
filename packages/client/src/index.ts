export { createJindu, type Jindu, type JinduOptions } from './create-jindu.ts'
export type { FollowOptions, Source } from './follow.ts'
export { refusalOf, sayError } from './refusal.ts'
export type { Inputs, Outputs, Router } from './types.ts'
