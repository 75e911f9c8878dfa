import type { AnyTRPCProcedure } from '@trpc/server'
import { createCallerFactory, router } from '../trpc/init.ts'
import { routersOf } from './feature.ts'
import { wings } from './wings.ts'

export const appRouter = router(routersOf(wings))

export type AppRouter = typeof appRouter
type PathsOf<Routes, Prefix extends string = ''> = {
  [Name in keyof Routes & string]: Routes[Name] extends AnyTRPCProcedure
    ? `${Prefix}${Name}`
    : PathsOf<Routes[Name], `${Prefix}${Name}.`>
}[keyof Routes & string]

/** Every procedure of the router, as `feature.procedure`. */
export type ProcedurePath = PathsOf<AppRouter['_def']['record']>

/** Runs procedures in process: server rendering and the Ms* calls. */
export const createCaller = createCallerFactory(appRouter)
